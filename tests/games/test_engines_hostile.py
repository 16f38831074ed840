"""Engines that do what they must not: each loses its match by that, and harms nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import psutil
import pytest

from games import GAMES
from games.tools.contest import Contest, Entrant, contest, field_of
from games.tools.rival import Executable, Limits
from games.tools.wire import Forfeit, understood
from tests.games.battery import AnyMatch
from tests.games.engines_table import EXAMPLES, PATIENT, against_random

MOVE = 'answer = {"type": "move", "turn": message["turn"], "move": message["legal"][0]}\n'
SAY = "print(json.dumps(answer), flush=True)\n"
TWICE = "os.write(1, 2 * (json.dumps(answer) + '\\n').encode())\n"


def script(each: str, first: str = "", after: str = SAY, end: str = "break") -> tuple[str, ...]:
    """An engine that does this first, this about its answer at each turn, and this at the end."""
    turns = "".join(f"    {line}\n" for line in (MOVE + each + "\n" + after).splitlines())
    program = f"""import json, os, sys, time
{first}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "end":
        {end}
    if message["type"] != "turn":
        continue
{turns}"""
    return (sys.executable, "-I", "-S", "-c", program)


HOSTILE: dict[str, tuple[tuple[str, ...], str]] = {
    "crashes": (script("1 / 0"), "ended with status 1"),
    "ends at once": (("/bin/true",), "ended with status 0"),
    "is no program": ((str(EXAMPLES),), "ended with status 1"),
    "ends oddly": (script("os.kill(os.getpid(), 40)"), "ended by signal 40"),
    "of newer rules": (script("", "sys.exit('I know only rules 99')"), "ended with status 1"),
    "closes its output": (script("os.close(1); time.sleep(600)", after=""), "closed its output"),
    "half a line": (script("print('{\"type\":', end='', flush=True); os._exit(0)"), "middle of a"),
    "a long line": (script("os.write(1, b'x' * 60_000); time.sleep(600)"), "more than 10,000"),
    "a line of 100 MB": (script("for n in range(100): os.write(1, b'x' * 10**6)"), "more than"),
    "floods": (script("while True: os.write(1, b'\\n' * 4096)"), "its line"),
    "no JSON": (script("", after="print('e2e4', flush=True)"), "its line"),
    "a million notes": (script("while True: print('{\"note\": 1}')", after=""), "its line"),
    "two moves at once": (script("", after=TWICE), "answered what it had not read"),
    "an odd move": (script("answer['move'] = '\\x1b[2J'"), r"'\x1b[2J' is not among"),
    "needs our secrets": (script("os.environ['DISCORD_TOKEN']"), "ended with status 1"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_faulty_engine_loses_its_match_by_that(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret")
    command, why = HOSTILE[what]
    result, match, journal = against_random("graveyard_shift", command)
    assert why in result.lost[0]
    assert result.lost[0].isprintable()
    assert len(result.lost[0]) <= 250
    assert match.log[-1] == (0, "resign")
    assert result.shares == (0.0, 1.0)
    assert [line["lost"] for line in journal.lines if "lost" in line] == [result.lost[0]]


@pytest.mark.parametrize("each", ["time.sleep(600)", "while True: os.write(2, b'x' * 4096)"])
def test_a_silent_engine_loses_when_its_time_is_over(each: str) -> None:
    limits = Limits(seconds=0.3)
    result, _, journal = against_random("graveyard_shift", script(each, after=""), limits)
    assert result.lost == {0: "it did not move within 0.3 s"}
    assert all(len(line.get("stderr", "")) <= 10_000 for line in journal.lines)


def test_an_engine_that_never_reads_cannot_hold_up_a_match() -> None:
    """Its pipe is made so small that its turn does not fit in."""
    small = "import fcntl, time; fcntl.fcntl(0, fcntl.F_SETPIPE_SZ, 4096)"
    lines = f"try: {small}\nexcept OSError: pass\ntime.sleep(600)"  # it may hold more already
    command = (sys.executable, "-I", "-S", "-c", f"import time\n{lines}")
    result, _, _ = against_random("bushwhacked", command, Limits(seconds=0.3))
    assert result.lost == {0: "it did not move within 0.3 s"}


def test_a_set_up_that_is_cleared_for_ever_comes_to_an_end() -> None:
    command = script("answer['move'] = 'clear' if 'clear' in message['legal'] else answer['move']")
    result, _, _ = against_random("graverobber", command, Limits(600, turns=20))
    assert result.lost == {0: "it had more than 20 turns"}


def test_an_engine_has_no_more_memory_than_it_may() -> None:
    command = script("kept = bytearray(200 << 20)")
    result, _, journal = against_random("graveyard_shift", command, Limits(600, memory=100))
    assert result.lost == {0: "it ended with status 1"}
    assert "MemoryError" in journal.lines[-1]["stderr"]


def test_nor_by_sharing_it() -> None:
    fills = "import mmap\nkept = mmap.mmap(-1, 200 << 20)\n"
    fills += "for n in range(200): kept.write(bytes(1 << 20))"
    command = script("time.sleep(600)", fills)
    result, _, _ = against_random("graveyard_shift", command, Limits(600, memory=100))
    assert result.lost == {0: "it used more than 100 MB of memory"}


OUTLIVES = """
import ctypes, signal
libc = ctypes.CDLL(None)
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
def fails(act, *what):
    try: return act(*what) == -1
    except OSError: return True
