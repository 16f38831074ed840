"""What is posted, edited and stripped: a line each of what was shown, what is the case now, and
what is done."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from random import Random

import pytest

from bot.message.direct import own_target
from bot.message.made import read_in
from bot.message.seat import farewell_sheet
from bot.screen.plan import Edit, Readers, Strip, Tokens, lead_on, plan
from bot.screen.seen import Board, Dm, Gathering, Place
from bot.screen.ways import Token, needs_press
from bot.table import late, offers
from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.reach import Reach
from bot.table.table import Table
from games.core import Seat, say
from tests.bot.matches import move, seated
from tests.bot.showing import CHANNEL, Paper

ANNA, BOB, CLEO = 1, 2, 3
OPEN, SECRET = "bushwhacked", "pointsweeper"
CLOSED = say("bot-ending-gone")


def lobby(game: str = OPEN, reach: Reach = "channel", *people: int, level: str = "") -> Table:
    """A lobby of Anna's, where these people sit, and a computer if there is a level."""
    players = [Player(id, f"P{id}") for id in (ANNA, *people)]
    players += [Player(-1, "Computer", level)] if level else []
    return seated(game, *players, id=5, channel=CHANNEL, reach=reach)


def begun(game: str = OPEN, reach: Reach = "channel", *people: int, level: str = "") -> Table:
    """Her match, against Bob unless others are named. The first to move sits first."""
    made = lobby(game, reach, *(people or (() if level else (BOB,))), level=level)
    table = lobbies.start(made, ANNA, Random(1), 0.0)
    if table.to_move == (0,):
        return table
    return replace(table, players=table.players[::-1])


def moved(table: Table, turns: int = 1) -> Table:
    """So many turns later."""
    until = len(table.playing.turns) + turns
    while len(table.playing.turns) < until:
        table = move(table, 0.0)
    return table


def lost(table: Table, *people: int) -> Table:
    """These people accept no direct messages, as is known by now."""
    return table.not_reached(frozenset(people))


def person(table: Table, seat: Seat) -> int:
    """Who sits there."""
    return table.players[seat].id


@dataclass
class Row:
    """A line of the table: what was shown, what is the case now, what is done then."""

    what: str
    shown: Table | None
    now: Table
    done: str
    """What is done, with commas between."""
    readers: Readers = field(default_factory=Readers)
    deaf: Collection[int] = ()
    deleted: Collection[Place] = ()
    doubted: Collection[Place] = ()
    refused: Collection[Place] = ()
    """Where Discord has refused to show the turn as it was."""
    shut: Collection[Place] = ()
    """Where nothing can be posted any more."""
    bared: Collection[Place] = ()
    """Where a press was answered by taking the controls off."""

    @property
    def found(self) -> str:
        paper = Paper(readers=Readers(tokens=Tokens(posts=True)))
        if self.shown:
            paper.shows(self.shown)
        paper.readers, paper.deaf, paper.shut = self.readers, self.deaf, self.shut
        for place in self.deleted:
            paper.seen = paper.seen.gone(place)
        for place in self.refused:
            paper.seen = paper.seen.refuses(place, paper.seen.now[place].turn)
        for place in self.bared:
            paper.seen = paper.seen.bared(paper.seen.now[place].message, 0)
        paper.seen = paper.seen.doubted(self.doubted)
        return ", ".join(paper.shows(self.now))


def check(*rows: Row) -> None:
    """All lines are true."""
    assert {row.what: row.found for row in rows} == {row.what: row.done for row in rows}


LOBBY, MATCH = lobby(), begun()
SECOND = person(MATCH, 1)
SILENT = Readers(pings=False)
HOST = frozenset([ANNA])
BOARD = [Board()]
HERS = [Gathering(ANNA)]


