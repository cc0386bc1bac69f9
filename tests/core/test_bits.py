"""Sets as bits: counted and found as by hand."""

from hypothesis import given
from hypothesis import strategies as st

from clowder.core.bits import count_bits, nth_bit


@given(st.integers(min_value=0, max_value=(1 << 62) - 1))
def test_bits_are_counted_and_found(word: int) -> None:
    places = [place for place in range(62) if (word >> place) & 1]
    assert count_bits(word) == len(places)
    assert [nth_bit(word, k) for k in range(len(places))] == places
