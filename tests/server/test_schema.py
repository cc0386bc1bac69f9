"""schemathesis over /openapi.json: no 5xx, nothing that the published schema does not allow."""

import httpx
import schemathesis
from driver import Server
from hypothesis import HealthCheck, given, settings

from clowder.games import GAMES

QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
]


def test_the_interface_keeps_its_word(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    with httpx.Client(base_url=server.url) as guest:
        guest.get("/api/me")
        wish = {"game": "tiny", "seats": [{"kind": "me"}, {"kind": "bot"}], "start": True}
        table = guest.post("/api/tables", json=wish).json()["table"]["id"]
        cookie = {"Cookie": f"clowder_session={guest.cookies['clowder_session']}"}
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 18
    for operation in operations:

        @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=QUIET)
        @given(case=operation.as_strategy())
        def keeps_its_word(case: schemathesis.Case) -> None:
            case.call_and_validate(checks=CHECKS)
            if "table_id" in case.path_parameters:  # the same at a table that exists, by somebody who sits there
                case.path_parameters["table_id"] = table
                case.call_and_validate(checks=CHECKS, headers=cookie)

        keeps_its_word()


def test_the_frames_of_the_socket_are_published_too(server: Server) -> None:
    document = httpx.get(f"{server.url}/openapi.json").json()
    names = set(document["components"]["schemas"])
    assert {"ServerSnapshot", "ServerUpdate", "ClientAct", "TableInfo", "RecordAnswer"} <= names


def test_the_views_of_the_games_are_published_by_name(server: Server) -> None:
    shapes = httpx.get(f"{server.url}/openapi.json").json()["components"]["schemas"]
    kinds = [GAMES.get(id).view_type() for id in GAMES.ids()]
    assert {"TinyView", *(kind.__name__ for kind in kinds if kind is not None)} <= set(shapes)
    assert shapes["TinyView"]["properties"]["phase"]["enum"] == ["act", "over"]
    assert "hand" not in shapes["TinyView"]["required"]
    assert not [name for name in shapes if "." in name or "clowder" in name], "two types have the same name"
