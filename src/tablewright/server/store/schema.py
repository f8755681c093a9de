"""The tables of the database, as numbered steps: a database of an older version is brought up to date at the start.

A step is never changed once it was released; new ones are added.
"""

MIGRATIONS = (
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY,
            setup TEXT NOT NULL,
            secret TEXT NOT NULL,
            invite TEXT NOT NULL,
            game TEXT NOT NULL,
            phase TEXT NOT NULL,
            is_public INTEGER NOT NULL,
            touched BIGINT NOT NULL
        )""",
        "CREATE INDEX matches_by_invite ON matches (invite)",
        "CREATE INDEX matches_by_phase ON matches (phase, touched)",
        """CREATE TABLE entries (
            match TEXT NOT NULL,
            number INTEGER NOT NULL,
            client TEXT,
            body TEXT NOT NULL,
            PRIMARY KEY (match, number),
            UNIQUE (match, client)
        )""",
        """CREATE TABLE chat (
            match TEXT NOT NULL,
            line INTEGER NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (match, line)
        )""",
        "CREATE TABLE alive (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)",
        "INSERT INTO alive (id, at) VALUES (1, 0)",
    ),
    (
        """CREATE TABLE leases (
            match TEXT PRIMARY KEY,
            owner TEXT NOT NULL,
            renewed BIGINT NOT NULL
        )""",
    ),
    ("CREATE TABLE finished (match TEXT PRIMARY KEY, record TEXT NOT NULL, story TEXT NOT NULL)",),
    (
        """CREATE TABLE questions (
            id TEXT PRIMARY KEY,
            phase TEXT NOT NULL,
            owner TEXT NOT NULL,
            renewed BIGINT NOT NULL,
            touched BIGINT NOT NULL,
            body TEXT NOT NULL,
            report TEXT NOT NULL,
            file BYTEA
        )""",
        "CREATE INDEX questions_by_phase ON questions (phase, renewed)",
        "CREATE INDEX questions_by_age ON questions (touched)",
        "ALTER TABLE finished ADD COLUMN rules TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX finished_by_rules ON finished (rules)",
    ),
)
VERSION = len(MIGRATIONS)
