"""The memory of the process below Python's own: what pictures, fonts and databases take.

What is glibc's is left alone where there is another C library.
"""

from __future__ import annotations

import ctypes

_ARENA_MAX = -8
"""mallopt(3)'s number for `M_ARENA_MAX`."""
LARGEST = 8_000_000
"""Bytes of a block of memory. No drawing takes a larger one."""


def share() -> None:
    """Let all threads share one heap: call it before there are any.

    By default each gets one of its own, and what one has freed no other can use: 10 to 20 MB. Here
    threads hardly ask at the same time, since Python lets one run at once.
    """
    if mallopt := getattr(ctypes.CDLL(None), "mallopt", None):
        mallopt(_ARENA_MAX, 1)


def spare() -> None:
    """Keep the system's certificates once, 0.9 MB. aiohttp reads them a second time, for requests
    that check no certificate; there are none, and if there were one, it would check now."""
    from aiohttp import connector  # noqa: PLC0415 - most commands do without aiohttp

    connector._SSL_CONTEXT_UNVERIFIED = connector._SSL_CONTEXT_VERIFIED


def keep() -> None:
    """Let pictures reuse the memory of earlier ones.

    At first glibc returns each freed block above 128 kB to the system, and getting a picture's
    memory again takes longer than packing the picture. Once a larger block was freed, it keeps
    those that are smaller (mallopt(3), M_MMAP_THRESHOLD). So one large block is freed here.
    """
    bytes(LARGEST)


def give_back() -> None:
    """Return freed memory to the system, as far as it is in whole pages (malloc_trim(3))."""
    if trim := getattr(ctypes.CDLL(None), "malloc_trim", None):
        trim(0)