def test_in_a_channel() -> None:
    joined, first = lobbies.join(LOBBY, Player(BOB, "Bob")), f"post board @{person(MATCH, 0)}"
    posted, after, offered = f"post board @{SECOND}", moved(MATCH), offers.draw(MATCH, 0)
    turn, vain = f"{posted}, strip 100", f"{posted}: refused"
    over = f"post board @{person(MATCH, 0)}-{SECOND}, strip 100"
    closed, anew = LOBBY.close(CLOSED, 0.0), first + ", strip 100"
    no = f"{vain}, edit board"
    check(
        Row("nothing noted, or damaged: posted", None, LOBBY, "post board @1"),
        Row("nothing has changed", LOBBY, LOBBY, ""),
        Row("a lobby changes", LOBBY, joined, "edit board"),
        Row("a lobby closes", LOBBY, closed, "edit board"),
        Row("a lobby was deleted", LOBBY, joined, "post board @1-2", deleted=BOARD),
        Row("perhaps deleted: an edit finds out", LOBBY, LOBBY, "edit board", doubted=BOARD),
        Row("a match begins", LOBBY, MATCH, anew),
        Row("a turn", MATCH, after, turn),
        Row("its press took them off", MATCH, after, posted, bared=BOARD),
        Row("and it was taken back", MATCH, MATCH.changed(), "edit board", bared=BOARD),
        Row("two turns at once", MATCH, moved(MATCH, 2), anew),
        Row("an offer calls", MATCH, offered, turn),
        Row("an answer calls", offered, offers.answer(offered, 1, False, 0.0), anew),
        Row("nobody is called", MATCH, MATCH.changed(), ""),
        Row("a call in the same turn", MATCH, MATCH.calling(SECOND), turn),
        Row("it is over", MATCH, MATCH.resign(0, 0.0), over),
        Row("it closes", MATCH, MATCH.close(CLOSED, 0.0), "post board, strip 100"),
        Row("the server wants no pings", MATCH, after, "post board, strip 100", SILENT),
        Row("but of lobbies", None, LOBBY, "post board @1", SILENT),
        Row("a match's board was deleted", MATCH, MATCH, first, deleted=BOARD),
        Row("its edit was refused", MATCH, MATCH.changed(), "", refused=BOARD),
        Row("only for that turn", MATCH, after, turn, refused=BOARD),
        Row("no new one: the old one shows it", MATCH, after, no, shut=BOARD),
        Row("also if its press took the controls off", MATCH, after, no, shut=BOARD, bared=BOARD),
        Row("unless it was deleted", MATCH, after, vain, shut=BOARD, deleted=BOARD),
        Row("who has just opened it", None, LOBBY, "post board", replace(SILENT, present=HOST)),
    )


def test_computers_answer_one_person_in_one_message() -> None:
    alone = begun(level="easy")
    asked = alone if alone.lone in alone.to_move else moved(alone)
    waiting = moved(asked)
    check(
        Row("the person has moved", asked, waiting, "edit board"),
        Row("the message rests", waiting, waiting.changed(), ""),
        Row(
            "it rests if the language was doubted",
            waiting,
            waiting.changed(),
            "",
            doubted=[Dm(0)],
        ),
        Row("the computer has moved", waiting, moved(waiting), "post board @1, strip 100"),
        Row("both have", asked, moved(waiting), "post board @1, strip 100"),
    )


def test_direct_messages_beside_a_channel() -> None:
    chosen = begun(SECRET)
    game = moved(chosen, 2)  # the first turn chooses something that all may see
    zero, one = person(game, 0), person(game, 1)
    turn, back, deaf = moved(game), moved(game, 2), lost(game, one)
    mention, deutsch = Readers(by_mention=frozenset([one])), Readers(languages={one: "de"})
    silent, loud = "edit dm 0, post dm 1 silently, post board", f"post board @{one}"
    over, goodbye = game.resign(0, 0.0), late.stand_in(game, 1, 0.0)
    check(
        Row("the channel comes last", None, game, "post dm 0, post dm 1, post board"),
        Row("nothing has changed", game, game, ""),
        Row("who waits is left alone", game, game.changed(), ""),
        Row("a turn: the board keeps its buttons", game, turn, "edit dm 0, post dm 1, post board"),
        Row("so does who has only looked", turn, back, "post dm 0, edit dm 1, post board"),
        Row("old buttons pass", game, back, "post dm 0, post board, strip 100"),
        Row(
            "also the board's",
            chosen,
            moved(chosen, 2),
            "post dm 0, post board, strip 100, strip 102",
        ),
        Row("a call is the channel's", game, game.calling(one), loud),
        Row("mentions instead", game, turn, f"{silent} @{one}", mention),
        Row("no pings", game, turn, silent, replace(mention, pings=False)),
        Row(
            "closed: the board calls",
            game,
            turn,
            f"edit dm 0, post dm 1: refused, {loud}",
            deaf=[one],
        ),
        Row("known as closed: not before their turn", None, deaf, "post dm 0, post board"),
        Row("then tried: it arrives", deaf, moved(deaf), "edit dm 0, post dm 1, post board"),
        Row("deleted", game, game, "post dm 1", deleted=[Dm(1)]),
        Row("deleted in their turn", game, game, "post dm 0", deleted=[Dm(0)]),
        Row("another language", game, game, "edit dm 1", deutsch, doubted=[Dm(1)]),
        Row("a computer takes over", game, goodbye, "edit dm 0, farewell dm 1, edit board"),
        Row("it is over", game, over, f"edit dm 0, edit dm 1, post board @{zero}-{one}"),
        Row("it closes", game, game.close(CLOSED, 0.0), "edit dm 0, edit dm 1, post board"),
    )


