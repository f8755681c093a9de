"""The Corridor: facts."""

from tablewright.kernel.game import Meta

META = Meta(
    name="corridor",
    title="The Corridor",
    players=(2, 3, 4),
    minutes=(10, 30),
    version=1,
    end_reasons=("", "caught_by_horde", "pushed_into_horde", "walked_into_horde", "vote", "coin", "round_cap"),
    length_unit="rounds",
    goal="one_loser",
)
CAUGHT_BY_HORDE, PUSHED_INTO_HORDE, WALKED_INTO_HORDE, BY_VOTE, BY_COIN, ROUND_CAP = range(1, 7)
