"""An executable as a player of the arena: its process, its limits, its end.

Nothing that it does is an error here: it loses its match (`Forfeit`), and everything that it has
started ends with the match. That is no sandbox: what it may read and write is what the user may,
unless that is root.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import randbits, token_hex
from time import monotonic
from typing import Any, Self

from games.core import Match, Move, View
from games.record import MOST_MOVES
from games.tools.wire import MOST_BYTES, Dialogue, Forfeit, understood

MOST_TASKS = 4096
"""A fork bomb ends where its user has so many threads."""
_THREADS = 4
"""An engine that root starts is a user of its own, who has so many threads for each process: some
languages start one for each core."""
_FIRST_USER = 0x70000000
"""From here on, systemd's list of ids gives out none."""
_CHUNK = 1 << 16
_MOST_ERRORS = 10_000
"""Bytes of what an engine writes to stderr that are kept for the log."""
_TICK = 0.25
"""Seconds after which its processes are counted again."""
_GRACE = 1.0
"""Seconds that an engine has at the end to read it and to write what it has learnt."""
_IN_MEMORY = ("RssAnon:", "RssShmem:")
_MARK = "SKULDUGGERY_ENGINE"
"""In the environment of all that an engine starts, so that it is found if it leaves the group."""
_PASSED_ON = ("HOME", "LANG", "PATH", "TMPDIR")
"""Of our environment: a host's may have a token in it."""
_ROUNDS = 100
_CONFINE = Path(__file__).with_name("confine.py")
"""Not imported: other systems than Linux lack what it needs."""


@dataclass(frozen=True)
class Limits:
    """What an engine may use."""

    seconds: float = 10.0
    """For a move, on the clock."""
    memory: int = 2048
    """Megabytes of each process, and of each file that it writes."""
    cpu: int = 3600
    """Seconds of the processor in a match, of each process."""
    processes: int = 64
    """That live at the same time."""
    turns: int = MOST_MOVES
    """In a match. Only who clears a secret set-up again and again has so many."""


@dataclass(frozen=True)
class Executable:
    """An engine that can be started, with its arguments."""

    command: tuple[str, ...]
    limits: Limits


@dataclass
class Journal:
    """What the engines of a match answered, and why one has lost."""

    lines: list[dict[str, Any]] = field(default_factory=list)
    lost: dict[int, str] = field(default_factory=dict)
    """Seat -> what it has lost by."""

    def lose(self, seat: int, turn: int, why: str) -> None:
        self.lost[seat] = why
        self.lines.append({"seat": seat, "turn": turn, "lost": why})


