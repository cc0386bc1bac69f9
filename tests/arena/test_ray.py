"""Ray as people use it: a cluster that runs already, a bot's own file, and nodes and workers that are lost on the way.

Skipped without Ray: pip install -e '.[ray]', then pytest tests/arena/test_ray.py (half a minute).
"""

import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.arena import survey
from clowder.arena.balance import Study, study_games
from clowder.arena.engines import run
from clowder.arena.spans import joined
from clowder.arena.tally import Tally
from tests.extras import needs

ray = needs("ray")
cluster_utils = needs("ray.cluster_utils")

EXAMPLE = str(Path(__file__).parents[2] / "examples" / "my_bot.py")
SHORT = {"setup": {"removed_basic": {"2": 39}, "hand_size": {"2": 2}}}
STUDY = Study("cat-box", 2, 60, 3, "random", clowder.game("cat-box").options_for(2, SHORT))
PATIENCE = 120.0  # seconds that a node may take to come or to be missed


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head that plays nothing and two nodes with one processor each; RAY_ADDRESS names it, as people do."""
    with pytest.MonkeyPatch.context() as patch:
        made = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
        try:
            patch.setenv("RAY_ADDRESS", made.address)
            for _ in range(2):
                made.add_node(num_cpus=1)
            made.wait_for_nodes(timeout=PATIENCE)
            yield made
        finally:
            ray.shutdown()
            made.shutdown()


def test_a_study_joins_the_cluster_that_runs(cluster: Any, tmp_path: Path) -> None:
    """Also with a bot's own file, which the nodes get with the tasks: here it is gone once they play."""
    counted: list[int] = []
    kept = tmp_path / "kept.json"
    tally = survey.survey(STUDY, engine="ray", keep=kept, on_games=counted.append)
    assert ray.get_runtime_context().gcs_address == cluster.address
    assert tally == study_games(STUDY, 0, 60)
    assert sum(counted) == 60
    assert survey.survey(replace(STUDY, games=70), engine="ray", keep=kept) == study_games(STUDY, 0, 70)

    code = tmp_path / "my_bot.py"
    code.write_text(Path(EXAMPLE).read_text())
    study = replace(STUDY, games=4, player="my_bot:MyBot", code=str(code))
    played = run(study_games, study, [(0, 4)], 1, "ray")
    done = [next(played)]
    code.unlink()
    done.extend(played)
    alike = replace(study, player="my_bot:MyBot", code=EXAMPLE)
    assert sum((tally.lengths for _, tally in done), Tally().lengths) == study_games(alike, 0, 4).lengths


def lost_on_the_way(study: Study, first: int, end: int) -> Tally:
    """Game 10 kills its worker, game 20 waits for the end of its node; once each."""
    folder = Path(study.player.removeprefix("random/"))
    for number in (10, 20):
        mark = folder / str(number)
        if first <= number < end and not mark.exists():
            mark.write_text(ray.get_runtime_context().get_node_id())
            if number == 10:
                os.kill(os.getpid(), signal.SIGKILL)
            time.sleep(10 * PATIENCE)
    return study_games(replace(study, player="random"), first, end)


def test_a_killed_worker_and_a_killed_node_change_nothing(cluster: Any, tmp_path: Path) -> None:
    def kill_the_node_of_game_20() -> None:
        mark, end = tmp_path / "20", time.monotonic() + PATIENCE
        while not (mark.exists() and mark.read_text()) and time.monotonic() < end:
            time.sleep(0.02)
        (node,) = [node for node in cluster.worker_nodes if node.node_id == mark.read_text()]
        cluster.remove_node(node, allow_graceful=False)

    killer = threading.Thread(target=kill_the_node_of_game_20)
    killer.start()
    total, spans = Tally(), []
    for span, tally in run(lost_on_the_way, replace(STUDY, player=f"random/{tmp_path}"), [(0, 60)], 1, "ray"):
        spans.append(span)
        total.add(tally)
    killer.join()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["10", "20"]
    assert len(cluster.worker_nodes) == 1
    assert joined(spans) == [(0, 60)]
    assert sum(end - first for first, end in spans) == 60
    assert total == study_games(STUDY, 0, 60)
