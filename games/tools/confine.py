"""Becomes another program, with limits: `python -I -S confine.py MEMORY CPU TASKS PROGRAM ...`.

A process of its own sets them, since the one that starts engines may have threads. The limits hold
for whatever the program starts, too.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import sys

_PR_SET_PDEATHSIG = 1


def main() -> None:
    """MEMORY in bytes and CPU in seconds are for each process; TASKS are all that the user has."""
    memory, cpu, tasks, *program = sys.argv[1:]
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
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)  # even if the arena is killed
    os.execvp(program[0], program)


if __name__ == "__main__":
    main()
