"""The measurements as Markdown."""

from typing import Any

Spread = dict[str, float]
KINDS = {
    "engine": "Random games inside the engine, decisions per second (count and pick, or with the full list)",
    "python": "The same driven from Python, with the list of legal actions at every decision",
    "env": "Steps of a PettingZoo environment, observations and masks included",
    "search": "Simulations per second of information-set Monte Carlo tree search (ours up to its cut-off and one "
    "evaluation, theirs with one random rollout to the end)",
}
OURS = "clowder "


def page(facts: dict[str, Any], measured: dict[str, Spread], fought: list[Any]) -> list[str]:
    asked = facts["asked"]
    how = "compiled" if facts["compiled"] else "interpreted"
    command = (
        f"python -m bench.peers --rounds {asked['rounds']} --seconds {asked['seconds']:g} "
        f"--games {asked['games']} --think {asked['think']:g} --limit {asked['limit']:g}"
    )
    lines = [
        f"Measured on {facts['date']} with `{command}`: {facts['machine']}{loaded(facts['loads'])}; clowder {how}; "
        f"{', '.join(facts['versions'])}.",
        "",
        "One core, CPU time; all take turns in fresh processes; medians with the lowest and the highest. The last "
        "column says how many times as fast ours are: from our slowest game to our fastest at the medians, in brackets "
        "at the worst and best of the spread. Games differ in what a decision costs, so the ratios compare orders of "
        "magnitude, not craft. Chance nodes of OpenSpiel count as decisions, in its favour.",
    ]
    if facts["note"]:
        lines += ["", facts["note"]]
    if facts["missing"]:
        lines += ["", f"Not installable here and left out: {', '.join(facts['missing'])}."]
    for kind, title in KINDS.items():
        rows = {name.partition(": ")[2]: rate for name, rate in measured.items() if name.startswith(f"{kind}: ")}
        if rows:
            lines += ["", f"**{title}**", "", *rate_table(rows)]
    if fought:
        lines += ["", *duel_table(fought)]
    return lines


def loaded(loads: list[float]) -> str:
    """What else the machine had to do, ours included."""
    return f", load {min(loads):.1f} to {max(loads):.1f} while measuring" if loads else ""


def rate_table(rows: dict[str, Spread]) -> list[str]:
    ours = [rate for name, rate in rows.items() if name.startswith(OURS)]
    lines = ["| | per second | ours / theirs |", "|---|---|---|"]
    for name, rate in rows.items():
        ratio = "" if name.startswith(OURS) or not ours else against(ours, rate)
        lines.append(f"| {name} | {rate['median']:,.0f} ({rate['low']:,.0f}-{rate['high']:,.0f}) | {ratio} |")
    return lines


def against(ours: list[Spread], theirs: Spread) -> str:
    middle = sorted(rate["median"] / theirs["median"] for rate in ours)
    worst = min(rate["low"] for rate in ours) / theirs["high"]
    best = max(rate["high"] for rate in ours) / theirs["low"]
    return f"{short(middle[0])} to {short(middle[-1])} ({short(worst)}-{short(best)})"


def short(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2g}"


def duel_table(fought: list[Any]) -> list[str]:
    lines = [
        "**Our search against OpenSpiel's IS-MCTS (its Python implementation, random rollouts) on our games, three "
        "seats, equal CPU time per decision**",
        "",
        "The share of pairs in which our seat ranks above theirs, with its 95 % interval; 50 % is even. Theirs "
        "finishes the simulation it is in, so where one takes longer than the time given it uses more.",
        "",
        "| game | games | seconds per decision: ours, theirs | simulations per decision: ours, theirs | ours ahead |",
        "|---|---|---|---|---|",
    ]
    for row in fought:
        lines.append(
            f"| {row['game']} | {row['games']} | {row['ours_seconds']:.3f}, {row['theirs_seconds']:.3f} "
            f"| {row['ours_sims']:,.0f}, {row['theirs_sims']:,.0f} "
            f"| {row['ahead']:.0%} ({row['low']:.0%}-{row['high']:.0%}) |"
        )
    return lines
