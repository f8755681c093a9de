"""What rule code is written with: compiling, whole numbers and sets of bits, fields, chance, telling what happens."""

from tablewright.kernel.compiling import jit, jit_hot
from tablewright.kernel.events import SILENT, emit, tell, whisper
from tablewright.kernel.lowlevel.bits import count, kth, listed, lowest, packed
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.lowlevel.fields import clear, fill, positive, total
from tablewright.kernel.records import Actions, Ints, Records, Values
from tablewright.kernel.rng import U, advance, below, mix, pick, scaled, share, word

__all__ = [
    "SILENT",
    "Actions",
    "Ints",
    "Records",
    "U",
    "Values",
    "advance",
    "below",
    "clear",
    "count",
    "emit",
    "fill",
    "jit",
    "jit_hot",
    "kth",
    "listed",
    "lowest",
    "mix",
    "packed",
    "pick",
    "positive",
    "scaled",
    "share",
    "tell",
    "total",
    "whisper",
    "wide",
    "word",
]
