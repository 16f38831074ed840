"""What Pillow keeps to itself, in one place: its core images (`Image.im`) and its raw encoder.

A picture is put together of hundreds of stamps, one byte a pixel. Whatever `Image` itself offers
for that makes a new `Image` each time. `tests/games/test_pen.py` holds that both do the same, and
`pyproject.toml` lets in only the minor version of Pillow that this was tried with.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol, cast

from isal import isal_zlib
from PIL import Image, _imaging

Box = tuple[int, int, int, int]
_QUICK = 1
"""ISA-L's level: a sprite is packed in 20 µs."""


class Core(Protocol):
    """A core image, as far as it is used here."""

    def copy(self) -> Core:
        """Another one with the same pixels."""

    def crop(self, box: Box) -> Core:
        """A part of it, with zeros where that reaches beyond."""

    def paste(self, what: Core | int, box: Box, mask: Core | None = ..., /) -> None:
        """Lay something on it, where the mask is not 0."""

    def point(self, table: Sequence[int], mode: str) -> Core:
        """Another one, with each pixel's entry of the table."""

    def convert(self, mode: str, how: Image.Dither, palette: Core) -> Core:
        """Another one, in the nearest colours of a palette."""

    def putpalette(self, mode: str, raw: str, colours: bytes) -> None:
        """Give it a palette."""


def core(image: Image.Image) -> Core:
    """A picture's core image."""
    return cast("Core", image.im)


def pixels(of: Core, box: Box, *, stride: int = 0) -> bytes:
    """The numbers in a box, row by row; with a `stride`, each row is filled up with zeros.
    `crop(box).tobytes()` takes ten times as long, and this is done for everything that is drawn."""
    left, top, right, bottom = box
    reader = _imaging.raw_encoder("P", "P", stride, 1)
    reader.setimage(of, box)
    data: bytes = reader.encode((stride or right - left) * (bottom - top))[2]
    return data


class Packed(Image.Image):
    """A picture that must not change. Its pixels take their place only while somebody asks for
    them."""

    def __init__(self, shape: Image.Image) -> None:
        super().__init__()
        self._mode, self._size = "RGBA", shape.size
        self._packed = isal_zlib.compress(shape.tobytes(), _QUICK)

    @property  # type: ignore[misc]  # read-only: it never changes
    def im(self) -> Any:
        """Its pixels, each time new ones."""
        return self.again().im

    @property
    def again(self) -> Callable[[], Image.Image]:
        """Makes them; it keeps nothing of the picture but what is packed."""
        return partial(_unpacked, self.size, self._packed)


def _unpacked(size: tuple[int, int], packed: bytes) -> Image.Image:
    return Image.frombytes("RGBA", size, isal_zlib.decompress(packed))
