"""What people have achieved, from the button on a profile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cogs.achievements.achievement import achievements
from bot.cogs.achievements.follow import AchievementsFollow
from bot.cogs.achievements.sheets import FeatsInWords, Honours, PickFeat
from bot.cogs.achievements.store import Achievements
from bot.live.live import Follows
from bot.press.cog import Cog, Services, answers
from bot.press.interaction import Interaction
from bot.table.controls import ShowFeats
from bot.table.player import known_as
from games.core import Refused, say


class Achieving(Cog):
    """Notes achievements when matches end, and shows them."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._achievements = Achievements(services.store.engine)

    @property
    def follows(self) -> Sequence[Follows]:
        """What a match earns."""
        return (AchievementsFollow(self._achievements),)

    @answers()
    async def _show(self, interaction: Interaction, control: ShowFeats) -> None:
        await interaction.hand((await self._honours(interaction, control.person)).sheet)

    @answers()
    async def _pick(self, interaction: Interaction, control: PickFeat) -> None:
        if control.key not in achievements():
            raise Refused(say("bot-feat-unknown"))
        honours = await self._honours(interaction, control.person)
        await interaction.turn_into(honours.one(control.key))

    @answers()
    async def _tell(self, interaction: Interaction, control: FeatsInWords) -> None:
        await interaction.turn_into((await self._honours(interaction, control.person)).words)

    async def _honours(self, interaction: Interaction, person: int) -> Honours:
        """What this person has achieved, in all servers. Raises `Refused` for a stranger: of others
        people see what their profiles show, and those are of one server."""
        name: str | None = interaction.name
        if person != interaction.user.id:
            guild, channels = interaction.guild, self.services.channels
            here = person in await channels.present(guild, [person]) if guild else False
            name = await self.services.store.name_of(person) if here else None
        if name is None:
            raise Refused(say("bot-nothing-to-show"))
        achieved = await self._achievements.of(person)
        language = interaction.language
        return Honours(person, known_as(name, language), achieved, language)
