"""What bots know of Eight Days."""
