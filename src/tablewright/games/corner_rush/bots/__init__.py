"""What bots know of Corner Rush."""
