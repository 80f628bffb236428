package model

import "roundcheck/app/model/link"

// Link is what a page's address says in its fragment.
type Link = link.Link

// Settings are the keys of a link that are no fields of a round.
type Settings = link.Settings

// ParseLink reads a fragment; see [link.Parse].
func ParseLink(fragment string) Link { return link.Parse(fragment) }
