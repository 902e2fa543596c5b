"""What browsers are told about how far a page of ours may go: not far."""

from typing import Final

POLICY: Final = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data:; "
    "font-src 'self'; "
    "media-src 'self'; "
    "connect-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)

NOT_NEEDED: Final = ("accelerometer", "camera", "display-capture", "geolocation", "gyroscope",
    "magnetometer", "microphone", "midi", "payment", "usb")  # fmt: skip

HEADERS: Final[list[tuple[bytes, bytes]]] = [
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "permissions-policy": ", ".join(f"{feature}=()" for feature in NOT_NEEDED),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }.items()
]
# Only where the browser's end is encrypted: then for a year.
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT: Final = (b"cache-control", b"no-store")


def secured(headers: list[tuple[bytes, bytes]], *, is_https: bool) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has."""
    every = HEADERS + ([STRICT_TRANSPORT] if is_https else [])
    if not any(name == NOT_KEPT[0] for name, _ in headers):
        every = [*every, NOT_KEPT]
    return headers + every
