package i18n

import (
	"slices"

	"roundcheck/fair"
)

// Messages of the page itself. Those that depend on a field, a game, a verdict,
// a status or a finding are named by functions below.
const (
	Title     Key = "title"
	Question  Key = "question"
	Lead      Key = "lead"
	Private   Key = "private"
	Languages Key = "languages"

	GameLabel   Key = "game.label"
	RoundHead   Key = "form.round"
	RoundWhy    Key = "form.round-why"
	ShownHead   Key = "form.shown"
	MoreHead    Key = "form.more"
	ExampleDo   Key = "form.example"
	ClearDo     Key = "form.clear"
	UndoDo      Key = "form.undo"
	ExampleNote Key = "form.example-note"
	BlankServer Key = "form.blank-server"
	BlankClient Key = "form.blank-client"
	DismissDo   Key = "form.dismiss"
	Optional    Key = "form.optional"
	Needed      Key = "form.needed"

	WheelEuropean Key = "wheel.european"
	WheelAmerican Key = "wheel.american"

	ResultHead    Key = "result.head"
	ReadyTitle    Key = "result.ready"
	ReadyText     Key = "result.ready-text"
	WaitingTitle  Key = "result.waiting"
	WaitingText   Key = "result.waiting-text"
	CommitWrong   Key = "mismatch.commitment"
	SignWrong     Key = "mismatch.signature"
	OutcomeWrong  Key = "mismatch.outcome"
	MismatchHelp  Key = "mismatch.help"
	MismatchSeed  Key = "mismatch.help-seed"
	MismatchCases Key = "mismatch.help-cases"
	LackCommit    Key = "lack.commitment"
	LackOutcome   Key = "lack.outcome"
	LackRest      Key = "lack.rest"
	NothingYet    Key = "lack.everything"
	PartCommit    Key = "part.commitment"
	PartSignature Key = "part.signature"
	PartOutcome   Key = "part.outcome"
	NotComputed   Key = "part.not-computed"
	Unreadable    Key = "part.unreadable"
	Computed      Key = "part.computed"
	Given         Key = "part.given"
	LinkHead      Key = "link.head"
	ViewMissing   Key = "link.view"

	BoardEmpty   Key = "board.empty"
	MinesText    Key = "board.mines"
	WheelText    Key = "board.wheel"
	Red          Key = "board.red"
	Black        Key = "board.black"
	Green        Key = "board.green"
	CaseText     Key = "board.case"
	CaseAmount   Key = "board.case-amount"
	CaseUnknown  Key = "board.case-unknown"
	LegendOrder  Key = "board.legend-order"
	LegendMarks  Key = "board.legend-marks"
	LegendLadder Key = "board.legend-ladder"
	LegendPlaces Key = "board.legend-places"
	BetsHead     Key = "bets.head"
	BetCol       Key = "bets.bet"
	StakeCol     Key = "bets.stake"
	ReturnedCol  Key = "bets.returned"
	StakedRow    Key = "bets.staked"
	NetRow       Key = "bets.net"
	BetWon       Key = "bets.won"
	BetLost      Key = "bets.lost"

	StepsHead     Key = "steps.head"
	StepCommit    Key = "steps.commitment"
	StepSign      Key = "steps.signature"
	StepBlockSeed Key = "steps.block-shake"
	StepBlockMac  Key = "steps.block-hmac"
	StepDraws     Key = "steps.draws"
	ColDraw       Key = "steps.col-draw"
	ColBytes      Key = "steps.col-bytes"
	ColValue      Key = "steps.col-value"
	ColPool       Key = "steps.col-pool"
	ColLimit      Key = "steps.col-limit"
	ColResult     Key = "steps.col-result"
	ColMeans      Key = "steps.col-means"
	Rejected      Key = "steps.rejected"
	MeansTile     Key = "steps.tile"
	MeansPocket   Key = "steps.pocket"
	MeansSwap     Key = "steps.swap"

	ReceiptHead Key = "receipt.head"
	ReceiptWhy  Key = "receipt.why"
	CopyDo      Key = "receipt.copy"
	Copied      Key = "receipt.copied"
	CopyFailed  Key = "receipt.copy-failed"
	SaveDo      Key = "receipt.save"

	ProofHead    Key = "proof.head"
	ProofCommit  Key = "proof.commitment"
	ProofOutcome Key = "proof.outcome"
	ProofLimit   Key = "proof.limit"
	ProofBoth    Key = "proof.both"

	// Hints.
	HintsHead    Key = "hints.head"
	ApplyDo      Key = "hints.apply"
	FixFrom      Key = "hints.from"
	FixTo        Key = "hints.to"
	FixNothing   Key = "hints.nothing"
	MismatchHint Key = "mismatch.hint"
	ChangedNote  Key = "changed.note"
	ChangedFrom  Key = "changed.from"
	// The story of how a result was worked out.
	StoryLead         Key = "story.lead"
	StoryFirst        Key = "story.first"
	StoryPrev         Key = "story.prev"
	StoryNext         Key = "story.next"
	StoryLast         Key = "story.last"
	StoryRange        Key = "story.range"
	StoryPlace        Key = "story.place"
	StoryUnfinished   Key = "story.unfinished"
	StoryTable        Key = "story.table"
	StoryStream       Key = "story.stream"
	StoryDraws        Key = "story.draws"
	StoryHashed       Key = "story.hashed"
	StoryKey          Key = "story.key"
	StoryMessage      Key = "story.message"
	StoryCounter      Key = "story.counter"
	StoryChars        Key = "story.chars"
	StoryMarks        Key = "story.marks"
	StoryMore         Key = "story.more"
	StoryEmpty        Key = "story.empty"
	StoryBytes        Key = "story.bytes"
	StoryMoreBytes    Key = "story.more-bytes"
	StoryCommitTitle  Key = "story.commitment"
	StoryCommitWhy    Key = "story.commitment-why"
	StorySignTitle    Key = "story.signature"
	StorySignWhy      Key = "story.signature-why"
	StoryStreamTitle  Key = "story.block"
	StoryShakeWhy     Key = "story.shake-why"
	StoryMacWhy       Key = "story.hmac-why"
	StoryRangeOf      Key = "story.byte-range"
	StoryUsed         Key = "story.used"
	StoryDrawMine     Key = "story.draw-mine"
	StoryDrawPocket   Key = "story.draw-pocket"
	StoryDrawSwap     Key = "story.draw-swap"
	StoryDrawStay     Key = "story.draw-stay"
	StoryDrawRejected Key = "story.draw-rejected"
	StoryBytesHead    Key = "story.bytes-head"
	StoryNumberHead   Key = "story.number-head"
	StoryNumberWhy    Key = "story.number-why"
	StoryLimitHead    Key = "story.limit-head"
	StoryLimitWhy     Key = "story.limit-why"
	StoryAccepted     Key = "story.accepted"
	StoryRejected     Key = "story.rejected"
	StoryRejectedWhy  Key = "story.rejected-why"
	StoryDivisionHead Key = "story.division-head"
	StoryDivisionWhy  Key = "story.division-why"
	StoryShareHead    Key = "story.share-head"
	StoryShareWhy     Key = "story.share-why"
	StoryDecimal      Key = "story.decimal"
	StoryEffectHead   Key = "story.effect-head"
	StoryNothing      Key = "story.nothing"
	StoryFree         Key = "story.free"
	StoryFreeLegend   Key = "story.free-legend"
	StoryGrid         Key = "story.grid"
	StoryMineWhy      Key = "story.mine-why"
	StoryPocketWhy    Key = "story.pocket-why"
	StoryDoubleZero   Key = "story.double-zero"
	StorySwapWhy      Key = "story.swap-why"
	StoryStayWhy      Key = "story.stay-why"
	StoryBefore       Key = "story.before"
	StoryAfter        Key = "story.after"
	StoryRowLegend    Key = "story.row-legend"
	StoryOutcomeTitle Key = "story.outcome"
	StoryMinesEnd     Key = "story.mines-end"
	StoryPocketEnd    Key = "story.pocket-end"
	StoryCasesEnd     Key = "story.cases-end"
	StorySeen         Key = "story.seen"
	// Evidence to take along.
	EvidenceHead        Key = "evidence.head"
	OpenDo              Key = "open.do"
	OpenWhy             Key = "open.why"
	OpenDrop            Key = "open.drop"
	OpenSame            Key = "open.unaltered"
	OpenAltered         Key = "open.altered"
	OpenPlace           Key = "open.place"
	OpenNothing         Key = "open.nothing"
	OpenDigest          Key = "open.digest"
	OpenMore            Key = "open.more"
	OpenRound           Key = "open.round"
	OpenLarge           Key = "open.too-large"
	OpenNotText         Key = "open.not-text"
	OpenNotJSON         Key = "open.not-json"
	OpenNoReceipt       Key = "open.no-receipt"
	OpenSchema          Key = "open.other-schema"
	OpenBadInput        Key = "open.bad-input"
	OpenMany            Key = "open.many"
	OpenUnread          Key = "open.unread"
	SaveFrame           Key = "save.frame"
	PrintDo             Key = "print.do"
	PrintDraws          Key = "print.draws"
	ScriptHead          Key = "script.head"
	ScriptWhy           Key = "script.why"
	ScriptPick          Key = "script.pick"
	ScriptCut           Key = "script.cut"
	ScriptNone          Key = "script.none"
	ScriptTop           Key = "script.top"
	ScriptInput         Key = "script.input"
	ScriptStatus        Key = "script.status"
	ScriptCommit        Key = "script.commitment"
	ScriptSign          Key = "script.signature"
	ScriptStream        Key = "script.stream"
	ScriptSample        Key = "script.sample"
	ScriptMines         Key = "script.mines"
	ScriptRoulette      Key = "script.roulette"
	ScriptBlocks        Key = "script.blocks"
	ScriptShuffle       Key = "script.shuffle"
	ScriptSeen          Key = "script.seen"
	ScriptAmounts       Key = "script.amounts"
	ScriptJudge         Key = "script.judge"
	SummaryHead         Key = "summary.head"
	SummaryWhy          Key = "summary.why"
	SummaryTop          Key = "summary.top"
	SummaryPair         Key = "summary.pair"
	SummaryGame         Key = "summary.game"
	SummaryVerified     Key = "summary.verified"
	SummaryIncomplete   Key = "summary.incomplete"
	SummaryInvalid      Key = "summary.invalid"
	SummaryCommitWrong  Key = "summary.commitment-wrong"
	SummarySignWrong    Key = "summary.signature-wrong"
	SummaryOutcomeWrong Key = "summary.outcome-wrong"
	SummaryShown        Key = "summary.shown"
	SummaryEmpty        Key = "summary.empty"
	SummaryLong         Key = "summary.long"
	SummaryPlaces       Key = "summary.places"
	SummaryFindings     Key = "summary.findings"
	SummaryAgainHead    Key = "summary.again-head"
	SummaryAgain        Key = "summary.again"
	// Smart paste.
	PasteHead     Key = "paste.head"
	PasteHint     Key = "paste.hint"
	PasteWhy      Key = "paste.why"
	PasteDo       Key = "paste.do"
	PasteFailed   Key = "paste.failed"
	PasteTooLong  Key = "paste.too-long"
	PasteNothing  Key = "paste.nothing"
	PasteCount    Key = "paste.count"
	PasteUsed     Key = "paste.used"
	PasteRead     Key = "paste.read"
	PasteFrom     Key = "paste.from"
	PasteShape    Key = "paste.shape"
	PasteFollows  Key = "paste.follows"
	PasteAs       Key = "paste.as"
	PasteReplaces Key = "paste.replaces"
	PasteClash    Key = "paste.clash"
	PasteOther    Key = "paste.other-game"
	PasteTrim     Key = "paste.trim"
	PasteCut      Key = "paste.cut"
	PasteMore     Key = "paste.more"
	PasteRest     Key = "paste.rest"
	PasteGone     Key = "paste.gone"
	PasteAnother  Key = "paste.another"
	PasteSome     Key = "paste.some"
	PasteAdds     Key = "paste.adds"
	PasteUse      Key = "paste.use"
	PasteDrop     Key = "paste.drop"
	// entry: the boards, how texts were read, differences.
	EntryMines     Key = "entry.mines"
	EntryMinesHelp Key = "entry.mines-help"
	EntryWheel     Key = "entry.wheel"
	EntryWheelHelp Key = "entry.wheel-help"
	EntryCases     Key = "entry.cases"
	EntryCasesHelp Key = "entry.cases-help"
	EntryLocked    Key = "entry.locked"
	ClearBoardDo   Key = "entry.clear"
	ModeLabel      Key = "entry.mode"
	ModeMine       Key = "entry.mode-mine"
	ModeSafe       Key = "entry.mode-safe"
	TileMine       Key = "entry.tile-mine"
	TileSafe       Key = "entry.tile-safe"
	TileUnmarked   Key = "entry.tile-unmarked"
	CountMines     Key = "entry.count-mines"
	CountNumber    Key = "entry.count-number"
	CountNoNumber  Key = "entry.count-no-number"
	CountCases     Key = "entry.count-cases"
	PocketName     Key = "entry.pocket"
	BoxBad         Key = "entry.box-bad"
	BoxOpen        Key = "entry.box-open"
	BoxAsk         Key = "entry.box-ask"
	ReadAs         Key = "read.as"
	ReadEach       Key = "read.each"
	ReadAmount     Key = "read.amount"
	ReadAsk        Key = "read.ask"
	ReadThis       Key = "read.this"
	ReadMany       Key = "read.many"
	ReadBad        Key = "read.bad"
	ReadUndo       Key = "read.undo"
	GrowingText    Key = "result.growing"
	DiffHead       Key = "diff.head"
	DiffMine       Key = "diff.mine"
	DiffSafe       Key = "diff.safe"
	DiffUnmarked   Key = "diff.unmarked"
	DiffNumber     Key = "diff.number"
	DiffCase       Key = "diff.case"
	DiffOrder      Key = "diff.order"
	DiffFalls      Key = "diff.falls"
	DiffRises      Key = "diff.rises"
	DiffMore       Key = "diff.more"
	DiffDigit      Key = "diff.digit"
	LegendRing     Key = "board.legend-ring"
	LegendCases    Key = "board.legend-cases"
	YouSaw         Key = "board.you-saw"
	SeedsGive      Key = "board.seeds-give"
	MismatchProves Key = "mismatch.proves"
	outcomeChance  Key = "outcome.chance"

	// What to do next.
	MismatchRestMines  Key = "mismatch.help-rest.mines"
	MismatchRestWheel  Key = "mismatch.help-rest.wheel"
	MismatchDoubleZero Key = "mismatch.double-zero"
	BetsFor            Key = "bets.for"
	NextSeen           Key = "next.seen"
	NextField          Key = "next.field"
	// paste3: what a paste has in the place of a seed, and around the values.
	PasteHidden     Key = "paste.hidden"
	PasteHiddenDond Key = "paste.hidden.dond"
	PasteMasked     Key = "paste.masked"
	PasteFurniture  Key = "paste.furniture"
)

