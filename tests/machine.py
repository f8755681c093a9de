"""What the tests need of the machine besides Python. Standard library only.

As root on Debian (a container, CI) it installs what is missing and says so; elsewhere it prints the line to run, and
the tests that need it are skipped with that reason.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

# A program, the Debian package that has it, and what is skipped without it.
NEEDED = (
    ("chromium", "chromium", "the tests in a browser"),
    ("pg_ctlcluster", "postgresql", "the tests of several servers on one database"),
)


def main() -> int:
    missing = [(package, tests) for program, package, tests in NEEDED if shutil.which(program) is None]
    if not missing:
        return 0
    install = ["apt-get", "install", "-y", "-qq", *(package for package, _ in missing)]
    for package, tests in missing:
        print(f"tests: {package} is not installed; {tests} need it", file=sys.stderr)
    if not is_root_on_debian():
        print(f"tests: to have them run too: sudo {' '.join(install)}", file=sys.stderr)
        return 0
    print(f"tests: {' '.join(install)}", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.call(["apt-get", "update", "-qq"], env=quiet)
    return subprocess.call(install, env=quiet, stdout=subprocess.DEVNULL)


def is_root_on_debian() -> bool:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return is_root and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


if __name__ == "__main__":
    sys.exit(main())
