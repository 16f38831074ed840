"""Puts defects into a copy of the code, one after the other, and looks whether a test fails.

`python -m tools.mutants [WORD...]`: those of `tests/mutations.py` whose names have one of the
words; all of them without. What survives is printed, and the exit code is 1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.mutations import MUTATIONS, Mutation

ROOT = Path(__file__).resolve().parent.parent
FAILED, PASSED = 1, 0
"""What pytest exits with. Anything else means that the tests did not run."""


def main(words: Sequence[str]) -> int:
    """Try them, two at a time. Returns how many survived, at most 1."""
    chosen = [m for m in MUTATIONS if not words or any(word in m.name for word in words)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(caught, chosen))
    survived = [m for m, result in zip(chosen, results, strict=True) if result]
    for mutation, result in zip(chosen, results, strict=True):
        if result:
            print(f"{mutation.name}: {result} ({mutation.test})")
    print(f"{len(chosen) - len(survived)} of {len(chosen)} are caught")
    return min(1, len(survived))


def caught(mutation: Mutation) -> str:
    """Nothing if its test fails with it; else what happened."""
    with copied(mutation) as folder:
        path = folder / mutation.file
        text = path.read_text("utf-8")
        if text.count(mutation.before) != 1:
            return f"{mutation.file} has its line {text.count(mutation.before)} times"
        path.unlink()  # it is a link to the original
        path.write_text(text.replace(mutation.before, mutation.after), "utf-8")
        run = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-x",
                "-n",
                "0",
                "-p",
                "no:cacheprovider",
                *mutation.tests,
            ],
            cwd=folder,
            capture_output=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(folder)},
        )
    if run.returncode == FAILED:
        return ""
    return "survives" if run.returncode == PASSED else run.stdout.decode()[-300:]


@contextmanager
def copied(mutation: Mutation) -> Iterator[Path]:
    """A copy of the tree, of links to its files."""
    with TemporaryDirectory(dir=ROOT.parent) as folder:
        copy = Path(folder) / "copy"
        leave = shutil.ignore_patterns(".*", "__pycache__")
        shutil.copytree(ROOT, copy, ignore=leave, copy_function=os.link)
        yield copy


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
