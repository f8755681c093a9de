"""The rules kernel: records, verbs and their dispatch, chance, rules data, events, the compile cache, the Python face."""
