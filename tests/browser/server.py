"""`tablewright serve` as it is, but for the secrets of its tables: they follow from a name in a file and a count."""

import sys
from pathlib import Path

from tests.chance import secrets_by

from tablewright import cli
from tablewright.server.tables import hub

if __name__ == "__main__":  # and not in the bots' workers, which import this file too
    hub.new_secret = secrets_by(Path(sys.argv.pop(1)).read_text)
    sys.exit(cli.main())
