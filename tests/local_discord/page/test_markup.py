"""Discord's markdown as HTML."""

from __future__ import annotations

import time

import pytest

from local_discord import Guild, Person, World
from local_discord.page.markup import place, render, words
from local_discord.patience import PATIENCE

HIDDEN = '<span class="spoiler" tabindex="0" role="button" aria-label="Spoiler">'
LINK = '<a href="https://a.b/c" target="_blank" rel="noopener noreferrer">'


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def guild(world: World) -> Guild:
    return world.guild("The Crypt")


@pytest.fixture
def anna(world: World, guild: Guild) -> Person:
    person = world.person("Anna <b>")
    guild.join(person)
    return person


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**b** *i* _i_ __u__ ~~s~~", "<strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s>"),
        ("***both***", "<em><strong>both</strong></em>"),
        ("a_b_c 2*3*4", "a_b_c 2<em>3</em>4"),
        (r"\*no\* Anna\_B", "*no* Anna_B"),
        ("`a **b** <i>`", "<code>a **b** &lt;i&gt;</code>"),
        ("```py\n<x> **y**\n```", "<pre><code>&lt;x&gt; **y**</code></pre>"),
        ("# One\n### Three", "<h3>One</h3><h5>Three</h5>"),
        ("#no heading", "#no heading"),
        ("one\ntwo", "one<br>two"),
        ("one\n\ntwo", "one<br><br>two"),
        ("a ```b``` c\n#### d", "a<pre><code>b</code></pre>c<br>#### d"),
        ("||a **b**|| c", f"{HIDDEN}a <strong>b</strong></span> c"),
        ("- a\nb", "<ul><li>a</li></ul>b"),
        ("> # a\n> > b", "<blockquote><h3>a</h3>&gt; b</blockquote>"),
        ("https://a.b/c. <https://a.b/c>", f"{LINK}https://a.b/c</a>. {LINK}https://a.b/c</a>"),
        ("[*a*](<https://a.b/c>)[b](x)", f"{LINK}<em>a</em></a>[b](x)"),
        ("-# small", "<small>small</small>"),
        ("> a\n> b\nc", "<blockquote>a<br>b</blockquote>c"),
        ("x\n>>> a\nb", "x<blockquote>a<br>b</blockquote>"),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
        ("<t:12:R>", '<time data-seconds="12" data-style="R"></time>'),
        ("<t:12>", '<time data-seconds="12" data-style="f"></time>'),
        (
            "</play:1> <:a_b:2>",
            '<span class="mention">/play</span> <span class="emoji">:a_b:</span>',
        ),
        ("🤫 é", "🤫 é"),
    ],
)
def test_what_is_written(anna: Person, text: str, html: str) -> None:
    assert render(text, anna.world, anna) == html


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("### Bushwhacked\n-# round **2**\n> a\nb", "Bushwhacked round 2 a b"),
        ("- *a*\n  - `b`\n1. ~~c~~d", "a b cd"),
        ("the ||secret|| [rules](https://a.b)", "the ▮▮▮ rules"),
        ("```py\n<x>\n``` **open", "&lt;x&gt; **open"),
        ("until <t:12:R>", 'until <time data-seconds="12" data-style="R"></time>'),
    ],
)
def test_words_alone(anna: Person, text: str, line: str) -> None:
    assert words(text, anna.world, anna) == line


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "[x](javascript:alert(1))",
        '**<img src=x onerror="a">**',
        "```<b>```",
        "[<b>](https://a.b)",
        'https://a.b/"onclick="x',
        "<@1> <#1> <@&1> <t:999999999999999>",
    ],
)
def test_nothing_breaks_out(anna: Person, text: str) -> None:
    html = render(text, anna.world, anna) + words(text, anna.world, anna)
    for bad in ("<script", "<img", "<b>", 'href="javascript', ' onclick="', ' onerror="'):
        assert bad not in html


def test_mentions_name_people_and_channels(anna: Person, guild: Guild) -> None:
    hall, crypt = guild.channel("hall"), guild.channel("crypt")
    crypt.deny(guild.everyone, 1 << 10)
    text = f"{anna.mention} {hall.mention} {crypt.mention}"
    assert render(text, anna.world, anna) == (
        f'<span class="mention me" data-menu="{anna.id}">@Anna &lt;b&gt;</span> '
        f'<a href="#" class="mention" data-channel="{hall.id}">#hall</a> '
        '<span class="mention">#unknown</span>'
    )


def test_discords_own_addresses_lead_to_channels_that_are_seen(anna: Person, guild: Guild) -> None:
    hall = guild.channel("hall")
    url = f"https://discord.com/channels/{guild.id}/{hall.id}"
    assert place(url, anna.world, anna) is hall
    assert place(f"{url}1", anna.world, anna) is None
    assert f'data-channel="{hall.id}"' in render(f"[go]({url})", anna.world, anna)


@pytest.mark.parametrize(
    "text",
    ["*" * 4000, "**a" * 1300, "_" * 4000, "[(" * 2000, "> " * 2000, "||" * 2000, "- " * 2000],
)
def test_hostile_text_costs_little(anna: Person, text: str) -> None:
    start = time.process_time()
    render(text, anna.world, anna)
    assert time.process_time() - start < PATIENCE