def test_tables_in_direct_messages() -> None:
    game = begun(OPEN, "direct")
    one, called = person(game, 1), game.calling(person(game, 1))
    deaf, goodbye = lost(game, one), late.stand_in(game, 1, 0.0)
    deutsch = Readers(languages={person(game, 0): "de"})
    both, turn = "post dm 0, post dm 1, strip 100, strip 101", "edit dm 0, post dm 1, strip 101"
    mention = Readers(by_mention=frozenset([one]))
    asked = offers.takeback(moved(game), 0)
    back = offers.answer(asked, 1, True, 0.0)
    check(
        Row("each seat has its message", None, game, "post dm 0, post dm 1"),
        Row("nothing has changed", game, game, ""),
        Row("a turn", game, moved(game), turn),
        Row("two turns at once", game, moved(game, 2), "post dm 0, edit dm 1, strip 100"),
        Row("a call is theirs whom it calls", game, called, "post dm 1, strip 101"),
        Row("another language", game, game, "edit dm 0", deutsch, doubted=[Dm(0)]),
        Row("or with the next change", game, game.changed(), "edit dm 0", deutsch),
        Row("mentions there are none", game, moved(game), turn, mention),
        Row("who can't be written to: not before their turn", None, deaf, "post dm 0"),
        Row("then", deaf, moved(deaf), "edit dm 0, post dm 1"),
        Row("and at the end", deaf, deaf.resign(0, 0.0), "post dm 0, post dm 1, strip 100"),
        Row("it is over", game, game.resign(0, 0.0), both),
        Row("it closes", game, game.close(CLOSED, 0.0), both),
        Row("a computer takes over", game, goodbye, "edit dm 0, farewell dm 1"),
        Row("a takeback is asked for", moved(game), asked, turn),
        Row("the turn is anew", asked, back, "post dm 0, edit dm 1, strip 100"),
        Row("and played once more", back, moved(back), turn),
    )


def test_lobbies_in_direct_messages() -> None:
    alone, two, bob = lobby(OPEN, "direct"), lobby(OPEN, "direct", BOB), Player(BOB, "Bob")
    asks = lobbies.invite(alone, bob, ANNA)
    joined, declined = lobbies.join(asks, bob), lobbies.decline(asks, BOB)
    left, closed, deutsch = lobbies.leave(two, BOB), two.close(CLOSED, 0.0), {ANNA: "de"}
    calls, told = (
        "post lobby of 1, farewell lobby of 2, strip 100",
        "edit lobby of 1, farewell lobby of 2",
    )
    check(
        Row("to whoever sits there or is asked", None, asks, "post lobby of 1, post lobby of 2"),
        Row("nothing has changed", asks, asks, ""),
        Row("Bob joins", asks, joined, "edit lobby of 1, edit lobby of 2"),
        Row("he declines, which calls Anna", asks, declined, calls),
        Row("he leaves: he is told so", two, left, told),
        Row("once", left, left.changed(), ""),
        Row("it closes", two, closed, "farewell lobby of 1, farewell lobby of 2"),
        Row("and is forgotten", closed, closed.changed(), ""),
        Row(
            "he can't be written to",
            None,
            two,
            "post lobby of 1, post lobby of 2: refused",
            deaf=[BOB],
        ),
        Row("Anna reads German", two, two, "edit lobby of 1", Readers(deutsch), doubted=HERS),
        Row(
            "the match begins",
            two,
            begun(OPEN, "direct"),
            "post dm 0, post dm 1, strip 100, strip 101",
        ),
    )


