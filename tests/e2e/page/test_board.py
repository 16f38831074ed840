"""The page of a table: touching, keys, confirmation, and what is beside the board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot.data.preferences import PersonSettings
from games import GAMES
from games.core import Match
from tests.e2e.page.house import PHONE, SOME, Board, House
from tests.games.golden import walk

pytestmark = pytest.mark.asyncio(loop_scope="package")

SCOUTS = 8
"""The ply of Pointsweeper's golden match where seat 0 can first scout or claim."""


async def sweeping(house: House, *, confirm: bool = False) -> Board:
    """A page where a square is touched, then a piece is chosen, and for claims a second square."""
    table = await house.table(walk("pointsweeper")[SCOUTS])
    board = await house.open(house.people[0], table, confirm=confirm)
    await board.ready()
    return board


async def test_by_keyboard_alone(house: House) -> None:
    board = await sweeping(house)
    keyboard = board.page.keyboard
    await tab_to(board.page, "#spots button")
    await board.walk("C5")
    await keyboard.press("Enter")
    await expect(board.spot("C5")).to_have_attribute("aria-pressed", "true")
    await keyboard.press("Escape")
    await expect(board.page.locator("#spots [aria-pressed]")).to_have_count(0)
    await keyboard.press("Space")
    await tab_to(board.page, "#entries [data-id='scout R']")
    await keyboard.press("Enter")
    await house.follows(board.table, SCOUTS)
    assert (await house.match(board.table)).log[SCOUTS] == (0, "scout R C5")
    await expect(board.says).to_be_focused()  # not the top of the page, though that button is gone
    await tab_to(board.page, "#acts button", within=4)  # the list of moves is one stop
    said = board.page.locator("#text[aria-live=polite] p")  # what changes in there is read aloud
    await expect(said.last).to_contain_text("Waiting for Bob")
    await said.first.evaluate("one => { window.first = one }")
    other = await house.open(house.people[1], board.table)
    match = await house.match(board.table)
    await other.play(match, match.state.legal(1)[0], 1)
    await expect(said.filter(has_text="Bob scouts")).to_have_count(1)
    assert await board.page.evaluate("window.first.isConnected"), "nothing is said again"


async def test_where_no_square_can_be_chosen_it_asks_for_a_button(house: House) -> None:
    board = await house.open(house.people[0], await house.table(walk("pointsweeper")[0]))
    await board.ready()
    await expect(board.says).to_have_text("Press a button.")


async def tab_to(page: Page, selector: str, within: int = 20) -> None:
    """Press Tab until it stops there; it does so once on its way through the page."""
    for _ in range(within):
        await page.keyboard.press("Tab")
        if await page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
    raise AssertionError(f"Tab never stops at {selector}")


@pytest.mark.long
async def test_looking_back_and_on_again_leaves_what_is_now_alone(house: House) -> None:
    match = walk("bushwhacked")[20]
    [seat] = match.state.acting
    table = await house.table(match)
    board = await house.open(house.people[seat], table)
    await board.ready()
    keyboard, image = board.page.keyboard, board.page.locator("#image")
    now = str(await image.get_attribute("src"))
    await board.page.locator("#earlier").tap()
    await expect(image).to_have_attribute("src", re.compile("/past/"))
    await expect(board.page.locator("#moves [aria-current]")).to_have_count(1)
    await board.spot("B12").tap(force=True)  # nothing is played in the past
    await keyboard.press("ArrowLeft")
    await board.page.locator("#moves button").filter(has_text="places a stone").first.click()
    await expect(board.says).to_have_text(re.compile("places a stone"))
    assert await board.page.locator("#changed i").count() == 1
    await board.key("now").tap()
    await expect(image).to_have_attribute("src", now)
    await board.ready()
    await expect(board.page.locator("#later")).to_be_disabled()
    assert (await house.match(table)).log == match.log


