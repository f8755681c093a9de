"""After the game: what decided it, luck or choices."""

from tablewright.reviews.chances import adviser_of, chances_of
from tablewright.reviews.played import ReviewError
from tablewright.reviews.review_types import Review
from tablewright.reviews.reviewing import Reviewer, played_of, review

__all__ = ["Review", "ReviewError", "Reviewer", "adviser_of", "chances_of", "played_of", "review"]
