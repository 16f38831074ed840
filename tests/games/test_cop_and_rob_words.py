"""Cop & Rob in words: what people type, labels, warnings, the table described."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from games.cop_and_rob import GAME
from games.cop_and_rob.rules.known.cards import Kind
from games.cop_and_rob.rules.known.moves import name
from games.cop_and_rob.shown.words import circled
from games.core import LANGUAGES, Match, Refused
from games.posing import lesson_match
from tests.games.cop_and_rob_table import NAMES, deck
from tests.sample import sample


def played(rob: list[Kind], cop: list[Kind], *turns: str) -> Match[Any]:
    """What was typed, turn by turn, after seat 0 chose Rob."""
    dealt = {"lots": [], "rob": deck(*rob), "cop": deck(*cop)}
    match: Match[Any] = Match.start(GAME, 2, {"roles": "host"}, dealt).play(0, "rob")
    for turn in turns:
        (seat,) = match.state.acting
        for move in match.read(seat, turn):
            match = match.play(seat, move)
    return match


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("place 1,1 sen", "place 1,1 NES"),
        ("1,1 nes", "place 1,1 NES"),
        ("1, 1 NES", "place 1,1 NES"),
        ("  -1 ,1   e", "place -1,1 E"),
        ("(2,-3): n + w", "place 2,-3 NW"),
        ("place at 1,1 north east south", "place 1,1 NES"),
        ("P 0,2 s", "place 0,2 S"),
        ("Block 1, −2", "block 1,-2"),
        ("c 01,-0", "cover 1,0"),
        ("l 1,2", "lift 1,2"),
        ("drive to 2,1", "drive 2,1"),
        ("D 2,1", "drive 2,1"),
        ("STAY", "stay"),
        ("Discard", "discard"),
        ("ROB", "rob"),
        ("place 1,1 nn", "place 1,1 NN"),
        ("news", "news"),
        ("②", "2"),
        ("1 ne", "place 1 NE"),
        ("㉑ opens north and east", "place 21 NE"),
        ("㉑ ⬆ ➡️", "place 21 NE"),
        ("1,-2 ⬇", "place 1,-2 S"),
        ("Cover ⑫", "cover 12"),
        ("2,1 drive", "drive 2,1"),
    ],
)
def test_fold(typed: str, move: str) -> None:
    assert GAME.understood(typed, "en") == move
    assert GAME.words.fold(move) == move


def test_a_turn_in_one_line() -> None:
    match = played(["tee"], [], "0,2 sen; 0,2")
    assert [move for _, move in match.log] == ["rob", "place 0,2 NES", "drive 0,2"]


@pytest.mark.parametrize(
    ("beginning", "label"),
    [
        ("rob", "💰 Be Rob, the robber"),
        ("place", "🛣 Place the card…"),
        ("place -1,", "Place in column -1…"),
        ("place 1,1", "Place at 1,1…"),
        ("place 1,1 NES", "🛣 1,1: north, east and south"),
        ("place 1,1 W", "🛣 1,1: west"),
        ("place 1,1 NESW", "🛣 1,1: all four ways"),
        ("block 1,", "Block in column 1…"),
        ("block 1,2", "🚧 Block 1,2"),
        ("cover 1,1", "🎯 Cover 1,1"),
        ("lift 1,2", "🧹 Lift 1,2"),
        ("drive 2,1", "🚗 Drive to 2,1"),
        ("stay", "🅿 Stay here"),
        ("discard", "🗑 Discard the card"),
    ],
)
def test_labels(beginning: str, label: str) -> None:
    assert GAME.words.label(beginning).say(NAMES) == label


def captions(match: Match[Any]) -> list[str]:
    """What the buttons of the player to move say."""
    view = match.state.view(match.state.acting[0])
    return [GAME.captioned(view, move).say(NAMES) for move in view.legal]


def test_buttons_say_which_number_and_what_opens() -> None:
    match = played(["straight"], ["tee"])
    assert match.state.legal(0) == ("place -1,1 EW", "place 0,2 NS", "place 1,1 EW")
    assert captions(match) == ["① opens west", "② opens north", "③ opens east"]
    match = match.play(0, "place 0,2 NS")
    assert captions(match) == ["🚗 Drive to ①", "🅿 Stay here"]
    match = match.play(0, "stay")
    assert captions(match)[:3] == [
        "① opens north and south",
        "① opens north and west",
        "① opens south and west",
    ]
    view = match.state.view(1)
    assert GAME.captioned(view, "place -1,-1").say(NAMES) == "① place it here…"
    assert GAME.captioned(view, "place 0,").say(NAMES) == "② to ②…"


def test_a_dead_end_closes_a_way_out() -> None:
    match = played(["dead_end"], [])
    assert captions(match)[1] == "② closes this way out"
    match = match.play(0, "place 0,2 S")
    assert (
        match.state.notes[-1].text.say(NAMES) == "Ann places a dead end at 0,2: it opens nothing."
    )


def test_buttons_tell_what_a_supercard_blocks() -> None:
    cards: tuple[tuple[Kind, set[str]], ...] = (
        ("curve", {"③ opens nothing; blocked: north", "③ opens south"}),
        ("tee", {"③ opens east; blocked: north", "③ opens south; blocked: north"}),
    )
    for card, said in cards:
        match = played(["tee", card], ["super"], "0,2 nes; stay", "block 1,2; stay")
        assert said < set(captions(match))


def test_what_joins_the_roads_says_so() -> None:
    """CR-20: the second case of the rules' own example, and a tee there that leads on."""
    lesson = GAME.lesson
    assert lesson
    step = next(n for n, step in enumerate(lesson.steps) if "lesson-join" in step.say)
    match = lesson_match(GAME, lesson, step)
    view = match.view(0)
    for move in view.legal:
        outcome = match.play(0, move).state.outcome
        joined = outcome is not None and outcome.reason.id == "cop-and-rob-ends-joined"
        for language in LANGUAGES:
            said = GAME.captioned(view, move).say(NAMES, language)
            assert ("caption-joins" in GAME.captioned(view, move).id) == joined
            assert match.read(0, said, language) == (move,)
    winning = lesson.steps[step].right[0]
    assert GAME.captioned(view, winning).say(NAMES).endswith(" joins the roads")