@pytest.mark.long
async def test_enlarged_every_square_is_large_enough_for_a_finger(house: House) -> None:
    match = walk("bushwhacked")[20]
    board = await house.open(house.people[match.state.acting[0]], await house.table(match))
    await board.ready()
    sides = """() => Math.min(...[...document.querySelectorAll("#spots .on")].flatMap(
        one => [one.getBoundingClientRect().width, one.getBoundingClientRect().height]))"""
    assert await board.page.evaluate(sides) < 40
    await board.page.get_by_role("button", name="Enlarge the board").tap()
    assert await board.page.evaluate(sides) >= 43.5
    seen = """() => {
        const [all, one] = ["#board", "#changed i"].map(
            name => document.querySelector(name).getBoundingClientRect());
        return all.top <= one.top && one.bottom <= all.bottom
            && all.left <= one.left && one.right <= all.right }"""
    assert await board.page.evaluate(seen), "what has just changed stays in sight"
    wide = "document.documentElement.scrollWidth <= innerWidth"
    assert await board.page.evaluate(wide), "only the board is moved, not the page"
    await board.page.get_by_role("button", name="Enlarge the board").tap()
    assert await board.page.evaluate(sides) < 40


@pytest.mark.long
async def test_two_boards_have_all_the_width_of_a_phone_and_digs_are_four_buttons(
    house: House,
) -> None:
    match = walk("graverobber")[40]
    [seat] = match.state.acting
    names = ("Константин Константинопольский", "Wilhelmina of the Western Woods")
    board = await house.open(house.people[seat], await house.table(match, names=names))
    await board.ready()
    cut = """() => [...document.querySelectorAll("#seats *")].filter(
        one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
    assert await board.page.evaluate(cut) == [], "whoever plays is named in full"
    box = await board.picture.bounding_box()
    assert box
    assert box["width"] >= PHONE["width"] - 20
    for way in ("up", "right", "down", "left"):
        await expect(board.key(f"dig {way}")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(("width", "side"), [(1280, 50), (645, 33)])
async def test_two_boards_lie_side_by_side_in_a_wide_window(
    house: House, width: int, side: int
) -> None:
    """Also in the frame beside a channel. They can be touched there as on a phone."""
    match = walk("graverobber")[40]
    [seat] = match.state.acting
    move = next(move for move in match.state.legal(seat) if move.startswith("move"))
    board = await house.open(house.people[seat], await house.table(match))
    await board.page.set_viewport_size({"width": width, "height": 752})
    await expect(board.page.locator("#picture.folded")).to_be_visible()
    boxes = [await board.spot(f"{name} C3").bounding_box() for name in ("mark", "own")]
    left, right = [box for box in boxes if box]
    assert abs(left["y"] - right["y"]) < 2
    assert right["x"] - left["x"] > 8 * left["width"]
    assert left["width"] >= side
    await board.play(match, move, seat)
    await house.follows(board.table, len(match.log))
    assert (await house.match(board.table)).log[-1] == (seat, move)
    await board.page.set_viewport_size(PHONE)
    await expect(board.page.locator("#picture:not(.folded)")).to_be_visible()
    boxes = [await board.spot(f"{name} C3").bounding_box() for name in ("mark", "own")]
    assert len({box["x"] for box in boxes if box}) == 1


async def test_a_slip_is_undone_by_touching_elsewhere(house: House) -> None:
    board = await sweeping(house)
    chosen = board.page.locator("#spots [aria-pressed=true]")
    await board.page.locator("#spots").tap(position={"x": 4, "y": 4})  # beside everything
    await expect(board.says).to_contain_text("That's not possible there.")
    await board.touch("F2")
    await board.touch("C7")  # another square, before anything was chosen there
    await expect(chosen).to_have_attribute("data-name", "C7")
    await board.touch("claim B")
    await expect(board.says).to_contain_text("C7")
    await board.touch("C7")  # again: it is let go, and all that followed
    await expect(chosen).to_have_count(0)
    await board.touch("B7")
    await board.touch("claim R")
    for left in (1, 0):  # one step back each
        await board.page.get_by_role("button", name="Cancel").tap()
        await expect(chosen).to_have_count(left)
    await board.touch("B7")
    await board.touch("scout R")
    await house.follows(board.table, SCOUTS)
    assert (await house.match(board.table)).log[SCOUTS] == (0, "scout R B7")


@pytest.mark.long
async def test_a_move_is_shown_before_it_is_played_unless_that_is_switched_off(
    house: House,
) -> None:
    match = walk("bushwhacked")[20]
    [seat] = match.state.acting
    board = await house.open(house.people[seat], await house.table(match), confirm=True)
    await board.ready()
    ghost = board.page.locator("#ghost")
    await board.touch("B12")
    await expect(board.says).to_have_attribute("data-step", "armed")
    await expect(ghost).to_be_visible()
    await board.touch("C12")
    await expect(board.spot("B12")).not_to_have_attribute("aria-pressed", "true")
    await expect(board.spot("C12")).to_have_attribute("aria-pressed", "true")
    await expect(board.key("place C12")).to_contain_text("C12")
    assert await board.page.locator("#entries button").count() == 2, "it and Cancel alone"
    assert (await house.match(board.table)).log == match.log
    await board.touch("C12")
    await house.follows(board.table, len(match.log))
    await expect(ghost).to_be_hidden()
    assert (await house.match(board.table)).log[len(match.log)] == (seat, "place C12")


@pytest.mark.long
async def test_who_confirms_every_move_is_not_asked_twice_about_small_squares(house: House) -> None:
    board, [anna, *_] = await sweeping(house, confirm=True), house.people
    people = house.scene.bot.people
    await people.set_person(anna.id, anna.name, PersonSettings(confirm="always"))
    try:
        await board.page.reload()
        await expect(board.picture).to_be_visible()
        await expect(board.page.locator("#asks")).to_be_hidden()
        await board.touch("B7")
        await board.touch("scout R")
        await expect(board.sheet).to_contain_text("You're about to play")
        await board.sheet.get_by_role("button", name="Back", exact=True).tap()
        await expect(board.sheet).not_to_be_visible()
        await board.touch("C7")
        await board.touch("scout R")
        await board.sheet.get_by_role("button", name="Play this").tap()
        await house.follows(board.table, SCOUTS)
        await expect(board.sheet).not_to_be_visible()
    finally:
        await people.set_person(anna.id, anna.name, PersonSettings())
    assert (await house.match(board.table)).log[SCOUTS] == (0, "scout R C7")


@pytest.mark.long
async def test_marks_are_put_by_touch_until_that_is_switched_off(house: House) -> None:
    match = walk("graverobber")[40]
    table = await house.table(match)
    board = await house.open(house.people[0], table)
    kind, square = board.page.get_by_role("button", name="plot?"), board.spot("mark H8")
    bare = str(await square.get_attribute("aria-label"))
    await kind.tap()
    await expect(board.says).to_have_text("Touch the squares to mark.")
    await board.touch("mark H8")
    await expect(square).to_have_accessible_name(re.compile(re.escape(bare) + ".*plot"))
    await expect(board.page.locator("#told[role=status]")).to_have_text(re.compile("plot"))
    await board.page.get_by_role("button", name="No mark").tap()
    await board.touch("mark H8")
    await expect(square).to_have_accessible_name(bare)
    await board.page.get_by_role("button", name="No mark").tap()
    await expect(board.says).not_to_have_text("Touch the squares to mark.")
    assert (await house.match(table)).log == match.log


@pytest.mark.long
async def test_takeback_resigning_replay_and_rematch(house: House) -> None:
    table = await house.table(walk("graveyard_shift")[0])
    first, second = [await house.open(person, table) for person in house.people[:2]]
    match = await house.match(table)
    [seat] = match.state.acting
    mover, other = (first, second) if seat == 0 else (second, first)
    await mover.play(match, match.state.legal(seat)[0], seat)
    await house.follows(table, 0)
    await mover.press("Ask for a takeback")
    await other.press("Allow the takeback")
    await mover.ready()
    assert (await house.match(table)).log == ()
    await mover.press("Resign")
    await expect(mover.sheet).to_be_visible()
    await mover.page.keyboard.press("Escape")
    await expect(mover.sheet).not_to_be_visible()
    await mover.press("Resign")
    await mover.sheet.get_by_role("button", name="resign").click()
    await expect(other.says).to_contain_text(f"{house.people[1 - seat].name} wins")
    await expect(other.page.locator("#text")).not_to_contain_text("wins")
    await house.scene.settle()


@pytest.mark.long
async def test_replay_by_arrow_keys_and_rematch(house: House) -> None:
    match = walk("graveyard_shift")[-2]
    seat, move = walk("graveyard_shift")[-1].log[-1]
    table = await house.table(match)
    board = await house.open(house.people[seat], table)
    await board.play(match, move, seat)
    await board.press("Replay")
    picture, said = board.sheet.get_by_role("img"), board.page.locator("#sheet-says p")
    end = str(await picture.get_attribute("src"))
    told = await said.all_inner_texts()
    await board.page.keyboard.press("ArrowLeft")
    await expect(picture).not_to_have_attribute("src", end)
    await board.page.keyboard.press("ArrowRight")
    await expect(picture).to_have_attribute("src", end)
    assert await said.all_inner_texts() == told
    await board.page.keyboard.press("Escape")
    await expect(board.sheet).not_to_be_visible()
    await board.press("Rematch")
    await expect(board.page).to_have_url(re.compile(f"#(?!{table}$)"))
    await expect(board.picture).not_to_be_visible()
    await expect(board.page.locator("#text")).to_contain_text("joined")
    await house.scene.settle()


def turn_of(seat: int) -> Match[Any]:
    """A match in which it is this seat's turn, after one of the other's."""
    matches = walk("graveyard_shift")[:-1]
    return [match for match in matches if match.state.acting == (seat,)][-1]


@pytest.mark.long
async def test_the_list_of_tables_begins_with_those_that_wait(house: House) -> None:
    waits, rests = await house.table(turn_of(0)), await house.table(turn_of(1))
    board = await house.open(house.people[0], rests)
    await expect(board.page).to_have_title("Graveyard Shift")
    await board.page.get_by_role("button", name="Your tables").click()
    listed = board.page.locator("#tables a")
    await expect(listed.filter(has_text="Bob").first).to_be_visible()
    waiting = [await one.get_attribute("class") == "yours" for one in await listed.all()]
    assert waiting == sorted(waiting, reverse=True)
    assert {True, False} == set(waiting)
    await board.page.locator(f"#tables a[href='#{waits}']").click()
    await board.ready()
    await expect(board.page).to_have_title("Your turn · Graveyard Shift")
    await expect(board.page.locator("#tables")).not_to_be_visible()
    await board.page.go_back()
    await expect(board.page).to_have_title("Graveyard Shift")


HOSTILE = '<img src=x onerror="window.broken = 1">*_`[a](https://b.c)'


async def test_names_are_only_text(house: House) -> None:
    table = await house.table(turn_of(0), names=("Anna", HOSTILE))
    board = await house.open(house.people[0], table)
    await board.ready()
    await expect(board.page.locator("#text")).to_contain_text(HOSTILE)
    await board.page.get_by_role("button", name="Your tables").click()
    await expect(board.page.locator("#tables a[aria-current]")).to_contain_text(HOSTILE)
    assert await board.page.evaluate("window.broken") is None
    assert await board.page.locator("#text a, #text img, #tables img").count() == 0


# --- golden matches, by touch ------------------------------------------------------------------

EVERY = 60
"""Every sixtieth piece is played: all of them take a window ten minutes. That each legal move of a
match can be touched is shown without a window (`tests/games/test_every_game_spots.py`). `make test`
plays some moves in the frame (`test_inside.py`)."""


def pieces(game: str) -> list[tuple[str, int, int]]:
    """Where the pieces of a match begin and end."""
    start, *_, end = walk(game)
    many = SOME // start.seats**2
    plies = range(0, len(end.log), EVERY * many)
    return [(game, ply, ply + many) for ply in plies]


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "first", "last"), [piece for game in GAMES for piece in pieces(game)]
)
async def test_a_match_by_touch(house: House, game: str, first: int, last: int) -> None:
    board = await house.plays(game, first, last)
    assert await board.unreached() == set()
