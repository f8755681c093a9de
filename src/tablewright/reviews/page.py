"""A review as one page that needs nothing else: no script, no other file, light or dark as the reader's system is."""

from collections.abc import Sequence
from html import escape

from tablewright.reviews.report import SPLIT_HEAD, Speaker, said, split_row
from tablewright.reviews.review_types import Decision, Review
from tablewright.reviews.words import per_cent

WIDTH, HEIGHT, LEFT, BOTTOM = 900, 260, 44, 24  # of the graph, in its own units
COLOURS = ("#3568b0", "#c2403a", "#9a7400", "#2f7d4f", "#7b4fa3")  # of the players, readable on both grounds
STYLE = """
:root { color-scheme: light dark; --ink: #1d2125; --page: #fbfaf7; --line: #c9c6bd; --soft: #5c6166; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --page: #16181b; --line: #44484d; --soft: #a4a8ad; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--page); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
.note { color: var(--soft); } .wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); } .mark { font-weight: 600; } li { margin: .35rem 0; }
.mistake, .blunder { color: #c2403a; } .loose { color: #9a7400; }
@media (prefers-color-scheme: dark) { .mistake, .blunder { color: #ef8a83; } .loose { color: #d9b44a; } }
"""


def page_of(review: Review, language: str = "en") -> str:
    """A whole page."""
    speak = Speaker(review, language)
    title = escape(speak.title())
    parts = [
        f"<h1>{title}</h1>",
        f"<h2>{escape(said('review-turning-points', language))}</h2>{turning_points(speak)}",
        f"<h2>{escape(said(f'review-chance-{review.goal}', language))}</h2>{graph(speak, review.chances)}",
        steps_to_go(speak),
        f"<h2>{escape(said('review-luck-and-choices', language))}</h2>{split(speak)}",
        f"<h2>{escape(said('review-decisions', language))}</h2>{decisions(speak)}",
        second_look(speak),
        f'<p class="note">{escape(speak.measured())}</p>',
    ]
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def lines_of(speak: Speaker) -> Sequence[tuple[int, str]]:
    """The players that have a line of their own in a graph, by name; a team has one."""
    review = speak.review
    if review.goal == "cooperative":
        return [(0, said("review-chance-cooperative", speak.language))]
    return list(enumerate(speak.names))


def graph(speak: Speaker, chances: list[list[float]]) -> str:
    """The chances as lines, with a dot for each turning point."""
    review, plies = speak.review, max(1, len(chances) - 1)
    inner = ways(speak, chances, {share: f"{per_cent(share)} %" for share in (0.0, 0.5, 1.0)})
    by_ply = {decision.ply: decision for decision in review.decisions}
    for ply in review.turning_points:
        p = by_ply[ply].player if review.goal != "cooperative" else 0
        x, y = place(ply, plies, chances[ply][p]).split(",")
        inner += f'<circle cx="{x}" cy="{y}" r="6" fill="{COLOURS[p % len(COLOURS)]}"/>'
    return framed(speak, said(f"review-chance-{review.goal}", speak.language), inner)


def place(ply: int, plies: int, share: float) -> str:
    """Where a graph has a value between 0 and 1 after so many moves."""
    x = LEFT + ply * (WIDTH - LEFT - 10) / plies
    return f"{x:.1f},{10 + (1.0 - share) * (HEIGHT - BOTTOM - 10):.1f}"


def ways(speak: Speaker, rows: list[list[float]], scale: dict[float, str]) -> str:
    """A line for each player, and lines across with their numbers."""
    plies = max(1, len(rows) - 1)
    inner = "".join(
        f'<path d="M{place(0, plies, share)} L{place(plies, plies, share)}" class="grid"/>'
        f'<text x="0" y="{place(0, plies, share).split(",")[1]}" dy="4">{text}</text>'
        for share, text in scale.items()
    )
    for p, name in lines_of(speak):
        points = " ".join(place(ply, plies, row[p]) for ply, row in enumerate(rows))
        inner += f'<polyline points="{points}" fill="none" stroke="{COLOURS[p % len(COLOURS)]}" stroke-width="2.5">'
        inner += f"<title>{escape(name)}</title></polyline>"
    return inner


def framed(speak: Speaker, title: str, inner: str) -> str:
    """A graph with its name and whose line is whose."""
    legend = " ".join(
        f'<span style="color:{COLOURS[p % len(COLOURS)]}">&#9632;</span> {escape(name)}' for p, name in lines_of(speak)
    )
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">{inner}</svg><p>{legend}</p>'


def one(speak: Speaker, decision: Decision, with_options: bool) -> str:
    """A decision as an item of a list."""
    first, *more = speak.decision(decision, with_options)
    inner = f'<span class="{decision.mark}">{escape(first.strip())}</span>'
    return f"<li>{inner}{''.join(f'<br>{escape(line.strip())}' for line in more)}</li>"


def turning_points(speak: Speaker) -> str:
    by_ply = {decision.ply: decision for decision in speak.review.decisions}
    if not speak.review.turning_points:
        return f"<p>{escape(said('review-no-turning-points', speak.language))}</p>"
    return f"<ol>{''.join(one(speak, by_ply[ply], True) for ply in speak.review.turning_points)}</ol>"


def split(speak: Speaker) -> str:
    review = speak.review
    head = "".join(f"<th>{escape(said(f'review-{key}', speak.language))}</th>" for key in SPLIT_HEAD)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in split_row(part, speak.names[part.player]))}</tr>"
        for part in review.split
    )
    lines = [part.sentence for part in review.split] + ([review.silence.sentence] if review.silence else [])
    told = "".join(f"<p>{escape(speak.say(line))}</p>" for line in lines)
    return f'<div class="wide"><table><tr>{head}</tr>{rows}</table></div>{told}'


def decisions(speak: Speaker) -> str:
    return f"<ul>{''.join(one(speak, decision, False) for decision in speak.review.decisions)}</ul>"


def steps_to_go(speak: Speaker) -> str:
    """How far everybody had to go, where the game counts it."""
    rows = speak.review.measures.get("steps", [])
    if not rows:
        return ""
    most, title = max(1, *map(max, rows)), said("review-steps", speak.language)
    shares = [[n / most for n in row] for row in rows]
    inner = ways(speak, shares, {0.0: "0", 1.0: str(most)})
    return f"<h2>{escape(title)}</h2>{framed(speak, title, inner)}"


def second_look(speak: Speaker) -> str:
    """The chances with all cards open, apart from what the players knew."""
    opened = speak.review.open
    if opened is None:
        return ""
    return f"<h2>{escape(said('review-second-look', speak.language))}</h2>{graph(speak, opened)}"