def test_where_the_bot_is_not() -> None:
    """(100 is the message that was shown.)"""
    alone, game = lobby(OPEN, "answers"), begun(OPEN, "answers")
    joined, closed = lobbies.join(alone, Player(BOB, "Bob")), alone.close(CLOSED, 0.0)
    reach, first, second = frozenset([100]), person(game, 0), person(game, 1)
    none, post, edit, newest = Tokens(), Tokens(posts=True), Tokens(reach), Tokens(turns=reach)
    both, called, turn = replace(edit, posts=True), game.calling(CLEO, first), moved(game)
    computer = begun(OPEN, "answers", level="easy")
    asked = computer if computer.lone in computer.to_move else moved(computer)
    waiting, three = moved(asked), begun(OPEN, "answers", BOB, level="easy")
    thinks = next(then for n in range(1, 4) if (then := moved(three, n)).computers)
    after = person(moved(thinks), moved(thinks).to_move[0])

    def row(what: str, shown: Table | None, now: Table, done: str, tokens: Tokens) -> Row:
        return Row(what, shown, now, done, Readers(tokens=tokens))

    check(
        row("no token: nothing is owed", None, alone, "", none),
        row("a token", None, alone, "post board @1", post),
        row("a lobby is edited", alone, joined, "edit board", both),
        row("posted again if no token reaches it", alone, joined, "post board @1-2", post),
        row("edited if the newest can do only that", alone, joined, "edit board", newest),
        row("left alone if none can do anything", alone, joined, "", none),
        row("a closed lobby is not posted again", alone, closed, "", post),
        row("a turn", game, turn, f"post board @{second}, strip 100", both),
        row("what can't be reached keeps its buttons", game, turn, f"post board @{second}", post),
        row("nobody else sees a post: edited", game, turn, "edit board", newest),
        row("an older token shows no other turn", game, turn, "", edit),
        row(
            "a call is theirs who sit there",
            game,
            called,
            f"post board @{first}, strip 100",
            both,
        ),
        row("computers answer", asked, waiting, "edit board", both),
        row("they have moved", asked, moved(waiting), "post board @1, strip 100", both),
        row("nothing for a computer's turn", three, thinks, "", both),
        row("but after it", three, moved(thinks), f"post board @{after}, strip 100", both),
    )


@pytest.mark.parametrize(
    ("reach", "age", "waits"),
    [("answers", 0, False), ("answers", 900, True), ("channel", 900, False)],
)
def test_what_no_token_can_show_waits_for_a_press(reach: Reach, age: float, waits: bool) -> None:
    paper, game = Paper(readers=Readers(tokens=Tokens(posts=True))), begun(OPEN, reach)
    paper.shows(game)
    tokens = [Token(1, "token", at=1000.0)]
    assert needs_press(moved(game), paper.seen, tokens, 1000.0 + age) == waits
    assert not needs_press(game, paper.seen, tokens, 1000.0 + age)


def test_a_step_of_choosing_is_left_alone_until_something_changes() -> None:
    paper, game = Paper(), moved(begun(SECRET), 2)
    paper.shows(game)
    dm = paper.seen.now[Dm(0)]
    step = lead_on(game, paper.seen, paper.readers, dm.message, "second")
    assert step
    assert step.place == Dm(0)
    paper.seen = paper.seen.stepped(Dm(0), dm, 0)
    assert paper.shows(game) == []
    assert paper.shows(game.changed()) == ["edit dm 0"]


def test_who_was_refused_is_not_asked_again_for_the_same_turn() -> None:
    game = begun(SECRET)
    paper, turn = Paper(deaf=[person(game, 1)]), moved(game)
    assert "post dm 1: refused" in paper.shows(turn)
    paper.deaf = ()
    assert paper.shows(turn.changed()) == []
    paper.seen = paper.seen.allowed([Dm(1)])  # they have pressed something
    assert paper.shows(turn.changed().changed()) == ["post dm 1", "edit board"]


def test_a_table_of_rules_that_are_gone_shows_only_its_board() -> None:
    paper = Paper()
    assert paper.shows(replace(begun(OPEN, "direct"), match=None)) == []


def test_each_is_told_in_their_language_also_whoever_has_left() -> None:
    game = begun(OPEN, "direct")
    paper = Paper(readers=Readers(languages={person(game, 1): "de"}))
    paper.shows(game)
    after = late.stand_in(game, 1, 0.0)
    edit, farewell = plan(after, paper.seen, paper.readers)
    assert isinstance(edit, Edit)
    assert isinstance(farewell, Strip)
    assert edit.target.sheet.key == own_target(after, 0, edit.old).sheet.key
    assert farewell.sheet.key == farewell_sheet(read_in(after, "de")).key
