"""Engines by others: what they read, how they play, and that they harm nobody."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.__main__ import main
from games.core import Game, Match, Seat
from games.record import read, replay
from games.tools import arena, engine
from games.tools.check import undescribed
from games.tools.contest import Contest, contest, field_of
from games.tools.rival import Executable
from games.tools.wire import Dialogue, board_of, schema, understood
from tests.games.battery import AnyMatch, every_game, looks
from tests.games.engines_table import EXAMPLES, PATIENT, ROOT, against_random, parsed
from tests.games.swaps import SECRETS

AT_RANDOM, GREEDY = (
    f"{sys.executable} {EXAMPLES / name}" for name in ("at_random.py", "greedy.py")
)


def positions(game: Game[Any]) -> Iterator[tuple[AnyMatch, Seat]]:
    """Some turns of a match, with whoever is to move."""
    for match in looks(game.id, 6):
        for seat in match.state.acting:
            yield match, seat


def asked(match: AnyMatch, seat: Seat) -> list[dict[str, Any]]:
    """What an engine reads that is asked now for the first time."""
    dialogue = Dialogue(match.game, match.seats, match.options, seat)
    lines = [dialogue.hello(), *dialogue.turn(match.state.view(seat), 10**9)]
    return [json.loads(line) for line in lines]


@every_game
def test_a_board_that_an_engine_reads_is_the_whole_board(game: Game[Any]) -> None:
    found = 0
    for match, seat in positions(game):
        view, message = match.state.view(seat), asked(match, seat)[-1]
        assert board_of(game).validate_python(message["board"]) == view.board
        assert tuple(message["legal"]) == view.legal
        found += 1
    assert found > 3


@every_game
def test_numbers_on_a_board_can_be_read_in_every_language(game: Game[Any]) -> None:
    """JavaScript, for one, knows whole numbers only up to 2**53."""

    def numbers(value: object) -> Iterator[int]:
        if isinstance(value, dict | list):
            for part in value.values() if isinstance(value, dict) else value:
                yield from numbers(part)
        elif isinstance(value, int):
            yield value

    for match, seat in positions(game):
        assert max(numbers(asked(match, seat)), default=0) <= 10**9


@every_game
def test_the_schema_that_is_shipped_is_that_of_the_newest_rules(game: Game[Any]) -> None:
    shipped = json.loads((ROOT / "docs" / "boards" / f"{game.id}.json").read_text())
    assert shipped == schema(game), f"python -m games check {game.id} --make writes it anew"
    assert not undescribed(shipped), "need a docstring"
    assert shipped["$id"].endswith(f":rules-{game.rules.version}")


@every_game
def test_what_was_told_comes_in_order_as_ids_and_in_english(game: Game[Any]) -> None:
    match = looks(game.id, 6)[-1]
    seat = match.seats - 1
    told = [
        json.loads(line)
        for line in Dialogue(game, match.seats, match.options, seat).turn(match.state.view(seat), 1)
    ][:-1]
    notes = match.state.view(seat).notes
    names = [f"Player {n + 1}" for n in range(match.seats)]
    assert [line["english"] for line in told] == [note.text.say(names) for note in notes]
    assert [line["id"] for line in told] == [note.text.id for note in notes]
    assert all(line["to"] in (None, seat) for line in told)


@every_game
def test_a_level_plays_the_same_through_the_door(game: Game[Any]) -> None:
    level = "normal"
    if level not in game.players.levels:
        pytest.fail("each game has a normal player")
    for match, seat in islice(positions(game), 3):
        said = list[str]()
        lines = [json.dumps(message) for message in asked(match, seat)]
        engine.serve(game.id, level, Random(5), lines, said.append)
        move = game.players.levels[level].move(match.state.view(seat), Random(5))
        assert [json.loads(line) for line in said] == [{"type": "move", "turn": 1, "move": move}]


def hello(**other: object) -> str:
    start = {"type": "hello", "game": "graverobber", "rules": 1, "seat": 0, "seats": 2}
    return json.dumps(start | other)


@pytest.mark.parametrize(
    ("first", "why"),
    [
        (hello(game="bushwhacked"), "engine for graverobber"),
        (hello(rules=99), "version 99 of the rules"),
        (hello(type="turn"), "hello first"),
    ],
)
def test_our_engine_plays_no_other_game_and_no_rules_it_does_not_know(first: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        engine.serve("graverobber", "easy", Random(1), [first], print)


def correspondence(match: AnyMatch, seat: Seat) -> str:
    """All that the engine on a seat reads in this match until now."""
    dialogue = Dialogue(match.game, match.seats, match.options, seat)
    start = Match.start(match.game, match.seats, match.options, match.deal)
    lines = [dialogue.hello()]
    for who, move in match.log:
        if who == seat:
            lines += dialogue.turn(start.state.view(seat), 10_000)
        start = start.play(who, move)
    return "".join([*lines, *dialogue.turn(start.state.view(seat), 10_000)])


@pytest.mark.parametrize("game", SECRETS)
def test_other_secrets_change_no_byte_of_what_an_engine_reads(game: str) -> None:
    reach, swap = SECRETS[game]
    match = reach()[-1]
    seat = match.state.acting[0]
    others = list(islice(swap(match, seat, Random(1)), 2))
    assert others
    for other in others:
        assert other.state != match.state
        assert correspondence(other, seat) == correspondence(match, seat)


def test_how_long_another_seat_lays_its_secret_board_shows_in_no_number() -> None:
    game = GAMES["graverobber"]
    match = Match.start(game, 2, game.settle({}), {})
    later = match.play(0, "windmill C3").play(0, "clear").play(0, "windmill D4")
    assert correspondence(later, 1) == correspondence(match, 1)


def test_what_the_page_shows_is_what_is_sent_and_understood() -> None:
    page = (ROOT / "docs" / "engines.md").read_text()
    blocks = re.findall(r"```json\n(.*?)\n```", page, re.DOTALL)
    shown = {message["type"]: message for message in map(json.loads, blocks)}
    answer = understood(blocks[-1].encode(), 1, shown["turn"]["legal"])
    assert answer.move == shown["move"]["move"]
    match = looks("graveyard_shift", 6)[-1]
    dialogue = Dialogue(match.game, 2, match.options, 0)
    lines = [dialogue.hello(), *dialogue.turn(looks("graveyard_shift", 6)[0].state.view(0), 10)]
    lines += [dialogue.refused("why"), *dialogue.end(match)]
    sent = {message["type"]: message for message in map(json.loads, lines)}
    assert {name: set(message) for name, message in sent.items()} == {
        name: set(message) for name, message in shown.items() if name != "move"
    }


@every_game
def test_the_page_names_the_moves_of_every_game(game: Game[Any]) -> None:
    page = (ROOT / "docs" / "engines.md").read_text()
    (row,) = re.findall(rf"^\| `{game.id}` \| (.*) \|$", page, re.MULTILINE)
    named = {move.split()[0] for move in re.findall(r"`(.+?)`", row)}
    found = {move.split()[0] for match, seat in positions(game) for move in match.state.legal(seat)}
    assert found <= named


PLAYED = [
    (AT_RANDOM, "graveyard_shift", 2),
    (GREEDY, "bushwhacked", 3),
]


@pytest.mark.parametrize(("example", "game", "seats"), PLAYED)
def test_the_examples_play(example: str, game: str, seats: int) -> None:
    result, match, _ = against_random(game, tuple(example.split()), seats=seats)
    assert not result.lost
    assert match.state.outcome
    assert example is not GREEDY or sum(result.shares[::2]) == 1


def built(name: str, folder: Path) -> tuple[str, ...]:
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler here (cc); .ci/run installs one")
    command = str(folder / name)
    strict = ["-O2", "-Wall", "-Wextra", "-Werror"]
    source = EXAMPLES / f"{name}.c"
    subprocess.run(["cc", *strict, "-o", command, str(source), "-lm"], check=True)
    return (command,)


@pytest.mark.long
@every_game
def test_the_example_in_c_plays_every_game(game: Game[Any], tmp_path: Path) -> None:
    command = built("at_random", tmp_path)
    result, match, _ = against_random(game.id, command, seats=max(game.rules.seats))
    assert not result.lost
    assert match.state.outcome


@pytest.mark.long
def test_the_expectimax_in_c_beats_the_random_player_on_both_sides(tmp_path: Path) -> None:
    command = built("expectimax", tmp_path)
    game, entrant = GAMES["cop_and_rob"], Executable(command, PATIENT)
    terms = Contest(game.id, (command[0], "random"), seed=1)
    sides, won = set[str](), 0.0
    for number in range(6):
        result, _ = contest(terms, number, game, [entrant, field_of(game)["random"]])
        assert not result.lost
        sides.add(result.sides[result.seated(0)[0]])
        won += result.won(0)
    assert sides == {"Rob", "Cop"}
    assert won >= 5


def test_the_arena_plays_executables_and_writes_their_logs(tmp_path: Path) -> None:
    words = ("graveyard_shift", AT_RANDOM, "/bin/true", "--matches", "2")
    said = arena.run(parsed(*words, "--records", str(tmp_path), "--resume", f"{tmp_path}/r"), print)
    assert "2 of 2: 100%" in said
    assert "/bin/true lost 2 by this: it ended with status 0" in said
    records = sorted(tmp_path.glob("*.json"))
    assert all(replay(read(record.read_text())).state.outcome for record in records)
    assert len(records) == len(list(tmp_path.glob("*.log"))) == 2
    seed = json.loads((tmp_path / "r").read_text().splitlines()[0])["terms"]["seed"]
    assert f"seed {seed}" in said
    assert seed > 1000, "an executable could guess the deal"
    assert f"seed {seed}" in arena.run(parsed(*words, "--resume", f"{tmp_path}/r"), print)


def test_a_match_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    said = list[str]()
    monkeypatch.setattr("sys.stdin", io.StringIO("5\n"))
    words = ("bushwhacked", GREEDY, "random", "--watch", "--seed", "-")
    arena.run(parsed(*words), said.append)
    assert any(line.startswith("Player 1: place ") for line in said)
    assert any("Red" in line for line in said)


def test_a_level_is_an_engine_on_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match, seat = next(positions(GAMES["graveyard_shift"]))
    lines = "".join(f"{json.dumps(message)}\n" for message in asked(match, seat))
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    monkeypatch.setattr("sys.argv", ["games", "engine", "graveyard_shift", "easy", "--seed", "1"])
    assert main() == 0
    assert json.loads(capsys.readouterr().out)["move"] in match.state.legal(seat)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("./not-there", "easy"), "no executable"),
        (("/bin/true", "easy", "--seed", "5"), "can read the command line"),
        (("easy", "easy", "--seed", "x"), "invalid literal"),
        (("easy", "easy", "--watch", "--resume", "x"), "watched"),
        (("easy", AT_RANDOM, "--seconds", "0"), "needs time"),
        (("easy", AT_RANDOM, "--memory", "0"), "needs time"),
    ],
)
def test_what_cannot_be_played_with_executables_is_said(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        arena.run(parsed("graveyard_shift", *words), print)


def test_the_examples_can_be_started_by_their_names() -> None:
    for name in ("at_random.py", "greedy.py"):
        assert os.access(EXAMPLES / name, os.X_OK)
