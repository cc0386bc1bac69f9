"""schemathesis over /openapi.json: no 5xx, nothing that the published schema does not allow."""

import httpx
import pytest
import schemathesis
from driver import Server
from hypothesis import HealthCheck, Phase, settings

QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.function_scoped_fixture]
_sessions: dict[str, httpx.Client] = {}


@pytest.fixture
def schema(server: Server) -> object:
    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


lazy = schemathesis.pytest.from_fixture("schema")


@lazy.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=QUIET,
    phases=[Phase.explicit, Phase.generate],
)
def test_the_interface_keeps_its_word(case: schemathesis.Case) -> None:
    checks = [
        schemathesis.checks.not_a_server_error,
        schemathesis.checks.status_code_conformance,
        schemathesis.checks.content_type_conformance,
        schemathesis.checks.response_schema_conformance,
    ]
    case.call_and_validate(checks=checks)


def test_the_frames_of_the_socket_are_published_too(server: Server) -> None:
    document = httpx.get(f"{server.url}/openapi.json").json()
    names = set(document["components"]["schemas"])
    assert {"ServerSnapshot", "ServerUpdate", "ClientAct", "TableInfo", "RecordAnswer"} <= names
