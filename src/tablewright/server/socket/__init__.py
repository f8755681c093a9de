"""What is said over WebSockets: the messages, the line of each client, and when what came is handled."""
