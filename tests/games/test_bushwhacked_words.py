"""Bushwhacked in words: typed moves, labels, the board described, warnings and tips."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.table.menu import menu
from games.bushwhacked import GAME
from games.bushwhacked.rules.known.board import Board
from games.bushwhacked.rules.known.grid import mask_of, pierced, surrounded
from games.core import LANGUAGES, Match, Thought, verbatim
from tests.sample import sample

NAMES = ("Ann", "Bob", "Cy", "Di")


def after(*moves: str, seats: int = 2) -> Match[Board]:
    """The match after these moves, each of the player to move, White first."""
    match = Match.start(GAME, seats, {}, {"first": 0})
    for move in moves:
        match = match.play(match.state.acting[0], move)
    return match


def surrounding() -> Match[Board]:
    """White to move, with K10 surrounded."""
    placed = "place J10; place K10; place L10; place A17; place K11; done; place C17"
    return after(*placed.split("; "))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("k10", "place K10"),
        ("  Place   K10 ", "place K10"),
        ("put k10", "place K10"),
        ("place at k10", "place K10"),
        ("x l11", "capture L11"),
        ("Capture L11", "capture L11"),
        ("take l11", "capture L11"),
        ("trade for k10", "trade K10"),
        ("pay with c5", "pay C5"),
        ("p", "pass"),
        ("PASS", "pass"),
        ("end", "done"),
    ],
)
def test_typed_words(typed: str, move: str) -> None:
    assert GAME.understood(typed, "en") == move
    assert GAME.words.fold(move) == GAME.words.fold(move.upper()) == move


def test_several_moves_in_one_line() -> None:
    match = surrounding()
    assert match.read(0, "a1; x k10") == ("place A1", "capture K10")


def test_a_bare_square_is_captured_or_paid_with_where_it_can_only_be_that() -> None:
    match = surrounding().play(0, "pass")
    assert match.read(0, "k10") == ("capture K10",)


@pytest.mark.parametrize(
    ("beginning", "label"),
    [
        ("place", "Place anywhere…"),
        ("place K", "Place in column K…"),
        ("place K10", "Place at K10"),
        ("capture", "⚔ Capture…"),
        ("capture L", "⚔ Capture, column L…"),
        ("capture L11", "⚔ Capture L11"),
        ("trade", "🔁 Trade…"),
        ("trade K10", "🔁 Trade for K10…"),
        ("pay", "Pay with…"),
        ("pay C5", "Pay with C5"),
        ("pass", "⏭ Pass"),
        ("done", "✔ Done"),
    ],
)
def test_labels(beginning: str, label: str) -> None:
    assert GAME.words.label(beginning).say(NAMES) == label


def described(match: Match[Board], seat: int | None = None) -> list[str]:
    """The paragraphs."""
    return GAME.words.describe(match.state.view(seat)).say(NAMES).split("\n\n")


def test_describe_writes_every_square_out() -> None:
    moves = [f"place {s}" for s in ("A1", "C1", "A2", "C3", "A3", "C5", "B1")]
    head, _, _, _, red, white = described(after(*moves))
    assert head == "Bushwhacked. Bob (Red) to move. Turn 4."
    assert red == "Red (Bob), in hand: 27 play, 20 capture stones. Stones: C1, C3, C5."
    assert white == "White (Ann), in hand: 26 play, 20 capture stones. Stones: A1, A2, A3, B1."


def test_describe_begins_with_the_viewers_own_stones_or_those_of_the_player_to_move() -> None:
    match = after("place A1", seats=3)
    assert [text[:3] for text in described(match)[-3:]] == ["Red", "Blu", "Whi"]
    assert [text[:3] for text in described(match, 2)[-3:]] == ["Blu", "Whi", "Red"]
    over = match.play(0, "resign").play(1, "resign")
    assert [text[:3] for text in described(over)[-3:]] == ["Whi", "Red", "Blu"]


def test_describe_tells_everything_since_the_movers_last_turn() -> None:
    match = after("place A1", "pass", "place E1", seats=3)
    assert "New: Red passed. Blue placed E1." in described(match)
    match = match.play(0, "place A3")
    assert "New: Blue placed E1. White placed A3." in described(match)
    taken = surrounding().play(0, "place C3").play(0, "capture K10")
    assert "New: White placed C3. White captured K10." in described(taken)


def test_describe_says_how_many_stones_may_be_placed_where_it_is_not_one() -> None:
    match = after("pass", "place A1")
    assert described(match)[0] == "Bushwhacked. Ann (White) to move. Turn 2. Stones to place: 2."
    match = match.play(0, "place C1")
    assert described(match)[0] == "Bushwhacked. Ann (White) to move. Turn 2. Stones to place: 1."


def test_describe_tells_a_trade_and_what_was_paid() -> None:
    match = trade()
    assert "Ann (White) trades for B10. Stones still to pay: 3." in described(match)[0]
    match = match.play(0, "pay C3")
    assert "New: Red passed. Red captured B10. White has paid with C3." in described(match)
    match = match.play(0, "pay F3").play(0, "pay I3")
    assert "New: White traded C3, F3 and I3 for B10." in described(match)


def trade() -> Match[Board]:
    """White has begun to trade for Red's capture stone on B10."""
    white, red = "B3 D3 C2 F2 E3 G3 I2 H3 J3 B10", "C3 F3 I3 A10 C10 B11 P13 P15 N12 N16"
    match = after()
    for pair in zip(white.split(), red.split(), strict=True):
        for seat, square in enumerate(pair):
            match = match.play(seat, f"place {square}")
            match = match.play(seat, "done") if match.state.acting == (seat,) else match
    for move in ("pass", "capture C3", "capture F3", "capture I3"):
        match = match.play(0, move)
    for move in ("pass", "capture B10"):
        match = match.play(1, move)
    return match.play(0, "trade B10")


