"""A bot that shows what a page must be able to show."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

from local_discord.discord_py import redirect

HOSTILE = '<img src=x onerror="window.broken = 1"><script>window.broken = 1</script>'
Press = discord.Interaction[Any]


def square() -> io.BytesIO:
    file = io.BytesIO()
    Image.new("RGB", (320, 200), "#d1495b").save(file, "PNG")
    file.seek(0)
    return file


class Form(ui.Modal, title="A form"):
    """One field of each kind that is filled in or chosen."""

    name: Any = ui.Label(text="Name", component=ui.TextInput(max_length=20))
    story: Any = ui.Label(
        text="Story",
        description="Long or short",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False),
    )
    colour: Any = ui.Label(
        text="Colour",
        component=ui.Select(
            options=[
                discord.SelectOption(label=c, description=f"as in {c}") for c in ("Red", "Blue")
            ]
        ),
    )

    async def on_submit(self, press: Press) -> None:
        name, story = self.name.component.value, self.story.component.value
        picked = self.colour.component.values[0]
        await press.response.send_message(f"form: {name}, {story}, {picked}")


class Controls(ui.View):
    """Buttons and menus that tell what was done with them."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        menus: dict[str, Any] = {
            "People": ui.UserSelect,
            "Channels": ui.ChannelSelect,
            "Anybody": ui.MentionableSelect,
        }
        for name, kind in menus.items():
            menu = kind(placeholder=name, max_values=2)
            menu.callback = self._tell(menu)
            self.add_item(menu)

        pace: Any = ui.Select(placeholder="Pace")
        pace.add_option(label="Pace: slow", value="slow", default=True)
        pace.add_option(label="Pace: fast", value="fast")
        pace.callback = self._say(pace)
        self.add_item(pace)

    @staticmethod
    def _say(menu: Any) -> Any:
        async def say(press: Press) -> None:
            await press.response.defer()
            await press.channel.send(f"set to {menu.values[0]}")  # type: ignore[union-attr]

        return say

    @staticmethod
    def _tell(menu: Any) -> Any:
        async def tell(press: Press) -> None:
            names = ", ".join(sorted(str(value.name) for value in menu.values))
            await press.response.send_message(f"{menu.placeholder}: {names}")

        return tell

    @ui.button(label="Form")
    async def form(self, press: Press, _: Any) -> None:
        await press.response.send_modal(Form())

    @ui.button(label="Late", style=discord.ButtonStyle.danger)
    async def late(self, press: Press, _: Any) -> None:
        """Never answers."""

    @ui.button(label="Count 0", style=discord.ButtonStyle.success)
    async def count(self, press: Press, button: Any) -> None:
        button.label = f"Count {int(button.label.split()[1]) + 1}"
        await press.response.edit_message(view=self)

    @ui.button(label="Whisper", emoji="🤫")
    async def whisper(self, press: Press, _: Any) -> None:
        await press.response.send_message("psst", ephemeral=True)

    @ui.button(label="Vanish")
    async def vanish(self, press: Press, _: Any) -> None:
        await press.response.defer()
        await press.delete_original_response()


def layout() -> ui.LayoutView:
    """Components V2, with text that tries to break out."""
    container: Any = ui.Container(
        ui.TextDisplay(f"**bold** {HOSTILE}"),
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        ui.Section(
            "### A section\n-# small print",
            accessory=ui.Thumbnail("attachment://a.png", description="A thumbnail"),
        ),
        ui.MediaGallery(
            discord.MediaGalleryItem("attachment://a.png", description="A red dot"),
            discord.MediaGalleryItem("attachment://a.png", description="Hidden", spoiler=True),
        ),
        ui.File("attachment://a.txt"),
        ui.ActionRow(
            ui.Button(label="Elsewhere", url="https://example.org/"),
            ui.Button(label="Off", disabled=True, custom_id="off"),
        ),
        accent_colour=0xD1495B,
    )
    view = ui.LayoutView()
    view.add_item(container)
    return view


def described() -> ui.LayoutView:
    """A picture that is told at length."""
    told = "\n".join(f"line {n} of the caption" for n in range(1, 41))
    gallery: Any = ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png", description=told))
    return ui.LayoutView().add_item(gallery)


class Showcase(commands.Cog):
    """The slash commands."""

    @app_commands.command(description="What can be pressed")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def controls(self, press: Press) -> None:
        await press.response.send_message(f"**Press**: {HOSTILE}", view=Controls())

    @app_commands.command(description="What can be looked at")
    async def layout(self, press: Press) -> None:
        files = [
            discord.File(square(), "a.png"),
            discord.File(io.BytesIO(b"words"), "a.txt"),
        ]
        await press.response.send_message(view=layout(), files=files)

    @app_commands.command(description="What can be read")
    async def described(self, press: Press) -> None:
        await press.response.send_message(view=described(), file=discord.File(square(), "a.png"))

    @app_commands.command(description="Thinks first")
    async def slow(self, press: Press) -> None:
        await press.response.defer(thinking=True)
        async with press.channel.typing():  # type: ignore[union-attr]
            await press.client.wait_for("interaction")  # until somebody presses something
        await press.followup.send("thought")

    @app_commands.command(description="Says what it was given")
    @app_commands.describe(number="How many", near="What is near")
    async def given(
        self,
        press: Press,
        number: app_commands.Range[int, 1, 9],
        who: discord.User,
        near: str,
        flag: bool = False,
        where: discord.TextChannel | None = None,
    ) -> None:
        place = where.name if where else "nowhere"
        await press.response.send_message(f"given: {number} {who.name} {near} {flag} {place}")

    @given.autocomplete("near")
    async def near(self, press: Press, typed: str) -> list[app_commands.Choice[str]]:
        names = [f"{typed}-{n}" for n in range(3)]
        return [app_commands.Choice(name=f"near {name}", value=name) for name in names]


@app_commands.context_menu(name="Greet")
async def greet(press: Press, user: discord.User) -> None:
    await press.response.send_message(f"hello {user.name}", ephemeral=True)


@app_commands.context_menu(name="Quote it")
async def quote(press: Press, message: discord.Message) -> None:
    await press.response.send_message(f"quoted: {message.content}")


def main(address: str, token: str) -> None:
    """Log in on a local Discord."""
    redirect(address)
    bot = commands.Bot("!", intents=discord.Intents(guilds=True), max_messages=None)

    async def setup_hook() -> None:
        await bot.add_cog(Showcase())
        for menu in (greet, quote):
            bot.tree.add_command(menu)
        await bot.tree.sync()

    bot.setup_hook = setup_hook  # type: ignore[method-assign]
    bot.run(token, log_handler=None)
