"""`make pictures`: the icon, the banner, a picture of each game (for Discord's app directory in
every language), and the page in a browser.

The games draw them; the page shows what people see in `make play`.
"""

from __future__ import annotations

import asyncio

from assets import drawn, listing, page


def main() -> None:
    """Make all of them again."""
    drawn.make()
    listing.make()
    asyncio.run(page.make())


main()
