"""E-mail by the host's own server: optional, one letter at a time, beside the tables."""

import asyncio
import hashlib
import hmac
import logging
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from clowder.server.settings import Settings
from clowder.store.mail import Address

log = logging.getLogger("clowder.server")
SECONDS: Final = 15.0  # for each answer of the mail server
AT_ONCE: Final = 2
WAITING: Final = 500  # letters; the rest is not written
PAUSES: Final = (0.0, 20.0, 180.0)  # seconds before each attempt
PORTS: Final = {"smtp": 587, "smtps": 465}


class BadMailServer(ValueError):
    """What the host gave is no address of a mail server, or there is nobody to write as."""


class Refused(Exception):
    """The mail server takes nothing for this address, now or ever."""


@dataclass(frozen=True)
class MailServer:
    """Read from `smtp://user:password@host:port` (STARTTLS where it is offered, always with a password) or `smtps:`."""

    host: str
    port: int
    user: str
    password: str
    tls: bool
    sender: str

    @classmethod
    def read(cls, settings: Settings) -> "MailServer":
        """Raises BadMailServer."""
        try:
            parts = urlsplit(settings.smtp_url)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise BadMailServer from None
        sender = settings.mail_from
        if not parts.hostname or "@" not in parseaddr(sender)[1] or not settings.public_url:
            raise BadMailServer
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, user, password, parts.scheme == "smtps", sender)

    def send(self, letter: EmailMessage) -> None:
        """Blocks. Raises Refused, OSError or smtplib.SMTPException."""
        context = ssl.create_default_context()
        opened = (
            smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
            if self.tls
            else smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        )
        with opened as server:
            server.ehlo()
            if not self.tls and (self.user or server.has_extn("starttls")):
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            try:
                server.send_message(letter)
            except smtplib.SMTPRecipientsRefused as error:
                if all(code >= 550 for code, _ in error.recipients.values()):
                    raise Refused from None
                raise


class Mailer:
    def __init__(self, server: MailServer, settings: Settings, secret: str) -> None:
        self._server = server
        self._base = settings.public_url.rstrip("/")
        self._secret = secret.encode()
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    def address_of(self, path: str) -> str:
        return self._base + path

    def off_key(self, person: str, address: str) -> str:
        """Opens nothing but the way out, and only while this is the person's address."""
        signed = hmac.new(self._secret, f"off {person} {address}".encode(), hashlib.sha256).hexdigest()[:32]
        return f"{person}.{signed}"

    def is_off_key(self, key: str, known: Address | None) -> bool:
        return known is not None and hmac.compare_digest(
            key.encode(), self.off_key(known.person, known.address).encode()
        )

    def letter(self, to: Address, subject: str, text: str) -> EmailMessage:
        """With the way out in its head, as mail programs know it (RFC 8058)."""
        made = EmailMessage()
        made["From"], made["To"], made["Subject"] = self._server.sender, to.address, subject
        made["Date"] = formatdate()
        made["Message-ID"] = make_msgid(domain=parseaddr(self._server.sender)[1].rpartition("@")[2])
        made["Auto-Submitted"] = "auto-generated"
        off = self.address_of(f"/api/mail/{self.off_key(to.person, to.address)}/off")
        made["List-Unsubscribe"] = f"<{off}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(text)
        return made

    async def send(self, letter: EmailMessage) -> bool:
        """Whether the mail server took it, after a few attempts. Raises Refused."""
        if self._waiting >= WAITING:
            log.warning("a letter was not written: %d wait already", WAITING)
            return False
        self._waiting += 1
        try:
            for pause in PAUSES:
                await asyncio.sleep(pause)
                if await self._try(letter):
                    return True
            return False
        finally:
            self._waiting -= 1

    async def _try(self, letter: EmailMessage) -> bool:
        async with self._sending:
            try:
                await asyncio.to_thread(self._server.send, letter)
                return True
            except (OSError, smtplib.SMTPException) as error:
                log.warning("the mail server did not take a letter: %s", type(error).__name__)
                return False
