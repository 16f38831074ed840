"""What searches share: the choice among good moves, how sure a share is."""

from games.search.lot import clarity, lot
from games.search.share import interval
