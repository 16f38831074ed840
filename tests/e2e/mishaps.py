"""What happens to a walk of the monkey besides what its people press: by moderators, by Discord, by
whoever runs the bot, and by people who come and go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.data.acts import ANNOUNCE, CLOSE, Operating
from local_discord import Channel, Permission, Person
from local_discord.kinds import ChannelType
from tests.e2e.scene import PATCH, POST

if TYPE_CHECKING:
    from tests.e2e.monkey import Walk

SLOW = 200_000.0
"""Bytes a second: a picture takes a quarter of one."""

Mishap = Callable[["Walk", Person, Channel], Awaitable[None]]


async def _leaves(walk: Walk, who: Person, _: Channel) -> None:
    if who.guilds and who is not walk.scene.anna:
        who.leave(walk.scene.guild)


async def _comes_back(walk: Walk, who: Person, _: Channel) -> None:
    if not who.guilds:
        walk.scene.guild.join(who)
    if who not in walk.places["Friends"].recipients:
        who.enter(walk.places["Friends"])


async def _leaves_friends(walk: Walk, who: Person, _: Channel) -> None:
    if len(walk.places["Friends"].recipients) > 2:
        who.leave(walk.places["Friends"])


async def _mute(walk: Walk, _: Person, where: Channel) -> None:
    where.deny(walk.scene.application.user, Permission.SEND_MESSAGES)


async def _blind(walk: Walk, _: Person, where: Channel) -> None:
    where.deny(walk.scene.application.user, Permission.VIEW_CHANNEL)


async def _mended(walk: Walk, _: Person, where: Channel) -> None:
    """All that moderators have done is taken back, and the line is quick again."""
    walk.scene.world.faults.line.upward = 0.0
    walk.scene.guild.time_out(walk.scene.application.user, 0)
    allowed = Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL
    for channel in walk.shared:
        if channel.overwrites:
            channel.allow(walk.scene.application.user, allowed)
        if channel.thread and channel.thread.locked:
            how = {"locked": False, "archived": False}
            walk.scene.world.threads.change(channel, walk.scene.anna, how)


async def _archived(walk: Walk, _: Person, where: Channel) -> None:
    if where.thread and not where.archived:
        walk.scene.world.threads.change(where, walk.scene.anna, {"archived": True})


async def _locked(walk: Walk, _: Person, where: Channel) -> None:
    if where.thread and not where.archived:
        how = {"locked": True, "archived": True}
        walk.scene.world.threads.change(where, walk.scene.anna, how)


async def _deleted(walk: Walk, _: Person, where: Channel) -> None:
    """A moderator deletes the newest message."""
    own = [m for m in where.messages.values() if m.author.bot and not m.ephemeral]
    if own:
        walk.scene.world.messages.delete(own[-1])


async def _gone(walk: Walk, _: Person, where: Channel) -> None:
    """A channel is deleted; there is another one with its name."""
    if where.thread:
        where.delete()
    elif where is walk.places["second"]:
        where.delete()
        walk.places["second"] = walk.scene.guild.channel("second", ChannelType.TEXT)


async def _fails(walk: Walk, who: Person, _: Channel) -> None:
    """Discord does not do what it is asked for next."""
    for method, route in (("POST", POST), ("PATCH", PATCH)):
        walk.scene.world.faults.add(method, route, 503)


async def _loses(walk: Walk, who: Person, _: Channel) -> None:
    """Discord does it, and its answer gets lost."""
    for method, route in (("POST", POST), ("PATCH", PATCH)):
        walk.scene.world.faults.lose(method, route)


async def _slow(walk: Walk, who: Person, _: Channel) -> None:
    """Pictures take a while from now on."""
    walk.scene.world.faults.line.upward = SLOW


async def _timed_out(walk: Walk, who: Person, _: Channel) -> None:
    walk.scene.guild.time_out(walk.scene.application.user, 600)


async def _twice(walk: Walk, who: Person, _: Channel) -> None:
    walk.scene.world.faults.duplicate_next_interaction()


async def _closed(walk: Walk, _: Person, where: Channel) -> None:
    """Whoever runs the bot closes the newest table there."""
    bot = walk.scene.bot
    if table := await bot.tables.table_in(where.id):
        await Operating(bot.store.engine).ask(CLOSE, table.id)
        await bot.orders.round()


async def _announced(walk: Walk, _: Person, where: Channel) -> None:
    words = '{"begins": 4070952000.0, "ends": 4070953200.0, "words": "A new disk."}'
    await Operating(walk.scene.bot.store.engine).ask(ANNOUNCE, 0, words)
    await walk.scene.bot.orders.round()


async def _banned(walk: Walk, who: Person, _: Channel) -> None:
    operating = Operating(walk.scene.bot.store.engine)
    if not await operating.unban(who.id):
        await operating.ban(who.id, "", server=False)
    await walk.scene.bot.orders.round()


MISHAPS: dict[str, Mishap] = {
    "leaves": _leaves,
    "comes back": _comes_back,
    "leaves friends": _leaves_friends,
    "mute": _mute,
    "blind": _blind,
    "archived": _archived,
    "locked": _locked,
    "deleted": _deleted,
    "gone": _gone,
    "fails": _fails,
    "loses": _loses,
    "slow": _slow,
    "timed out": _timed_out,
    "twice": _twice,
    "closed": _closed,
    "announced": _announced,
    "banned": _banned,
    "mended": _mended,
}
OFTEN = (*MISHAPS, *("mended", "comes back") * 4)
"""From which one is drawn: most of them are soon over."""
