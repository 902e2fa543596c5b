"""A bot that runs anywhere: it sits down at a table and plays legal actions at random.

python examples/outside_bot.py http://localhost:8000 CODE
"""

import json
import secrets
import sys
import urllib.error
import urllib.request
from typing import Any


class Bot:
    """An account at a house of Pakl; what it does is a handful of requests."""

    def __init__(self, house: str, name: str) -> None:
        self.house = house
        self.headers = {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.send('/api/bots', name=name)['token']}"

    def open(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The house's answer: to a question, or to something sent."""
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.house + path, sent, self.headers)  # noqa: S310
        return urllib.request.urlopen(request, timeout=60)  # noqa: S310

    def send(self, path: str, **body: Any) -> Any:
        """Asks for something; what is refused changes nothing."""
        try:
            return json.load(self.open(path, body))
        except urllib.error.HTTPError as refused:
            return json.load(refused)

    def play(self, code: str) -> None:
        """Sits down at a table, and plays there until the match is over."""
        with self.open("/api/bot/events") as events:
            answer = self.send("/api/bot/tables", code=code)
            if "error" in answer:
                sys.exit(f"There is no seat: {answer}")
            for line in events:
                event = json.loads(line) if line.strip() else {"message": {}}
                if event["message"].get("type") == "frame":
                    self.answer(f"/api/tables/{event['table']}", event["message"])
                if event["message"].get("table", {}).get("status") == "over":
                    return

    def answer(self, table: str, frame: dict[str, Any]) -> None:
        """Gets ready before a match, and acts in it whenever there is something to choose."""
        packet, salt = secrets.token_hex(8), secrets.token_hex(16)
        seats, legal = frame.get("table", {}).get("seats"), frame.get("deal", {}).get("legal")
        if seats and frame["table"]["status"] == "open" and not seats[frame["you"]].get("is_ready"):
            self.send(f"{table}/ask", id=packet, ask={"verb": "ready", "salt": salt})
        if legal:
            verb, _, about = secrets.choice(legal).partition(" ")
            self.send(f"{table}/do", id=packet, seen=frame["version"], do=[{verb: about or True}])


if __name__ == "__main__":
    Bot(sys.argv[1], "Rudi").play(sys.argv[2])
