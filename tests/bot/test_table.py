"""A table without Discord: who may do what, and what the clock does to it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.message.made import read_in
from bot.message.words import drawn
from bot.table import lobby as lobbies
from bot.table import marks, offers, rematch
from bot.table.clocks import CLOCKS
from bot.table.entered import visible
from bot.table.late import EVERYBODY, expire
from bot.table.lobby import LOBBY_LIFE
from bot.table.player import Player, plain
from bot.table.question import asked
from bot.table.table import Table
from games import GAMES
from games.record import read, replay
from tests.bot.matches import ANNA, BOB, CLEO, NOW, lobby, refused, started
from tests.sample import sample


def test_a_full_table_takes_nobody_and_a_kept_seat_is_kept() -> None:
    table = lobbies.invite(lobby("graveyard_shift"), BOB, by=1)
    refused(lambda: lobbies.join(table, CLEO), "reserved for Bob")
    refused(lambda: lobbies.join(lobbies.join(table, BOB), CLEO), "2 seats are taken")
    assert [p.name for p in lobbies.join(lobbies.decline(table, 2), CLEO).players] == [
        "Anna",
        "Cleo",
    ]


def test_only_the_host_changes_the_table() -> None:
    table = lobby("graveyard_shift", BOB)
    for act in (
        lambda: lobbies.set_option(table, "rounds", "1", by=2),
        lambda: lobbies.set_clock(table, "5m", by=2),
        lambda: lobbies.cancel(table, by=2),
        lambda: lobbies.invite(table, CLEO, by=2),
        lambda: lobbies.remove(table, 1, by=2),
        lambda: lobbies.start(table, 2, Random(1), NOW),
        lambda: lobbies.may_start_alone(table, 2),
    ):
        refused(act, "Anna")
    handed = lobbies.hand_over(table, 2, by=1)
    assert lobbies.set_option(handed, "rounds", "1", by=2).options == {"rounds": "1"}


def test_when_the_host_leaves_the_next_person_hosts_and_the_last_one_closes() -> None:
    table = lobby("graveyard_shift", BOB)
    left = lobbies.leave(table, 1)
    assert left.host == 2
    assert lobbies.leave(left, 2).stage == "closed"


def test_a_table_with_computers_alone_does_not_stay_open() -> None:
    table = lobbies.add_computer(lobby(), "easy", by=1)
    assert table.players[1].level == "easy"
    assert lobbies.leave(table, 1).stage == "closed"


def test_pictures_name_everybody_and_call_whoever_looks_you() -> None:
    table = started("graverobber", side="White")
    assert table.view(None).names == table.names
    assert table.view(table.names.index("Anna")).name(table.names.index("Anna")) == "you"
    german = read_in(table, "de").view(table.names.index("Bob"))
    assert sorted(german.names) == ["Anna", "du"]
    told = table.say(table.game.words.describe(table.view(table.names.index("Anna"))))
    assert told.splitlines()[0] == "Graverobber: you (White) against Bob (Red)."


def test_other_people_at_an_equal_position_have_another_picture() -> None:
    def picture(guest: Player) -> str:
        return started("graveyard_shift", guest).view(None).digest

    assert picture(BOB) == picture(BOB)
    assert picture(BOB) != picture(CLEO)


@pytest.mark.parametrize("side", ["Red", "White"])
def test_the_host_gets_the_side_they_chose(side: str) -> None:
    table = started("graverobber", side=side)
    assert table.game.rules.sides[table.names.index("Anna")] == side


def test_lots_give_both_sides() -> None:
    table = lobby("graverobber", BOB)
    first = {lobbies.start(table, 1, Random(seed), NOW).names[0] for seed in range(20)}
    assert first == {"Anna", "Bob"}


def test_without_sides_the_host_sits_first() -> None:
    table = lobbies.start(lobbies.hand_over(lobby("cop_and_rob", BOB), 2, by=1), 2, Random(1), NOW)
    assert table.names == ("Bob", "Anna")


OPTIONS = [
    (game.id, option.name, value)
    for game in GAMES.values()
    for option in game.rules.options
    for value in option.choices
]


@pytest.mark.parametrize("clock", sample(CLOCKS, 2))
@pytest.mark.parametrize(("game", "option", "value"), OPTIONS)
def test_no_deadline_is_refused_when_it_comes(
    game: str, option: str, value: str, clock: str
) -> None:
    table, random = started(game, clock=clock, options={option: value}), Random(1)
    for _ in range(20):
        if table.stage != "playing":
            break
        if table.deadline:
            late = expire(table, table.deadline)
            if late.stage != "closed" and not late.decided:
                assert late.playing.log[-1][1] in ("timeout", "ready")
        seat = random.choice(table.playing.state.acting)
        table = table.play(seat, [random.choice(table.playing.state.legal(seat))], NOW)


def test_who_ran_out_of_time_and_plays_on_is_asked() -> None:
    table = started("pointsweeper", clock="1h")
    late = table.playing.state.acting[0]
    offered = offers.draw(expire(table, NOW + 3600), 1 - late)
    assert offered.asked == (late,)
    assert offers.answer(offered, late, True, NOW + 3601).stage == "over"


def test_suggestions_show_no_card_before_it_is_turned_up() -> None:
    table = started("cop_and_rob")
    chooser = table.playing.state.acting[0]
    assert [move for _, move in asked(table, chooser).suggested("")] == ["rob", "cop"]
    assert asked(table, chooser).suggested("rob; ") == []
    assert asked(table.play(chooser, ["rob"], NOW), chooser).suggested("") != []


def test_suggestions_begin_with_what_the_menus_offer_first() -> None:
    table = started("bushwhacked")
    first = table.playing.state.acting[0]
    table = table.play(first, ["place C3"], NOW).play(1 - first, ["place P15"], NOW)
    values = [move for _, move in asked(table, first).suggested("")]
    assert set(values[:4]) == {"place B3", "place C2", "place C4", "place D3"}
    assert set(values[4:8]) == {"place O15", "place P14", "place P16", "place Q15"}
    assert "place D10" in values[8:], "beside a base"
    assert [move for _, move in asked(table, first).suggested("k1")][:2] == [
        "place K1",
        "place K10",
    ]


def test_moves_in_one_line_are_all_or_nothing() -> None:
    table = started("graverobber")
    refused(lambda: table.play(0, ["windmill C5", "grave C5"], NOW), "C5")
    assert table.playing.log == ()


def test_nobody_plays_at_a_table_that_is_over() -> None:
    table = started("graveyard_shift").resign(0, NOW + 5)
    assert table.stage == "over"
    refused(lambda: table.play(1, ["enter A1"], NOW), "No match is running")
    refused(lambda: table.resign(1, NOW), "No match is running")
    refused(lambda: table.close(EVERYBODY, NOW), "already closed")


def test_offers_one_at_a_time_answered_by_the_other() -> None:
    table = offers.draw(started("graveyard_shift"), 0)
    refused(lambda: offers.draw(table, 1), "open offer")
    refused(lambda: offers.answer(table, 0, True, NOW), "your opponent")
    assert offers.answer(table, 1, False, NOW).offer is None
    drawn = offers.answer(table, 1, True, NOW)
    assert drawn.stage == "over"
    assert drawn.match
    assert drawn.match.log[-1] == (1, "draw")


def test_no_takeback_where_something_was_revealed_or_is_secret() -> None:
    table = started("graverobber")
    refused(lambda: offers.takeback(table, 0), "nothing can be taken back")
    table = started("cop_and_rob", options={"roles": "random"})
    while len(table.playing.turns) < 3:
        seat = table.playing.state.acting[0]
        table = table.play(seat, [table.playing.state.legal(seat)[0]], NOW)
    refused(lambda: offers.takeback(table, 1 - table.playing.state.acting[0]), "revealed")


def test_a_rematch_moves_the_sides_on() -> None:
    table = started("graverobber", side="Red")
    over = table.resign(0, NOW + 9)
    again = rematch.rematch(over, 9, by=1, now=NOW + 10)
    assert (again.id, again.side, again.options) == (9, "White", over.options)
    assert [p.name for p in again.invited] == ["Bob"]
    assert again.deadline == NOW + 10 + LOBBY_LIFE
    refused(lambda: rematch.rematch(over, 9, by=3, now=NOW), "people who just played")


def begins(table: Table) -> str:
    """The seat that has the first move of the match."""
    [seat] = table.playing.state.acting
    return table.names[seat]


@pytest.mark.parametrize("game", ["graveyard_shift", "bushwhacked"])
@pytest.mark.parametrize("person", [ANNA, BOB])
def test_the_host_chooses_who_begins(game: str, person: Player) -> None:
    table = lobbies.set_first(lobby(game, BOB), person.id, by=1)
    for seed in range(6):
        started = lobbies.start(table, 1, Random(seed), NOW)
        assert begins(started) == person.name
        assert replay(read(started.playing.dumps())).state.acting == started.playing.state.acting


def test_by_lot_anybody_may_begin_and_an_old_seed_deals_as_it_did() -> None:
    table = lobby("bushwhacked", BOB, CLEO)
    started = [lobbies.start(table, 1, Random(seed), NOW) for seed in range(30)]
    assert {begins(one) for one in started} == {"Anna", "Bob", "Cleo"}
    assert started[3].playing.deal == GAMES["bushwhacked"].rules.deal(Random(3), 3, {})
    chosen = lobbies.start(lobbies.set_first(table, 3, by=1), 1, Random(3), NOW)
    assert chosen.names == started[3].names
    assert chosen.nonce == started[3].nonce


def test_who_begins_is_somebody_at_the_table_and_the_hosts_choice() -> None:
    table = lobbies.invite(lobby("bushwhacked", BOB), CLEO, by=1)
    refused(lambda: lobbies.set_first(table, 2, by=2), "Only Anna")
    refused(lambda: lobbies.set_first(table, 99, by=1), "at the table")
    refused(lambda: lobbies.set_first(lobby("graverobber", BOB), 2, by=1), "The rules of Grave")
    chosen = lobbies.set_first(table, 3, by=1)
    assert chosen.first == 3
    assert lobbies.decline(chosen, 3).first == 0
    assert lobbies.leave(lobbies.set_first(table, 2, by=1), 2).first == 0
    assert lobbies.set_first(chosen, 0, by=1).first == 0
    assert lobbies.start(chosen, 1, Random(1), NOW).first == 0, "who has not come begins nothing"


def test_a_computer_may_begin() -> None:
    table = lobbies.add_computer(lobby("graveyard_shift"), "easy", by=1)
    table = lobbies.set_first(table, table.players[1].id, by=1)
    started = lobbies.start(table, 1, Random(1), NOW)
    assert started.computers == started.playing.state.acting


def test_a_rematch_moves_on_who_begins() -> None:
    table = lobbies.set_first(lobby("bushwhacked", BOB, CLEO), 2, by=1)
    over = lobbies.start(table, 1, Random(1), NOW).resign(0, NOW).resign(1, NOW)
    seat = over.seat_of(2)
    assert seat is not None
    following = over.players[(seat + 1) % 3]
    again = rematch.rematch(over, 9, by=1, now=NOW)
    assert again.first == following.id
    by_lot = started("bushwhacked").resign(0, NOW)
    assert rematch.rematch(by_lot, 9, by=1, now=NOW).first == 0


def test_who_was_chosen_to_begin_may_be_forgotten() -> None:
    table = lobbies.set_first(lobby("bushwhacked", BOB), 2, by=1)
    assert table.forget(2, -1_000_000).first == -1_000_000


def test_an_option_of_earlier_matches_does_not_come_into_a_new_one() -> None:
    table = replace(lobby("bushwhacked", BOB), options={"first": "white"})
    started = lobbies.start(lobbies.set_first(table, 2, by=1), 1, Random(1), NOW)
    assert begins(started) == "Bob"
    assert "first" not in started.options
    over = replace(started, options={"first": "white"}).resign(0, NOW)
    assert rematch.rematch(over, 9, by=1, now=NOW).options == {}
    assert lobbies.set_option(table, "first", "white", by=1).options == {"assist": "on"}


@pytest.mark.parametrize("mark", ["plot?", "ab", "Ж"])
def test_marks_are_kept_by_seat(mark: str) -> None:
    table = started("graverobber")
    table = marks.mark(table, 1, ["C3"], mark)
    assert table.view(1).marks == {"C3": mark}
    assert table.view(0).marks == {}
    assert marks.mark(table, 1, ["C3"], "").view(1).marks == {}


def test_marks_that_are_none() -> None:
    table = started("graverobber")
    refused(lambda: marks.mark(table, 0, ["A1", "Z9"], "ab"), "A1", "H8")
    refused(lambda: marks.mark(table, 0, ["C3"], "abc"), "plot?")
    open_game = started("graveyard_shift")
    refused(lambda: marks.mark(open_game, 0, ["A1"], "ab"), "no private marks")


def test_a_refusal_is_news_until_something_else_happens() -> None:
    table = lobbies.decline(lobbies.invite(lobby("bushwhacked"), BOB, by=1), 2)
    assert (table.declined, table.called, table.calls) == (2, (1,), 1)
    assert lobbies.set_clock(table, "5m", by=1).declined == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("**Bob**", r"\*\*Bob\*\*"),
        ("<@123>", r"\<@123>"),
        ("@everyone", r"\@everyone"),
        ("[x](https://x.test)", r"\[x](https\://x.test)"),
        ("a\u202e\n# b", "a # b"),
        ("Zoë-Anna_3", r"Zoë-Anna\_3"),
        ("A\x00n\x1bna", "Anna"),
        ("# Big", r"\# Big"),
        ("> said", r"\> said"),
        ("- one", r"\- one"),
        ("-# small", r"\-# small"),
        ("\u2067An\u200e\ufeffna\u200b", "Anna"),
        ("Z\u0300" + "\u0301" * 20 + "oe", "Z\u0300" + "\u0301" * 4 + "oe"),
        ("👩‍👩‍👧‍👦❤️🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍👩‍👧‍👦❤️🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
        ("สวัสดีปีใหม่", "สวัสดีปีใหม่"),
        ("မြို့ မြှို့", "မြို့ မြှို့"),
    ],
)
def test_a_name_holds_no_markup(name: str, said: str) -> None:
    assert plain(name) == said


@pytest.mark.parametrize(
    "name", ["", "  ", "\u200b\u2060", "\u3164", "\u2800 \u115f", "\u0301\u0302", "\U0001d159"]
)
def test_a_name_that_nobody_sees_is_another(name: str) -> None:
    for language, said in (("en", "Nameless"), ("de", "Ohne Namen"), ("ru", "Без имени")):
        assert Player(1, name).called(language) == said
        assert drawn(name, language, 30, 300) == said
    assert visible(name, "anna_3") == "anna_3"
    assert drawn("🦊🦊", "en", 30, 300) == "Nameless", "no letter of it can be drawn"


@pytest.mark.parametrize(
    ("name", "shown"), [("\u202eave\u2066", "ave"), (" a\n-# b", "a -# b"), ("**B**", "**B**")]
)
def test_a_name_where_nothing_is_markup_stays_on_its_line_and_in_one_direction(
    name: str, shown: str
) -> None:
    assert Player(1, name).called("en") == shown


def test_a_control_that_was_pressed_twice_is_known_also_when_the_match_is_over() -> None:
    table = started("graveyard_shift")
    [seat] = table.to_move
    moment, [move, other, *_] = table.moment(seat), table.view(seat).legal
    assert not table.has_played(moment, [move])
    after = table.play(seat, [move], NOW).resign(seat, NOW)
    assert after.has_played(moment, [move])
    assert not after.has_played(moment, [other])
    assert not after.has_played(replace(moment, takebacks=1), [move])
