package model

import (
	"slices"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
)

// Story is a report's evidence in the order in which a person follows it, with
// what the board looked like at each stop. It computes no hash anew: what a scene
// needs beyond its own step is replayed from the steps before it.
type Story struct {
	Scenes []Scene
	report fair.Report
}

// Scene is one stop of a story.
type Scene struct {
	Chapter Chapter
	// Step is what the scene is about: a fair.HashStep, BlockStep or DrawStep; nil
	// for the outcome.
	Step fair.Step
	// Means is what an accepted draw decided: a mines.MineStep,
	// roulette.PocketStep or dond.SwapStep; else nil.
	Means fair.Step
	// Block holds a draw's bytes, as its group Group of 4, from 0.
	Block fair.BlockStep
	Group int
}

// Chapter is a part of the story.
type Chapter string

// The chapters in order. A block of the stream that is read later stands between
// the draws.
const (
	ChapterCommitment Chapter = "commitment"
	ChapterSignature  Chapter = "signature"
	ChapterStream     Chapter = "stream"
	ChapterDraws      Chapter = "draws"
	ChapterOutcome    Chapter = "outcome"
)

// NewStory arranges a report as a story. It has no scene where nothing could be
// computed, and ends early where the rest could not.
func NewStory(r fair.Report) Story {
	s := Story{report: r}
	var block fair.BlockStep
	group := 0
	for _, step := range r.Steps {
		switch step := step.(type) {
		case fair.HashStep:
			s.add(Scene{Chapter: Chapter(step.Code), Step: step})
		case fair.BlockStep:
			block, group = step, 0
			s.add(Scene{Chapter: ChapterStream, Step: step})
		case fair.DrawStep:
			s.add(Scene{Chapter: ChapterDraws, Step: step, Block: block, Group: group})
			group++
		default: // what the draw before it decided
			s.Scenes[len(s.Scenes)-1].Means = step
		}
	}
	if r.Outcome != nil {
		s.add(Scene{Chapter: ChapterOutcome})
	}
	return s
}

func (s *Story) add(scene Scene) { s.Scenes = append(s.Scenes, scene) }

// Whole reports whether the story goes on to the outcome.
func (s Story) Whole() bool { return s.report.Outcome != nil }

// Chapters lists the story's chapters in order, without the ones it has not come
// to.
func (s Story) Chapters() []Chapter {
	var list []Chapter
	for _, scene := range s.Scenes {
		if !slices.Contains(list, scene.Chapter) {
			list = append(list, scene.Chapter)
		}
	}
	return list
}

// First is the place of a chapter's first scene, or -1.
func (s Story) First(c Chapter) int {
	return slices.IndexFunc(s.Scenes, func(scene Scene) bool { return scene.Chapter == c })
}

// Used is the number of groups that the round took from a block of the stream.
func (s Story) Used(block int) int {
	n := 0
	for _, scene := range s.Scenes {
		if scene.Chapter == ChapterDraws && scene.Block.Index == block {
			n++
		}
	}
	return n
}

// Mined lists the tiles with a mine before scene i, in order of placement. After
// scene i is before scene i+1.
func (s Story) Mined(i int) []int {
	var tiles []int
	for _, scene := range s.Scenes[:i] {
		if step, ok := scene.Means.(mines.MineStep); ok {
			tiles = append(tiles, step.Tile)
		}
	}
	return tiles
}

// Free lists the tiles without a mine before scene i, in order, SPEC 1.5: a draw's
// result counts in this list.
func (s Story) Free(i int) []int {
	free := upTo(mines.Tiles)
	for _, scene := range s.Scenes[:i] {
		if step, ok := scene.Means.(mines.MineStep); ok {
			free = slices.Delete(free, step.Index, step.Index+1)
		}
	}
	return free
}

// Positions lists the ladder position, 1 to 25, in each of the 25 places before
// scene i, SPEC 2.4.
func (s Story) Positions(i int) []int {
	list := upTo(dond.Cases)
	for _, scene := range s.Scenes[:i] {
		if step, ok := scene.Means.(dond.SwapStep); ok {
			list[step.I], list[step.J] = list[step.J], list[step.I]
		}
	}
	return list
}

func upTo(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i + 1
	}
	return list
}

// Cursor is a place in a story. It holds for stories of the length that it was
// set in; in any other it stands at the start.
type Cursor struct{ at, of int }

// CursorAt is the cursor at scene i of n, or at the end that i is beyond.
func CursorAt(i, n int) Cursor { return Cursor{max(0, min(i, n-1)), n} }

// In is the cursor's place, from 0, in a story of n scenes.
func (c Cursor) In(n int) int {
	if c.of != n {
		return 0
	}
	return c.at
}