def spoken(match: Match[Board], language: str = "en") -> dict[str, str]:
    """What is said of each place in the picture."""
    spots = GAME.looks.spots(match.state.view(None))
    return {name: spot.says.say(NAMES, language) for name, spot in spots.items()}


def test_every_square_and_line_of_the_picture_says_what_is_there() -> None:
    said = spoken(surrounding())
    assert list(said)[:2] == ["A17", "B17"], "as one reads"
    assert list(said)[-2:] == ["white", "red"]
    assert said["A17"] == "A17, Red stone"
    assert said["C17"] == "C17, Red stone, new"
    assert said["K10"] == "K10, Red stone, can be captured"
    assert said["B1"] == "B1, empty"
    assert said["I9"] == "I9, base, no stones around it"
    expected = "White: 0 bases, 0 capture stones, in hand: 27 play, 20 capture stones"
    assert said["white"] == expected
    assert spoken(surrounding(), "de")["K10"] == "K10, roter Stein, schlagbar"
    assert spoken(surrounding(), "ru")["K10"] == "K10, красный камень, можно захватить"


def test_a_trade_is_spoken_of_on_its_squares() -> None:
    said = spoken(trade().play(0, "pay C3"))
    assert said["B10"] == "B10, Red capture stone, being traded for"
    assert said["C3"] == "C3, White capture stone, already paid"
    assert said["F3"] == "F3, White capture stone, can pay for the trade"
    said = spoken(trade().play(0, "pay C3").play(0, "pay F3").play(0, "pay I3"))
    assert said["B10"] == "B10, White capture stone, new"
    assert said["C3"] == "C3, empty, paid for a trade"


def test_describe_says_who_is_around_the_bases() -> None:
    match = after("place H9", "place I10", "place I8")
    assert described(match)[3] == (
        "Around the bases: I9 White 2, Red 1. Bases with no stones around them: D9, I4, I14, N9."
    )


