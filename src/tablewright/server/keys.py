"""Secrets that open things: seats, invitations. Only their hashes are kept."""

import hashlib
import hmac
import secrets

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0, 1, I, O, which people confuse
TABLE_LETTERS, INVITE_LETTERS = 10, 8


def new_key() -> str:
    """A seat's key: 192 random bits."""
    return secrets.token_urlsafe(24)


def new_secret() -> str:
    """The secret behind a game's chance: 256 random bits."""
    return secrets.token_hex(32)


def new_table() -> str:
    """The name of a table, as in its address. It opens nothing but what spectators may see."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LETTERS)).lower()


def new_invite() -> str:
    """An invitation, to be told or sent: KDW3-9XPA."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(INVITE_LETTERS))
    return f"{letters[:4]}-{letters[4:]}"


def plain_invite(typed: str) -> str:
    """An invitation as somebody typed it, without what does not matter.

    >>> plain_invite(" kdw3 9xpa ")
    'KDW39XPA'
    """
    return "".join(letter for letter in typed.upper() if letter in LETTERS)


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def opens(key: str, stored: str) -> bool:
    """Whether this key is the one whose hash was kept; takes the same time for every wrong one."""
    return bool(stored) and hmac.compare_digest(hashed(key), stored)
