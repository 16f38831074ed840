"""`make pictures`: icon, banner, a picture of each game, and the page in a browser.

All are drawn by the games themselves, or are what people see in `make play`.
"""

from __future__ import annotations

import asyncio

from assets import drawn, page


def main() -> None:
    """Make them all anew."""
    drawn.make()
    asyncio.run(page.make())


main()
