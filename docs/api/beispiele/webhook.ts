/**
 * Nimmt Webhooks an und prüft, dass sie von uns kommen.
 * Aufruf: WEBHOOK_GEHEIMNIS=whsec_… PORT=8080 node webhook.ts
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

const { WEBHOOK_GEHEIMNIS = '', PORT = '8080' } = process.env
const schluessel = Buffer.from(WEBHOOK_GEHEIMNIS.replace('whsec_', ''), 'base64')
/** Schon verarbeitete Nachrichten; im Betrieb eine Tabelle. */
const bekannt = new Set<string>()

function istEcht(kopf: IncomingHttpHeaders, inhalt: string): boolean {
  const zeit = String(kopf['webhook-timestamp'])
  // Älter als fünf Minuten: jemand spielt eine abgefangene Nachricht noch einmal ab.
  if (!(Math.abs(Date.now() / 1000 - Number(zeit)) < 300)) return false
  const soll = createHmac('sha256', schluessel)
    .update(`${String(kopf['webhook-id'])}.${zeit}.${inhalt}`)
    .digest()
  // Nach einem Wechsel des Geheimnisses sind es zwei Unterschriften; eine muss passen.
  return String(kopf['webhook-signature'])
    .split(' ')
    .map((unterschrift) => Buffer.from(unterschrift.replace('v1,', ''), 'base64'))
    .some((ist) => ist.length === soll.length && timingSafeEqual(ist, soll))
}

createServer(async (anfrage, antwort) => {
  let inhalt = ''
  for await (const stueck of anfrage.setEncoding('utf8')) inhalt += stueck
  if (!istEcht(anfrage.headers, inhalt)) {
    antwort.writeHead(400).end()
    return
  }
  // Erst antworten, dann arbeiten: nach zehn Sekunden gilt die Nachricht als nicht zugestellt.
  antwort.writeHead(204).end()
  const id = String(anfrage.headers['webhook-id'])
  if (bekannt.has(id)) return
  bekannt.add(id)
  const { ereignis, daten } = JSON.parse(inhalt)
  console.log(`${ereignis} ${JSON.stringify(daten)}`)
}).listen(Number(PORT), () => console.log(`Bereit auf Port ${PORT}`))
