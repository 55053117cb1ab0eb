"""Nimmt Webhooks an und prüft, dass sie von uns kommen.

Aufruf: WEBHOOK_GEHEIMNIS=whsec_… PORT=8080 python3 webhook.py
"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SCHLUESSEL = base64.b64decode(os.environ["WEBHOOK_GEHEIMNIS"].removeprefix("whsec_"))
PORT = int(os.environ.get("PORT", "8080"))
# Schon verarbeitete Nachrichten; im Betrieb eine Tabelle.
BEKANNT = set()


def ist_echt(kopf, inhalt):
    kennung, zeit = kopf.get("webhook-id", ""), kopf.get("webhook-timestamp", "0")
    # Älter als fünf Minuten: jemand spielt eine abgefangene Nachricht noch einmal ab.
    if not zeit.isdigit() or abs(time.time() - int(zeit)) > 300:
        return False
    text = f"{kennung}.{zeit}.".encode() + inhalt
    soll = "v1," + base64.b64encode(hmac.new(SCHLUESSEL, text, hashlib.sha256).digest()).decode()
    # Nach einem Wechsel des Geheimnisses sind es zwei Unterschriften; eine muss passen.
    return any(hmac.compare_digest(soll, ist) for ist in kopf.get("webhook-signature", "").split(" "))


class Empfang(BaseHTTPRequestHandler):
    def do_POST(self):
        inhalt = self.rfile.read(int(self.headers.get("content-length", 0)))
        echt = ist_echt(self.headers, inhalt)
        # Erst antworten, dann arbeiten: nach zehn Sekunden gilt die Nachricht als nicht zugestellt.
        self.send_response(204 if echt else 400)
        self.end_headers()
        if not echt or self.headers["webhook-id"] in BEKANNT:
            return
        BEKANNT.add(self.headers["webhook-id"])
        nachricht = json.loads(inhalt)
        print(nachricht["ereignis"], json.dumps(nachricht["daten"]), flush=True)


print(f"Bereit auf Port {PORT}", flush=True)
HTTPServer(("127.0.0.1", PORT), Empfang).serve_forever()
