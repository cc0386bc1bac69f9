"""A balance study as one HTML file: tables always, plots where matplotlib is installed."""

import html
import io
from typing import Any

from clowder.arena.tally import Counts, Tally, at_share, mean

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; margin: 1rem 0; } td, th { padding: .2rem .8rem; border-bottom: 1px solid #ccc; }
td { text-align: right; } td:first-child, th:first-child { text-align: left; } svg { max-width: 100%; height: auto; }
"""


def page(facts: dict[str, Any], tally: Tally) -> str:
    """The whole report."""
    title = f"{facts['game']}: {facts['games']} games of {facts['player']}"
    parts = [
        f"<h1>{html.escape(title)}</h1>",
        f"<p>Seed {facts['seed']}, options {html.escape(str(facts['options']))}.</p>",
    ]
    parts.append(_table("Seats", [{"seat": f"P{seat + 1}", **row} for seat, row in enumerate(facts["seats"])]))
    general = {name: facts[name] for name in ("margin", "shared_wins", "lead_changes")}
    parts.append(_pairs("Course", {**general, **_prefixed("length", facts), **_prefixed("choices", facts)}))
    parts.extend(plots(facts, tally))
    for name in ("reasons", "moves", "events", "clauses"):
        parts.append(
            _pairs(f"{name.capitalize()} per game" if name != "reasons" else "Reasons of the end", facts[name])
        )
    body = "\n".join(parts)
    return f'<!doctype html><meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>{body}\n'


def _prefixed(name: str, facts: dict[str, Any]) -> dict[str, Any]:
    return {f"{name}, {key}": value for key, value in facts[name].items()}


def _table(title: str, rows: list[dict[str, Any]]) -> str:
    head = "".join(f"<th>{html.escape(name)}</th>" for name in rows[0])
    lines = ["".join(f"<td>{html.escape(str(value))}</td>" for value in row.values()) for row in rows]
    return (
        f"<h2>{html.escape(title)}</h2><table><tr>{head}</tr>"
        + "".join(f"<tr>{line}</tr>" for line in lines)
        + "</table>"
    )


def _pairs(title: str, pairs: dict[str, Any]) -> str:
    return _table(title, [{"": name, "value": value} for name, value in pairs.items()]) if pairs else ""


def plots(facts: dict[str, Any], tally: Tally) -> list[str]:
    """SVG pictures of scores, lengths, choices and wins; none without matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return ["<p>Plots need the extra: pip install 'clowder[lab]'</p>"]
    figure = Figure(figsize=(10, 7), layout="constrained")
    scores, lengths, choices, wins = figure.subplots(2, 2).flat
    seats = len(tally.scores)
    scores.bxp([_box(tally.scores[seat], str(seat + 1)) for seat in range(seats)], showfliers=False)
    scores.set_title("scores by seat (whiskers: lowest and highest)")
    spread = facts["length"]["high"] - facts["length"]["low"] + 1
    values, weights = list(tally.lengths), list(tally.lengths.values())
    lengths.hist(values, bins=min(20, spread), weights=weights, color="#b5651d")
    lengths.set_title("decisions per game")
    choices.plot([tally.offered[ply] / tally.reached[ply] for ply in sorted(tally.reached)], color="#2f6f73")
    choices.set_title("choices by decision, mean")
    shares = [row["wins"] for row in facts["seats"]]
    spread = [[abs(row["wins"] - row[end]) for row in facts["seats"]] for end in ("wins_low", "wins_high")]
    wins.bar([f"P{seat + 1}" for seat in range(seats)], shares, yerr=spread, capsize=4, color="#7a4a8c")
    wins.axhline(100 / seats, color="#444", linestyle="--")
    wins.set_title("wins by seat, % (a shared win counts as a share)")
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None})
    picture = out.getvalue()
    return [picture[picture.index("<svg") :]]


def _box(counts: Counts, label: str) -> dict[str, Any]:
    """What a box plot shows of numbers that are counted by their value."""
    quartiles = {"q1": at_share(counts, (1, 4)), "med": at_share(counts, (1, 2)), "q3": at_share(counts, (3, 4))}
    return {"label": label, "mean": mean(counts), "whislo": min(counts), "whishi": max(counts), **quartiles}
