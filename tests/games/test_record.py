"""Records: written, read back, and refused with the place and the reason of the first fault."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.__main__ import main
from games.core import Budget, Damaged, Match
from games.record import (
    MOST_BYTES,
    MOST_MOVES,
    follow,
    plain,
    read,
    replay,
    seal,
    tidy,
    verify,
    write,
)
from games.replay import Film
from games.review import review

NONCE = "0123456789abcdef" * 2
Json = dict[str, Any]


def played(game: str, plies: int, seed: int = 1) -> Match[Any]:
    """A match played at random so far, then resigned by seat 0."""
    random, found = Random(seed), GAMES[game]
    seats, options = min(found.rules.seats), found.settle({})
    match = Match.start(found, seats, options, found.rules.deal(random, seats, options))
    while match.state.outcome is None and len(match.log) < plies:
        seat = random.choice(match.state.acting)
        match = match.play(seat, random.choice(match.state.legal(seat)))
    return match if match.state.outcome else match.play(0, "resign")


def written(game: str = "pointsweeper", plies: int = 40) -> Json:
    """A record as JSON, to be damaged."""
    match = played(game, plies)
    people = [f"P{seat}" for seat in range(match.seats)]
    times = [1.7e9 + n for n in range(len(match.log))]
    return dict(json.loads(write(match, people, times, NONCE)))


def fault(record: object) -> Damaged:
    """What is said of a record that is not as it should be."""
    with pytest.raises(Damaged) as caught:
        replay(read(record if isinstance(record, str) else json.dumps(record)))
    return caught.value


def uncleared(match: Match[Any]) -> tuple[tuple[int, str], ...]:
    """The log without whatever its own seat cleared afterwards."""
    kept = list[tuple[int, str]]()
    for seat, move in match.log:
        if move == "clear":
            kept = [line for line in kept if line[0] != seat]
        else:
            kept.append((seat, move))
    return tuple(kept)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_tells_the_same_match(game: str) -> None:
    match = played(game, 60)
    people = [f"P{seat}" for seat in range(match.seats)]
    record = read(write(match, people, [0.5] * len(match.log), NONCE))
    again = replay(record)
    assert again.deal == json.loads(json.dumps(match.deal))
    assert again.state.outcome == match.state.outcome
    assert again.state.view(None) == match.state.view(None)
    assert again.log == (uncleared(match) if match.game.rules.set_up else match.log)
    assert list(record.names) == people
    verify(record)


@pytest.mark.parametrize("clock", ["standard", "slow", "off"])
def test_a_record_from_before_an_option_was_there_is_read(clock: str) -> None:
    record = written() | {"options": {"clock": clock}}
    again = replay(read(json.dumps(record)))
    assert again.state.outcome
    assert again.options == {"clock": clock, "aids": "on"}  # as it was played then


def test_a_running_match_has_no_record() -> None:
    rules = GAMES["graverobber"]
    with pytest.raises(ValueError, match="running"):
        write(Match.start(rules, 2, rules.settle({}), {}), ["A", "B"], [], "")


def test_the_seal_is_sha_256_of_deal_and_nonce() -> None:
    # printf '{"a":[1,2],"b":"x"}\n00' | sha256sum
    digest = "3b14055965cd99949aa0b20aba061c8552394a70bacc934beca5fb26cdfce591"
    assert seal({"b": "x", "a": [1, 2]}, "00") == digest
    assert seal({"b": "x", "a": [2, 1]}, "00") != digest
    assert seal({"b": "x", "a": [1, 2]}, "01") != digest


def test_verify_finds_another_deal_or_nonce() -> None:
    record = written()
    record["deal"]["boards"].reverse()
    with pytest.raises(Damaged) as caught:
        verify(read(json.dumps({**written(), "commitment": seal(record["deal"], NONCE)})))
    assert caught.value.where == "commitment"
    with pytest.raises(Damaged) as caught:
        verify(read(played("pointsweeper", 10).dumps()))
    assert caught.value.where == "nonce"


# --- a set-up that was cleared -------------------------------------------------------------------

LAID = ("windmill C5", "grave F2", "plot F3", "grave H4", "plot G4", "grave B2", "plot B3", "ready")


def hesitant() -> Match[Any]:
    """Red clears twice, White once between Red's steps; both lay in the end, and Red resigns."""
    rules = GAMES["graverobber"]
    match = Match.start(rules, 2, rules.settle({}), {})
    steps = [(0, "windmill A2"), (1, "windmill E2"), (0, "clear"), (0, "windmill B4")]
    steps += [(1, "grave B4"), (0, "grave D1"), (1, "clear"), (1, LAID[0]), (0, "clear")]
    steps += [*((0, move) for move in LAID), *((1, move) for move in LAID[1:])]
    for seat, move in (*steps, (0, "skip"), (1, "dig up"), (0, "resign")):
        match = match.play(seat, move)
    return match