def test_describe_tells_the_score_who_holds_which_base_and_passes_that_count() -> None:
    around, elsewhere = ("H9", "I8", "J9", "I10"), ("A1", "C1", "E1", "G1")
    turns = [f"place {s}" for pair in zip(around, elsewhere, strict=True) for s in pair]
    match = after(*turns, "pass")
    assert described(match)[2] == (
        "Score: White 1 base, 0 capture stones. Red 0 bases, 0 capture stones. White holds I9. "
        "White passed last turn: up to 2 stones next turn."
    )
    own = match.play(1, "place J1")
    assert described(own)[2].endswith("White holds I9. White passed last turn.")
    over = match.play(1, "resign")
    assert "passed last turn" not in described(over)[1]


def test_describe_says_what_can_be_captured_and_who_has_left() -> None:
    assert "Can be captured: K10." in described(surrounding(), 0)[0]
    match = after("place A1", seats=3).play(1, "resign")
    assert "Red (Bob) is out." in described(match)


@pytest.mark.parametrize("seed", sample(range(6), 2))
def test_the_most_crowded_board_fits_a_message(seed: int) -> None:
    """Whoever can capture does, else everybody places: more stones than in any other match."""
    random, match = Random(seed), after(seats=4)
    while not match.state.outcome:
        seat = match.state.acting[0]
        legal = match.state.legal(seat)
        wanted = [m for m in legal if m.startswith("capture")]
        wanted = wanted or [m for m in legal if m.startswith("place")] or list(legal)
        match = match.play(seat, random.choice(wanted))
        names = [f"Longish name {n}" for n in range(4)]
        described = GAME.words.describe(match.state.view(None))
        assert all(len(described.say(names, language)) <= 2500 for language in LANGUAGES)


def told(match: Match[Board]) -> str:
    return match.state.notes[-1].text.say(NAMES)


def test_a_capture_is_told_with_the_stones_that_did_it() -> None:
    match = surrounding().play(0, "pass").play(0, "capture K10")
    assert told(match) == "Ann captures K10 from Bob: surrounded by J10, K11 and L10."
    arrow = after("place J11", "place K13", "place L11", "place A17", "place K12", "capture K13")
    assert told(arrow) == "Ann captures K13 from Bob: an arrow of J11, K12 and L11 points at it."


def test_a_chain_is_told_with_the_stone_that_was_captured_just_before() -> None:
    red, white = ("K10", "K9", "A17", "C17"), ("J10", "L10", "J9", "L9")
    turns = [f"place {square}" for pair in zip(white, red, strict=True) for square in pair]
    match = after(*turns, "place K11", "capture K10")
    assert told(match).endswith("surrounded by J10, K11 and L10.")
    assert told(match.play(0, "capture K9")).endswith("surrounded by J9, K10 and L9.")


@pytest.mark.parametrize("seed", range(2))
def test_the_stones_that_are_told_make_the_capture_by_themselves(seed: int) -> None:
    """They stand there, are three or four, and make a shape of BW-21 or BW-22; all is played in a
    corner, so that much is captured."""
    random, match, seen = Random(seed), after(seats=3), 0
    while not match.state.outcome:
        seat, board = match.state.acting[0], match.state.board(None)
        legal = match.state.legal(seat)
        wanted = [m for m in legal if m.startswith("capture")]
        near = [m for m in legal if re.fullmatch(r"place [A-I]\d", m)]
        match = match.play(seat, random.choice(wanted or near or legal))
        if wanted:
            square = match.log[-1][1].split()[1]
            by = re.findall(r"[A-Q]\d+", told(match))[1:]  # the first one is the victim
            stones = mask_of(" ".join(by))
            assert len(by) in (3, 4)
            assert stones & (board.play[seat] | board.turn.gained) == stones
            shapes = surrounded(stones) | pierced(stones & board.play[seat], board.empty)
            assert shapes & mask_of(square)
            seen += 1
    assert seen > 5


def warning(match: Match[Board], move: str) -> str:
    text = GAME.teaching.warn(match.state.view(0), move)
    return text.say(NAMES) if text else ""


def test_warnings() -> None:
    match = surrounding().play(0, "pass")
    assert warning(match, "done") == "You can still capture K10."
    assert not warning(match, "capture K10")


