package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/roulette"
)

// bets lists the player's bets with what each paid back, and the balance.
func (p *page) bets() app.UI {
	o, _ := p.state.Report().Outcome.(roulette.Outcome)
	if o.Payout == nil {
		return app.Div().Class("bets").Hidden(true)
	}
	var rows []app.UI
	for _, b := range o.Payout.Bets {
		rows = append(rows, p.betRow(b))
	}
	return app.Div().Class("bets").Body(
		app.H3().Text(p.say(i18n.BetsHead)),
		app.P().Class("why").Hidden(o.Status == fair.StatusMatch).Text(p.say(i18n.BetsFor, "number", o.Number)),
		app.Table().Body(
			app.THead().Body(app.Tr().Body(
				app.Th().Scope("col").Text(p.say(i18n.BetCol)),
				app.Th().Scope("col").Text(p.say(i18n.StakeCol)),
				app.Th().Scope("col").Text(p.say(i18n.ColResult)),
				app.Th().Scope("col").Text(p.say(i18n.ReturnedCol)),
			)),
			app.TBody().Body(rows...),
			app.TFoot().Body(
				p.sumRow(i18n.StakedRow, o.Payout.Staked),
				p.sumRow(i18n.ReturnedCol, o.Payout.Returned),
				p.sumRow(i18n.NetRow, o.Payout.Net),
			),
		),
	)
}

func (p *page) betRow(b roulette.BetResult) app.UI {
	word := p.say(i18n.BetLost)
	if b.Won {
		word = p.say(i18n.BetWon)
	}
	return app.Tr().Class("bet-"+map[bool]string{true: "won", false: "lost"}[b.Won]).Body(
		app.Td().Text(b.Bet),
		app.Td().Text(b.Stake),
		app.Td().Text(word),
		app.Td().Text(b.Returned),
	)
}

func (p *page) sumRow(k i18n.Key, amount string) app.UI {
	return app.Tr().Body(
		app.Th().Scope("row").ColSpan(3).Text(p.say(k)),
		app.Td().Text(amount),
	)
}
