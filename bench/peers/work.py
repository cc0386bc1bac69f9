"""One measurement in the peers' environment: `work.py TASK JSON`, one JSON value on stdout. Started by bench.peers."""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import clowder
from bench.peers import entrants


def main() -> None:
    task, setting = sys.argv[1], json.loads(sys.argv[2])
    answer: Any
    if task == "names":
        answer = list(entrants.ENTRANTS)
    elif task == "games":
        answer = list(clowder.game_ids())
    elif task == "compiled":
        answer = clowder.is_compiled()
    elif task == "rate":
        answer = entrants.rate(setting["name"], setting["seconds"])
    else:
        from bench.peers import duel  # only here, as it loads much

        answer = duel.fight(setting["game"], setting["games"], setting["seconds"], setting["limit"])
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
