#!/usr/bin/python3
"""Makes the corpus. Without a word what is missing; with a regular expression what it names: make.py '^tex'."""
import importlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import kit  # noqa: E402

for file in sorted(kit.HERE.glob('from_*.py')):
    importlib.import_module(file.stem)
kit.make_all(sys.argv[1] if len(sys.argv) > 1 else None)
