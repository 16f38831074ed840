"""`make flaky`: run the same tests again and again to find those whose result changes.

`python -m tools.flaky RUNS BUSY WHERE...`: so many runs, beside so many busy loops, of what pytest
is given. For a case that failed only sometimes it prints the message of its first failure.
"""

from __future__ import annotations

import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

Run = Mapping[str, str]
"""What one run said about each case: "" where it passed."""
NOT_RUN = "It was not run: the worker that should have was gone, or its name changes."


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Run so many processes, each of which takes all the time it can get of a core."""
    with ExitStack() as stack:
        for _ in range(loops):
            loop = stack.enter_context(subprocess.Popen([sys.executable, "-c", "while True: pass"]))
            stack.callback(loop.kill)
        yield


def ran(where: Iterable[str]) -> Run:
    """Run pytest once; it prints as usual."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        subprocess.run(
            [sys.executable, "-m", "pytest", "-n", "5", *where, f"--junitxml={report}"], check=False
        )
        return read(report.read_text(encoding="utf-8"))


def read(report: str) -> Run:
    """Read a report in JUnit's format. A case that fails in the test and again in its teardown is
    listed twice."""
    said = defaultdict[str, str](str)
    for case in ElementTree.fromstring(report).iter("testcase"):
        wrong = [found.text or "" for found in case if found.tag in ("failure", "error")]
        said[f"{case.get('classname')}::{case.get('name')}"] += "\n".join(wrong)
    return dict(said)


def differing(runs: list[Run]) -> dict[str, list[str]]:
    """The cases whose result changed, with the message of each failure."""
    cases = sorted({case for run in runs for case in run})
    said = {case: [wrong for run in runs if (wrong := run.get(case, NOT_RUN))] for case in cases}
    return {case: wrongs for case, wrongs in said.items() if 0 < len(wrongs) < len(runs)}


def main(times: int, loops: int, where: list[str]) -> int:
    """Returns how many cases had a result that changed."""
    with busy(loops):
        runs = [ran(where) for _ in range(times)]
    found = differing(runs)
    for case, wrongs in found.items():
        print(f"\n=== {case} failed {len(wrongs)} times of {times}\n{wrongs[0]}")
    print(f"\n{len(found)} cases were not the same every time, in {times} runs:", *found, sep="\n")
    return len(found)


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])))