def test_a_set_up_is_written_down_from_where_it_was_cleared_last() -> None:
    match = hesitant()
    times = [float(ply) for ply in range(len(match.log))]
    record = read(write(match, ["A", "B"], times, NONCE))
    assert record.log == list(uncleared(match))
    assert [match.log[int(time)] for time in record.times or []] == record.log
    assert replay(record).state.view(None) == match.state.view(None)
    assert read(plain(match, ["A", "B"])).log == record.log


def test_an_older_record_with_all_that_was_cleared_is_right_too() -> None:
    match = hesitant()
    record = read(match.dumps())
    assert replay(record).log == match.log
    tidied = tidy(record)
    assert tidied.log == list(uncleared(match))
    assert tidy(tidied) == tidied
    timed = tidy(record.model_copy(update={"times": [float(n) for n in range(len(record.log))]}))
    assert [record.log[int(time)] for time in timed.times or []] == tidied.log
    assert follow(tidied).state.open_view().board == match.state.open_view().board


def test_what_was_cleared_is_checked_as_well() -> None:
    record = json.loads(hesitant().dumps())
    record["log"][0] = [0, "windmill K9"]
    assert fault(record).where == "log[0]"


@pytest.mark.parametrize("game", GAMES)
def test_no_match_comes_near_the_most_moves_but_by_clearing(game: str) -> None:
    assert len(uncleared(played(game, 10_000, seed=2))) < MOST_MOVES // 4


# --- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": "chess"}, "game"),
        ({"game": 7}, "game"),
        ({"rules": 99}, "rules"),
        ({"rules": "1"}, "rules"),
        ({"rules": True}, "rules"),
        ({"seats": 5}, "seats"),
        ({"seats": 10**400}, "seats"),
        ({"options": {"clock": "fast"}}, "options.clock"),
        ({"options": {"speed": "fast"}}, "options.speed"),
        ({"deal": []}, "deal"),
        ({"deal": {}}, "deal.boards"),
        ({"log": [[0, "first", 1]]}, "log[0]"),
        ({"log": [["0", "first"]]}, "log[0][0]"),
        ({"log": [[0, ["first"]]]}, "log[0][1]"),
        ({"log": [[-1, "first"]]}, "log[0]"),
        ({"log": [[0, "first"]] * (MOST_MOVES + 1)}, "log"),
        ({"people": ["P0"]}, "people"),
        ({"people": ["P0", "x" * 101]}, "people[1]"),
        ({"times": [1.0]}, "times"),
        ({"result": {"places": [1, 1], "scores": ["0", "0"], "reason": "so"}}, "result"),
        ({"result": {"places": [1, 2]}}, "result.scores"),
        ({"nonce": "xyz"}, "nonce"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"cheat": 1}, "cheat"),
    ],
)
def test_a_wrong_part_is_named(change: Json, where: str) -> None:
    assert fault(written() | change).where == where


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        "NaN",
        '{"game": "graverobber", "game',
        "[" * 400_000,
        '{"deal":' * 100_000,
        '{"rules": ' + "9" * 900_000 + "}",
        '"' + "\\u0000" * 100_000 + '"',
        "x" * (MOST_BYTES + 1),
    ],
    ids=range(11),
)
def test_what_is_no_record_at_all(text: str) -> None:
    assert fault(text).why


def test_a_deeply_nested_deal() -> None:
    text = json.dumps(written() | {"deal": "DEAL"})
    nested = text.replace('"DEAL"', '{"boards": ' + "[" * 100_000 + "]" * 100_000 + "}")
    assert fault(nested).why


# --- the command line ----------------------------------------------------------------------------


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["games", *arguments])
    return main()


def test_replay_writes_a_page_and_prints_the_outcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record, file, page = written("graverobber", 24), tmp_path / "r.json", tmp_path / "r.html"
    file.write_text(json.dumps(record))
    assert run(monkeypatch, "replay", str(file), "--html", str(page)) == 0
    assert "P0 resigned." in capsys.readouterr().out
    html, film = page.read_text(), Film(replay(read(json.dumps(record))), ("P0", "P1"))
    assert html.count("iVBOR") == film.last + 1, "a picture of each step"
    assert "http" not in html.replace("http-equiv", "")


def test_a_faulty_record_is_named_on_standard_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = written()
    record["log"][36][1] = "fly"
    file = tmp_path / "r.json"
    file.write_text(json.dumps(record))
    assert run(monkeypatch, "replay", str(file)) == 1
    assert capsys.readouterr().err.startswith("log[36]: ")
    file.write_bytes(b"\xff\xfe{}")
    assert run(monkeypatch, "verify", str(file)) == 1
    assert run(monkeypatch, "replay", str(tmp_path / "none.json")) == 1


