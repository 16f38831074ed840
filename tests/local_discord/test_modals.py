"""Forms that a bot opens: which are taken, and what a person fills in."""

from __future__ import annotations

from typing import Any

import pytest

from tests.local_discord.bench import ONE_PERSON, OPTIONS, SAY, asked, bench
from tests.local_discord.scene import Cast, select, text

pytestmark = pytest.mark.wire


@pytest.mark.parametrize(
    "component",
    [
        select(min_values=0, required=False),
        {"type": 5, "min_values": 1, "max_values": 2, "default_values": ONE_PERSON},
        {"type": 22, "min_values": 2, "options": [o | {"default": True} for o in OPTIONS]},
        {"type": 19, "min_values": 0, "required": False},
    ],
)
async def test_modals_that_are_taken(crypt: Cast, component: dict[str, Any]) -> None:
    async with bench(crypt) as b:
        assert (await b.answer(await b.ping(), asked(component)))[0] == 200
        assert (await b.reply()).modal
    crypt.world.check()


async def test_modal_and_its_answer(crypt: Cast) -> None:
    field = {"type": 4, "custom_id": "line", "style": 2, "min_length": 2, "max_length": 9}
    label = {"type": 18, "label": "Layout", "component": field}
    pick = {"type": 5, "custom_id": "who", "required": False, "min_values": 0}
    form = {"custom_id": "m", "title": "Type it", "components": [text("Rules"), label]}
    form["components"].append({"type": 18, "label": "Who", "component": pick})  # type: ignore[attr-defined]
    async with bench(crypt) as b:
        one = await b.ping()
        assert (await b.answer(one, {"type": 9, "data": form}))[0] == 200
        modal = (await b.reply()).modal
        assert modal is not None
        assert [f.label for f in modal.fields] == ["Layout", "Who"]
        for wrong in ({}, {"Layout": "a"}, {"Layout": "x" * 10}, {"Other": "abc"}):
            with pytest.raises(ValueError, match=r"Layout|Other"):
                await crypt.anna.submit(modal, wrong)
        with pytest.raises(ValueError, match="no form"):
            await crypt.bob.submit(modal, {"Layout": "abc"})
        values = {"Layout": "abc", "who": [crypt.bob]}
        two = await b.begins(crypt.anna.submit(modal, values))
        assert two["type"] == 5
        kinds = [c["type"] for c in two["data"]["components"]]
        assert kinds == [10, 18, 18]
        assert two["data"]["components"][1]["component"]["value"] == "abc"
        assert two["data"]["components"][2]["component"]["values"] == [str(crypt.bob.id)]
        assert str(crypt.bob.id) in two["data"]["resolved"]["users"]
        with crypt.world.expected(50035):  # there is no message to update
            assert (await b.answer(two, {"type": 7, "data": {"content": "a"}}))[0] == 400
        assert (await b.answer(two, SAY))[0] == 200
    crypt.world.check()
