"""What searches share: the choice among good moves, fitted weights, how sure a share is."""

from games.search.lot import clarity, lot
from games.search.share import interval
from games.search.weights import Weights, fitted
