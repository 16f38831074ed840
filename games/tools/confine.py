"""Becomes another program, with limits: `python -I -S confine.py MEMORY CPU TASKS USER PROGRAM`.

A process of its own sets them, since the one that starts engines may have threads. The limits hold
for whatever the program starts, too.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import sys
from contextlib import suppress

_PR_SET_PDEATHSIG, _PR_SET_KEEPCAPS, _PR_SET_NO_NEW_PRIVS, _PR_CAP_AMBIENT = 1, 8, 38, 47
_RAISE = 2
_VERSION = 0x20080522
"""Of what `capget` and `capset` take: two halves, each what is in force, had and passed on."""
_TO_WRITE, _TO_READ = 1, 2
"""CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH: any file, whoever may do that with it."""

_libc = ctypes.CDLL(None)
_libc.prctl.argtypes = (ctypes.c_int, *4 * (ctypes.c_ulong,))


def main() -> None:
    """MEMORY in bytes and CPU in seconds are for each process; TASKS are all that the user has;
    root becomes USER."""
    memory, cpu, tasks, user, *program = sys.argv[1:]
    limits = {
        resource.RLIMIT_DATA: int(memory),
        resource.RLIMIT_CPU: int(cpu),
        resource.RLIMIT_NPROC: int(tasks),
        resource.RLIMIT_CORE: 0,
    }
    for what, most in limits.items():
        _, hard = resource.getrlimit(what)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (least, least))
    if os.geteuid() == 0:
        with suppress(OSError):  # a container may have no such user, or let nobody become one
            _become(int(user))
    _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)  # even if the arena is killed
    os.execvp(program[0], program)


def _become(user: int) -> None:
    """This user, who still reads and starts what root may: a program may lie below /root."""
    for pipe in range(3):
        os.fchown(pipe, user, user)  # who opens /dev/stderr asks for it by name
    os.setgroups([])
    os.setresgid(user, user, user)
    _libc.prctl(_PR_SET_KEEPCAPS, 1, 0, 0, 0)
    os.setresuid(user, user, user)
    header, halves = (ctypes.c_uint32 * 2)(_VERSION), (ctypes.c_uint32 * 6)()
    _libc.capget(header, halves)
    had = halves[1]
    passed = _TO_READ if had & 1 << _TO_READ else _TO_WRITE  # Docker's root has only the second
    kept = had & (1 << _TO_READ | 1 << _TO_WRITE)
    _libc.capset(header, (ctypes.c_uint32 * 6)(kept, kept, kept & 1 << passed))
    _libc.prctl(_PR_CAP_AMBIENT, _RAISE, passed, 0, 0)
    _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)  # sudo would lead back to root
    if not os.access(os.environ.get("TMPDIR", "/"), os.W_OK):
        os.environ.pop("TMPDIR", None)  # then it is /tmp


if __name__ == "__main__":
    main()
