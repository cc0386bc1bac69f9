"""A notice as Web Push carries it: encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

import base64
import json
import os
import time
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
GOOD_SECONDS: Final = 12 * 3600  # of a signature; a service takes a day at most
KEPT_SECONDS: Final = 3 * 86_400  # for which a service keeps a notice for a device that is off
RECORD: Final = 4096


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """The server's own key, for its settings."""
    return encoded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_public_key(text: str) -> bool:
    """Whether a browser's key is a point of the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(text))
    except ValueError:
        return False
    return True


class Signer:
    """Says who sends, to services that take notices."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)
        self._contact = contact
        self.public_key = encoded(_point(self._key.public_key()))

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """One notice of a topic waits at most: the service replaces it by the next."""
        parts = urlsplit(endpoint)
        until = int(time.time()) + GOOD_SECONDS
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": until, "sub": self._contact}
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic,
            "Urgency": "normal",
        }


def _json(data: Any) -> str:
    return encoded(json.dumps(data, separators=(",", ":")).encode())


def sealed(text: bytes, public_key: str, secret: str) -> bytes:
    """A body that only the browser with this key can read."""
    theirs, own, salt = decoded(public_key), ec.generate_private_key(CURVE), os.urandom(16)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    sender = _point(own.public_key())
    material = _derived(decoded(secret), shared, b"WebPush: info\0" + theirs + sender, 32)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
