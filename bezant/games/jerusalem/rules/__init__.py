"""The rules of Jerusalem, one chapter a file, and the decision table (Part III): what may be answered to which question.

Squires, coins and cards bring control of areas, and these bring more of them (JER-1.2): each is a verb here."""

from __future__ import annotations

from bezant.kernel.actions import Verb
from bezant.kernel.decisions import At, Course

from .. import tables as T
from ..names import Step, Why
from . import auction, calendar, cards, deployment, draft, imagining, menu, revenue, turns

set_up, imagine = turns.set_up, imagining.imagine

OFFICE, CARD, GAIN = ("office", T.OFFICE_NAMES), ("card", T.CARD_NAMES), ("gain", T.GAIN_NAMES)
AREA, FROM, MARKET = ("area", T.AREA_NAMES), ("from_area", T.AREA_NAMES), ("area", T.MARKET_AREAS)
SIDE, BID, BOUGHT = ("side", T.SIDE_NAMES), ("coins", range(T.MOST_BID + 1)), ("prestige", range(T.PRESTIGE_MOST + 1))
BARON, MARCH = ("choice", ("baron",)), ("choice", ("march",))
SAVED = ("squires", range(T.MOST_SAVED, -1, -1))  # most first, as in all that follow
SQUIRES, COINS, PRESTIGE = (
    (kind, range(T.MOST_INCOME[which], -1, -1)) for which, kind in enumerate(("squires", "coins", "prestige"))
)

COURSE = Course(
    Step,
    Why,
    (
        Verb("office", Step.office, auction.name_office, auction.refuse_office, "JER-6.4", (OFFICE,)),  # JER-D1
        Verb("pass", Step.raise_, auction.pass_bid, None, "JER-6.7"),  # JER-D3
        Verb(
            "bid", (Step.open, Step.raise_), auction.make_bid, auction.refuse_bid, "JER-6.6", (BID,)
        ),  # JER-D2, JER-D3
        Verb("keep", Step.draft, draft.keep, draft.refuse_keep, "JER-7.1", (CARD,), secret=True),  # JER-D4
        # JER-D5; the order inside a deployment turn is free (JER-8.4, JER-R53)
        Verb("place", Step.deploy, deployment.place, deployment.refuse_place, "JER-8.6", (AREA,)),
        Verb("baron", Step.deploy, deployment.place_baron, deployment.refuse_baron, "JER-9.1", (BARON, AREA)),
        Verb("hire", Step.deploy, deployment.hire, deployment.refuse_hire, "JER-10.1"),
        Verb("trade", Step.deploy, deployment.trade, deployment.refuse_trade, "JER-11.1"),
        Verb("card", Step.deploy, cards.play, cards.refuse_card, "JER-21.3", (CARD,)),
        Verb("coin", Step.deploy, deployment.take_coin, deployment.refuse_marshal, "JER-20.6"),
        Verb("march", Step.deploy, deployment.march, deployment.refuse_march, "JER-20.6", (MARCH, FROM, AREA)),
        Verb("end", Step.deploy, deployment.end_turn, None, "JER-8.10"),
        # JER-D6
        Verb("pick", Step.pick, deployment.pick, deployment.refuse_pick, "JER-11.2", (AREA,)),
        Verb("again", Step.again, deployment.march_again, None, "JER-20.6"),
        Verb("stop", (Step.again, Step.move), deployment.stop_moving, cards.refuse_stop, "JER-8.5"),
        Verb("move", Step.move, cards.move, cards.refuse_move, "JER-21.13", (FROM, AREA)),
        Verb("own", Step.own, cards.choose_own, cards.refuse_own, "JER-21.12", (AREA,)),
        Verb("their", Step.their, cards.exchange, cards.refuse_their, "JER-21.12", (SIDE, AREA)),
        Verb("into", Step.into, cards.sweep_into, cards.refuse_into, "JER-21.14", (AREA,)),
        Verb("gain", Step.gain, cards.choose_gain, cards.refuse_gain, "JER-21.9", (GAIN,)),
        Verb("stay", Step.tower, revenue.stay, None, "JER-13.2"),  # JER-D7
        Verb("tower", Step.tower, revenue.send_from_tower, revenue.refuse_tower, "JER-13.2", (AREA,)),
        Verb("draw", Step.scholars, revenue.draw, None, "JER-14.7"),  # JER-D8
        Verb("forgo", (Step.scholars, Step.intrigues), revenue.forgo, None, "JER-14.11"),  # JER-D8, JER-D10
        Verb("rob", Step.intrigues, revenue.rob, revenue.refuse_rob, "JER-14.9", (SIDE,)),  # JER-D10
        Verb("buy", Step.materials, revenue.buy, revenue.refuse_buy, "JER-14.8", (BOUGHT,)),  # JER-D9
        # JER-D11; the second where any part of an income may be refused
        Verb("take", Step.income, revenue.take, revenue.refuse_take, "JER-15.5", (PRESTIGE,)),
        Verb("accept", Step.income, revenue.collect, revenue.refuse_accept, "JER-15.5", (SQUIRES, COINS, PRESTIGE)),
        Verb("save", Step.succession, calendar.save, calendar.refuse_save, "JER-19.3", (SAVED,)),  # JER-D12
        Verb("spare", Step.tax, calendar.spare, calendar.refuse_spare, "JER-19.10", (MARKET,)),  # JER-D13
        Verb("done", (Step.tax, Step.war), calendar.be_done, None, "JER-19.11"),  # JER-D13, JER-D14
        Verb("kill", Step.war, calendar.kill, calendar.refuse_kill, "JER-19.14", (SIDE, AREA)),  # JER-D14
    ),
    {
        Step.open: At(lists=auction.openings_into, draws=auction.random_opening),
        Step.raise_: At(lists=auction.raises_into, draws=auction.random_raise),
        Step.deploy: At(lists=menu.menu_into, draws=menu.random_item),
        Step.move: At(lists=menu.moves_into, draws=menu.random_move),
        Step.income: At(lists=revenue.incomes_into),
        Step.next_bidder: At(auction.next_bidder),
        Step.next_drafter: At(draft.next_drafter),
        Step.next_turn: At(deployment.next_turn),
        Step.tower_of_david: At(revenue.tower_of_david),
        Step.use_scholars: At(revenue.use_scholars),
        Step.use_materials: At(revenue.use_materials),
        Step.use_intrigues: At(revenue.use_intrigues),
        Step.next_income: At(revenue.next_income),
        Step.building: At(calendar.end_revenue),
        Step.next_loss: At(calendar.next_loss),
        Step.end_round: At(turns.end_round),
    },
)