def test_warning_of_stones_that_would_be_lost() -> None:
    match = after("pass", "place A1", "place C1")
    assert warning(match, "done") == "You may place 1 more this turn, but not after this."
    assert not warning(match, "place C3")


def test_without_the_aid_nobody_is_told_what_can_be_captured() -> None:
    match = Match.start(GAME, 2, {"assist": "off"}, {"first": 0})
    for move in ("place J10", "place K10", "place L10", "place A17", "place K11", "done"):
        match = match.play(match.state.acting[0], move)
    match = match.play(match.state.acting[0], "place C17")
    view, passed = match.state.view(0), match.play(0, "pass")
    texts = [
        GAME.words.describe(view),
        GAME.teaching.tip(view),
        GAME.teaching.tip(passed.state.view(0)),
        GAME.players.why(view, Thought("place D3")),
        GAME.teaching.warn(passed.state.view(0), "done"),
    ]
    said = " ".join(text.say(NAMES) for text in texts if text)
    assert "K10" not in said.partition("\n")[0]
    assert "Exposed" not in said
    assert "cross" not in said


def last_stone(match: Match[Board]) -> Match[Board]:
    """White to move with one play stone in hand, after stones that change nothing."""
    apart = iter([f"{column}{row}" for row in (1, 3, 5, 7, 13, 15, 16) for column in "ACEGIKMOQ"])
    while match.state.board(None).play_hand(0) > 1 or match.state.acting != (0,):
        seat = match.state.acting[0]
        free = next(s for s in apart if f"place {s}" in match.state.legal(seat))
        match = match.play(seat, f"place {free}")
    return match


def test_warning_of_a_last_stone_that_does_not_win() -> None:
    level = last_stone(after())
    assert warning(level, "place E17").startswith("This is your last play stone")
    assert level.play(0, "place E17").state.outcome, "BW-31"
    ahead = last_stone(surrounding().play(0, "pass").play(0, "capture K10"))
    assert not warning(ahead, "place E17")


def test_no_warning_of_a_last_stone_that_takes_the_lead() -> None:
    three = ("place H9", "place A17", "place J9", "place C17", "place I10", "place E17")
    match = last_stone(after(*three))
    assert warning(match, "place G17")
    assert not warning(match, "place I8"), "it controls I9"
    outcome = match.play(0, "place I8").state.outcome
    assert outcome
    assert outcome.places == (1, 2)


def test_warning_of_a_stone_inside_ones_own_arrow() -> None:
    arrow = ("place L12", "place L13", "place K11", "place A1", "place M11", "done", "place C1")
    match = after(*arrow)
    assert warning(match, "place L11") == "A stone there spoils your arrow: L13 stays safe."
    assert not warning(match, "place A3")
    assert "capture L13" not in match.play(0, "place L11").state.legal(0), "BW-22"
    assert "capture L13" in match.play(0, "place A3").state.legal(0)


@pytest.mark.parametrize("seed", sample(range(5)))
def test_every_warning_holds(seed: int) -> None:
    """What a warning says is lost can be done before the move, and not after it."""
    random, match = Random(seed), Match.start(GAME, 3, {}, {"first": 0})
    while not match.state.outcome:
        seat = match.state.acting[0]
        legal = match.state.legal(seat)
        for move in legal[seed % 3 :: 3]:
            said = (GAME.teaching.warn(match.state.view(seat), move) or verbatim("")).say(NAMES)
            later = match.play(seat, move)
            still = later.state.legal(seat) if not later.state.outcome else ()
            if "can still capture" in said:
                assert any(m.startswith("capture") for m in legal)
            elif "more this turn" in said:
                assert any(m.startswith("place") for m in legal)
                assert later.state.acting != (seat,) or not any("place" in m for m in still)
            elif "last play stone" in said:
                assert later.state.board(None).play_hand(seat) == 0
            elif "spoils your arrow" in said:
                lost = re.findall(r"[A-Q]\d+", said)
                assert not {f"capture {square}" for square in lost} & set(still)
        word = random.choice(sorted({move.split()[0] for move in legal}))
        match = match.play(seat, random.choice([m for m in legal if m.startswith(word)]))


