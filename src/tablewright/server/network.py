"""By which address others in the same network reach this machine."""

import ipaddress
import socket

SOMEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there


def own_address() -> str:
    """This machine's address in its network, as the way out of it has it; "" without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(SOMEWHERE)  # only chooses a way: UDP sends nothing by it
        except OSError:
            return ""
        found = str(way.getsockname()[0])
    return "" if is_this_machine(found) or found == "0.0.0.0" else found


def is_this_machine(host: str) -> bool:
    """Whether only programs on this machine can call it by this name."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost"
