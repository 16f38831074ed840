"""Becomes another program, with limits: `python -I -S confine.py MEMORY CPU TASKS USER PROGRAM`.

A process of its own sets them, since the one that starts engines may have threads. The limits hold
for whatever the program starts, too.
"""

from __future__ import annotations

import ctypes
import errno
import os
import resource
import signal
import struct
import sys
from contextlib import suppress

_PR_SET_PDEATHSIG, _PR_SET_KEEPCAPS, _PR_SET_NO_NEW_PRIVS, _PR_CAP_AMBIENT = 1, 8, 38, 47
_RAISE = 2
_VERSION = 0x20080522
"""Of what `capget` and `capset` take: two halves, each what is in force, had and passed on."""
_TO_WRITE, _TO_READ = 1, 2
"""CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH: any file, whoever may do that with it."""

_PR_SET_SECCOMP, _FILTER = 22, 2
_LOAD, _EQUALS, _AND, _RETURN = 0x20, 0x15, 0x54, 0x06
"""Instructions of a filter (`linux/bpf_common.h`)."""
_NUMBER, _ARCHITECTURE = 0, 4
"""Where in a system call's data they stand."""
_REFUSED, _ALLOWED = 0x50000 | errno.ENOSYS, 0x7FFF0000
_X32 = 0x40000000
"""Marks the numbers of x86-64's second table, where the first ones are the same."""
_OUTLIVING = {
    0xC000003E: (29, 64, 68, 319),  # x86-64
    0x40000003: (117, 356, 393, 395, 399),  # i386
    0xC00000B7: (186, 190, 194, 279),  # arm64
    0x40000028: (299, 303, 307, 385),  # arm
}
"""Architecture -> what gets memory that belongs to no process: `shmget`, `semget`, `msgget`, `ipc`,
`memfd_create`. No limit counts it, and some of it would outlive the match."""

_libc = ctypes.CDLL(None)
_libc.prctl.argtypes = (ctypes.c_int, *4 * (ctypes.c_ulong,))


def main() -> None:
    """MEMORY in bytes and CPU in seconds are for each process, and MEMORY for each file that it
    writes; TASKS are all that the user has; root becomes USER."""
    memory, cpu, tasks, user, *program = sys.argv[1:]
    limits = {
        resource.RLIMIT_DATA: int(memory),
        resource.RLIMIT_CPU: int(cpu),
        resource.RLIMIT_NPROC: int(tasks),
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: int(memory),
        resource.RLIMIT_MSGQUEUE: 0,
    }
    for what, most in limits.items():
        _, hard = resource.getrlimit(what)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (least, least))
    if os.geteuid() == 0:
        with suppress(OSError):  # a container may have no such user, or let nobody become one
            _become(int(user))
    _refuse()
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
    if not os.access(os.environ.get("TMPDIR", "/"), os.W_OK):
        os.environ.pop("TMPDIR", None)  # then it is /tmp


def _refuse() -> None:
    """Let the kernel refuse what `_OUTLIVING` has, as if it did not know it. (Where it takes no
    filters, nothing is refused.)"""
    program = [_step(_LOAD, _ARCHITECTURE)]
    for architecture, calls in _OUTLIVING.items():
        block = [_step(_LOAD, _NUMBER), _step(_AND, ~_X32 & 0xFFFFFFFF)]
        for left, call in zip(range(len(calls), 0, -1), calls, strict=True):
            block.append(_step(_EQUALS, call, yes=left))
        block += [_step(_RETURN, _ALLOWED), _step(_RETURN, _REFUSED)]
        program += [_step(_EQUALS, architecture, no=len(block)), *block]
    code = b"".join([*program, _step(_RETURN, _ALLOWED)])
    steps = ctypes.create_string_buffer(code, len(code))
    whole = ctypes.create_string_buffer(struct.pack("HP", len(code) // 8, ctypes.addressof(steps)))
    _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)  # needed for it; and sudo would lead back to root
    _libc.prctl(_PR_SET_SECCOMP, _FILTER, ctypes.addressof(whole), 0, 0)


def _step(code: int, value: int, yes: int = 0, no: int = 0) -> bytes:
    """An instruction of a filter: how many it skips if its condition holds, and if not."""
    return struct.pack("HBBI", code, yes, no, value)


if __name__ == "__main__":
    main()