file = os.open({file!r}, os.O_CREAT | os.O_RDWR)
print(
    fails(libc.shmget, 0, 4096, 0o1600), fails(libc.msgget, 0, 0o1600), fails(os.memfd_create, "x"),
    fails(os.truncate, file, 101 << 20), fails(os.truncate, file, 99 << 20), file=sys.stderr
)
"""


def test_an_engine_gets_no_memory_that_outlives_it_and_writes_no_larger_file(shared: Path) -> None:
    command = script("", OUTLIVES.format(file=str(shared / "large")))
    result, _, journal = against_random("graveyard_shift", command, Limits(600, memory=100))
    assert not result.lost
    assert journal.lines[-1]["stderr"].split() == ["True", "True", "True", "True", "False"]


@pytest.mark.long
def test_an_engine_has_no_more_of_the_processor_than_it_may() -> None:
    command = script("while True: pass")
    result, _, _ = against_random("graveyard_shift", command, Limits(600, cpu=1))
    assert result.lost[0] in ("it ended by SIGXCPU", "it ended by signal 9")


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder in which every user may write: started by root, an engine is another one."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)


FORK = """
for n in range(12):
    left, right = os.pipe()
    pid = os.fork()
    if not pid:
        if n % 2: os.setsid()
        os.write(right, b"x")
        while n % 2: time.sleep(600)
        os.execve("/bin/sleep", ["sleep", "600"], {{}})
    os.read(left, 1)
    with open({file!r}, "a") as file: print(pid, file=file)
"""


def ended(pid: int) -> bool:
    try:
        status: str = psutil.Process(pid).status()
    except psutil.NoSuchProcess:
        return True
    return status == "zombie"


@pytest.mark.parametrize(("most", "lost"), [(5, True), (20, False)])
def test_all_that_an_engine_has_started_ends_with_the_match(
    shared: Path, most: int, lost: bool
) -> None:
    """Also what has left its session or has another environment. Too many lose the match."""
    file = shared / "pids"
    wait = "time.sleep(600)" if lost else ""
    command = script(wait, FORK.format(file=str(file)))
    result, _, _ = against_random("graveyard_shift", command, Limits(600, processes=most))
    assert ("processes" in result.lost.get(0, "")) is lost
    pids = [int(line) for line in file.read_text().split()]
    assert len(pids) == 12 or lost
    assert all(map(ended, pids))


def test_an_engine_ends_with_an_arena_that_is_killed(shared: Path) -> None:
    pipe = shared / "pid"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    write = f"print(os.getpid(), file=open({str(pipe)!r}, 'w'), flush=True)"
    (shared / "engine.py").write_text(script("", f"{write}; time.sleep(600)")[-1])
    name = f"{sys.executable} {shared / 'engine.py'}"
    command = [sys.executable, "-m", "games", "arena", "graveyard_shift", name, "random"]
    with subprocess.Popen([*command, "--watch"], stdout=subprocess.DEVNULL) as arena:
        engine = int(pipe.read_text())  # this waits for it
        assert arena.poll() is None
        arena.kill()
    while not ended(engine):
        os.sched_yield()


OTHER = 0x70000000


def can_be_others() -> bool:
    """Root can, but not in every container."""
    with suppress(OSError):
        return os.geteuid() == 0 and bool(subprocess.run(["/bin/true"], check=True, user=OTHER))
    return False


as_root = pytest.mark.skipif(
    not can_be_others(), reason="only root lets an engine be a user of its own"
)


@as_root
def test_root_is_out_of_reach_of_an_engine_that_still_reads_all_files(tmp_path: Path) -> None:
    """It lies in a folder that only root may enter, and only root may start it."""
    tries = """import tempfile
def fails(act, *what):
    try: act(*what)
    except PermissionError: return True
arena = os.getppid()
print(os.getuid(), fails(os.kill, arena, 0), fails(open, f"/proc/{arena}/mem"), file=sys.stderr)
open(__file__).close()
tempfile.TemporaryFile().close()
print("x", file=open("/dev/stderr", "w"))
"""
    file = tmp_path / "engine.py"
    file.write_text(f"#!{sys.executable}\n{script('', tries)[-1]}")
    file.chmod(0o700)
    tmp_path.chmod(0o700)
    result, _, journal = against_random("graveyard_shift", (str(file),))
    assert not result.lost
    user, *kept_out, opened = journal.lines[-1]["stderr"].split()
    assert int(user) >= OTHER
    assert (kept_out, opened) == (["True", "True"], "x")


BOMB = "while True:\n    try: os.fork()\n    except OSError: pass"
HIDDEN = """
left, right = os.pipe()
if not os.fork():
    os.setsid()
    os.write(right, b"x")
    os.execve("/bin/sleep", ["sleep", "600"], {})
