"""A copy of the tree in which the toy of `tests/games/toy` is a sixth game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from shutil import copytree

ROOT = Path(__file__).parents[1]
_ROOMS = ("bot", "games", "local_discord", "tests")


def with_sixth_game(folder: Path) -> Path:
    """Makes the copy in this folder, which must be empty, and returns it."""
    for room in _ROOMS:
        if (ROOT / room).is_dir():
            copytree(ROOT / room, folder / room)  # with what is compiled, which saves seconds
    (folder / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    copytree(folder / "tests" / "games" / "toy", folder / "games" / "toy")
    registry = folder / "games" / "__init__.py"
    text = registry.read_text(encoding="utf-8")
    for before, after in (
        ("from games.core import", "from games import toy\nfrom games.core import"),
        ("    pointsweeper.GAME,\n", "    pointsweeper.GAME,\n    toy.GAME,\n"),
    ):
        assert text.count(before) == 1, f"{registry} has changed: where is {before!r}?"
        text = text.replace(before, after)
    registry.write_text(text, encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with these arguments in the copy; its output is both streams together."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    """Checks the import contracts in the copy."""
    command = "from importlinter.cli import lint_imports_command as run; run()"
    return run(folder, "-c", command, "--no-logo", "--no-cache")