def tip(match: Match[Board]) -> str:
    seat = match.state.acting[0]
    text = GAME.teaching.tip(match.state.view(seat))
    assert text
    return text.say(NAMES)


def test_tips_are_for_who_is_to_move() -> None:
    match = surrounding()
    assert GAME.teaching.tip(match.state.view(1)) is None
    assert GAME.teaching.tip(match.state.view(None)) is None


def test_the_first_turns_tip_says_the_goal() -> None:
    assert tip(after()).startswith(
        "Goal: put your stones on all four sides of a base and it's yours"
    )
    assert tip(after("place A1")).startswith("Goal:"), "Red's first turn"
    assert not tip(after("place A1", "place C1")).startswith("Goal:")


def test_the_tip_of_captures_names_a_pass_only_where_one_may_pass() -> None:
    match = surrounding()
    assert tip(match) == "First place a stone or pass, then you can capture the crossed stones."
    for _ in range(2):
        match = match.play(0, "pass").play(0, "done").play(1, "pass")
        match = match.play(1, "done") if match.state.acting == (1,) else match
    assert "pass" not in match.state.legal(0), "BW-11"
    assert tip(match) == "First place a stone, then you can capture the crossed stones."


def test_whose_stone_was_captured_reads_how_that_is_done() -> None:
    match = surrounding().play(0, "pass")
    (capture,) = [move for move in match.state.legal(0) if move.startswith("capture")]
    match = match.play(0, capture)
    assert match.state.acting == (1,)
    assert tip(match).startswith("A stone can be captured when three enemy stones are next to")


def test_tips_of_a_turn_that_goes_on() -> None:
    captures = surrounding().play(0, "pass")
    assert tip(captures).startswith("You can capture the crossed stones now")
    two = after("pass", "place A1", "place C1")
    assert tip(two) == "You may place another stone; “done” ends your turn."
    assert {"done", "place C3"} <= set(two.state.legal(0))
    assert tip(trade().play(0, "pay C3")).startswith("Pay with your capture stones (2 to go)")


def test_tips_of_passing_name_what_a_pass_brings() -> None:
    match = after("place A1", "place C1")
    assert tip(match) == "Place a stone, or pass: then you may place one more next turn."
    match = match.play(0, "pass").play(1, "place C3").play(0, "pass").play(1, "place C5")
    assert "pass" not in match.state.legal(0)
    assert tip(match) == "You can't pass three times in a row: now place up to 3 stones."
    for square in ("E1", "E3", "E5"):
        assert match.state.acting == (0,)
        match = match.play(0, f"place {square}")
    assert match.state.acting == (1,)


def why(match: Match[Board], move: str) -> str:
    return GAME.players.why(match.state.view(0), Thought(move)).say(NAMES)


def test_reasons_hold() -> None:
    placed = ("place J10", "place K10", "place L10", "place A17")
    match = after(*placed)
    assert why(match, "place K11") == (
        "It lets you capture K10 right away: your stones are then on three sides of it."
    )
    assert "capture K10" in match.play(0, "place K11").state.legal(0)
    assert why(match, "place I8") == (
        "It's the first of the four stones you need around the base on I9."
    )
    assert why(match, "place A1") == "This is what I would play."
    theirs = after("place K10", "place J10", "place A1", "place L10", "place A3", "place C17")
    assert why(theirs, "place K11") == (
        "It takes this square from Bob, who could capture K10 from there."
    )


def titles(match: Match[Board]) -> dict[str, list[str]]:
    """The squares of its shortlists, by title."""
    return {
        short.title.say(NAMES): [move.split()[1] for move in short.moves]
        for short in GAME.controls.shortlists(match.state.view(match.state.acting[0]))
    }


def menus(match: Match[Board]) -> int:
    """How many menus a message has."""
    view = match.state.view(match.state.acting[0])
    return len(titles(match)) + len(menu(view.legal, menus=GAME.controls.menus).groups)


