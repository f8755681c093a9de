"""Facts about Zombie Tower 3D."""

from tablewright.kernel.game import Meta

META = Meta(
    name="zombie_tower",
    title="Zombie Tower 3D",
    players=(3, 4),  # ZT-1
    minutes=(30, 60),
    version=1,
    end_reasons=("", "secret_passage", "helicopter", "damage", "fire", "time"),
    length_unit="rounds",
    goal="cooperative",
)
