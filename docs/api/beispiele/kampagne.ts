/**
 * Eine ganze Kampagne: Zielgruppe, Werbemittel, Termin, Freigabe, Bestellung, Rechnung.
 * Aufruf: API_URL=https://… API_TOKEN=pk_test_… node kampagne.ts
 */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

const { API_URL = 'http://localhost:3000', API_TOKEN = '' } = process.env

/** Ein Objekt oder eine Liste reist als JSON in einem Feld. */
function felder(eingabe: object): URLSearchParams {
  const paare = Object.entries(eingabe).map(([name, wert]): [string, string] => [
    name,
    typeof wert === 'string' ? wert : JSON.stringify(wert),
  ])
  return new URLSearchParams(paare)
}

async function sende(adresse: string, auftrag: RequestInit): Promise<Response> {
  const antwort = await fetch(`${API_URL}${adresse}`, auftrag)
  if (antwort.ok) return antwort
  const { fehler } = await antwort.json()
  // Zu viele Anfragen: warten, wie es die Antwort sagt, und noch einmal.
  if (antwort.status !== 429) throw new Error(`${antwort.status} ${fehler.code}: ${fehler.text}`)
  await warte(Number(antwort.headers.get('Retry-After') ?? 1))
  return sende(adresse, auftrag)
}

const kopf = { Authorization: `Bearer ${API_TOKEN}` }
const warte = (sekunden: number) => new Promise((weiter) => setTimeout(weiter, sekunden * 1000))
const tag = (inTagen: number) => new Date(Date.now() + inTagen * 86_400_000).toISOString().slice(0, 10)

const lies = (bereich: string, aktion: string, eingabe: object = {}) =>
  sende(`/api/v1/${bereich}/${aktion}?${felder(eingabe)}`, { headers: kopf })

/** Der Schlüssel sorgt dafür, dass eine Wiederholung nichts doppelt tut. */
const schreibe = async (bereich: string, aktion: string, eingabe: object, schluessel = randomUUID()) => {
  const headers = { ...kopf, 'Idempotency-Key': schluessel }
  const body = felder(eingabe)
  const antwort = await sende(`/api/v1/${bereich}/${aktion}`, { method: 'POST', headers, body })
  return antwort.json()
}

// 1. Wer Post bekommt: 500 Menschen in Berlin und Hamburg.
const menge = { anzahl: 500, regel: 'gleichmaessig' }
const gebiet = { art: 'bundesland', bundeslaender: ['BE', 'HH'] }
const { idPtZielgruppe, potenzial } = await schreibe('zielgruppe', 'saveZielgruppe', {
  bezeichnung: 'Großstädte',
  filter: { geschlecht: [], kaufkraft: [], haustyp: [], gebiet, menge },
})
console.log(`Zielgruppe ${idPtZielgruppe}: ${potenzial} Empfänger`)

// 2. Was gedruckt wird: eine Postkarte im Grundlayout, ihr QR-Code führt in den Shop.
const karte = await schreibe('werbemittel', 'saveWerbemittel', { bezeichnung: 'Gutschein', format: 'maxipostkarte' })
for (const { layers } of karte.seiten)
  for (const layer of layers) if (layer.type === 'qrcode') layer.inhalt = 'https://shop.example.org/gutschein'
const { idPtWerbemittel, version, bezeichnung, format, seiten } = karte
await schreibe('werbemittel', 'saveWerbemittel', { idPtWerbemittel, version, bezeichnung, format, seiten })

// 3. Wann: am ersten Tag, der möglich ist.
const { tage } = await (await lies('kampagne', 'fetchVersandtage', { von: tag(0), bis: tag(60) })).json()
let kampagne = await schreibe('kampagne', 'saveKampagne', {
  bezeichnung: 'Herbstaktion',
  idPtZielgruppe,
  idPtWerbemittel,
  versandDatum: tage[0],
  tracking: 1,
})
const { idPtKampagne } = kampagne
console.log(`Kampagne ${idPtKampagne}: ${kampagne.preis.brutto} EUR, Versand am ${kampagne.versandDatum}`)

// 4. Freigabe: Warnungen wurden gelesen und angenommen, der Link kommt zurück.
// Ab 5.001 Empfängern kommt er erst per E-Mail, wenn die Empfänger feststehen.
const freigabe = await schreibe('kampagne', 'kampagneZurFreigabeGeben', {
  idPtKampagne,
  version: kampagne.version,
  personen: [{ name: 'Paula Prüferin', email: 'paula@example.org' }],
  gueltigTage: 14,
  quorum: 'alle',
  warnungenAkzeptiert: kampagne.befunde.map((befund: { code: string }) => befund.code),
})
const hashKey = freigabe.links[0].url.split('/').at(-1)
const { vorlage } = await (await lies('freigabe', 'fetchFreigabe', { hashKey })).json()
await schreibe('freigabe', 'freigabeErteilen', {
  hashKey,
  name: 'Paula Prüferin',
  snapshotHash: vorlage.snapshotHash,
  bestaetigt: ['text', 'bild', 'qrZiel', 'absender'],
})
console.log('Freigegeben')

// 5. Bestellen: mit dem Betrag, der jetzt offen ist. Eine Testkampagne endet hier.
kampagne = await (await lies('kampagne', 'fetchKampagne', { idPtKampagne })).json()
if (kampagne.testmodus === 1) {
  console.log('Test beendet: nichts bestellt, nichts gedruckt')
  process.exit()
}
const { zahlung } = await schreibe('zahlung', 'starteZahlung', {
  idPtKampagne,
  zahlungsart: 'rechnung',
  betrag: kampagne.zahlung.offen,
  agbAkzeptiert: 1,
})
console.log(`Zahlung ${zahlung.referenz}: ${zahlung.zahlungsStatus}`)

// 6. Warten, bis die Zahlung durch ist. Im Betrieb sagt das ein Webhook.
for (let versuch = 0; versuch < 30 && kampagne.state === 'inBezahlung'; versuch += 1) {
  await warte(1)
  kampagne = await (await lies('kampagne', 'fetchKampagne', { idPtKampagne })).json()
}
console.log(`Status: ${kampagne.state}`)

// 7. Die Rechnung als PDF.
const { rechnungen } = await (await lies('rechnung', 'fetchRechnungen', { idPtKampagne })).json()
for (const { idPtRechnung, rechnungsnummer } of rechnungen) {
  const pdf = await lies('rechnung', 'downloadRechnungAsPdf', { idPtRechnung })
  await writeFile(`${rechnungsnummer}.pdf`, Buffer.from(await pdf.arrayBuffer()))
  console.log(`Rechnung ${rechnungsnummer} gespeichert`)
}
