import { fehlschlagAus, readAbsage, member } from './absage.ts'
import { anfrageVon, learn, UNBEKANNT, type Anfrage, type Gewohnheiten } from './anfrage.ts'
import { Fehlschlag } from './fehlschlag.ts'
import { rememberSize } from './groesse.ts'
import { ask, wartezeit, type Antwort } from './leitung.ts'
import { alsBild, readJson, readLieferung, type Lieferung } from './lieferung.ts'
import type { BildDienst, DienstAuftrag } from '../platform/bildwerk.ts'
import { fremdeWorte } from './worte.ts'
import { zielVon } from './ziel.ts'

/** Longest time until an answer has come to its end, ms. */
const FRIST_MS = 120_000
/** Requests for one picture: each field is left out once, sizes are tried a few times. */
const ANFRAGEN_MAX = 8

interface Anschluss {
  fetch: typeof fetch
  ziel: URL
  modell: string
  schluessel: string
}

export function createBildDienst(
  env: Partial<Record<'BILD_URL' | 'BILD_SCHLUESSEL' | 'BILD_MODELL', string>>,
  options: { fetch?: typeof fetch; fristMs?: number } = {},
): BildDienst | null {
  const ziel = zielVon(env.BILD_URL)
  if (ziel === null) return null
  const modell = (env.BILD_MODELL ?? '').trim()
  const schluessel = (env.BILD_SCHLUESSEL ?? '').trim()
  const anschluss: Anschluss = { fetch: options.fetch ?? fetch, ziel, modell, schluessel }
  let gewohnheiten = UNBEKANNT
  return {
    modell,
    anbieter: ziel.host,
    async make(auftrag, signal) {
      const frist = AbortSignal.timeout(options.fristMs ?? FRIST_MS)
      const ende = AbortSignal.any([signal, frist])
      try {
        signal.throwIfAborted()
        const { lieferung, anfrage, gelernt } = await order(anschluss, auftrag, gewohnheiten, ende)
        gewohnheiten = { ...gelernt, groessen: rememberSize(gelernt.groessen, anfrage.size) }
        const bild = await alsBild(lieferung.bytes ?? (await fetchOne(anschluss, lieferung.url, ende)))
        // The time limit is over what the service does: a picture that came in time is kept.
        signal.throwIfAborted()
        return { ok: true, bild, saat: lieferung.saat ?? anfrage.seed ?? null }
      } catch (error) {
        if (signal.aborted) return new Fehlschlag('ABGEBROCHEN').ergebnis()
        const failure = error instanceof Fehlschlag ? error : new Fehlschlag('UNERWARTET')
        const late = frist.aborted && failure.code === 'VERBINDUNG'
        return (late ? new Fehlschlag('ZU_LANGSAM') : failure).ergebnis()
      }
    },
  }
}

interface Bestellung {
  lieferung: Lieferung
  anfrage: Anfrage
  /** Kept only now that it led to an answer: a refusal that was misread teaches nothing. */
  gelernt: Gewohnheiten
}

/** Asks until the service takes the request: what it refuses is left out, what it names is taken. */
async function order(
  anschluss: Anschluss,
  auftrag: DienstAuftrag,
  known: Gewohnheiten,
  signal: AbortSignal,
): Promise<Bestellung> {
  let gelernt = known
  for (let count = 1; ; count++) {
    const anfrage = anfrageVon(anschluss.modell, auftrag, gelernt)
    const antwort = await ask(anschluss.fetch, anschluss.ziel.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...zugang(anschluss) },
      body: JSON.stringify(anfrage),
      signal,
    })
    if (antwort.status < 300)
      return { lieferung: readLieferung(angenommen(antwort, anschluss, auftrag)), anfrage, gelernt }
    const absage = readAbsage(antwort.status, tryJson(antwort.bytes))
    const next = count < ANFRAGEN_MAX ? learn(gelernt, absage, anfrage) : null
    if (next === null)
      throw fehlschlagAus(absage, worteAus(absage.message, anschluss, auftrag), wartezeit(antwort.headers))
    gelernt = next
  }
}

const zugang = ({ schluessel }: Anschluss): Record<string, string> =>
  schluessel === '' ? {} : { authorization: `Bearer ${schluessel}` }

const worteAus = (message: string, { schluessel }: Anschluss, { text, negativ }: DienstAuftrag) =>
  fremdeWorte(message, { schluessel, texte: [text, negativ] })

/** Content of an answer with 200; some services put their refusals there too. */
function angenommen(antwort: Antwort, anschluss: Anschluss, auftrag: DienstAuftrag): unknown {
  const body = readJson(antwort.bytes)
  if (member(body, 'error') === undefined || member(body, 'error') === null) return body
  const absage = readAbsage(400, body)
  throw fehlschlagAus(absage, worteAus(absage.message, anschluss, auftrag), wartezeit(antwort.headers))
}

function tryJson(bytes: Uint8Array): unknown {
  try {
    return readJson(bytes)
  } catch {
    return null
  }
}

/** A picture that lies beside the service, and nowhere else: an address of a stranger is not followed into our network. */
async function fetchOne(anschluss: Anschluss, address: string | null, signal: AbortSignal): Promise<Uint8Array> {
  const url = URL.canParse(address ?? '', anschluss.ziel) ? new URL(address ?? '', anschluss.ziel) : null
  if (url?.origin !== anschluss.ziel.origin || url.username !== '' || url.password !== '')
    throw new Fehlschlag('FREMDE_ADRESSE')
  const antwort = await ask(anschluss.fetch, url.href, { headers: zugang(anschluss), signal })
  if (antwort.status >= 300) throw new Fehlschlag(antwort.status >= 500 ? 'STOERUNG' : 'OHNE_BILD')
  return antwort.bytes
}
