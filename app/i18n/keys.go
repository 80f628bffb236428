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
	MismatchRest  Key = "mismatch.help-rest"
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
