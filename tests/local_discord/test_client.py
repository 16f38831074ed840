"""Everything a bot does with an unmodified discord.py, and how it survives what goes wrong."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from local_discord import NoSuchControl
from tests.local_discord.scene import Cast, make_bot, running

pytestmark = pytest.mark.wire


async def test_options_of_all_types(crypt: Cast) -> None:
    bot = make_bot()
    got: dict[str, Any] = {}

    @bot.tree.command(description="All of them")
    @app_commands.choices(game=[app_commands.Choice(name="Graverobber", value="gr")])
    async def newgame(
        interaction: discord.Interaction,
        game: str,
        opponents: discord.Member,
        seats: app_commands.Range[int, 2, 4] = 2,
        open: bool = True,
        where: discord.TextChannel | None = None,
        deal: discord.Attachment | None = None,
    ) -> None:
        got.update(game=game, opponents=opponents, seats=seats, where=where)
        got["deal"] = await deal.read() if deal else None
        await interaction.response.send_message("ok", ephemeral=True)

    async with running(crypt, bot):
        reply = await crypt.anna.command(
            "newgame",
            crypt.channel,
            game="Graverobber",
            opponents=crypt.bob,
            seats=3,
            where=crypt.channel,
            deal=("deal.json", b"{}"),
        )
        assert reply.message is not None
        assert reply.message.ephemeral
        assert got["game"] == "gr"
        assert isinstance(got["opponents"], discord.Member)
        assert got["opponents"].id == crypt.bob.id
        assert (got["seats"], got["where"].id, got["deal"]) == (3, crypt.channel.id, b"{}")
        for wrong in (
            {},
            {"game": "gr"},
            {"game": "chess", "opponents": crypt.bob},
            {"game": "gr", "opponents": crypt.bob, "seats": 5},
            {"game": "gr", "opponents": crypt.bob, "seats": True},
            {"game": "gr", "opponents": "Bob"},
            {"game": "gr", "opponents": crypt.bob, "colour": "red"},
        ):
            with pytest.raises(ValueError, match=r"newgame|game|seats|opponents"):
                await crypt.anna.command("newgame", crypt.channel, **wrong)
        with pytest.raises(NoSuchControl):
            await crypt.anna.command("oldgame", crypt.channel)


async def test_autocomplete(crypt: Cast) -> None:
    bot = make_bot()

    @bot.tree.command(description="Play a move")
    async def play(interaction: discord.Interaction, move: str, note: str = "") -> None:
        await interaction.response.send_message(move)

    @play.autocomplete("move")
    async def moves(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        legal = ("up 1", "up 2", "down 1")
        return [app_commands.Choice(name=f"⬆ {m}", value=m) for m in legal if m.startswith(current)]

    async with running(crypt, bot):
        suggested = await crypt.anna.suggest("play", crypt.channel, focus="move", move="u")
        assert suggested == [("⬆ up 1", "up 1"), ("⬆ up 2", "up 2")]
        assert len(await crypt.anna.suggest("play", crypt.channel, focus="move")) == 3
        with pytest.raises(NoSuchControl, match="suggests nothing"):
            await crypt.anna.suggest("play", crypt.channel, focus="note")


class Pick(ui.LayoutView):
    """A menu, a menu of people, a disabled button and a modal."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.picked: list[Any] = []
        menu: ui.Select[Pick] = ui.Select(
            placeholder="Move",
            max_values=2,
            options=[discord.SelectOption(label=f"Up {n}", value=str(n)) for n in (1, 2, 3)],
        )
        people: ui.UserSelect[Pick] = ui.UserSelect(placeholder="Opponents", max_values=2)
        off: ui.Button[Pick] = ui.Button(label="Off", disabled=True)
        type_it: ui.Button[Pick] = ui.Button(label="Type it", emoji="⌨️")
        menu.callback = self.take(menu)  # type: ignore[method-assign]
        people.callback = self.take(people)  # type: ignore[method-assign]
        type_it.callback = self.open  # type: ignore[method-assign]
        for row in ((menu,), (people,), (off, type_it)):
            self.add_item(ui.ActionRow(*row))

    def take(self, menu: Any) -> Any:
        async def callback(interaction: discord.Interaction) -> None:
            self.picked.append(menu.values)
            await interaction.response.defer()

        return callback

    async def open(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Layout())


class Layout(ui.Modal, title="Layout"):
    """Asks for a line."""

    line: ui.Label[Layout] = ui.Label(text="Line", component=ui.TextInput(max_length=20))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.line.component, ui.TextInput)
        view = ui.LayoutView()
        view.add_item(ui.TextDisplay(self.line.component.value))
        await interaction.response.edit_message(view=view)


async def test_menus_and_modals(crypt: Cast) -> None:
    bot, view = make_bot(), Pick()

    @bot.tree.command(description="Show")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=view)

    async with running(crypt, bot):
        message = (await crypt.anna.command("show", crypt.channel)).message
        assert message is not None
        assert (await crypt.anna.choose(message, "Move", "Up 3", "1")).deferred
        await crypt.bob.choose(message, "Opponents", crypt.anna)
        assert view.picked[0] == ["3", "1"]
        assert [u.id for u in view.picked[1]] == [crypt.anna.id]
        for wrong in (("Up 4",), (), ("Up 1", "Up 1"), ("Up 1", "Up 2", "Up 3")):
            with pytest.raises(ValueError, match=r"pick|no option"):
                await crypt.anna.choose(message, "Move", *wrong)
        with pytest.raises(NoSuchControl, match="several"):
            await crypt.anna.choose(message, None, "Up 1")
        with pytest.raises(NoSuchControl, match="can't be pressed"):
            await crypt.anna.press(message, "Off")
        with pytest.raises(NoSuchControl, match="no button"):
            await crypt.anna.press(message, "On")
        reply = await crypt.anna.press(message, "Type it")
        assert reply.modal is not None
        assert (await crypt.anna.submit(reply.modal, {"Line": "grave E2"})).updated
        assert message.text == "grave E2"
        with pytest.raises(NoSuchControl):
            await crypt.anna.press(message, "Type it")
