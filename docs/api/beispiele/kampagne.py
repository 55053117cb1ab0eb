"""Eine ganze Kampagne: Zielgruppe, Werbemittel, Termin, Freigabe, Bestellung, Rechnung.

Aufruf: API_URL=https://… API_TOKEN=pk_test_… python3 kampagne.py
"""

import json
import os
import time
import uuid
from datetime import date, timedelta
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

API_URL = os.environ.get("API_URL", "http://localhost:3000")
KOPF = {"Authorization": f"Bearer {os.environ['API_TOKEN']}"}


def felder(eingabe):
    """Ein Objekt oder eine Liste reist als JSON in einem Feld."""
    return urlencode({name: wert if isinstance(wert, str) else json.dumps(wert) for name, wert in eingabe.items()})


def sende(anfrage):
    try:
        with urlopen(anfrage) as antwort:
            return antwort.read()
    except HTTPError as fehler:
        # Zu viele Anfragen: warten, wie es die Antwort sagt, und noch einmal.
        if fehler.code == 429:
            time.sleep(int(fehler.headers.get("Retry-After", 1)))
            return sende(anfrage)
        grund = json.load(fehler)["fehler"]
        raise SystemExit(f"{fehler.code} {grund['code']}: {grund['text']}")


def lies_datei(bereich, aktion, **eingabe):
    return sende(Request(f"{API_URL}/api/v1/{bereich}/{aktion}?{felder(eingabe)}", headers=KOPF))


def lies(bereich, aktion, **eingabe):
    return json.loads(lies_datei(bereich, aktion, **eingabe))


def schreibe(bereich, aktion, **eingabe):
    """Der Schlüssel sorgt dafür, dass eine Wiederholung nichts doppelt tut."""
    kopf = {**KOPF, "Idempotency-Key": str(uuid.uuid4())}
    adresse = f"{API_URL}/api/v1/{bereich}/{aktion}"
    return json.loads(sende(Request(adresse, data=felder(eingabe).encode(), headers=kopf)))


# 1. Wer Post bekommt: 500 Menschen in Berlin und Hamburg.
menge = {"anzahl": 500, "regel": "gleichmaessig"}
gebiet = {"art": "bundesland", "bundeslaender": ["BE", "HH"]}
zielgruppe = schreibe(
    "zielgruppe",
    "saveZielgruppe",
    bezeichnung="Großstädte",
    filter={"geschlecht": [], "kaufkraft": [], "haustyp": [], "gebiet": gebiet, "menge": menge},
)
print(f"Zielgruppe {zielgruppe['idPtZielgruppe']}: {zielgruppe['potenzial']} Empfänger")

# 2. Was gedruckt wird: eine Postkarte im Grundlayout, ihr QR-Code führt in den Shop.
karte = schreibe("werbemittel", "saveWerbemittel", bezeichnung="Gutschein", format="maxipostkarte")
for seite in karte["seiten"]:
    for layer in seite["layers"]:
        if layer["type"] == "qrcode":
            layer["inhalt"] = "https://shop.example.org/gutschein"
werbemittel = schreibe(
    "werbemittel",
    "saveWerbemittel",
    idPtWerbemittel=karte["idPtWerbemittel"],
    version=karte["version"],
    bezeichnung=karte["bezeichnung"],
    format=karte["format"],
    seiten=karte["seiten"],
)

# 3. Wann: am ersten Tag, der möglich ist.
bis = date.today() + timedelta(days=60)
tage = lies("kampagne", "fetchVersandtage", von=date.today().isoformat(), bis=bis.isoformat())["tage"]
kampagne = schreibe(
    "kampagne",
    "saveKampagne",
    bezeichnung="Herbstaktion",
    idPtZielgruppe=zielgruppe["idPtZielgruppe"],
    idPtWerbemittel=werbemittel["idPtWerbemittel"],
    versandDatum=tage[0],
    tracking=1,
)
nummer = kampagne["idPtKampagne"]
print(f"Kampagne {nummer}: {kampagne['preis']['brutto']} EUR, Versand am {kampagne['versandDatum']}")

# 4. Freigabe: Warnungen wurden gelesen und angenommen, der Link kommt zurück.
# Ab 5.001 Empfängern kommt er erst per E-Mail, wenn die Empfänger feststehen.
freigabe = schreibe(
    "kampagne",
    "kampagneZurFreigabeGeben",
    idPtKampagne=nummer,
    version=kampagne["version"],
    personen=[{"name": "Paula Prüferin", "email": "paula@example.org"}],
    gueltigTage=14,
    quorum="alle",
    warnungenAkzeptiert=[befund["code"] for befund in kampagne["befunde"]],
)
schluessel = freigabe["links"][0]["url"].rsplit("/", 1)[-1]
vorlage = lies("freigabe", "fetchFreigabe", hashKey=schluessel)["vorlage"]
schreibe(
    "freigabe",
    "freigabeErteilen",
    hashKey=schluessel,
    name="Paula Prüferin",
    snapshotHash=vorlage["snapshotHash"],
    bestaetigt=["text", "bild", "qrZiel", "absender"],
)
print("Freigegeben")

# 5. Bestellen: mit dem Betrag, der jetzt offen ist. Eine Testkampagne endet hier.
kampagne = lies("kampagne", "fetchKampagne", idPtKampagne=nummer)
if kampagne["testmodus"] == 1:
    print("Test beendet: nichts bestellt, nichts gedruckt")
    raise SystemExit
zahlung = schreibe(
    "zahlung",
    "starteZahlung",
    idPtKampagne=nummer,
    zahlungsart="rechnung",
    betrag=kampagne["zahlung"]["offen"],
    agbAkzeptiert=1,
)["zahlung"]
print(f"Zahlung {zahlung['referenz']}: {zahlung['zahlungsStatus']}")

# 6. Warten, bis die Zahlung durch ist. Im Betrieb sagt das ein Webhook.
for _ in range(30):
    kampagne = lies("kampagne", "fetchKampagne", idPtKampagne=nummer)
    if kampagne["state"] != "inBezahlung":
        break
    time.sleep(1)
print(f"Status: {kampagne['state']}")

# 7. Die Rechnung als PDF.
for rechnung in lies("rechnung", "fetchRechnungen", idPtKampagne=nummer)["rechnungen"]:
    with open(f"{rechnung['rechnungsnummer']}.pdf", "wb") as datei:
        datei.write(lies_datei("rechnung", "downloadRechnungAsPdf", idPtRechnung=rechnung["idPtRechnung"]))
    print(f"Rechnung {rechnung['rechnungsnummer']} gespeichert")
