"""Anti-aliased shapes, laid on pictures that hold numbers of the palette.

The result depends only on the shape and the colours beneath it. So they are blended once and the
result is kept: a picture that was drawn before is only copied together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, partial
from hashlib import blake2b
from itertools import count

from PIL import Image

from games.pen.memo import Memo
from games.pen.palette import SHADES, colour_of, numbers, ramp
from games.pen.raw import Core, Packed, core, pixels

_patches = Memo[Core](4_000_000)
"""Stamp and a digest of the numbers beneath it -> what is there afterwards."""
_grounds = Memo[Core](7_000_000)
"""Stamp and the number of a ground of one colour -> what is there afterwards."""
_serial = count()


@dataclass(frozen=True, eq=False)
class Stamp:
    """A shape: its mask, from 0 (nothing) to 255, and what it looks like on a ground of one
    colour."""

    mask: Image.Image
    """From 0 (nothing) to 255 (all of it)."""
    over: Callable[[int], Core]
    """Its numbers and the ground's, on a ground of this number (mode L)."""
    serial: int = field(default_factory=lambda: next(_serial))
    """Its number, by which memories know it."""

    def on(self, ground: int) -> Core:
        """Its numbers and the ground's, on a ground of one colour."""
        size = self.mask.width * self.mask.height
        return _grounds.get((self.serial, ground), partial(self.over, ground), size)

    def patch(self, beneath: bytes) -> Core:
        """What these numbers become when it is laid on them."""
        ground = Image.frombytes("L", self.mask.size, beneath)
        result, box = core(ground).copy(), (0, 0, *self.mask.size)
        edge = self.mask.point([0] + [255] * 254 + [0])
        soft = [entry for entry, pixels in enumerate(ground.histogram(edge)) if pixels]
        result.paste(self.on(soft[0] if soft else 0), box, core(self.mask).point(_only(255), "L"))
        for entry in soft:
            result.paste(self.on(entry), box, core(ground).point(_only(entry), "L"))
        return result


@lru_cache(maxsize=256)
def _only(number: int) -> list[int]:
    """A table that makes a mask of the pixels with one number."""
    return [255 if value == number else 0 for value in range(256)]


def lettering(mask: Image.Image, ink: int) -> Stamp:
    """A shape of one colour, an entry of the palette."""
    return Stamp(mask.point(SHADES), lambda ground: core(mask).point(ramp(ink, ground), "L"))


class Sprite(Packed):
    """A picture with its stamp. Sprites are asked for their pixels when they get to a new ground;
    as they are kept, they would hold 8 MB."""

    @cached_property
    def stamp(self) -> Stamp:
        """How it is laid on pictures that hold numbers."""
        return of_sprite(self, self.again)


def of_sprite(shape: Image.Image, again: Callable[[], Image.Image]) -> Stamp:
    """The stamp of an RGBA picture. `again` makes its pixels whenever they are needed."""
    mask, box = shape.getchannel("A").point(SHADES), (0, 0, *shape.size)
    shows = core(mask).point([0] + [255] * 255, "L")

    def over(ground: int) -> Core:
        plain = Image.new("RGB", mask.size, colour_of(ground))
        core(plain).paste(core(again().convert("RGB")), box, core(mask))
        found = core(Image.new("L", mask.size, ground))
        found.paste(numbers(plain), box, shows)
        return found

    return Stamp(mask, over)


def forget_stamps() -> None:
    """Give back the memory of what was blended: it is blended anew when it is asked for."""
    for memo in (_patches, _grounds):
        memo.clear()
    _only.cache_clear()


def press(image: Image.Image, stamp: Stamp, left: int, top: int) -> None:
    """Lays a stamp on a picture that holds numbers. What lies outside is cut off."""
    width, height = stamp.mask.size
    box = (left, top, left + width, top + height)
    beneath = _beneath(image, box)
    if beneath == beneath[:1] * len(beneath):
        patch = stamp.on(beneath[0])
    else:
        key = (stamp.serial, blake2b(beneath, digest_size=16).digest())  # not its pixels: 10 MB
        patch = _patches.get(key, partial(stamp.patch, beneath), width * height)
    core(image).paste(patch, box)


def _beneath(image: Image.Image, box: tuple[int, int, int, int]) -> bytes:
    """The numbers in a box; zeros where it reaches beyond the picture."""
    left, top, right, bottom = box
    if left < 0 or top < 0 or right > image.width or bottom > image.height:
        return pixels(core(image).crop(box), (0, 0, right - left, bottom - top))
    return pixels(core(image), box)
