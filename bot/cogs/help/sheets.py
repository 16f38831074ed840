"""What `/help` shows: what somebody can do now, and a page for every topic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Button

from bot.data.ratings import PROVISIONAL
from bot.message.about import Papers, about, whats_new
from bot.message.lobby import alone_button
from bot.message.parts import Sheet, Widget, button, labelled, rows, select, sheet
from bot.message.patience import resume_button
from bot.message.words import jump_url
from bot.table import controls
from bot.table.controls import Topic
from bot.table.lobby import can_start, is_full, players_of
from bot.table.player import plain
from bot.table.table import Table
from games import GAMES
from games.core import Game, Text, all_of, lines, say

NOW, THE_GAMES, ABOUT = "now", "games", "about"
TOPICS: Mapping[str, Text] = {
    NOW: say("bot-topic-now"),
    THE_GAMES: say("bot-topic-games"),
    "playing": say("bot-topic-playing"),
    "secrets": say("bot-topic-secrets"),
    "time": say("bot-topic-time"),
    "ratings": say("bot-topic-ratings"),
    "yours": say("bot-topic-yours"),
    "server": say("bot-topic-server"),
    ABOUT: say("bot-topic-about"),
}
"""A button's topic -> its label."""


def help_sheet(
    text: str,
    topic: str,
    language: str,
    items: Sequence[Widget] = (),
    links: Sequence[Button[Any]] = (),
) -> Sheet:
    """A page of the help, with buttons to the others."""
    turns = [
        button(Topic(name), label.in_(language), disabled=name == topic)
        for name, label in TOPICS.items()
    ]
    linked = [ActionRow[Any](*links)] if links else []
    return sheet(None, text, [*rows(items), *linked, *rows(turns)])


def about_sheet(papers: Papers, language: str) -> Sheet:
    """The page about the bot itself."""
    return help_sheet(about(papers).in_(language), ABOUT, language, (), papers.links(language))


def topic_sheet(topic: str, language: str) -> Sheet:
    """The page of a topic. If there is no such topic: the page about the games."""
    if page := _page(topic):
        return help_sheet(page.in_(language), topic, language)
    books = {controls.Pages(game.id): game.title.in_(language) for game in GAMES.values()}
    rules = select(say("bot-help-rules").in_(language), books)
    listed = "".join(f"\n- {_game(game).in_(language)}" for game in GAMES.values())
    head = say("bot-help-games").in_(language)
    return help_sheet(f"{head}{listed}", THE_GAMES, language, [rules])


def _page(topic: str) -> Text | None:
    match topic:
        case "playing":
            return say("bot-help-playing")
        case "secrets":
            secret = all_of([game.title for game in GAMES.values() if game.rules.private])
            return say("bot-help-secrets", games=secret)
        case "time":
            return say("bot-help-time")
        case "ratings":
            return say("bot-help-ratings", few=PROVISIONAL)
        case "yours":
            return say("bot-help-yours")
        case "server":
            return say("bot-help-server")
        case _:
            return None


def _game(game: Game[object]) -> Text:
    return say(
        "bot-help-game",
        game=game.title,
        players=players_of(game),
        minutes=game.time.minutes,
        goal=game.aim,
    )


def now_sheet(
    here: Table | None,
    mine: Sequence[Table],
    person: int,
    language: str,
    *,
    in_server: bool,
    updated: bool,
) -> Sheet:
    """What this person can do now, at their own tables (`mine`) and in this channel (`here`). The
    tables are in their language. If the bot was `updated` lately, it also tells what is new."""
    turns = [t for t in mine if t.stage == "playing" and t.waits_for(person)]
    told = [say("bot-now-your-turn", game=t.game.title, where=jump_url(t)) for t in turns[:5]]
    items = [
        labelled(t, controls.OwnBoard(t.id), "bot-button-mine")
        for t in turns[:1]
        if t.game.rules.private
    ]
    if here and here.id not in [table.id for table in turns]:
        text, more = _here(here, person)
        told += [text] if text else []
        items += more
    if in_server and (here is None or not here.alive):
        told.append(say("bot-now-open"))
    if not in_server:
        told.append(say("bot-now-elsewhere"))
    if not turns:
        told.append(say("bot-now-learn"))
    head = lines([say("bot-help-introduction"), say("bot-help-now-head")]).in_(language)
    listed = "".join(f"\n- {text.in_(language)}" for text in told)
    new = f"\n\n{whats_new().in_(language)}" if updated else ""
    return help_sheet(f"{head}{listed}{new}", NOW, language, items)


def _here(table: Table, person: int) -> tuple[Text | None, list[Widget]]:
    """What the channel's table offers to a person whose turn it is not."""
    game, sits = table.game.title, table.seat_of(person) is not None
    primary = ButtonStyle.primary
    match table.stage:
        case "lobby":
            return _lobby(table, person)
        case "playing" if sits and table.pause:
            return say("bot-now-paused", game=game), [resume_button(table)]
        case "playing" if sits:
            return say("bot-now-waiting", game=game), []
        case "playing":
            watch = labelled(table, controls.InWords(table.id), "bot-button-words", primary)
            return say("bot-now-watch", game=game), [watch]
        case "over":
            replay = labelled(table, controls.Replay(table.id), "bot-button-replay", primary)
            return say("bot-now-over", game=game), [replay]
        case _:
            return None, []


def _lobby(table: Table, person: int) -> tuple[Text, list[Widget]]:
    game = table.game.title
    names = (plain(table.name_of(p)) for p in table.players if p.id == table.host)
    host = next(names, f"<@{table.host}>")
    if table.host == person and can_start(table):
        start = labelled(table, controls.Start(table.id), "bot-start", ButtonStyle.primary)
        return say("bot-now-start", game=game), [start]
    if table.host == person:
        text = say("bot-now-wait", game=game)
        return text, [alone_button(table)]
    if table.seat_of(person) is not None:
        return say("bot-now-seated", game=game, host=host), []
    if is_full(table):
        return say("bot-now-full", game=game, host=host), []
    join = labelled(table, controls.Join(table.id), "bot-join", ButtonStyle.success)
    return say("bot-now-join", game=game, host=host), [join]
