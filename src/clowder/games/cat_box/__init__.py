"""Cat Box: lay two-sided cards of four boxes over each other so that your own kittens stay in sight.

Rules: basic game and special rules with five tiles, 2 to 5 seats. The clause ids (CB-...) are those of the rulebook/.
"""
