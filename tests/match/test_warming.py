"""A process that compiles for a server ends with it."""

import os
import subprocess
import sys


def test_whoever_compiles_for_a_killed_server_ends_without_a_word():
    """Its news has no reader any more, while its standard input is still open: another child may have inherited it."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "tablewright.match.warming", "quoridor"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE, text=True
    ) as compiling:
        os.close(writer)
        assert compiling.stderr is not None
        assert compiling.wait() == 1
        assert compiling.stderr.read() == ""
