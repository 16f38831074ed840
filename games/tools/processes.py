"""What long runs share: processes that leave the processor to others, and files of lines."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """So many, niced. What has not begun at the end is left undone."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_modest)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _modest() -> None:
    os.nice(10)


def whole_lines(file: Path | None) -> list[bytes]:
    """The lines of the file, if there is one; the last, if it was cut off, is taken out of it."""
    if file is None or not file.exists():
        return []
    whole, end, rest = file.read_bytes().rpartition(b"\n")
    if rest:
        file.write_bytes(whole + end)
    return whole.splitlines()
