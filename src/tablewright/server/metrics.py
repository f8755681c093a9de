"""Numbers for operators, in the text format of Prometheus."""

import time
from collections import Counter
from collections.abc import Callable

Gauge = Callable[[], float]
HELP = {
    "entries": "entries added to the logs of tables",
    "games": "games by the phase they came into",
    "tables_created": "tables created",
    "messages": "messages received over WebSockets, by type",
    "refusals": "wishes refused, by code",
    "requests": "HTTP requests, by status",
    "errors": "faults of the server",
    "chore_errors": "chores that failed and are tried again, by name",
    "lab_questions": "questions put to the lab, by kind",
    "connections_refused": "WebSockets refused, by reason",
}


class Metrics:
    """Counters by name and label, and gauges that are read when asked."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, tuple[str, Gauge]] = {}
        self._started = time.time()
        self.gauge("uptime_seconds", "since the server was started", lambda: time.time() - self._started)
        self.gauge("cpu_seconds", "CPU time of the server's own process", time.process_time)

    def count(self, name: str, label: str = "") -> None:
        self._counts[name, label] += 1

    def gauge(self, name: str, told: str, read: Gauge) -> None:
        self._gauges[name] = told, read

    def value(self, name: str, label: str = "") -> int:
        return self._counts[name, label]

    def text(self) -> str:
        """All of it."""
        lines = []
        for name, told in HELP.items():
            full = f"tablewright_{name}_total"
            lines += [f"# HELP {full} {told}", f"# TYPE {full} counter"]
            labels = sorted(label for known, label in self._counts if known == name)
            lines += [f"{full}{_label(label)} {self._counts[name, label]}" for label in labels] or [f"{full} 0"]
        for name, (told, read) in self._gauges.items():
            full = f"tablewright_{name}"
            lines += [f"# HELP {full} {told}", f"# TYPE {full} gauge", f"{full} {read():g}"]
        return "\n".join(lines) + "\n"


def _label(label: str) -> str:
    return f'{{kind="{label}"}}' if label else ""
