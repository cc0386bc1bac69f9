"""Whatever somebody gives as an address, an endpoint or a key: it is refused, or it is what it looks like."""

import email
from email import policy

from hypothesis import given
from hypothesis import strategies as st

from clowder.server.mailer import BadMailServer, Mailer, MailServer
from clowder.server.notice_api import ADDRESS
from clowder.server.push_sender import SERVICES, is_service
from clowder.server.settings import Settings
from clowder.store.mail import Address

PUBLIC = "https://cats.example.org"
SETTINGS = Settings(smtp_url="smtp://127.0.0.1", mail_from="Clowder <cats@example.org>", public_url=PUBLIC)
MAILER = Mailer(MailServer.read(SETTINGS), SETTINGS, "secret")
MADE = Address("abc", "bob@example.org", True)
looks_like_one = st.from_regex(ADDRESS, fullmatch=True)
with_a_line_more = looks_like_one.map("{}\r\nBcc: x@example.org".format)


@given(st.one_of(st.text(max_size=300), looks_like_one, with_a_line_more))
def test_a_letter_goes_to_one_address_or_to_none(given: str) -> None:
    if not ADDRESS.fullmatch(given):
        return
    letter = MAILER.letter(Address("abc", given, True), "Your turn", "Come.")
    read = email.message_from_bytes(letter.as_bytes(), policy=policy.default)
    assert set(read.keys()) == set(letter.keys())
    assert "Bcc" not in read
    assert read["To"].replace(" ", "") == given


@given(
    st.one_of(
        st.text(max_size=200),
        st.sampled_from(SERVICES).map(lambda host: f"https://{host}/x"),
        st.text().map("https://{}/x".format),
    )
)
def test_notices_go_to_push_services_alone(endpoint: str) -> None:
    if is_service(endpoint, Settings()):
        host = endpoint.removeprefix("https://").partition("/")[0].partition("?")[0].partition("#")[0].lower()
        assert any(host == known or host.endswith(f".{known}") for known in SERVICES)


@given(st.one_of(st.text(max_size=100), st.text(max_size=50).map("smtp://{}".format)), st.text(max_size=50))
def test_a_mail_server_is_read_or_refused(url: str, sender: str) -> None:
    try:
        read = MailServer.read(Settings(smtp_url=url, mail_from=sender, public_url=PUBLIC))
    except BadMailServer:
        return
    assert read.host
    assert "@" in read.sender


@given(st.one_of(st.text(max_size=100), st.text(max_size=60).map("abc.{}".format)))
def test_no_key_but_the_one_in_the_letter_ends_letters(key: str) -> None:
    assert MAILER.is_off_key(key, MADE) == (key == MAILER.off_key("abc", "bob@example.org"))
    assert not MAILER.is_off_key(key, None)