@pytest.mark.parametrize("seed", range(3))
def test_captions_differ_and_fit_on_a_button(seed: int) -> None:
    random, options = Random(seed), {"roles": "host"}
    match: Match[Any] = Match.start(GAME, 2, options, GAME.rules.deal(random, 2, options)).play(
        0, "rob"
    )
    while not match.state.outcome:
        said = captions(match)
        assert len(set(said)) == len(said)
        _joining_is_named(match)
        assert max(map(len, said)) <= 44
        (seat,) = match.state.acting
        match = match.follow(seat, random.choice(match.state.legal(seat)))


def _joining_is_named(match: Match[Any]) -> None:
    (seat,) = match.state.acting
    view = match.state.view(seat)
    for move in (move for move in view.legal if move.startswith("place ")):
        outcome = match.play(seat, move).state.outcome
        joined = outcome is not None and outcome.reason.id == "cop-and-rob-ends-joined"
        caption = GAME.captioned(view, move)
        assert ("joins" in caption.id) == joined
        assert ("joins" in GAME.captioned(view, move.rpartition(" ")[0]).id) == joined
        assert match.read(seat, caption.say(NAMES)) == (move,)


def test_cells_can_be_typed_by_their_numbers() -> None:
    match = played(["curve"], ["tee"])
    assert match.read(0, "② e") == ("place 0,2 ES",)  # what it opens
    assert match.read(0, "2 es") == ("place 0,2 ES",)  # what it has
    assert match.read(0, "place 3 nw") == ("place 1,1 NW",)
    assert match.read(0, "② opens east") == match.read(0, "2 opens east") == ("place 0,2 ES",)
    with pytest.raises(Refused) as refused:
        match.read(0, "2")
    assert "can mean" in refused.value.text.say(NAMES)
    with pytest.raises(Refused):
        match.read(0, "9")
    match = match.play(0, "place 0,2 ES")
    assert match.read(0, "1") == ("drive 0,2",)
    assert match.read(0, "drive ①") == ("drive 0,2",)
    with pytest.raises(Refused):
        match.read(0, "cover 1")


def test_numbers_are_the_same_in_words_replays_and_the_view() -> None:
    match = played(["tee", "super"], ["curve"], "0,2 nes; 0,2", "1,-1 nw; stay")
    board = match.state.board(None)
    told = GAME.words.describe(match.state.view(None)).say(NAMES)
    for n, cell in enumerate(board.targets, 1):
        assert f"{circled(n)} {name(cell)}" in told
    assert match.state.open_view().board.targets == board.targets
    for number, move in zip(board.targets, match.state.legal(0), strict=False):
        assert name(number) == move.split()[1]


CURVES = ("1,1 sw; stay", "1,-1 nw; stay")


def warning(match: Match[Any], move: str) -> str | None:
    """What the player to move is told before that move."""
    (seat,) = match.state.acting
    text = GAME.teaching.warn(match.state.view(seat), move)
    return text.say(NAMES) if text else None