// PasteWhyNot is the message that says why a piece of a pasted text was not
// taken.
func PasteWhyNot(why string) Key { return Key("paste.not." + why) }

// Messages that only this package puts together.
const (
	listComma    Key = "list.comma"
	twoSentences Key = "list.sentences"
	quote        Key = "quote"
	charCoded    Key = "char.coded"
	rangeWords   Key = "range"
	rangeOrWords Key = "range.or"
)

// Doctor: what speaks for a finding.
const (
	doctorFixed      Key = "doctor.fixed"
	doctorLook       Key = "doctor.look"
	doctorChance     Key = "doctor.chance"
	doctorCommitment Key = "doctor.commitment"
	doctorSignature  Key = "doctor.signature"
	doctorOutcome    Key = "doctor.outcome"
)

// GameName is the message that names a game.
func GameName(game string) Key { return Key("game." + game) }

// GameBy is the message that names a game's operator.
func GameBy(game string) Key { return Key("game." + game + ".by") }

// Label is the name of a field. Where a field means something else in each game,
// the game has its own. A name from a link that is no field of ours stands as it
// is.
func (l Lang) Label(game string, f fair.Field) string { return l.byGame("label", game, f) }

// Help says what to enter in a field.
func (l Lang) Help(game string, f fair.Field) string { return l.byGame("help", game, f) }

func (l Lang) byGame(kind, game string, f fair.Field) string {
	k := l.fieldKey(kind, game, f)
	if !slices.Contains(fair.Fields(), f) || !l.Has(k) {
		return visible(string(f))
	}
	return l.Say(k)
}

func (l Lang) fieldKey(kind, game string, f fair.Field) Key {
	k := Key(kind + "." + string(f))
	if own := k + Key("."+game); l.Has(own) {
		return own
	}
	return k
}

// VerdictTitle is the message that gives a verdict in a word or two.
func VerdictTitle(v fair.Verdict) Key { return Key("verdict." + string(v)) }

// VerdictText is the message that says what the verdict means. There is none for
// a mismatch: the page says which part does not match.
func VerdictText(v fair.Verdict) Key { return VerdictTitle(v) + "-text" }

// StatusWord is the message for how a part compares with what was given.
func StatusWord(s fair.Status) Key { return Key("status." + string(s)) }

// OddityText is the message for something in a text that one does not see.
func OddityText(kind string) Key { return Key("oddity." + kind) }