def test_the_squares_near_the_bases_are_a_menu_of_their_own() -> None:
    assert titles(after("pass")).keys() == {"Place near a base…"}
    match = after("place D10")
    *_, near = GAME.controls.shortlists(match.state.view(1))
    assert near.title.say(NAMES) == "Place near a base…"
    assert len(near.moves) == 4 * 5 - 1
    assert set(near.moves) <= set(match.state.legal(1))
    labels = [text.say(NAMES) for text in near.moves.values()]
    assert labels[:3] == [
        "D8, south of the base D9",
        "E9, east of the base D9",
        "C9, west of the base D9",
    ]
    assert GAME.controls.shortlists(surrounding().play(0, "pass").state.view(0)) == ()


def test_many_squares_near_bases_are_two_menus_by_direction_never_two_pages() -> None:
    match = after("place A1", seats=4)
    found = titles(match)
    assert list(found) == ["Place north or south of a base…", "Place east or west of a base…"]
    rows, columns = found.values()
    assert rows[:2] == ["D5", "D3"]
    assert columns[:2] == ["E4", "C4"]
    assert len(rows) == len(columns) == 2 * 9


def test_squares_next_to_stones_come_first_the_most_crowded_and_the_newest_if_there_are_many() -> (
    None
):
    found = titles(after("place B2", "place D2"))
    assert list(found) == ["Place next to a stone…", "Place near a base…"]
    assert found["Place next to a stone…"] == ["A2", "B1", "B3", "C2", "D1", "D3", "E2"]
    spread = [f"{column}{row}" for row in (2, 5, 7, 12) for column in "BEGKMP"]
    title, squares = next(iter(titles(after(*(f"place {at}" for at in spread))).items()))
    assert title == "Place next to a stone, 25 of 82…"
    assert len(squares) == len(set(squares)) == 25
    assert {"P11", "P13", "O12", "Q12"} <= set(squares)


def test_a_message_has_three_menus_at_most() -> None:
    """In random matches of all sizes, with captures and trades."""
    most = 0
    for seed, seats in enumerate((2, 3, 4) * 2):
        random, match = Random(seed), after(seats=seats)
        while not match.state.outcome:
            seat, legal = match.state.acting[0], match.state.legal(match.state.acting[0])
            most = max(most, menus(match))
            taking = [move for move in legal if move.split()[0] in ("capture", "trade", "pay")]
            match = match.play(seat, random.choice(taking or legal))
    assert most == 3


def sure(match: Match[Board]) -> tuple[str, ...]:
    return GAME.controls.handy(match.state.view(match.state.acting[0]))


def test_the_square_that_completes_a_base_is_a_button() -> None:
    moves = ("place D10", "place A1", "place D8", "place A3", "place C9", "place A5")
    assert sure(after(*moves)) == ("place E9",)
    assert sure(after(*moves[:-2])) == ()
    assert sure(after(*moves, "place E9")) == (), "of whoever has three stones there"


def won(match: Match[Board]) -> bool:
    return match.state.outcome is not None and match.state.outcome.places == (1, 2)


def test_with_the_last_stone_a_button_wins_wherever_that_is_sure() -> None:
    def nearly(*first: str) -> Match[Board]:
        """White has these squares and one stone in hand."""
        free = iter(
            [f"{column}{row}" for row in (1, 3, 5, 7, 13, 15, 17) for column in "ACEGIKMOQ"]
        )
        match = after()
        for square in (*first, *([""] * 29))[:29]:
            match = match.play(0, f"place {square or next(free)}")
            match = match.play(1, f"place {next(free)}")
        return match

    leads = nearly("D10", "D8", "C9", "E9")
    (anywhere,) = sure(leads)
    assert won(leads.play(0, anywhere))
    completes = nearly("D10", "D8", "C9")
    assert sure(completes) == ("place E9",)
    assert won(completes.play(0, "place E9"))
    assert sure(nearly("D10", "D8")) == ()
