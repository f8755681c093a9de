"""The wheel holds the built page: build it first."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # run.py builds the page itself, when it is asked to serve it
            return
        if subprocess.call([sys.executable, str(Path(self.root) / "web" / "build.py")]):
            raise SystemExit("the page of the wheel could not be built; what went wrong is above")
