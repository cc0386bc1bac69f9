"""A push service on this computer: it checks the signature, and opens what only its browser can open."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from driver import free_port


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Service:
    """A push service on this computer, and the one browser that subscribed there."""

    def __init__(self) -> None:
        self.port = free_port()
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        self.status = 201
        self.got: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> Any:
        keys = {"p256dh": encoded(self.point), "auth": encoded(self.auth)}
        return {"endpoint": f"http://127.0.0.1:{self.port}/send/abc", "keys": keys}

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Service"]:
        server = await asyncio.start_server(self._hear, "127.0.0.1", self.port)
        async with server:
            yield self

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._take(reader, writer)
        except asyncio.IncompleteReadError:  # the server was killed
            writer.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.put_nowait({"headers": headers, **json.loads(self._opened(body))})
        writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    def _opened(self, body: bytes) -> bytes:
        """As RFC 8291 says, written down a second time."""
        salt, sender, text = body[:16], body[21:86], body[86:]
        assert body[20] == 65
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\x00" + self.point + sender
        material = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        opened = AESGCM(key).decrypt(nonce, text, None)
        assert opened.endswith(b"\x02")
        return opened[:-1]

    def check_signature(self, headers: dict[str, str], server_key: str) -> None:
        kind, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.split("=", 1) for part in rest.split(", "))
        assert (kind, parts["k"]) == ("vapid", server_key)
        signed, _, signature = parts["t"].rpartition(".")
        raw = decoded(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(server_key))
        key.verify(der, signed.encode(), ec.ECDSA(SHA256()))
        assert json.loads(decoded(signed.split(".")[1]))["aud"] == f"http://127.0.0.1:{self.port}"