def test_cr_31_warns_before_a_block_that_loses() -> None:
    ends: list[Kind] = ["curve", "dead_end", "dead_end"]
    turns = ("0,2 s; stay", "0,-2 n; stay", "-1,1 e; stay", "-1,-1 e; stay")
    match = played([*ends, "super"], ends, *CURVES, *turns)
    assert warning(match, "block 1,0") == "That loses the match at once: Rob has no way out."
    assert warning(match, "cover 0,-2") is None
    assert warning(match, "discard") is None


def test_cr_31_warns_before_a_lift_that_loses() -> None:
    rob: list[Kind] = ["curve", "dead_end", "cross", "super"]
    turns = ("0,2 s; stay", "cover 1,1; stay", "-1,1 nesw; stay", "1,0 ns; stay")
    match = played(rob, ["curve", "super", "straight"], *CURVES, *turns)
    assert warning(match, "lift 1,1") == "That loses the match at once: the roads are joined."
    assert warning(match, "cover 1,0") is None


def test_cr_31_warns_before_placing_a_card_that_loses() -> None:
    match = played(["curve", "straight"], ["curve"], *CURVES)
    assert warning(match, "place 1,0 NS") == "That loses the match at once: the roads are joined."
    assert warning(match, "place 0,2 NS") is None


def test_cr_31_does_not_warn_where_every_move_loses() -> None:
    turns = ("0,2 s; stay", "0,-2 ns; stay", "1,1 w; stay", "1,-1 ew; stay")
    match = played(["dead_end"] * 3, ["straight"] * 2, *turns)
    assert match.state.legal(0) == ("place -1,1 E",)
    assert warning(match, "place -1,1 E") is None


def test_cr_31_a_winning_move_is_no_mistake() -> None:
    turns = ("0,2 s; stay", "0,-2 ns; stay", "1,1 w; stay")
    match = played(["dead_end"] * 2, ["straight", "super"], *turns)
    assert warning(match, "block -1,1") is None


def test_the_first_turn_of_each_tells_the_goal() -> None:
    match = played(["straight", "straight"], ["straight"])
    assert "You win when Cop has played his last card, or has no way out himself" in tip_of(match)
    assert GAME.teaching.tip(match.state.view(1)) is None
    match = match.play(0, "place 0,2 NS").play(0, "stay")
    assert "join your road to Rob's, or leave him no way out" in tip_of(match)
    assert "You lose, too, when you have no way out yourself" in tip_of(match)
    match = match.play(1, "place 0,-2 NS").play(1, "stay")
    assert tip_of(match) == ""


def test_cr_31_tells_why_driving_matters_when_it_is_time_to() -> None:
    match = played(["straight"], [])
    match = match.play(0, "place 0,2 NS")
    tip = GAME.teaching.tip(match.state.view(0))
    assert tip
    assert "can't be covered" in tip.say(NAMES)
    assert GAME.teaching.tip(match.state.view(1)) is None
    assert GAME.teaching.tip(match.state.view(None)) is None


def tip_of(match: Match[Any]) -> str:
    """What a newcomer whose turn it is reads."""
    (seat,) = match.state.acting
    text = GAME.teaching.tip(match.state.view(seat))
    return text.say(NAMES) if text else ""


def test_cr_31_what_the_tips_say_is_so() -> None:
    match = played(["tee", "straight", "straight"], ["curve", "super", "straight"], "1,1 esw; stay")
    match = match.play(1, "place 1,-1 NW")
    assert "You may join any uncovered card of Rob's, even one that's cut off." in tip_of(match)
    match = match.play(1, "stay").play(0, "place 0,2 NS")
    assert "the card under it can't be covered" in tip_of(match)
    assert "Cop may join any uncovered card of yours, even one that's cut off" in tip_of(match)
    match = match.play(0, "drive 0,2")
    assert "cover 0,1" in match.state.legal(1)
    assert "cover 0,2" not in match.state.legal(1)  # CR-12: under Rob's pawn
    match = match.play(1, "cover 0,1").play(1, "stay")
    assert not any(move.startswith("place 2,1") for move in match.state.legal(0))  # CR-10
    match = match.play(0, "place 0,3 NS").play(0, "stay").play(1, "place 1,0 NS")
    assert (1, 1) not in match.state.view(None).board.streets.reach["rob"]  # pale
    assert match.state.outcome  # CR-20: and joined all the same
    assert match.state.outcome.places == (2, 1)


