"""`python -m tablewright.cli`, which run.py calls."""

import sys

from tablewright.cli import main

sys.exit(main())