def test_verify_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record, file = written(), tmp_path / "r.json"
    file.write_text(json.dumps(record))
    assert run(monkeypatch, "verify", str(file)) == 0
    assert record["commitment"] in capsys.readouterr().out
    file.write_text(json.dumps(record | {"nonce": "f" * 32}))
    assert run(monkeypatch, "verify", str(file)) == 1


def test_a_game_at_the_keyboard_is_saved_and_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["moves", "place a1", "fly", "resign"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    file = tmp_path / "r.json"
    options = ("--option", "first=white", "--seed", "1", "--save", str(file))
    assert run(monkeypatch, "play", "bushwhacked", *options) == 0
    told = capsys.readouterr().out
    assert "place A1, place A2" in told
    assert "1. Player" in told
    assert run(monkeypatch, "replay", str(file)) == 0


TYPED = "wm e2; g b4; p b5; g g7; p g8; g d7; p d8; ready"


@pytest.mark.parametrize("typed", [[], [TYPED], [TYPED, ""]])
def test_the_end_of_input_ends_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: list[str]
) -> None:
    """Also where the keyboard is to be passed on."""
    lines = iter(typed)

    def ask(_: str) -> str:
        if (line := next(lines, None)) is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", ask)
    file = tmp_path / "r.json"
    assert run(monkeypatch, "play", "graverobber", "--save", str(file)) == 0
    assert len(json.loads(file.read_text())["log"]) == (8 if typed else 0)
    assert run(monkeypatch, "play", "graverobber", "--option", "assist=maybe") == 1


def test_the_keyboard_is_passed_on_before_another_secret_board_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = list[str]()
    lines = iter([TYPED, "", "quit"])

    def ask(prompt: str) -> str:
        asked.append(prompt)
        return next(lines)

    monkeypatch.setattr("builtins.input", ask)
    assert run(monkeypatch, "play", "graverobber") == 0
    assert "Pass the keyboard to Player 2" in asked[1]
    after = capsys.readouterr().out.rpartition("is ready")[2]
    assert "E2" not in after


def test_why_a_match_is_over_is_written_as_id_and_values() -> None:
    reason = written("graverobber", 3)["result"]["reason"]
    assert reason == {"id": "core-resigned", "values": {"who": {"seat": 0}}}


def test_a_record_of_before_has_it_in_words() -> None:
    record = written()
    record["result"]["reason"] = "P0 {resigned}"
    again = read(json.dumps(record))
    assert again.result
    assert again.result.reason.say(()) == "P0 {resigned}"
    assert read(tidy(again).model_dump_json(exclude_none=True)) == tidy(again)


def test_a_reason_that_only_another_version_knows_is_no_fault() -> None:
    record = written()
    record["result"]["reason"] = {"id": "core-from-the-future", "values": {}}
    replay(read(json.dumps(record)))


@pytest.mark.parametrize("reason", [7, {"id": 7}, {"id": "core-agreed", "values": 7}, "x" * 501])
def test_a_reason_that_is_neither_is_refused(reason: object) -> None:
    record = written()
    record["result"]["reason"] = reason
    assert fault(record).where == "result.reason"


STEERS = "\x1b]0;owned\x07\x1b[2J\x9b5n\u202e"


def steered(record: Json) -> list[Json]:
    """The record with what steers a terminal at each place that takes words of others."""
    log = [[record["log"][0][0], STEERS], *record["log"][1:]]
    result = record["result"]
    return [
        record | {"people": ["Ann", STEERS]},
        record | {"log": log},
        record | {"game": STEERS},
        record | {STEERS: 1},
        record | {"options": {STEERS: STEERS}},
        record | {"deal": record["deal"] | {STEERS: STEERS}},
        record | {"nonce": STEERS},
        record | {"result": result | {"reason": STEERS}},
        record | {"result": result | {"scores": [STEERS, "0"]}},
        record | {"result": result | {STEERS: 1}},
    ]


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
def test_records_of_others_do_not_steer_the_terminal(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    record, file, refused = written("graveyard_shift", 6), tmp_path / "r.json", 0
    monkeypatch.setattr("games.__main__.review", partial(review, budget=Budget.nodes(5)))
    for one in steered(record):
        file.write_text(json.dumps(one))
        refused += run(monkeypatch, command, str(file))
    told = capsys.readouterr()
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", told.out + told.err)
    assert "\\x1b" in told.err
    assert refused >= 8


@pytest.mark.parametrize("name", ["A\x1b[2J", "A\nB", "A\tB", "A\x00"])
def test_a_name_that_is_no_line_is_refused_and_never_written(name: str) -> None:
    assert "one line" in fault(written() | {"people": [name, "Bob"]}).why
    match = played("graveyard_shift", 3)
    assert fold(read(plain(match, [name, "Bob"])).names[0]) == fold(name)


def fold(name: str) -> str:
    return re.sub(r"[^A-Z]", "", name)
