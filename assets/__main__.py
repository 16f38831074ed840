"""`make pictures`: icon, banner, a picture of each game (in every language for
Discord's app directory), and the page in a browser.

All are drawn by the games themselves, or are what people see in `make play`.
"""

from __future__ import annotations

import asyncio

from assets import drawn, listing, page


def main() -> None:
    """Make them all anew."""
    drawn.make()
    listing.make()
    asyncio.run(page.make())


main()
