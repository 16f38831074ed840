"""What long runs share: processes that leave the processor to others, and files of lines."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from pydantic import TypeAdapter

T = TypeVar("T")
_BEGINNING = b'{"'
"""How every line begins."""


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """So many niced processes. At the end, or at Ctrl-C, what has not begun is dropped, and what
    has begun is waited for: a pool could wait for ever for the last words of a process that was
    killed."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_work)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def modest() -> None:
    """This process leaves the processor to others. It stays as it is if it was started like that:
    what runs far below all others never ends on a busy machine."""
    os.nice(max(0, 10 - os.nice(0)))


def _work() -> None:
    modest()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits


def lines_in(file: Path | None, line: TypeAdapter[T]) -> list[T]:
    """The lines in the file, if there is one. The last line is removed from it if it was cut off.
    Raises `ValidationError`, and changes nothing, if the file holds something else."""
    if file is None or not file.exists():
        return []
    whole, end, rest = file.read_bytes().rpartition(b"\n")
    found = [line.validate_json(one) for one in whole.splitlines()]
    if rest:
        if not _cut_off(rest):
            line.validate_json(rest)
        file.write_bytes(whole + end)
    return found


def _cut_off(rest: bytes) -> bool:
    """Is it only the beginning of a line?"""
    try:
        json.loads(rest)
    except ValueError:
        return _BEGINNING.startswith(rest[: len(_BEGINNING)])
    return False
