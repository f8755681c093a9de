"""What bots know of Zombie Tower 3D."""
