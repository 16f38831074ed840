"""A copy of the tree with a sixth game, as `python -m games new` makes it.

`python -m tests.sixth_game` plays the throw-away game through all that a game has to pass: the
lint, every test of `tests/games`, and those of `tests/bot` that ask each game.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from shutil import copytree

from games.tools.new import new

ROOT = Path(__file__).parents[1]
NAME, WHOLE = "toy", "throw_away"
"""What it is called in tests, and where it passes all of them."""
NOT_COPIED = "--ignore=tests/bot/test_hosting.py"
"""Looks at files of the repository that the copy lacks."""
_COPIED = ("assets", "bot", "docs", "examples", "games", "local_discord", "tests", "tools")


def with_sixth_game(folder: Path, name: str = NAME) -> Path:
    """Makes the copy in this folder, which must be empty, and returns it."""
    for room in _COPIED:
        if (ROOT / room).is_dir():
            copytree(ROOT / room, folder / room)  # with what is compiled, which saves seconds
    for file in ("pyproject.toml", "README.md"):
        (folder / file).write_bytes((ROOT / file).read_bytes())
    list(new(name, folder / "games"))
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


def main() -> int:
    """A whole game from nothing: made, linted, and through every test of `tests/games`, by as many
    processes as are wanted."""
    workers = sys.argv[1] if sys.argv[1:] else "5"
    with tempfile.TemporaryDirectory() as folder:
        copy = with_sixth_game(Path(folder), WHOLE)
        steps = (
            ("-m", "games", "check", WHOLE, "--make"),
            ("-m", "ruff", "format", "--check", f"games/{WHOLE}"),
            ("-m", "ruff", "check", f"games/{WHOLE}"),
            ("-m", "mypy", f"games/{WHOLE}"),
            ("-m", "tools.sentences", "games", "bot"),
            ("-m", "pytest", "-n", workers, "-m", "not long and not twice", "tests/games"),
            ("-m", "pytest", "-n", workers, "-k", WHOLE, "tests/bot", NOT_COPIED),
        )
        for step in steps:
            done = subprocess.run([sys.executable, *step], cwd=copy, check=False)
            if done.returncode and step[1] != "games":  # it may lack what only people can make
                return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
