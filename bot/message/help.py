"""What `/help` shows: what somebody can do now, and a page for every topic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import ButtonStyle, SelectOption

from bot.data.ratings import PROVISIONAL
from bot.message.parts import Control, Sheet, button, jump_url, rows, select, sheet
from bot.table.ids import Action, fields
from bot.table.lobby import can_start, is_full, seats_of
from bot.table.player import plain
from bot.table.table import Table
from games import GAMES

NOW, THE_GAMES = "now", "games"
INTRODUCTION = (
    "### Skulduggery\n"
    "Little-known board games of digging, ambush and secrets, played in a server's channels with "
    "friends or against the computer."
)
_PLAYING = """### Playing
- `/newgame` opens a table in a channel. Others press *Join* and the host presses *Start*, or the \
host presses *Play against the computer* and it begins at once.
- When it is your turn, press what you want to do, or type it with `/play`. `/board` shows your \
board again.
- Against the computer, `/hint` says what it would do in your place, and why.
- *⋯* below the board has what one needs rarely: a draw, a takeback, resigning (`/resign`).
- `/rules` explains a game with pictures, and `/mygames` lists your tables."""
_SECRETS = """### Secret boards
In {games} you have a board that nobody else may see. It comes to you by direct message, and you \
play there.
- If you don't accept direct messages, nothing is lost: *My secret board* below the channel's \
board shows yours to you alone.
- `/board`, `/mark` and `/resign` work here and in our direct messages.
- Who watches sees only what both players know. When the match is over, everything is shown."""
_TIME = """### Time
- The lobby says how long a turn may take. Who runs out of time loses, unless the lobby says \
otherwise, and that counts.
- Time in which I or Discord was away is given back to you.
- Without a clock, who is silent for three days can lose the match by it.
- When half of a long turn is gone I remind you once. `/me` changes that, and sets quiet hours."""
_RATINGS = """### Ratings and replays
Your rating is a careful guess at how well you play: it rises when you win, most of all against \
somebody strong, and falls when you lose. For your first {few} matches it bears a question mark, \
since I hardly know you yet. Matches against the computer don't change it.
- `/profile` shows your ratings and `/leaderboard` the best players.
- `/history` lists the matches you have played, `/replay` steps through one, and `/record` gives \
it to you as a file."""
_YOURS = """### Your settings and data
- `/me` is for how I tell you of your turns, for reminders, quiet hours, and your name in records.
- `/mydata` gives you all that I have stored about you, and can delete it."""
_SERVER = """### For moderators
- `/settings` (permission Manage Server) says where tables may be opened, which clock they have, \
whether turns notify people, and whether every table gets a thread of its own.
- `/endgame` (permission Manage Messages) closes a channel's table without a result."""

TOPICS: Mapping[str, str] = {
    NOW: "What now?",
    THE_GAMES: "The games",
    "playing": "Playing",
    "secrets": "Secret boards",
    "time": "Time",
    "ratings": "Ratings",
    "yours": "Your settings",
    "server": "Moderators",
}
"""The field of a button -> what it is called."""


def help_sheet(text: str, topic: str, items: Sequence[Control] = ()) -> Sheet:
    """A page of the help, with buttons to the others."""
    turns = [
        button(Action(0, "help", (name,)), label, disabled=name == topic)
        for name, label in TOPICS.items()
    ]
    return sheet(None, text, [*rows(items), *rows(turns)])


def topic_sheet(topic: str) -> Sheet:
    """The page of a topic; of the games where there is no such topic."""
    secret = " and ".join(game.name for game in GAMES.values() if game.private)
    pages = {
        "playing": _PLAYING,
        "secrets": _SECRETS.format(games=secret),
        "time": _TIME,
        "ratings": _RATINGS.format(few=PROVISIONAL),
        "yours": _YOURS,
        "server": _SERVER,
    }
    if topic in pages:
        return help_sheet(pages[topic], topic)
    lines = [
        f"- **{game.name}** ({seats_of(game)} players, {game.minutes} minutes): {game.goal}"
        for game in GAMES.values()
    ]
    options = [SelectOption(label=game.name, value=fields(game.id, 0)) for game in GAMES.values()]
    rules = select(Action(0, "rules"), "How a game goes", options)
    text = "\n".join(["### The games, the easiest to learn first", *lines])
    return help_sheet(text, THE_GAMES, [rules])


def now_sheet(here: Table | None, mine: Sequence[Table], person: int, *, in_server: bool) -> Sheet:
    """What this person can do at this moment: at their own tables, and in this channel."""
    turns = [t for t in mine if t.stage == "playing" and t.waits_for(person)]
    lines = [f"It is your turn at [{t.game.name}]({jump_url(t)})." for t in turns[:5]]
    items = [button(Action(t.id, "mine"), "My secret board") for t in turns[:1] if t.game.private]
    if here and here.id not in [table.id for table in turns]:
        told, more = _here(here, person)
        lines += [told] if told else []
        items += more
    if in_server and (here is None or not here.alive):
        lines.append(
            "Type `/newgame` and choose a game: it opens a table in this channel. Then press *Play "
            "against the computer*, or wait for somebody to press *Join*."
        )
    if not in_server:
        lines.append("Type `/newgame` in a channel of a server to open a table there.")
    listed = "\n".join(f"- {line}" for line in lines)
    return help_sheet(f"{INTRODUCTION}\n**What you can do now**\n{listed}", NOW, items)


def _here(table: Table, person: int) -> tuple[str, list[Control]]:
    """What the table in this channel offers to somebody whose turn it is not."""
    game, sits = table.game.name, table.seat_of(person) is not None
    match table.stage:
        case "lobby":
            return _lobby(table, person)
        case "playing" if sits:
            return f"You are playing {game} here, and others are to move.", []
        case "playing":
            watch = button(Action(table.id, "board"), "In words", ButtonStyle.primary)
            return f"{game} is being played here: *In words* shows it to you.", [watch]
        case "over":
            replay = button(Action(table.id, "replay"), "Replay", ButtonStyle.primary)
            text = f"A match of {game} was finished here: *Replay* shows it step by step."
            return text, [replay]
        case _:
            return "", []


def _lobby(table: Table, person: int) -> tuple[str, list[Control]]:
    game = table.game.name
    host = next((plain(p.name) for p in table.players if p.id == table.host), "Somebody")
    if table.host == person and can_start(table):
        start = button(Action(table.id, "start"), "Start", ButtonStyle.primary)
        return f"Your table of {game} in this channel can start.", [start]
    if table.host == person:
        alone = button(Action(table.id, "alone"), "Play against the computer", ButtonStyle.primary)
        text = f"Your table of {game} waits in this channel for somebody to press *Join*."
        return text, [alone] if table.game.players else []
    if table.seat_of(person) is not None:
        return f"You have a seat at the table of {game} in this channel; {host} starts it.", []
    if is_full(table):
        return f"{host} has opened a table of {game} in this channel, and it is full.", []
    join = button(Action(table.id, "join"), "Join", ButtonStyle.success)
    return f"{host} has opened a table of {game} in this channel: press *Join* to play.", [join]
