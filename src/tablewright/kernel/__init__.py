"""The rules kernel: records, verbs and their dispatch, chance, rules data, events, the cache, the Python face."""
