"""Corner Rush: what came of an action, packed into one number, from which tell.py makes events.

Numbers in it are multiplied by their place, flags are single bits.
"""

ROLLED = 1 << 0  # times 1 + value of the face
ACE = 1 << 4
NUMBER = 1 << 5  # times 1 + number of the blocker challenged
CAPTURED = 1 << 9
LAPSED = 1 << 10  # times the steps that cannot be used
DREW = 1 << 14  # times 1 + number of the token
NO_TOKEN = 1 << 18
NO_ROOM = 1 << 19
ENDED = 1 << 20
DIGIT = 15  # the width of a number
