"""After the game: what decided it, luck or choices."""

from tablewright.review.chances import chances_of
from tablewright.review.played import ReviewError
from tablewright.review.review import Review
from tablewright.review.reviewing import Reviewer, played_of, review

__all__ = ["Review", "ReviewError", "Reviewer", "chances_of", "played_of", "review"]
