"""What a designer may ask, one file a kind of question. `question` has what all share, `cells` the numbers."""
