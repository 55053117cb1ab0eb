#!/bin/sh
# Eine ganze Kampagne: Zielgruppe, Werbemittel, Termin, Freigabe, Bestellung, Rechnung.
# Aufruf: API_URL=https://… API_TOKEN=pk_test_… sh kampagne.sh
set -eu
API_URL=${API_URL:-http://localhost:3000}

ablage=$(mktemp)
trap 'rm -f "$ablage"' EXIT

# Zu viele Anfragen: --retry wartet, wie es die Antwort sagt, und versucht es noch einmal.
sende() {
  if curl --silent --show-error --fail-with-body --retry 3 --output "$ablage" \
    -H "Authorization: Bearer $API_TOKEN" "$@"; then
    cat "$ablage"
  else
    # Der Grund steht in der Antwort.
    cat "$ablage" >&2
    return 1
  fi
}

# lies BEREICH AKTION [FELD=WERT …]
lies() { aufruf "$@" --get; }

# schreibe BEREICH AKTION [FELD=WERT …]; der Schlüssel sorgt dafür, dass eine Wiederholung nichts doppelt tut.
schreibe() { aufruf "$@" -H "Idempotency-Key: $(od -An -N16 -tx1 /dev/urandom | tr -d " \n")"; }

aufruf() {
  bereich=$1 aktion=$2
  shift 2
  for wort; do
    shift
    case $wort in
      -* | Idempotency-Key*) set -- "$@" "$wort" ;;
      *) set -- "$@" --data-urlencode "$wort" ;;
    esac
  done
  sende "$API_URL/api/v1/$bereich/$aktion" "$@"
}

# Wert eines Feldes aus einer Antwort: das erste, das so heißt.
feld() { grep -o "\"$1\":[^],}]*" | head -n 1 | cut -d : -f 2- | tr -d '"['; }

# 1. Wer Post bekommt: 500 Menschen in Berlin und Hamburg.
menge='{"anzahl":500,"regel":"gleichmaessig"}'
gebiet='{"art":"bundesland","bundeslaender":["BE","HH"]}'
antwort=$(schreibe zielgruppe saveZielgruppe 'bezeichnung=Großstädte' \
  "filter={\"geschlecht\":[],\"kaufkraft\":[],\"haustyp\":[],\"gebiet\":$gebiet,\"menge\":$menge}")
zielgruppe=$(echo "$antwort" | feld idPtZielgruppe)
echo "Zielgruppe $zielgruppe: $(echo "$antwort" | feld potenzial) Empfänger"

# 2. Was gedruckt wird: eine Postkarte im Grundlayout, ihr QR-Code führt in den Shop.
karte=$(schreibe werbemittel saveWerbemittel 'bezeichnung=Gutschein' 'format=maxipostkarte')
werbemittel=$(echo "$karte" | feld idPtWerbemittel)
seiten=$(echo "$karte" | sed -e 's/.*"seiten":\(\[.*\]\),"assets":.*/\1/' \
  -e 's|"inhalt":""|"inhalt":"https://shop.example.org/gutschein"|g')
schreibe werbemittel saveWerbemittel "idPtWerbemittel=$werbemittel" 'bezeichnung=Gutschein' \
  'format=maxipostkarte' "version=$(echo "$karte" | feld version)" "seiten=$seiten" > /dev/null

# 3. Wann: am ersten Tag, der möglich ist.
von=$(date +%Y-%m-%d)
bis=$(date -d '+60 days' +%Y-%m-%d 2> /dev/null || date -v +60d +%Y-%m-%d)
tag=$(lies kampagne fetchVersandtage "von=$von" "bis=$bis" | grep -o '[0-9-]\{10\}' | head -n 1)
antwort=$(schreibe kampagne saveKampagne 'bezeichnung=Herbstaktion' "idPtZielgruppe=$zielgruppe" \
  "idPtWerbemittel=$werbemittel" "versandDatum=$tag" 'tracking=1')
kampagne=$(echo "$antwort" | feld idPtKampagne)
echo "Kampagne $kampagne: $(echo "$antwort" | feld brutto) EUR, Versand am $tag"

# 4. Freigabe: Warnungen wurden gelesen und angenommen, der Link kommt zurück.
# Ab 5.001 Empfängern kommt er erst per E-Mail, wenn die Empfänger feststehen.
warnungen=$(echo "$antwort" | grep -o '"code":"[^"]*"' | cut -d : -f 2 | paste -s -d , - || true)
freigabe=$(schreibe kampagne kampagneZurFreigabeGeben "idPtKampagne=$kampagne" \
  "version=$(echo "$antwort" | feld version)" 'gueltigTage=14' 'quorum=alle' \
  'personen=[{"name":"Paula Prüferin","email":"paula@example.org"}]' "warnungenAkzeptiert=[$warnungen]")
schluessel=$(echo "$freigabe" | grep -o '/kampagne/freigeben/[^"]*' | head -n 1 | sed 's|.*/||')
pruefsumme=$(lies freigabe fetchFreigabe "hashKey=$schluessel" | feld snapshotHash)
schreibe freigabe freigabeErteilen "hashKey=$schluessel" 'name=Paula Prüferin' "snapshotHash=$pruefsumme" \
  'bestaetigt=["text","bild","qrZiel","absender"]' > /dev/null
echo 'Freigegeben'

# 5. Bestellen: mit dem Betrag, der jetzt offen ist. Eine Testkampagne endet hier.
antwort=$(lies kampagne fetchKampagne "idPtKampagne=$kampagne")
if [ "$(echo "$antwort" | feld testmodus)" = 1 ]; then
  echo 'Test beendet: nichts bestellt, nichts gedruckt'
  exit
fi
offen=$(echo "$antwort" | feld offen)
zahlung=$(schreibe zahlung starteZahlung "idPtKampagne=$kampagne" 'zahlungsart=rechnung' "betrag=$offen" 'agbAkzeptiert=1')
echo "Zahlung $(echo "$zahlung" | feld referenz): $(echo "$zahlung" | feld zahlungsStatus)"

# 6. Warten, bis die Zahlung durch ist. Im Betrieb sagt das ein Webhook.
versuch=0
while state=$(lies kampagne fetchKampagne "idPtKampagne=$kampagne" | feld state); do
  [ "$state" = inBezahlung ] && [ "$versuch" -lt 30 ] || break
  versuch=$((versuch + 1))
  sleep 1
done
echo "Status: $state"

# 7. Die Rechnung als PDF.
antwort=$(lies rechnung fetchRechnungen "idPtKampagne=$kampagne")
nummer=$(echo "$antwort" | feld rechnungsnummer)
lies rechnung downloadRechnungAsPdf "idPtRechnung=$(echo "$antwort" | feld idPtRechnung)" > "$nummer.pdf"
echo "Rechnung $nummer gespeichert"
