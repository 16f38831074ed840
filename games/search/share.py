"""What a share of some draws tells about the share of all."""

from __future__ import annotations

from math import sqrt

_Z = 1.96


def interval(hits: float, draws: float) -> tuple[float, float]:
    """Where the true share lies in 95 of 100 cases (Wilson, JASA 22, 1927)."""
    share, spread = hits / draws, _Z * _Z / draws
    middle = (share + spread / 2) / (1 + spread)
    reach = _Z * sqrt((share * (1 - share) + spread / 4) / draws) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)
