"""The result of many matches between two players, and what a number of wins proves."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log
from statistics import median, quantiles

from games.search import interval
from games.tools.contest import Contest, Result, is_outside


@dataclass
class Score:
    """The matches between two players. Of matches that are the same only the first counts."""

    terms: Contest
    results: dict[tuple[str, str], Result] = field(default_factory=dict)
    """By the digests of deal and log."""
    played: int = 0
    """How many matches were played, the same ones included."""

    def add(self, result: Result) -> None:
        self.played += 1
        self.results.setdefault((result.deal, result.log), result)

    @property
    def matches(self) -> int:
        """How many distinct matches there are."""
        return len(self.results)

    @property
    def wins(self) -> float:
        """How many the first player has won; a draw is half a win."""
        return sum(result.won(0) for result in self.results.values())

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        first, second = self.terms.names
        yield f"{first} - {second}: {counted(self.wins, self.matches)}"
        yield f"  {self.played} matches, {self.matches} of them distinct; {self._lengths()}"
        if self.terms.seats == 2:
            yield from self._by_side()
        for player, name in enumerate(self.terms.names):
            times = [ms for r in self.results.values() for ms in r.cpu[player]]
            yield f"  {'Time' if is_outside(name) else 'CPU'} a move, {name}: {spread(times)}"
            for why, count in self._lost(player).most_common():
                yield f"  {name} lost {count} by this: {why}"

    def _lengths(self) -> str:
        plies = [result.plies for result in self.results.values()]
        return f"{sum(plies) / len(plies):.0f} plies a match, {min(plies)} to {max(plies)}"

    def _lost(self, player: int) -> Counter[str]:
        """What an executable has lost matches by."""
        return Counter(
            why
            for result in self.results.values()
            for seat, why in result.lost.items()
            if seat in result.seated(player)
        )

    def _by_side(self) -> Iterator[str]:
        """How the first player does on each side, and what each side wins, whoever has it."""
        own, all_ = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
        for result in self.results.values():
            (seat,) = result.seated(0)
            for s, share in enumerate(result.shares):
                for label in (result.sides[s], "first to move" if s == result.first else "second"):
                    all_[label].append(share)
                    if s == seat:
                        own[label].append(share)
        for label in sorted(all_):
            yield f"  {label}: {counted(sum(all_[label]), len(all_[label]))}, " + (
                f"{self.terms.names[0]} there {counted(sum(own[label]), len(own[label]))}"
            )


def spread(times: Sequence[float]) -> str:
    """Median, 95th percentile and maximum of some milliseconds."""
    if len(times) < 2:
        return "too few"
    late = quantiles(times, n=20, method="inclusive")[-1]
    return (
        f"{median(times):.0f} ms median, {late:.0f} ms 95th percentile, {max(times):.0f} ms worst"
    )


def counted(wins: float, matches: int) -> str:
    """`14 of 20: 70% (48% to 85%)`."""
    if not matches:
        return "0 of 0"
    low, high = interval(wins, matches)
    return f"{wins:g} of {matches}: {wins / matches:.0%} ({low:.0%} to {high:.0%})"


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential probability ratio test (Annals of Mathematical Statistics 16, 1945) for a
    share of wins.

    It decides between `low` and `high`; either error is as likely as `error`. A draw is half a win.
    """

    low: float = 0.5
    high: float = 0.6
    error: float = 0.05

    def verdict(self, wins: float, matches: int) -> float | None:
        """What it decides for, `low` or `high`; None while it is undecided."""
        losses = matches - wins
        ratio = wins * log(self.high / self.low) + losses * log((1 - self.high) / (1 - self.low))
        bound = log((1 - self.error) / self.error)
        return self.high if ratio >= bound else self.low if ratio <= -bound else None
