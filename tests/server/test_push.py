"""Notices, against an endpoint that speaks the protocol: it checks the signature and opens what only it can open."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from driver import Person, Server, free_port, play
from in_process import in_process_server


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


async def subscribed(server: Any, service: Service) -> tuple[Person, Person, str]:
    """Ann is at her table with Bob, whose phone is closed and wants notices."""
    ann, bob = await Person(server, "Ann").enter(), await Person(server, "Bob").enter()
    id = (await ann.table([{"kind": "me"}, {"kind": "open"}]))["id"]
    await bob.post(f"/api/tables/{id}/join")
    assert (await bob.http.post("/api/me/push", json=service.subscription)).status_code == 204
    await ann.post(f"/api/tables/{id}/start")
    return ann, bob, id


def test_who_is_away_hears_of_each_turn_once_and_who_looks_hears_nothing(tmp_path: Any) -> None:
    async def story() -> None:
        async with in_process_server(tmp_path) as server, Service().open() as service:
            server.services.settings.push_hosts = f"127.0.0.1:{service.port}"
            server.services.settings.push_wait = 0.0
            ann, bob, id = await subscribed(server, service)
            hers = await ann.sit(id)
            assert (await hers.act(0, "wave"))["t"] == "ack"
            notice = await asyncio.wait_for(service.got.get(), 30)
            assert (notice["title"], notice["table"]) == ("Your turn: Tiny", id)
            assert notice["headers"]["topic"] == id
            assert int(notice["headers"]["ttl"]) > 0
            service.check_signature(notice["headers"], (await bob.get("/api/me/push"))["key"])
            # the table is loaded anew, as after a restart: the same turn is not told again
            table = server.services.loaded_tables.tables.pop(id)
            await hers.close()
            await table.close()
            his = await bob.sit(id)
            hers = await ann.sit(id)
            assert (await his.act(1, "wave"))["t"] == "ack"
            await hers.until_ply(2)
            assert (await hers.act(0, "wave"))["t"] == "ack"
            await his.until_ply(3)  # Bob looks: nothing is sent
            await asyncio.gather(*server.services.notices._tasks)
            assert service.got.empty()
            # the service says that the phone is no more
            assert (await his.act(1, "wave"))["t"] == "ack"
            await his.close()
            await hers.until_ply(4)
            service.status = 410
            while server.services.loaded_tables.tables[id].presence.is_here(bob.me["id"]):
                await hers.send({"t": "ping", "id": "p"})
                await hers.until("pong")
            assert (await hers.act(0, "wave"))["t"] == "ack"
            await asyncio.wait_for(service.got.get(), 30)
            while await server.services.notices.devices.of_person(bob.me["id"]):
                await asyncio.sleep(0)

    play(story())


@pytest.mark.parametrize(
    "endpoint",
    ["https://example.org/x", "http://127.0.0.1/x", "https://fcm.googleapis.com.evil.example/x", "x", "http://["],
)
def test_nothing_is_sent_to_an_address_that_is_no_push_service(endpoint: str, server: Server) -> None:
    async def story() -> None:
        ann = await Person(server, "Ann").enter()
        wish = {**Service().subscription, "endpoint": endpoint}
        assert (await ann.post("/api/me/push", wish, 422))["error"]["key"] == "push_service"

    play(story())
