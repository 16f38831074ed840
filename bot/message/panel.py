"""What a table looks like on Discord: text, picture and controls, from views and menus.

Every control is a `Control`, found again by its custom id, so that it outlives a restart:

- `g:<table>:<seat>:<n>:<move or beginning>` a button that plays or leads on; `n` is how many moves
  the seat has made, so that a stale one is noticed
- `s:<table>:<seat>:<n>:<group>` a menu of such moves and beginnings
- `c:<table>:<seat>:<n>:<move>` plays in spite of a warning
- `t:<table>:<action>` everything else, `o:<table>:<setting>` a menu of the lobby
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol, Self, cast

import discord
from discord import ButtonStyle, MediaGalleryItem, SelectOption
from discord.ui import (
    ActionRow,
    Button,
    Container,
    DynamicItem,
    Item,
    LayoutView,
    MediaGallery,
    Select,
    TextDisplay,
    UserSelect,
)

from bot.table.menu import Group, Menu, menu
from bot.table.table import CLOCKS, LOT, Offer, Player, Table, plain
from games import GAMES
from games.core import Game, Note, Page, Refused, Seat, Text, View

if TYPE_CHECKING:
    from PIL.Image import Image

    from bot.app import Skulduggery

PICTURE = "board.png"
NEUTRAL = 0xF2A541
"""Accent of messages that are about no game in particular."""
ALT, LABEL = 1024, 80
"""Discord's limits: characters of an attachment's description, and of a label."""
LONGEST = 3500
"""Characters of a message's text; Discord allows 4,000 in a message with its other texts."""

_Row = ActionRow[Any]


class Control(DynamicItem[Item[Any]], template=re.compile(r"[gscto]:.*", re.DOTALL)):
    """Any button or menu of ours; what it does is in its custom id."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: Item[Any], match: re.Match[str], /
    ) -> Self:
        """The pressed item, as Discord sends it back."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the desk, with the people picked in a menu of people."""
        if isinstance(self.item, UserSelect):
            interaction.extras["picked"] = self.item.values
        client = cast("Skulduggery", interaction.client)
        await client.desk.pressed(interaction, self.custom_id)


class Picture(Protocol):
    """Something that draws itself."""

    def draw(self) -> Image:
        """The picture."""


@dataclass(frozen=True)
class Sheet:
    """A message to be."""

    view: LayoutView
    game: Game[Any] | None
    draw: View[Any] | Page | Picture | None = None
    """What its picture is drawn from; None where there is nothing to upload."""
    alt: str = ""
    """The picture's description."""
    text: str = ""
    """What it tells for good, without whose turn it is."""
    pings: tuple[int, ...] = ()
    """People to notify, where it is a new message."""

    @property
    def key(self) -> str:
        """A digest of all that the message shows."""
        components: object = self.view.to_components()  # type: ignore[no-untyped-call]
        shown = f"{components}{self.draw}"
        return sha256(shown.encode()).hexdigest()[:16]


# --- pieces ------------------------------------------------------------------------------------