os.read(left, 1)
"""
CHAIN = """
if not os.fork():
    os.setsid()
    while True:
        try:
            if os.fork(): os._exit(0)
        except OSError: pass
"""


@as_root
@pytest.mark.parametrize(
    ("does", "lost"),
    [(BOMB, True), (HIDDEN, False), (CHAIN, False)],
    ids=["a fork bomb", "a child that hides", "a chain of children"],
)
def test_what_an_engine_of_root_hides_or_never_stops_starting_ends_too(
    does: str, lost: bool
) -> None:
    """Also what is nobody's child any more, has no environment, or has ended before it is met."""
    command = script("", f"print(os.getuid(), file=sys.stderr, flush=True)\n{does}")
    result, _, journal = against_random("graveyard_shift", command)
    assert ("more than 64 processes" in result.lost.get(0, "")) is lost
    user = int(journal.lines[-1]["stderr"])
    others = psutil.process_iter(["uids"])  # it leaves out what ends while this looks
    theirs = [p for p in others if (uids := p.info["uids"]) and uids.real == user]
    assert not [p for p in theirs if not ended(p.pid)]


def test_an_engine_that_is_left_in_the_middle_ends_too(shared: Path) -> None:
    """Whatever goes wrong on our side."""
    file = shared / "pid"
    write = f"print(os.getpid(), file=open({str(file)!r}, 'w'), flush=True)"
    game = GAMES["graveyard_shift"]
    terms = Contest(game.id, ("./it", "random"), 3, limits=PATIENT)
    entrants: list[Entrant] = [Executable(script("", write), PATIENT), field_of(game)["random"]]

    def fails(match: AnyMatch) -> None:
        if file.exists() and file.read_text():
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        contest(terms, 0, game, entrants, watch=fails)
    assert ended(int(file.read_text()))


def test_what_an_engine_could_know_is_all_told_at_the_end() -> None:
    command = script("", end="sys.stderr.write(line)")
    _, match, journal = against_random("graveyard_shift", command)
    end = json.loads(journal.lines[-1]["stderr"])
    outcome = match.state.outcome
    assert outcome
    assert (end["places"], end["scores"]) == (list(outcome.places), list(outcome.scores))
    assert [tuple(line) for line in end["log"]] == list(match.log)
    assert end["deal"] == match.deal


def test_notes_stand_in_the_log_with_the_moves() -> None:
    command = script("answer['note'] = f\"of {len(message['legal'])}\"")
    _, match, journal = against_random("graveyard_shift", command)
    moves = [line for line in journal.lines if "move" in line]
    assert [line["move"] for line in moves] == [move for seat, move in match.log if seat == 0]
    assert all(line["note"].startswith("of ") for line in moves)


MOVES = '{"type":"move","turn":%s,"move":"%s"}'


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", ""),
        ("{}", ""),
        ("[]", "its line"),
        ("[" * 9999, "its line"),
        ("\udcff", "UTF-8"),
        ("\x00", ""),
        (MOVES % (1, "a") + "\x00", ""),
        (MOVES % (1, "a\x00"), ""),
        (MOVES % ("1e400", "a"), ""),
        (MOVES % ("9" * 4000, "a"), ""),
        (MOVES % ("9" * 9000, "a"), ""),
        (MOVES % ("-" + "9" * 4000, "a"), ""),
        (MOVES % (1, "\N{RIGHT-TO-LEFT OVERRIDE}" * 100), ""),
        (MOVES % (1, "\N{GRINNING FACE}" * 100), ""),
        (MOVES % ('"1"', "a"), "its line.turn"),
        (MOVES % (0, "a"), "moved for turn 0, not for turn 1"),
        (MOVES % (2, "a"), "moved for turn 2, not for turn 1"),
        (MOVES % (1, "win"), "'win' is not among the legal moves"),
        (MOVES % (1, "resign"), "not among the legal moves"),
        (MOVES.replace("}", ',"resign":true}') % (1, "a"), "its line.resign"),
        (MOVES.replace("}", ',"\\u001b[2Jxxx":1}') % (1, "a"), r"its line.\x1b[2Jxxx"),
        (MOVES.replace("}", f',"note":"{"x" * 1001}"}}') % (1, "a"), "its line.note"),
        ('{"type":"note","note":"x"}', "its line"),
    ],
    ids=range(23),
)
def test_what_is_no_answer_is_none(line: str, why: str) -> None:
    """A terminal can show why: in a line of reasonable length, in which nothing steers it."""
    with pytest.raises(Forfeit) as fault:
        understood(line.encode(errors="surrogateescape"), 1, ["a"])
    assert why in str(fault.value)
    assert str(fault.value).isprintable()
    assert len(str(fault.value)) <= 250
