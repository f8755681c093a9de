"""What bots know of Quoridor."""
