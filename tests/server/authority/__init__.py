"""Who may ask what of a server, and with which answer: the rows, and the people and tables of them."""
