"""A part of the page keeps itself up to date, also after a fault."""

from __future__ import annotations

import pytest

from local_discord.page.dom import Part


class Region:
    """What a part asks of an element."""

    def __init__(self) -> None:
        self.shows: list[int] = []

    def clear(self) -> None:
        self.shows.clear()

    def __enter__(self) -> None: ...

    def __exit__(self, *error: object) -> None: ...


def test_what_failed_half_way_is_drawn_again() -> None:
    region, broken = Region(), True

    def draw(seen: int) -> None:
        region.shows.append(seen)
        if broken:
            raise ValueError("half way")

    part = Part(region, lambda: 7, draw)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="half way"):
        part.refresh()
    broken = False
    for _ in range(2):
        part.refresh()
        assert region.shows == [7]
