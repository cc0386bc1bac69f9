"""Everything a host may set. `clowder serve` works with none of it; workers get it through the environment."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from urllib.parse import urlsplit

from clowder.store.data_folder import data_folder

VARIABLE = "CLOWDER_SERVER"


@dataclass
class Settings:
    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""  # empty: SQLite in the data folder
    data: str = ""  # empty: the user's data folder
    workers: int = 1
    public_url: str = ""  # how people reach this server, with the path prefix if it has one
    bot_processes: int = 1
    bot_queue: bool = False  # bots think in `clowder bots` workers (PostgreSQL)
    bot_pause: float = 0.6
    hints: str = "alley-cat"  # the level that gives hints, soon enough to wait for; empty: the strongest
    grace: float = 60.0
    spectator_delay: int = 8
    rate: float = 20.0  # requests per second and person, after a burst; an address has ten times that for its people
    burst: float = 80.0
    frame_rate: float = 30.0  # WebSocket frames per second and connection, after a burst
    frame_burst: float = 120.0
    work_rate: float = 150.0  # milliseconds of work per second that one person's requests may cause, after a burst
    work_burst: float = 6_000.0
    look_rate: float = 10.0  # whole positions asked for per second and person, after a burst
    look_burst: float = 60.0
    sockets: int = 32  # open at once for each person; an address has eight times that
    body_limit: int = 65_536
    record_limit: int = 1_000_000  # of a record that somebody brings along
    frame_limit: int = 8_192
    open_tables: int = 20  # that one person may have waiting for others; an address has five times that
    listed_hours: float = 12.0  # for which a waiting table is listed for everybody; one that is played four times that
    open_days: float = 2.0  # an open table nobody starts is archived after this
    running_days: float = 45.0  # an abandoned game
    over_days: float = 7.0  # a finished game leaves the lists
    games: str = ""  # further games as "id=module:Class", separated by commas
    log_level: str = "INFO"
    hosts: str = ""  # further names under which people reach this server, separated by commas; * for any
    open_metrics: bool = False  # /metrics for others than this computer too
    guest_days: float = 30.0  # a guest without a name who never sat down is forgotten after this
    forget_days: float = 400.0  # whoever does not come for so long is forgotten; no cookie lives longer
    push_wait: float = 5.0  # seconds in which somebody may come back before their devices are told
    push_hosts: str = ""  # further push services as host or host:port, separated by commas
    admin_token: str = ""  # opens the page on which the host reads reports; empty: there is none
    word_rate: float = 0.5  # times a person may say something, per second after a burst
    word_burst: float = 10.0
    smtp_url: str = ""  # the mail server as smtp://user:password@host:port or smtps://; empty: no mail is sent
    mail_from: str = ""  # whom letters come from
    trust_proxy: bool = False  # believe X-Forwarded-For of the proxy in front

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else data_folder()

    @property
    def prefix(self) -> str:
        """The path under which the server lives, without the last slash."""
        rest = self.public_url.partition("://")[2].partition("/")[2].strip("/")
        return f"/{rest}" if rest else ""

    @property
    def public_host(self) -> str:
        """Host and port as a browser writes them in an origin."""
        parts = urlsplit(self.public_url)
        usual = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
        return parts.netloc.lower().removesuffix(usual) if usual else ""

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    def to_environment(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> "Settings":
        return cls(**json.loads(os.environ.get(VARIABLE, "{}")))
