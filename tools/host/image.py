"""The content of the Dockerfile's image, put into a folder."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
BASE = 125.0
"""Megabytes of python:3.12-slim. The number is from elsewhere, as the image can't be fetched
here."""
_COPIED = re.compile(r"^COPY (?!--from)(\S+) /opt/skulduggery/(\S+)", re.MULTILINE)


@dataclass(frozen=True)
class Image:
    """The installed bot."""

    folder: Path

    @property
    def python(self) -> Path:
        """The interpreter that has the bot's dependencies."""
        return self.folder / "usr" / "bin" / "python"

    @property
    def code(self) -> Path:
        """The folder of the bot's code."""
        return self.folder / "opt"

    @property
    def megabytes(self) -> float:
        """Megabytes that the bot adds to its base image."""
        wheels = next((self.folder / "usr").glob("lib/python*/site-packages"))
        files = (p for at in (wheels, self.code) for p in at.rglob("*") if p.is_file())
        return sum(path.stat().st_size for path in files) / 1e6


def built(folder: Path) -> Image:
    """Do the Dockerfile's steps: only pinned wheels, the copied files, everything compiled."""
    image = Image(folder)
    _run(sys.executable, "-m", "venv", "--without-pip", str(folder / "usr"))
    # copies, else what is stripped of them is the venv's own, too
    wheels = ("--link-mode", "copy", "--require-hashes", "--only-binary", ":all:")
    uv = Path(sys.executable).with_name("uv")
    pinned = str(ROOT / "requirements" / "run.txt")
    _run(
        str(uv),
        "pip",
        "install",
        "--quiet",
        "--python",
        str(image.python),
        *wheels,
        "--compile-bytecode",
        "-r",
        pinned,
    )
    _run(str(ROOT / "deploy" / "trim.sh"), str(folder / "usr"))
    for source, target in _COPIED.findall((ROOT / "Dockerfile").read_text()):
        _copied(ROOT / source, image.code / target)
    _run(str(image.python), "-m", "compileall", "-q", str(image.code))
    return image


def _copied(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)


def _run(*command: str) -> None:
    subprocess.run(command, check=True)