class Rival:
    """An engine on a seat, for one match."""

    def __init__(
        self,
        executable: Executable,
        dialogue: Dialogue,
        seat: int,
        log: Journal,
        spent: list[float],
    ) -> None:
        self._limits, self._dialogue = executable.limits, dialogue
        self._seat, self._log, self._spent = seat, log, spent
        self._mark = token_hex(16)
        self._user = _FIRST_USER + 2 * randbits(24) if os.geteuid() == 0 else None
        self._process = _started(executable, self._mark, self._user)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._pipes = tuple(pipe for pipe in pipes if pipe)
        for pipe in self._pipes:
            os.set_blocking(pipe.fileno(), False)
        self._to, self._from, self._errors = (pipe.fileno() for pipe in self._pipes)
        self._open = {self._to, self._from, self._errors}
        self._out, self._in, self._said = dialogue.hello().encode(), b"", b""
        self._looked, self._killed = monotonic(), False

    def __call__(self, view: View[Any], random: Random) -> Move:
        """Its move. Raises `Forfeit`, and all that it has started has then ended."""
        begun = monotonic()
        self._write(self._dialogue.turn(view, round(1000 * self._limits.seconds)))
        turn = self._dialogue.turns
        try:
            if turn > self._limits.turns:
                raise Forfeit(f"it had more than {self._limits.turns:,} turns")
            answer = understood(self._line(begun + self._limits.seconds), turn, view.legal)
        except Forfeit as fault:
            self._log.lose(self._seat, turn, str(fault))
            self._bid_farewell([self._dialogue.refused(str(fault))])
            raise
        note = {"note": answer.note} if answer.note else {}
        self._spent.append(round(1000 * (monotonic() - begun), 1))
        times = {"ms": self._spent[-1]}
        self._log.lines.append(
            {"seat": self._seat, "turn": turn, "move": answer.move, **times, **note}
        )
        return answer.move

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """All that it has started ends."""
        self._kill()
        for pipe in self._pipes:
            with suppress(BrokenPipeError):
                pipe.close()
        if self._said:
            words = self._said.decode(errors="replace")
            self._log.lines.append({"seat": self._seat, "stderr": words})

    def end(self, match: Match[Any]) -> None:
        """The match is over. An engine that has not lost it before is told how."""
        if self._seat not in self._log.lost:
            self._bid_farewell(self._dialogue.end(match))

    def _bid_farewell(self, lines: Sequence[str]) -> None:
        """It may read these lines, and has a moment to end by itself. What it still writes to
        stdout is not read: a flood stands still."""
        self._write(lines)
        self._open.discard(self._from)
        until = monotonic() + min(_GRACE, self._limits.seconds)
        while self._out and self._to in self._open and monotonic() < until:
            self._pump(until)
        self._open.discard(self._to)
        self._pipes[0].close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, until - monotonic()))
        self._pump(monotonic())
        self._kill()

    def _write(self, lines: Sequence[str]) -> None:
        self._out += "".join(lines).encode()

    def _line(self, late: float) -> bytes:
        """The next line that it writes."""
        while True:
            line, found, rest = self._in.partition(b"\n")
            if len(line) > MOST_BYTES:
                raise Forfeit(f"it wrote a line of more than {MOST_BYTES:,} bytes")
            if found and self._out and self._to in self._open:
                raise Forfeit("it answered what it had not read")
            if found:
                self._in = rest
                return line
            if self._from not in self._open:
                raise Forfeit(self._how_it_ended())
            if monotonic() >= late:
                raise Forfeit(f"it did not move within {self._limits.seconds:g} s")
            self._count()
            self._pump(min(late, self._looked + _TICK))

    def _count(self) -> None:
        if monotonic() < self._looked + _TICK:
            return
        self._looked = monotonic()
        alive = _alive(self._mark, self._user)
        if len(alive) > self._limits.processes:
            raise Forfeit(f"it had more than {self._limits.processes} processes")
        if any(_held(pid) > self._limits.memory << 10 for pid in alive):
            raise Forfeit(f"it used more than {self._limits.memory} MB of memory")

    def _pump(self, until: float) -> None:
        """Waits until then for something to read or to write, and does that."""
        readers = self._open & {self._from, self._errors}
        writers = self._open & {self._to} if self._out else set[int]()
        wait = max(0.0, until - monotonic())
        can_read, can_write, _ = select.select(readers, writers, (), wait)
        # An engine can open its own ends the other way round, so that neither may be ready now.
        if can_write:
            try:
                self._out = self._out[os.write(self._to, self._out) :]
            except BrokenPipeError:
                self._open.discard(self._to)
            except BlockingIOError:
                pass
        for pipe in can_read:
            with suppress(BlockingIOError):
                self._took(pipe, os.read(pipe, _CHUNK))

    def _took(self, pipe: int, data: bytes) -> None:
        if not data:
            self._open.discard(pipe)
        elif pipe == self._from:
            self._in += data
        else:
            self._said += data[: _MOST_ERRORS - len(self._said)]

    def _how_it_ended(self) -> str:
        if self._in:
            return "it ended in the middle of a line"
        with suppress(subprocess.TimeoutExpired):
            status = self._process.wait(_GRACE)
            how = f"by signal {-status}" if status < 0 else f"with status {status}"
            return f"it ended {how}"
        return "it closed its output"

    def _kill(self) -> None:
        if not self._killed:  # later the group's number may be another's
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            if self._user:
                _end_all(self._user)
            self._process.wait()
            self._killed = True
        for _ in range(_ROUNDS):
            left = _alive(self._mark, self._user)
            for pid in left:
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
            if not left:
                return


def _started(executable: Executable, mark: str, user: int | None) -> subprocess.Popen[bytes]:
    """In a session of its own, with limits, and with little of our environment."""
    limits = executable.limits
    tasks = MOST_TASKS if user is None else _THREADS * limits.processes
    numbers = (limits.memory << 20, limits.cpu, tasks, user or 0)
    kept = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    return subprocess.Popen(
        [sys.executable, "-I", "-S", str(_CONFINE), *map(str, numbers), *executable.command],
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**kept, _MARK: mark},
        start_new_session=True,
    )


def _alive(mark: str, user: int | None) -> list[int]:
    """The processes that an engine has now: those with this mark or of this user."""
    found, sign = list[int](), f"{_MARK}={mark}".encode()
    for entry in os.scandir("/proc"):
        with suppress(OSError):
            if entry.name.isdigit() and (
                (entry.stat().st_uid == user and not _has_ended(entry.path))
                or sign in Path(entry.path, "environ").read_bytes()
            ):
                found.append(int(entry.name))
    return found


def _held(pid: int) -> int:
    """The kilobytes that a process has in memory and in no file. Its own limit does not count what
    it shares with others."""
    with suppress(OSError):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith(_IN_MEMORY))
    return 0


def _has_ended(process: str) -> bool:
    """Does it only wait for its parent to notice?"""
    return Path(process, "stat").read_bytes().rpartition(b") ")[2].startswith(b"Z")


def _end_all(user: int) -> None:
    """Ends all processes of a user in one stroke, before they can start others. It comes from a
    process that has this user's rights, while its other ids keep that user from stopping it."""
    arena, child = os.getpid(), os.fork()
    if child:
        os.waitpid(child, 0)
        return
    try:
        os.setresuid(user + 1, user, user + 1)
        os.kill(arena, 0)
    except PermissionError:  # it may not do that to us, hence to nobody else
        if os.geteuid() == user:
            os.kill(-1, signal.SIGKILL)
    finally:
        os._exit(0)
