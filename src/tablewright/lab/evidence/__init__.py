"""What many games prove: intervals that hold however often one looks, from counts of values in a known range.

`betting` has the method and its mathematics; the other files put questions to it: `intervals` (means, differences,
ratios, quantiles), `families` (many numbers at once), `luck`, `stops`. No game is known here.
"""

from tablewright.lab.evidence.counts import Counts, PairCounts, dithered
from tablewright.lab.evidence.families import discoveries
from tablewright.lab.evidence.intervals import (
    LEVEL,
    Interval,
    apart,
    evidence_of_change,
    evidence_of_ratios_apart,
    mean_interval,
    quantile_interval,
    ratio_interval,
)
from tablewright.lab.evidence.luck import luck_pairs, share_of_luck
from tablewright.lab.evidence.stops import Precision, Reading, Stop, UntilVerdict, looks_until, next_look, read

__all__ = [
    "LEVEL",
    "Counts",
    "Interval",
    "PairCounts",
    "Precision",
    "Reading",
    "Stop",
    "UntilVerdict",
    "apart",
    "discoveries",
    "dithered",
    "evidence_of_change",
    "evidence_of_ratios_apart",
    "looks_until",
    "luck_pairs",
    "mean_interval",
    "next_look",
    "quantile_interval",
    "ratio_interval",
    "read",
    "share_of_luck",
]
