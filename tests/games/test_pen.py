"""Pictures are the same however they come about, and know what is on them."""

from __future__ import annotations

import gc
import io
import struct
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageDraw

from games import GAMES, pen
from games.core import View
from games.pen import Brush, Grid, raw
from games.pen.brush import _sprites
from games.pen.memo import Memo
from games.pen.text import _written
from tests.games.golden import stops

SIZE = (800, 600)


def views(game: str) -> list[View[object]]:
    return [match.state.view(seat) for match in stops(game)[::3] for seat in (None, 0)]


def picture(draw: Callable[[pen.Picture], object]) -> Image.Image:
    image = pen.card(*SIZE, "Title")
    draw(image)
    return image.convert("RGB")


def opened(image: pen.Picture) -> Image.Image:
    return Image.open(io.BytesIO(pen.png(image))).convert("RGBA").convert("RGB")


def shown(packed: bytes) -> int:
    """What a PNG shows, in a number: in another thread a bit of how it is packed may differ."""
    image = Image.open(io.BytesIO(packed))
    return hash((image.size, image.convert("RGBA").tobytes()))


def large_images() -> list[Image.Image]:
    """Those in memory of more than a quarter of a megabyte."""
    every = (thing for thing in gc.get_objects() if issubclass(type(thing), Image.Image))
    return [image for image in every if image.width * image.height > 250_000]


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_give_equal_pictures_whatever_was_drawn_before(game: str) -> None:
    draw = GAMES[game].looks.draw
    first = [shown(pen.png(draw(view))) for view in views(game)]
    for other in GAMES:
        GAMES[other].looks.draw(views(other)[-1])
    again = [shown(pen.png(draw(view))) for view in reversed(views(game))]
    assert first == again[::-1]


def test_threads_draw_what_one_alone_draws() -> None:
    jobs = [(GAMES[game].looks.draw, view) for game in GAMES for view in views(game)[-2:]] * 2

    def done(job: tuple[Callable[[View[object]], pen.Picture], View[object]]) -> int:
        draw, view = job
        return shown(pen.png(draw(view)))

    alone = [done(job) for job in jobs]
    with ThreadPoolExecutor(8) as threads:
        assert list(threads.map(done, jobs)) == alone


def test_a_memo_keeps_within_its_room_and_forgets_the_oldest() -> None:
    memo, made = Memo[int](room=5000), list[int]()

    def ask(key: int) -> int:
        return memo.get(key, lambda: made.append(key) or key, 700)  # type: ignore[func-returns-value]

    for key in (1, 2, 3, 4, 5, 1, 6):
        assert ask(key) == key
        assert memo.held <= 5000
    assert made == [1, 2, 3, 4, 5, 6]
    assert ask(1) == 1
    assert made[6:] == []
    assert ask(2) == 2
    assert made[6:] == [2]


def test_a_value_larger_than_the_room_is_given_and_not_kept() -> None:
    memo = Memo[str](room=1000)
    assert memo.get("large", lambda: "value", 2000) == "value"
    assert memo.held == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_whose_parts_were_forgotten_is_drawn_the_same(game: str) -> None:
    draw, view = GAMES[game].looks.draw, views(game)[-1]
    before = shown(pen.png(draw(view)))
    pen.forget()
    assert _written.held == _sprites.held == 0
    assert large_images() == []
    assert shown(pen.png(draw(view))) == before


def test_a_finished_picture_is_a_palette_png_with_round_corners() -> None:
    data = pen.png(pen.card(*SIZE, "Title"))
    assert struct.unpack(">IIBB", data[16:26]) == (*SIZE, 8, 3)
    image = Image.open(io.BytesIO(data))
    image.load()
    corners = [(0, 0), (799, 0), (0, 599), (799, 599)]
    assert [image.convert("RGBA").getpixel(at) for at in corners] == [(*pen.rgb(pen.INK), 0)] * 4
    assert image.convert("RGBA").getpixel((400, 300)) == (*pen.rgb(pen.INK), 255)


def test_pictures_in_other_colours_are_finished_too() -> None:
    image = Image.new("RGB", SIZE, pen.rgb(pen.RED))
    pen.put(image, pen.sprite(pen.pawn(pen.BLUE, 1), 200), (400, 300))
    assert opened(image).getpixel((10, 300)) == pen.rgb(pen.RED)


def test_every_colour_of_the_look_keeps_its_shade() -> None:
    for colour in (pen.PARCHMENT, pen.LAST, *pen.SEATS, pen.STONE, pen.CHOOSE, pen.DANGER):

        def tinted(image: pen.Picture, colour: str = colour) -> None:
            pen.tint(image, (100, 100, 200, 200), colour, 1)

        assert picture(tinted).getpixel((150, 150)) == pen.rgb(colour)


def test_what_reaches_beyond_the_picture_is_cut_off() -> None:
    def drawn(image: pen.Picture) -> None:
        shape = pen.sprite(_disc, 100)
        for at in ((0, 300), (800, 300), (400, 0), (400, 600)):
            pen.put(image, shape, at)

    image = picture(drawn)
    for at in ((0, 300), (799, 300), (400, 0), (400, 599)):
        assert image.getpixel(at) == pen.rgb(pen.RED)
    assert image.getpixel((60, 300)) == pen.rgb(pen.INK)


def _disc(brush: Brush) -> None:
    brush.circle((0.5, 0.5), 0.5, pen.RED)


def test_a_tint_lets_through_what_lies_there() -> None:
    def drawn(image: pen.Picture) -> None:
        pen.board(image, Grid(100, 100, 50, 4, 4))
        pen.tint(image, (100, 100, 200, 200), pen.CHOOSE)

    image = picture(drawn)
    light, dark = image.getpixel((125, 175)), image.getpixel((125, 125))
    assert light != dark
    assert pen.rgb(pen.PARCHMENT) not in (light, dark)