@pytest.mark.parametrize("seed", range(4))
def test_cr_31_warns_exactly_of_roads_that_lose_where_another_move_does_not(seed: int) -> None:
    random, options = Random(seed), {"roles": "host"}
    match: Match[Any] = Match.start(GAME, 2, options, GAME.rules.deal(random, 2, options)).play(
        0, "rob"
    )
    while not match.state.outcome:
        (seat,) = match.state.acting
        legal = match.state.legal(seat)
        after = {move: match.follow(seat, move).state.outcome for move in legal}
        losing = {move for move, end in after.items() if end and end.places[seat] == 2}
        if match.state.view(seat).board.turned < 64:  # not CR-23: then no move would help
            warned = {move for move in legal if warning(match, move)}
            assert warned == (losing if losing != set(legal) else set())
        match = match.follow(seat, random.choice([m for m in legal if m not in losing] or legal))


def test_the_table_in_words() -> None:
    turns = ("0,2 nsw; stay", "cover 0,2", "block 1,-1", "-1,-1 e; stay")
    match = played(["tee", "super", "curve"], ["super", "dead_end"], *turns)
    assert GAME.words.describe(match.state.view(None)).say(NAMES).split("\n") == [
        "Cop & Rob. Ann (Rob) has to place a curve.",
        "It fits at ① -1,1; ② 1,1.",
        "Exits that fit: ① N E or E S. ② N W or S W.",
        "",
        "Rob (Ann) stands at 0,1. Ways out: -1,1; 1,1. Cut off: 0,2.",
        "Cop (Bob) stands at 0,-1. Ways out: 0,-2.",
        "",
        "0,2 is covered by an Ambush.",
        "1,-1 is blocked by an Explosion.",
        "",
        "Rob's deck: 6 dead ends, 6 straights, 5 curves, 5 tees, 6 crosses, 1 supercard.",
        "Cop's deck: 5 dead ends, 6 straights, 6 curves, 6 tees, 6 crosses, 1 supercard.",
        "",
        "Rob's cards: N E W 0,1. N S W 0,2.",
        "Cop's cards: E S W 0,-1. E -1,-1.",
    ]


def test_own_things_come_first() -> None:
    match = played(["tee"], ["curve"], "0,2 nsw; stay")
    for seat, first in ((0, "Rob"), (1, "Cop"), (None, "Cop")):
        told = GAME.words.describe(match.state.view(seat)).say(NAMES).split("\n\n")
        assert told[1].startswith(first)


def test_the_lots_in_words() -> None:
    dealt = {"lots": [["super", "tee"]], "rob": deck(), "cop": deck()}
    told = GAME.words.describe(GAME.rules.start(dealt, 2, {}).view(None)).say(NAMES)
    assert told.startswith(
        "Cop & Rob. Ann draws a supercard, Bob draws a tee. The supercard wins: Ann chooses a role."
    )


def test_cr_5_who_won_the_lots_is_told_why() -> None:
    dealt = {"lots": [["tee", "tee"], ["tee", "cross"]], "rob": deck(), "cop": deck()}
    state = GAME.rules.start(dealt, 2, {})
    assert [note.text.say(NAMES) for note in state.notes] == [
        "Ann draws a tee, Bob draws a tee: both draw again.",
        "Ann draws a tee, Bob draws a cross. More exits win: Bob chooses a role.",
    ]
    tip = GAME.teaching.tip(state.view(1))
    assert tip
    assert tip.say(NAMES).startswith("You drew more exits: choose.")
    assert GAME.teaching.tip(state.view(0)) is None
    hosted = GAME.teaching.tip(
        GAME.rules.start({**dealt, "lots": []}, 2, {"roles": "host"}).view(0)
    )
    assert hosted
    assert "You drew" not in hosted.say(NAMES)


def test_cr_5_both_roles_are_at_hand_for_who_chooses() -> None:
    dealt = {"lots": [["tee", "cross"]], "rob": deck(), "cop": deck()}
    state = GAME.rules.start(dealt, 2, {})
    assert GAME.controls.handy(state.view(1)) == ("rob", "cop")
    assert GAME.controls.handy(state.view(0)) == GAME.controls.handy(state.view(None)) == ()


def test_cr_12_what_a_supercard_can_do_is_told_when_one_is_turned_up() -> None:
    match = played(["tee"], ["super"], "1,1 esw; stay")
    assert "Block a cell where Rob's road could go on" in tip_of(match)
    assert "lift an Explosion" in tip_of(match)
    match = match.play(1, "block 0,2")
    assert "Block a cell" not in tip_of(match)


