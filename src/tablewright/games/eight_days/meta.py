"""Eight Days: facts."""

from tablewright.kernel.game import Meta

META = Meta(
    name="eight_days",
    title="Eight Days",
    players=(3, 4, 5),
    minutes=(45, 75),
    version=1,
    end_reasons=("", "eight_days", "all_dead"),
    length_unit="days",
    goal="survival",
)