@pytest.mark.parametrize("end", [(700, 300), (300, 100), (650, 550), (411, 307)])
def test_a_line_is_as_wide_as_asked_and_goes_where_asked(end: tuple[int, int]) -> None:
    def drawn(image: pen.Picture) -> None:
        pen.stroke(image, [(400, 300), end], pen.LAST, 10)

    image = picture(drawn)
    for part in (0.0, 0.35, 0.6, 1.0):
        at = (round(400 + part * (end[0] - 400)), round(300 + part * (end[1] - 300)))
        assert image.getpixel(at) == pen.rgb(pen.LAST)
    length = ((end[0] - 400) ** 2 + (end[1] - 300) ** 2) ** 0.5
    box = image.crop((300, 80, 790, 590))
    inked = sum(n for n, colour in box.getcolors(1 << 20) or [] if colour == pen.rgb(pen.LAST))
    assert 0.75 * 10 * length < inked < 10 * length + 80


def test_an_arrow_has_its_head_at_its_end() -> None:
    image = picture(lambda image: pen.path(image, [(200, 300), (600, 300)], width=10))
    marks = [x for x in range(800) if image.getpixel((x, 312)) == pen.rgb(pen.LAST)]
    assert marks
    assert min(marks) > 560
    assert max(marks) < 606


def test_pillow_may_draw_on_a_card_without_changing_the_palette() -> None:
    image = pen.card(*SIZE, "Title")
    ImageDraw.Draw(image).rectangle((10, 100, 60, 150), "#D24A5C", "#123456")
    ImageDraw.Draw(image).rectangle((110, 100, 160, 150), pen.RED)
    shown = opened(image)
    assert shown.getpixel((30, 120)) == pen.rgb(pen.RED)
    assert shown.getpixel((130, 120)) == pen.rgb(pen.RED)


def test_what_pillow_keeps_to_itself_does_what_its_own_methods_do() -> None:
    image, box = pen.card(*SIZE, "Title", "part", "state"), (30, 10, 230, 60)
    part = image.crop(box)
    there = part.tobytes()
    assert raw.pixels(raw.core(image), box) == there
    rows = [there[at : at + 200] + b"\0" for at in range(0, len(there), 200)]
    assert raw.pixels(raw.core(image), box, stride=201) == b"".join(rows)
    mask = Image.linear_gradient("L").resize(part.size)
    one, other = image.copy(), image.copy()
    raw.core(one).paste(raw.core(part), (300, 300, 500, 350), raw.core(mask))
    other.paste(part, (300, 300), mask)
    assert one.tobytes() == other.tobytes() != image.tobytes()
    shape = Image.merge("RGBA", (mask, mask, mask, mask))
    assert raw.Packed(shape).tobytes() == shape.tobytes()


def test_a_picture_knows_its_words_and_squares() -> None:
    image = pen.card(*SIZE, "Title", "part", "state")
    assert [(word.text, word.size) for word in pen.words(image)] == [
        ("Title", 32),
        ("state", 28),
        ("part", 28),
    ]
    part = pen.layer(400, 400)
    pen.board(part, Grid(100, 60, 50, 5, 4), all_sides=False)
    pen.put(part, pen.sprite(_lettered, 60), (125, 85))
    assert pen.words(image)[3:] == ()
    pen.lay(image, part, 0, 80)
    assert {word.text for word in pen.words(image)[3:]} == {*"ABCDE1234", "x"}
    assert [word.size for word in pen.words(image) if word.text == "x"] == [30]
    assert pen.squares(image) == (pen.Squares(side=50, across=5),)


def _lettered(brush: Brush) -> None:
    brush.text((0.5, 0.5), "x", 0.5, pen.RED)


def test_a_subtitle_is_cut_before_it_meets_the_state() -> None:
    image = pen.card(*SIZE, "Title", "a subtitle much too long " * 4, "the state")
    written = {word.text for word in pen.words(image)}
    assert "the state" in written
    assert any(text.startswith("a subtitle") and text.endswith("…") for text in written)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Anna", "Anna"),
        ("Екатерина Ю.", "Екатерина Ю."),
        ("  two\n lines\tand\u202e turned \u200b", "two lines and turned"),
        ("Anna 🦊", "Anna"),
        ("𝓐𝓷𝓷𝓪 ﬁne", "Anna fine"),
        ("Ze\u0301lie Z\u0336\u0337\u0338algo", "Zélie Zalgo"),
        ("小明", ""),
        ("\ufdfa" * 32, ""),
        ("", ""),
    ],
)
def test_names_are_drawn_as_far_as_the_type_family_has_them(name: str, drawn: str) -> None:
    assert pen.named(name, 28, 400) == drawn


def test_a_name_takes_no_more_than_its_room_however_long_it_is() -> None:
    for name in ("W" * 32, "Ж" * 1000, "i" * 100_000):
        short = pen.named(name, 28, 200)
        assert short.endswith("…")
        assert pen.width_of(short, 28) <= 200


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Computer (strong)", "Computer (strong)"),
        ("Компьютер (слабый)", "Компь… (слабый)"),
        ("Computer 2 (sehr stark)", "Com… (sehr stark)"),
        ("Компьютер (очень сильный)", "Компьютер (оч…"),
        ("Max (Mustermann aus Buxtehude)", "Max (Musterman…"),
    ],
)
def test_a_computers_name_is_cut_before_its_level(name: str, drawn: str) -> None:
    assert pen.named(name, 28, 234, bold=True) == drawn
