"""A tournament's host puts results right, on the wire."""

from __future__ import annotations

from bot.cogs.tournaments.tournament import Field, Pairing, Terms
from local_discord import Message, Permission, Person, Reply
from tests.e2e.cup import Cup, by_hand
from tests.e2e.driver import answer, whisper
from tests.e2e.scene import Scene

__all__ = ["by_hand"]

WHICH = "Which pairing?"


async def begun(scene: Scene) -> tuple[Cup, Field]:
    """A tournament of four people that Anna hosts and plays in."""
    people = [scene.anna, scene.bob, scene.cleo, scene.dora]
    cup = await Cup.open(scene, people, Terms(rounds=2, kind="swiss"), game="pointsweeper")
    return cup, await cup.start()


def post(scene: Scene) -> Message:
    """The tournament's message."""
    found = [m for m in scene.anna.look(scene.channel) if not m.ephemeral and m.buttons]
    return next(m for m in found if any(b.label == "⋯" for b in m.buttons))


async def ruling(scene: Scene, who: Person, one: Pairing, **form: str) -> Reply:
    """Choose a pairing, and fill in the form if there is one."""
    tools = answer(await who.press(post(scene), "⋯"))
    await who.press(tools, "Put a result right")
    menu = next(s for s in tools.selects if s.placeholder == WHICH)
    value = next(o.value for o in menu.options if o.label.startswith(f"{one.round}.{one.board} "))
    reply = await who.choose(tools, WHICH, value)
    if reply.modal is None:
        return reply
    done = await who.submit(reply.modal, form)
    await scene.settle()
    return done


def of(field: Field, person: Person, *, plays: bool) -> Pairing:
    """The pairing of this round in which somebody plays, or the other one."""
    mine = field.of(person.id)
    assert mine
    return next(one for one in field.round if (mine.number in (one.first, one.second)) is plays)


async def test_nobody_decides_their_own_and_nobody_else_decides(scene: Scene) -> None:
    cup, field = await begun(scene)
    mine = of(field, scene.anna, plays=True)
    reply = await ruling(scene, scene.anna, mine)
    assert "You play in that pairing" in whisper(reply)
    assert "Only the host" in whisper(await scene.bob.press(post(scene), "⋯"))
    other = of(field, scene.anna, plays=False)
    judge = next(
        p for p in (scene.bob, scene.cleo, scene.dora) if of(field, p, plays=True).id != mine.id
    )
    scene.grant(judge, Permission.MANAGE_GUILD)  # a moderator who plays, too
    assert "You play in that pairing" in whisper(await ruling(scene, judge, other))
    await ruling(scene, judge, mine, what="first", why="A moderator says so")
    now = of(await cup.tick(), scene.anna, plays=True)
    assert (now.first_points, now.why) == (2, "ruled")
    assert "A moderator says so" in (now.ruling or "")
    assert (await scene.bot.tables.look(mine.table or 0)).stage == "closed"
    await ruling(scene, judge, mine, what="undo", why="They are back")
    now = of(await cup.tick(), scene.anna, plays=True)
    assert now.open
    assert (await scene.bot.tables.look(now.table or 0)).stage == "playing"
