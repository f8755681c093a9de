"""What bots know of The Corridor."""