def test_cr_10_a_card_that_leads_nowhere_has_to_be_placed_where_it_fits() -> None:
    match = played(["straight", "dead_end"], ["straight"], "0,2 ns; stay", "0,-2 ns; stay")
    assert "you must place it where it fits. Close the way out you need least" in tip_of(match)
    match = match.play(0, match.state.legal(0)[0])
    assert "you must place it" not in tip_of(match)


def test_the_result_in_words_names_who_was_cop() -> None:
    match = played(["curve", "straight"], ["curve"], *CURVES, "1,0 ns")
    told = GAME.words.describe(match.state.view(None)).say(NAMES)
    assert told.startswith("Cop & Rob is over: the roads are joined. Bob wins as Cop, who caught")


def test_the_account_of_a_match() -> None:
    match = played(
        ["straight", "super"], ["super", "super"], "0,2 ns; 0,2", "block 1,1", "lift 1,1; stay"
    )
    assert [note.text.say(NAMES) for note in match.state.notes] == [
        "Ann is Rob, Bob is Cop.",
        "Ann turns up a straight.",
        "Ann places a straight at 0,2: it opens north.",
        "Ann drives to 0,2.",
        "Bob turns up an Ambush.",
        "Bob blocks 1,1 with an Ambush.",
        "Ann turns up an Explosion.",
        "Ann lifts an Ambush off 1,1.",
        "Ann stays at 0,2.",
        "Bob turns up an Ambush.",
    ]


def test_the_reminder_of_driving_ends_after_four_turns_of_each() -> None:
    match, told = played(["straight"] * 5, ["straight"] * 5), list[bool]()
    for cell in (f"0,{side * n}" for n in range(2, 7) for side in (1, -1)):
        (seat,) = match.state.acting
        match = match.play(seat, f"place {cell} NS")
        told.append("Where your pawn stands matters" in tip_of(match))
        match = match.play(seat, "stay")
    assert told == [True] * 8 + [False] * 2


@pytest.mark.parametrize("seeds", sample([range(4), range(4, 20)]))
def test_descriptions_fit_a_message_and_name_every_card_to_the_end(seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        dealt = GAME.rules.deal(random, 2, {"roles": "host"})
        state = GAME.rules.start(dealt, 2, {"roles": "host"}).apply(0, "rob")
        while not state.outcome:
            (seat,) = state.acting
            state = state.apply(seat, random.choice(state.legal(seat)))
            names = ["A name of thirty-two characters…"] * 2
            told = GAME.words.describe(state.view(None)).say(names)
            assert len(told) <= 2000
            cards = told.rpartition("\n\n")[2]
            streets = state.board(None).streets
            assert all(re.search(rf" {re.escape(name(c))}[;.]", cards) for c in streets.roads)


def test_the_rulebook_defines_what_it_speaks_of() -> None:
    pages = " ".join(page.text for page in GAME.teaching.rulebook("en"))
    for said in (
        "An exit is **open** if no supercard covers its card and the cell it leads to is empty",
        "It closes your own exits that lead there too",  # CR-12
        "you build, and Cop joins the roads, only from cards that your pawn can drive to",  # CR-10
        "Orange frames mark",
        "a red cross on a pawn that has no way out",
    ):
        assert said in pages, said


def spoken(match: Match[Any], language: str = "en") -> dict[str, str]:
    """What is said of each place in the picture."""
    spots = GAME.looks.spots(match.state.view(None))
    return {name: spot.says.say(NAMES, language) for name, spot in spots.items()}


def test_every_cell_says_whose_road_it_is_where_that_leads_and_its_number() -> None:
    turns = ("0,2 nes; 0,2", "1,-1 nw; stay", "cover 1,-1; stay", "block 0,3; stay")
    match = played(["tee", "super", "dead_end"], ["curve", "super"], *turns)
    said = spoken(match)
    assert list(said)[:4] == ["0,3", "0,2", "1,2", "-1,1"], "as one reads"
    assert said["0,3"] == "0,3, last move, Cop's Ambush"
    assert said["0,2"] == "0,2, Rob's road, leads north, east and south, with his pawn"
    assert said["1,2"] == "1,2, number 2, Rob's way out"
    assert said["0,0"] == "0,0, the bank"
    assert said["1,-1"] == "1,-1, Cop's road, leads north and west, under an Explosion"
    assert said["card"] == "Rob has a dead end"
    assert spoken(match, "de")["1,2"] == "1,2, Nummer 2, Ausweg des Räubers"
    assert spoken(match, "ru")["0,3"] == "0,3, последний ход, Засада Копа"
    assert spoken(match.play(0, "resign"))["result"] == "Cop wins: Rob resigned"