def button(custom_id: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Control:
    """A button of ours."""
    return Control(Button(style=style, label=label[:LABEL], custom_id=custom_id))


def select(custom_id: str, placeholder: str, options: Sequence[SelectOption]) -> Control:
    """A menu of ours."""
    return Control(
        Select[Any](custom_id=custom_id, placeholder=placeholder[:150], options=list(options))
    )


def rows(items: Sequence[Control]) -> list[_Row]:
    """Buttons by five, menus alone."""
    made, buttons = list[_Row](), list[Control]()
    for item in items:
        if isinstance(item.item, Button):
            buttons.append(item)
        else:
            made.append(_Row(item))
    return [*(_Row(*buttons[n : n + 5]) for n in range(0, len(buttons), 5)), *made]


def sheet(
    game: Game[Any] | None,
    text: str,
    items: Iterable[Item[Any]] = (),
    *,
    draw: View[Any] | Page | Picture | None = None,
    alt: str = "",
    stays: str = "",
    pings: tuple[int, ...] = (),
) -> Sheet:
    """One container in the game's colour: text, picture (if it has an `alt`), rows of controls."""
    parts: list[Item[Any]] = [TextDisplay(shortened(text, LONGEST))] if text else []
    if alt:
        parts.append(MediaGallery(MediaGalleryItem(f"attachment://{PICTURE}", description=alt)))
    view = LayoutView(timeout=None)
    view.add_item(Container(*parts, *items, accent_colour=game.accent if game else NEUTRAL))
    return Sheet(view, game, draw, alt, stays, pings)


def names_of(table: Table) -> list[str]:
    """People's names by seat, bold, with nothing in them that Discord would read as markup."""
    return [f"**{plain(name)}**" for name in table.names]


def tell(table: Table, text: Text) -> str:
    """A text of a game, with this table's names."""
    return text.say(names_of(table))


def alt_text(table: Table, view: View[Any]) -> str:
    """The position in words, as long as an attachment's description may be."""
    return shortened(table.game.describe(view).say(table.names))


def shortened(words: str, most: int = ALT) -> str:
    """Whole lines of a text or description, as many characters as there may be."""
    return words if len(words) <= most else words[: most - 1].rsplit("\n", 1)[0].rstrip() + "…"


def people(players: Iterable[Player]) -> tuple[int, ...]:
    """The ids of those who can be written to: no computers, nobody whose data was deleted."""
    return tuple(p.id for p in players if p.id > 0)


def mentions(table: Table, seats: Sequence[Seat]) -> str:
    """These people, as Discord mentions."""
    return " and ".join(table.players[seat].mention for seat in seats)


def news(table: Table, notes: Sequence[Note], most: int) -> str:
    """What happened: the newest notes, one a line."""
    told = [tell(table, note.text) for note in notes[-most:]]
    return "\n".join(told)[-1500:]


def lately(table: Table, view: View[Any]) -> Sequence[Note]:
    """The viewer's notes since the turn before the present one began."""
    turns = table.match.turns if table.match else ()
    if table.match is None or len(turns) < 2:
        return view.notes
    since = turns[-2 if table.match.state.outcome is None else -1].notes
    hidden = sum(1 for n in table.match.state.notes[:since] if n.to not in (None, view.seat))
    return view.notes[since - hidden :]


# --- a table's messages ------------------------------------------------------------------------


def board_sheet(table: Table) -> Sheet:
    """The channel's message for the present turn."""
    if table.stage == "lobby":
        return lobby_sheet(table)
    if table.stage == "closed":
        return closed_sheet(table)
    view = table.view(None)
    if table.stage == "over":
        return result_sheet(table, view)
    told, seal = news(table, lately(table, view), 3), _seal(table)
    controls, hint = list[_Row](), ""
    if not table.game.private and not table.computers:
        controls = rows(turn_controls(table, view.acting[0]))
        hint = _tip(table, table.view(view.acting[0]))
    told_now = [_whose_turn(table, view), _who_is_who(table, view), hint]
    return sheet(
        table.game,
        "\n".join(filter(None, [told, *told_now, seal])),
        [*controls, *rows(table_controls(table))],
        draw=view,
        alt=alt_text(table, view),
        stays="\n".join(filter(None, [told, seal])),
        pings=table.called or people(table.players[seat] for seat in view.acting),
    )


def _who_is_who(table: Table, view: View[Any]) -> str:
    """Which person the picture calls what."""
    called = table.game.roles(view) if table.game.roles else table.game.sides
    pairs = zip(called, names_of(table), strict=False)
    told = " · ".join(f"{side}: {name}" for side, name in pairs)
    return f"-# {told}" if told else ""


def _seal(table: Table) -> str:
    """At the end of the first turn's message: the seal of what chance has decided."""
    sealed = table.seal if len(table.playing.turns) == 1 else ""
    return f"-# Deal sealed, to be opened by `/record`: `{sealed}`" if sealed else ""


def _whose_turn(table: Table, view: View[Any]) -> str:
    setting_up = any(_setting_up(table, seat) for seat in view.acting)
    deaf = [seat for seat in view.acting if not table.players[seat].reachable]
    if len(table.computers) == len(view.acting):
        return f"{mentions(table, view.acting)} is thinking…"
    who = mentions(table, [seat for seat in view.acting if table.players[seat].id > 0])
    text = f"{who}: lay out your board." if setting_up else f"Your turn, {who}."
    if table.game.private and not deaf:
        text += " It is in our DM." if setting_up else " Your board is in our DM."
    if table.game.private and deaf:
        text += f" I can't write to {mentions(table, deaf)}: press *My board* instead."
    if table.deadline:
        text += f" Time runs out <t:{int(table.deadline)}:R>."
    if table.offer:
        asked = mentions(table, table.asked)
        text += f"\n{asked}: {names_of(table)[table.offer.seat]} {_asks(table, table.offer)}."
    if table.declined:
        offerer = " ".join(f"<@{person}>" for person in table.called)
        text += f"\n{offerer}: <@{table.declined}> declines."
    return text


def _asks(table: Table, offer: Offer) -> str:
    if offer.kind == "replace":
        return f"asks that the computer plays for {names_of(table)[offer.absent]}"
    return "offers a draw" if offer.kind == "draw" else "asks to take back the last turn"


def table_controls(table: Table) -> list[Control]:
    """What everybody may press below a running match's board."""
    items = list[Control]()
    if table.offer:
        items.append(button(f"t:{table.id}:accept", "Accept", ButtonStyle.success))
        items.append(button(f"t:{table.id}:decline", "Decline"))
    if table.game.private:
        items.append(button(f"t:{table.id}:mine", "My board", ButtonStyle.primary))
    items.append(button(f"t:{table.id}:board", "Board"))
    items.append(button(f"t:{table.id}:more", "⋯"))
    return items


def stripped_sheet(table: Table, text: str, alt: str) -> Sheet:
    """An earlier turn's message: what it told and its picture stay, its controls go."""
    started = "The match begins." if table.match else "The lobby goes on below."
    return sheet(table.game, text or started, alt=alt)


def lobby_sheet(table: Table) -> Sheet:
    """Who is in, what will be played how, and the host's menus."""
    game = table.game
    here = [p.mention + (" (host)" if p.id == table.host else "") for p in table.players]
    lines = [
        f"### {game.name}",
        game.tagline,
        f"**At the table** ({len(here)} of {seats(game)}): {', '.join(here)}",
    ]
    if table.invited:
        invited = " ".join(p.mention for p in table.invited)
        lines.append(f"**Invited**: {invited}. Please press *Join* or *Decline*.")
    if table.declined:
        lines.append(f"<@{table.declined}> declines.")
    deaf = [p.mention for p in table.players if not p.reachable]
    if deaf and game.private:
        lines.append(
            f"⚠ I can't write to {', '.join(deaf)}: in this server's menu, open *Privacy Settings* "
            "and allow *Direct Messages*. Until then, *My board* shows you yours."
        )
    if pace := game.pace(game.settle(table.options)):
        bank = f", and {_span(pace.bank)} more to spend on each board" * bool(pace.bank)
        limit = f"{_span(pace.move)} a move{bank}" if pace.move else "none; nobody's time runs out"
        lines.append(f"-# Clock: {limit}.")
    items = [
        button(f"t:{table.id}:join", "Join", ButtonStyle.success),
        button(f"t:{table.id}:leave", "Leave"),
        *([button(f"t:{table.id}:no", "Decline")] if table.invited else []),
        button(f"t:{table.id}:start", "Start", ButtonStyle.primary),
        button(f"t:{table.id}:cancel", "Cancel", ButtonStyle.danger),
        button(f"t:{table.id}:host", "Host…"),
        *lobby_menus(table),
    ]
    pings = table.called or people((*table.players, *table.invited))
    return sheet(game, "\n".join(lines), rows(items), pings=pings)


def seats(game: Game[Any]) -> str:
    """How many play a game: `2`, `2 to 4`."""
    least, most = min(game.seats), max(game.seats)
    return str(least) if least == most else f"{least} to {most}"


def _span(seconds: int) -> str:
    """Whole days or minutes."""
    size, word = (86_400, "day") if seconds >= 86_400 else (60, "minute")
    count = seconds // size
    return f"1 {word}" if count == 1 else f"{count} {word}s"


def lobby_menus(table: Table) -> list[Control]:
    """A computer for a free seat; the game's options, sides, clock with the choice as default."""
    game, menus = table.game, list[Control]()
    if game.players and len(table.players) + len(table.invited) < max(game.seats):
        levels = [SelectOption(label=f"Computer: {level}", value=level) for level in game.players]
        menus.append(select(f"o:{table.id}:computer", "Add a computer", levels))
    settled = game.settle(table.options)
    for option in game.options:
        choices = [
            SelectOption(label=f"{option.title}: {words}"[:100], value=value, default=value == now)
            for now in [settled[option.name]]
            for value, words in option.choices.items()
        ]
        menus.append(select(f"o:{table.id}:option.{option.name}", option.title, choices))
    if game.sides:
        sides = {LOT: "drawn by lot", **{side: f"the host is {side}" for side in game.sides}}
        choices = [
            SelectOption(label=f"Sides: {words}", value=side, default=side == table.side)
            for side, words in sides.items()
        ]
        menus.append(select(f"o:{table.id}:side", "Sides", choices))
    if game.pace(settled) is None:
        choices = [
            SelectOption(label=f"Clock: {words}", value=value, default=value == table.clock)
            for value, (words, _) in CLOCKS.items()
        ]
        menus.append(select(f"o:{table.id}:clock", "Clock", choices))
    return menus


def closed_sheet(table: Table) -> Sheet:
    """A table that ended without a result."""
    return sheet(table.game, f"### {table.game.name}\nThis table is closed. {table.ending}")


def result_sheet(table: Table, view: View[Any]) -> Sheet:
    """How the match ended, everything revealed."""
    outcome = view.outcome
    if outcome is None:
        raise ValueError("a table is over only with an outcome")
    names = names_of(table)
    order = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    winners = [names[seat] for seat in order if outcome.places[seat] == 1]
    head = f"{winners[0]} wins" if len(winners) == 1 else f"A draw between {' and '.join(winners)}"
    scores = " · ".join(
        f"**{outcome.places[s]}.** {table.players[s].mention}"
        f"{_score(table.game, outcome.scores[s])}"
        for s in order
    )
    told = news(table, lately(table, view), 2)
    text = f"{told}\n### {head}: {tell(table, outcome.reason)}.\n{scores}".strip()
    played = any(not player.level for player in table.players)
    items = [
        *([button(f"t:{table.id}:rematch", "Rematch", ButtonStyle.primary)] if played else []),
        button(f"t:{table.id}:replay", "Replay"),
        button(f"t:{table.id}:board", "Board"),
    ]
    return sheet(
        table.game,
        text,
        rows(items),
        draw=view,
        alt=alt_text(table, view),
        pings=people(table.players),
    )


def _score(game: Game[Any], score: str) -> str:
    if not game.score:
        return ""
    return f" ({game.score.format(n=score)})".replace("-", "−")


# --- a seat's own panel ------------------------------------------------------------------------


def seat_sheet(table: Table, seat: Seat, beginning: str = "") -> Sheet:
    """The seat's own board with its controls: a letter, or what `My board` answers."""
    view = table.view(seat)
    lines = [news(table, lately(table, view), 4), _to_do(table, view, seat), _tip(table, view)]
    items: list[Item[Any]] = []
    if table.stage == "playing" and seat in view.acting:
        items += rows(turn_controls(table, seat, beginning))
    items.append(ActionRow(Button(label="Go to the table", url=jump_url(table))))
    return sheet(
        table.game, "\n".join(filter(None, lines)), items, draw=view, alt=alt_text(table, view)
    )


def _tip(table: Table, view: View[Any]) -> str:
    """What somebody new to the game should know now."""
    news_to_them = view.seat is not None and table.players[view.seat].newcomer
    tip = table.game.tip(view) if news_to_them else None
    return f"-# {tell(table, tip)}" if tip else ""


def jump_url(table: Table) -> str:
    """The table's channel."""
    return f"https://discord.com/channels/{table.guild}/{table.channel}"


def _to_do(table: Table, view: View[Any], seat: Seat) -> str:
    if table.stage == "closed":
        return f"This table is closed. {table.ending}"
    if view.outcome:
        return f"The match is over: {tell(table, view.outcome.reason)}."
    if seat in view.acting:
        what = "Lay out your board." if _setting_up(table, seat) else "**Your turn.**"
        return what + (f" Time runs out <t:{int(table.deadline)}:R>." if table.deadline else "")
    names = names_of(table)
    return f"Waiting for {' and '.join(names[s] for s in view.acting)}."


def _setting_up(table: Table, seat: Seat) -> bool:
    set_up = table.game.set_up
    return set_up is not None and set_up.open(table.view(seat))


def steps_sheet(table: Table, seat: Seat, beginning: str, text: str = "") -> Sheet:
    """One step of choosing a move, without a picture."""
    head = text or (tell(table, table.game.label(beginning.strip())) if beginning else "")
    view = table.view(seat)
    controls = turn_controls(table, seat, beginning) if seat in view.acting else []
    return sheet(table.game, head or "Choose a move.", rows(controls))


def played_sheet(table: Table, seat: Seat) -> Sheet:
    """What a seat's own message shows after its move: what happened, and how the turn goes on."""
    told = news(table, lately(table, table.view(seat)), 2)
    if table.stage == "playing" and seat in table.playing.state.acting:
        return steps_sheet(table, seat, "", told)
    return sheet(table.game, told or "Played.")


def watch_sheet(table: Table) -> Sheet:
    """What anybody may see: the public board, with its words."""
    if table.match is None:
        return sheet(table.game, "The match has not begun.")
    view = table.view(None)
    words = table.game.describe(view).say(names_of(table))
    return sheet(table.game, words, draw=view, alt=alt_text(table, view))


def more_sheet(table: Table, seat: Seat | None, now: float) -> Sheet:
    """What one does more rarely, as far as it is possible now."""
    items = [button(f"t:{table.id}:rules", "Rules")]
    if seat is not None and table.stage == "playing":
        items += _seldom(table, seat, now)
    text = "Moves can also be typed: `/play`. Your own picture: `/board`."
    if seat is None:
        text = "You are watching this table."
    return sheet(table.game, text, rows(items))


def _seldom(table: Table, seat: Seat, now: float) -> list[Control]:
    """Offers, a hint, resigning."""
    items = list[Control]()
    if _possible(partial(table.offer_draw, seat)):
        items.append(button(f"t:{table.id}:draw", "Offer a draw"))
    if _possible(partial(table.offer_takeback, seat)):
        items.append(button(f"t:{table.id}:takeback", "Ask for a takeback"))
    if table.against_computers and seat in table.playing.state.acting:
        items.append(button(f"t:{table.id}:hint", "Hint"))
    for absent in table.playing.state.acting:
        if _possible(partial(table.offer_replacement, seat, absent, now)):
            label = f"Computer for {table.names[absent]}"
            items.append(button(f"t:{table.id}:replace.{absent}", label))
    if seat not in table.gone:
        items.append(button(f"t:{table.id}:resign", "Resign", ButtonStyle.danger))
    return items


def _possible(change: Callable[[], Table]) -> bool:
    """Would the table agree?"""
    try:
        change()
    except Refused:
        return False
    return True


def end_sheet(table: Table) -> Sheet:
    """Asks a moderator once."""
    items = [button(f"t:{table.id}:ended", "Yes, end it", ButtonStyle.danger)]
    text = f"End this table of {table.game.name}? No result is counted, and everybody is told."
    return sheet(table.game, text, rows(items))


def resign_sheet(table: Table) -> Sheet:
    """Asks once."""
    items = [button(f"t:{table.id}:resigned", "Yes, resign", ButtonStyle.danger)]
    return sheet(table.game, f"Resign this match of {table.game.name}?", rows(items))


def rules_sheet(game: Game[Any], number: int) -> Sheet:
    """A page of the rulebook, with a menu of the others."""
    page = game.rulebook[number]
    options = [
        SelectOption(label=p.title[:100], value=f"{game.id}.{n}", default=n == number)
        for n, p in enumerate(game.rulebook)
    ]
    return sheet(
        game,
        f"### {game.name}: {page.title}\n{page.text}",
        rows([select("o:0:rules", "Pages", options)]),
        draw=page if page.picture else None,
        alt=page.alt if page.picture else "",
    )


def rulebooks_sheet() -> Sheet:
    """A menu of all rulebooks."""
    options = [SelectOption(label=game.name, value=f"{game.id}.0") for game in GAMES.values()]
    text = "The rules of which game?"
    return sheet(None, text, rows([select("o:0:rules", "Game", options)]))


def taken_sheet(table: Table, lobby: Table, thread: str) -> Sheet:
    """The channel has a table; there is room in a thread, which this custom id opens."""
    items = [button(thread, "Open a thread", ButtonStyle.primary)]
    text = f"{table.game.name} is being played here: one table a channel. Shall I open a thread?"
    return sheet(lobby.game, text, rows(items))


def opened_sheet(table: Table) -> Sheet:
    """Where the new table is."""
    return sheet(table.game, f"Your table is in <#{table.channel}>.")


def type_modal(table: Table, example: str) -> discord.ui.Modal:
    """Takes moves in one line. What is sent arrives at `Skulduggery.on_interaction`."""
    modal = discord.ui.Modal(title=f"{table.game.name}: your moves", custom_id=f"m:{table.id}")
    field = discord.ui.TextInput[Any](
        style=discord.TextStyle.paragraph,
        custom_id="moves",
        max_length=400,
        placeholder=f"For example: {example}"[:100],
    )
    modal.add_item(discord.ui.Label(text="Moves, separated by ;", component=field))
    return modal


def confirm_sheet(table: Table, seat: Seat, move: str, warning: str) -> Sheet:
    """A warning, to be read before the move is played."""
    n = table.playing.moves_of(seat)
    items = [
        button(f"c:{table.id}:{seat}:{n}:{move}", "Play it anyway", ButtonStyle.danger),
        button(f"g:{table.id}:{seat}:{n}:", "Back"),
    ]
    return sheet(table.game, f"⚠ {warning}", rows(items))


def turn_controls(table: Table, seat: Seat, beginning: str = "") -> list[Control]:
    """Buttons and menus for the seat's legal moves that start with `beginning`."""
    view, match = table.view(seat), table.playing
    stem = f"{table.id}:{seat}:{match.moves_of(seat)}"
    found: Menu = menu(view.legal, beginning)
    items = [_move_button(table, stem, move) for move in found.buttons]
    items += [_move_menu(table, stem, n, found.groups) for n in range(len(found.groups))]
    if beginning:
        items.append(button(f"g:{stem}:", "Back"))
    elif _setting_up(table, seat):
        style = ButtonStyle.secondary if match.moves_of(seat) else ButtonStyle.primary
        items.append(button(f"t:{table.id}:random", "Random layout", style))
        items.append(button(f"t:{table.id}:type", "Type it"))
    return items


def encode(beginning: str) -> str:
    """A beginning as part of a custom id or value: Discord may trim the space at its end."""
    return f"{beginning[:-1]}+" if beginning.endswith(" ") else beginning


def decode(text: str) -> str:
    """What `encode` was given."""
    return f"{text[:-1]} " if text.endswith("+") else text


def _move_button(table: Table, stem: str, move: str) -> Control:
    ends = table.game.set_up is not None and move == table.game.set_up.ready
    style = ButtonStyle.success if ends else ButtonStyle.secondary
    return button(f"g:{stem}:{move}", table.say(table.game.label(move)), style)


def _move_menu(table: Table, stem: str, number: int, groups: Sequence[Group]) -> Control:
    group = groups[number]
    alike = [n for n, other in enumerate(groups) if other.of == group.of]
    options = [
        SelectOption(label=table.say(table.game.label(entry.strip()))[:100], value=encode(entry))
        for entry in group.entries
    ]
    of = group.of.strip()
    placeholder = table.say(table.game.label(of)) if of else "Choose a move…"
    if len(alike) > 1:
        placeholder += f" ({alike.index(number) + 1} of {len(alike)})"
    return select(f"s:{stem}:{number}", placeholder, options)
