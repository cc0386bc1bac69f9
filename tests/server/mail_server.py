"""A mail server on this computer: takes letters, or refuses them, as RFC 5321 says."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from driver import free_port


class MailServer:
    """`refuse` is said to every recipient instead of 250, `busy` before anything else."""

    def __init__(self) -> None:
        self.port = free_port()
        self.got: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.refuse = ""
        self.connections = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    @asynccontextmanager
    async def open(self) -> AsyncIterator["MailServer"]:
        server = await asyncio.start_server(self._talk, "127.0.0.1", self.port)
        async with server:
            yield self

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1

        def say(*lines: str) -> None:
            writer.write("".join(f"{line}\r\n" for line in lines).encode())

        say("220 here")
        while line := (await reader.readline()).decode().strip():
            word = line.split(" ")[0].upper()
            if word == "EHLO":
                say("250-here", "250 8BITMIME")
            elif word == "RCPT" and self.refuse:
                say(self.refuse)
            elif word == "DATA":
                say("354 go on")
                text = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(text[:-5].replace(b"\r\n..", b"\r\n."), policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.got.put_nowait(letter)
                say("250 taken")
            elif word == "QUIT":
                say("221 bye")
                break
            else:
                say("250 yes")
        writer.close()

    async def letter(self) -> EmailMessage:
        return await asyncio.wait_for(self.got.get(), 240)
