"""HTTP, WebSocket, sessions and the static client; thin over tables and store."""
