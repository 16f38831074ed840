"""What each case costs: seconds of the processor, those of the processes it starts included.

A case may cost `EACH` seconds, one marked `dear` up to `DEAR`. What is begun once for many cases, a
browser for instance, is no case's cost: it is told by itself. The clock says nothing about a case
on a busy machine, so no case is judged by it: one that computes for ever is ended by its own
processor time (`RUNAWAY`), one that waits for ever by pytest-timeout (`STUCK`), far beyond what any
case needs. ``PATIENCE`` stretches both.
"""

from __future__ import annotations

import os
import signal
import time
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

import psutil
import pytest

from local_discord.patience import PATIENCE

EACH, DEAR = 5.0, 20.0
"""Seconds of the processor that a case may cost."""
MOST_DEAR = 15
"""How many cases may be marked `dear`."""
RUNAWAY = 0.0 if "KILLS" in os.environ else 90.0 * PATIENCE
"""Seconds of the processor after which a case is ended; 0: never, in a soak. Far above `DEAR`: a
slow machine, or one whose cores share their caches with others, needs more seconds for the same
work."""
STUCK = 3600.0 * PATIENCE
"""Seconds on the clock after which a case is ended."""
DEAREST = 10
"""How many are named at the end."""
OFTEN = 15.0
"""Seconds between two lines of progress."""
FEW = 100
"""How many cases have to be done before anybody can say how long the others take."""
COST, ONCE = "cost", "once"
ASKED = Path("/proc/thread-self/children")


def begun_by(process: int) -> Iterator[int]:
    """The processes that one has started, and those that they have. psutil reads of every process
    on the machine for that, which takes as long as a short case."""
    if not ASKED.exists():  # not Linux
        yield from (child.pid for child in psutil.Process(process).children(recursive=True))
        return
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):  # it has ended
            for child in map(int, children.read_text().split()):
                yield child
                yield from begun_by(child)


class Meter:
    """Measures the cases that this process runs."""

    def __init__(self) -> None:
        self._process = psutil.Process()
        self._before = self.spent()
        self._once = 0.0

    def spent(self) -> float:
        """Seconds of the processor so far: ours, and those of children ended and alive."""
        spent = sum(os.times()[:4])
        for child in begun_by(self._process.pid):
            try:
                spent += sum(psutil.Process(child).cpu_times()[:4])
            except psutil.NoSuchProcess:
                continue  # it ended just now, and counts with the ended ones next time
        return spent

    def pytest_collection_finish(self) -> None:
        """To import all of them is not the first one's cost."""
        self._before = self.spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        """End a case that computes for ever."""
        signal.signal(signal.SIGPROF, _runaway)
        signal.setitimer(signal.ITIMER_PROF, RUNAWAY)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object]
    ) -> Generator[None, object, object]:
        """Set apart what a fixture costs that other cases use, too."""
        if fixturedef.scope == "function":
            return (yield)
        before = self.spent()
        try:
            return (yield)
        finally:
            cost = self.spent() - before
            self._once += cost
            self._before += cost

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Write on a case's last report what it has cost, from the end of the one before."""
        report = yield
        if call.when == "teardown":
            after = self.spent()
            report.user_properties.append((COST, max(0.0, after - self._before)))
            report.user_properties.append((ONCE, self._once))
            self._before, self._once = after, 0.0
        return report


class Bill:
    """Adds up what all cases of a run have cost, and says how far the run has come."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self.cases = 0
        self._reporter = reporter
        self._meter = Meter()
        self._cost = dict[str, float]()
        self._once = 0.0
        self._dear = set[str]()
        self._began = self._told = time.monotonic()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a case's cost."""
        for name, value in report.user_properties:
            if name == ONCE and isinstance(value, float):
                self._once += value
            if name == COST and isinstance(value, float):
                self._cost[report.nodeid] = value
                if "dear" in report.keywords:
                    self._dear.add(report.nodeid)
                if line := self.progress(time.monotonic()):
                    self._reporter.write_line(f"{line}; {report.nodeid}")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """How many cases there are, where this process runs them itself."""
        self.cases = len(items)

    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """No dot for a case that passed: the lines of progress say more."""
        return ("passed", "", "PASSED") if report.passed and report.when == "call" else None

    def pytest_terminal_summary(self) -> None:
        """What it has cost."""
        for line in self.lines():
            self._reporter.write_line(line)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """How many cases there are."""
        self.cases = len(ids)

    def progress(self, now: float) -> str | None:
        """How far the run has come, in a line; None if that was told a moment ago."""
        done = len(self._cost)
        if now - self._told < OFTEN or not FEW <= done < self.cases:
            return None
        self._told = now
        left = (now - self._began) / done * (self.cases - done)
        return f"{done:,} of {self.cases:,} cases, about {left / 60:.1f} minutes left"

    def over(self) -> list[str]:
        """The cases that cost more than they may."""
        limit = {case: DEAR if case in self._dear else EACH for case in self._cost}
        return [case for case, cost in self._cost.items() if cost > limit[case]]

    def lines(self) -> list[str]:
        """What is said of it at the end of a run."""
        total = self._meter.spent()
        rooms = defaultdict[str, float](float)
        for case, cost in self._cost.items():
            rooms["/".join(case.split("/")[:2])] += cost
        minutes = (time.monotonic() - self._began) / 60
        said = [
            f"{len(self._cost):,} cases, {total / 60:.1f} minutes of CPU, {minutes:.1f} minutes"
        ]
        said += [f"  {cost:7.1f} s  {room}" for room, cost in sorted(rooms.items())]
        said += [f"  {self._once:7.1f} s  begun once for many", f"The {DEAREST} dearest:"]
        dearest = sorted(self._cost.items(), key=lambda item: -item[1])[:DEAREST]
        over = set(self.over())
        for case, cost in dearest:
            mark = " (may cost 20)" if case in self._dear else ""
            said.append(f"  {cost:7.1f} s  {case}{mark}{' TOO MUCH' if case in over else ''}")
        return said


def dear(items: list[pytest.Item]) -> None:
    """Hold the list of dear cases to its length. Raises `UsageError`."""
    marked = [item.nodeid for item in items if item.get_closest_marker("dear")]
    if len(marked) > MOST_DEAR:
        listed = "\n".join(marked)
        raise pytest.UsageError(f"{len(marked)} cases are marked dear:\n{listed}")


def _runaway(_: int, __: FrameType | None) -> NoReturn:
    pytest.fail(f"This case has computed for {RUNAWAY:.0f} seconds.")
