"""Logs as JSON lines, with the id of the request they belong to."""

import json
import logging
import sys
import time
from contextvars import ContextVar
from typing import Any

request_id: ContextVar[str] = ContextVar("request_id", default="")
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

QUIET = 60.0  # seconds between two lines that say the same of somebody else's doing
_told: dict[str, float] = {}


def seldom(log: logging.Logger, message: str, **facts: object) -> None:
    """A warning that strangers can cause: once a minute is enough to know, and fills no disk."""
    if _is_news(message):
        log.warning(message, extra=facts)


def _is_news(message: str) -> bool:
    now = time.monotonic()
    if now - _told.get(message, -QUIET) < QUIET:
        return False
    _told[message] = now
    return True


class Seldom(logging.Filter):
    """For the lines of a library about what strangers sent, or about a database that is gone."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno != logging.WARNING or _is_news(str(record.msg))


class OfTheQueue(logging.Filter):
    """For the lines of the bots' queue: they tell whole jobs, with the seed and the moves of a game that is played."""

    def filter(self, record: logging.LogRecord) -> bool:
        library = record.name.partition(".")[0]
        fault = record.exc_info[1] if record.exc_info else None
        if library in ("procrastinate", "asyncio") and type(fault).__name__ == "ConnectorException":
            record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
            _retell(record, "the queue waits for the database")
            return _is_news(str(record.msg))
        if library == "procrastinate":
            _retell(record, f"the queue of the bots says {getattr(record, 'action', '') or 'something'}")
        return True


def _retell(record: logging.LogRecord, message: str) -> None:
    record.msg, record.args = message, ()
    for name in set(vars(record)) - _PLAIN:
        delattr(record, name)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if request_id.get():
            line["request"] = request_id.get()
        line.update({name: value for name, value in vars(record).items() if name not in _PLAIN})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """uvicorn's own lines would tell addresses, and the cookies of people in the finest level: only its warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(OfTheQueue())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name, least in (("clowder", level), ("uvicorn.error", "WARNING")):
        logging.getLogger(name).setLevel(least)
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    for name in ("uvicorn.error", "psycopg.pool"):
        logging.getLogger(name).filters[:] = [Seldom()]
