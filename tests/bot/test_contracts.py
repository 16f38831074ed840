"""What the import contracts forbid, no module of any subject can do: a forbidden import is put into
each of them that no contract names, and the contract that should see it names every one."""

from __future__ import annotations

import pytest

from tests.contracts import faults, graph

ACTING = {
    *("calling", "calls", "cog", "director", "info", "managing", "me", "notices", "opening", "own"),
    *("personal", "planning", "posts", "preferences", "taking", "vanished"),
}
"""What answers presses, has loops, or opens tables: it may know who presses, tables, Discord."""
GATES = {"gate", "hosting", "rounds"}
"""What refuses and announces by what a press tells."""
WORKING = {"darkroom", "follow", "posting", "refusals", "reviewing"}
"""What works beside the tables in memory, or follows them."""
ASKING = {"events"}
"""What asks Discord for what stands beside messages."""
SHOWN = {"calls_sheets", "me_sheet", "reading", "sheets"}
"""What is shown, as Discord shows it."""


def modules() -> dict[str, str]:
    """All modules of subjects that could be taken away -> their names within these."""
    found = (m.split(".") for m in graph().find_descendants("bot.cogs"))
    return {
        ".".join(parts): parts[3]
        for parts in found
        if len(parts) > 3 and parts[2] not in ("play", "tables")
    }


@pytest.mark.parametrize(
    ("contract", "imported", "named"),
    [
        ("subjects-press", "bot.press.choosing", ACTING | GATES),
        ("subjects-live", "bot.live.tables", ACTING | WORKING | ASKING),
        ("subjects-discord", "discord", ACTING | SHOWN | ASKING),
    ],
)
def test_what_is_not_named_acts_on_nothing(contract: str, imported: str, named: set[str]) -> None:
    breaches = {m: imported for m, name in modules().items() if name not in named}
    assert len(breaches) > 40
    assert faults(contract, breaches) == set(breaches.items())


def test_nothing_in_a_subject_knows_its_cog() -> None:
    tops = {m for m, name in modules().items() if name == "cog"}
    cogs = {m: ".".join([*m.split(".")[:3], "cog"]) for m in set(modules()) - tops}
    breaches = {m: cog for m, cog in cogs.items() if cog in tops}
    assert len(breaches) > 40
    assert faults("subjects-cog", breaches) == set(breaches.items())
