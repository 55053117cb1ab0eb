import { randomInt } from 'node:crypto'
import type { FehlerAntwort } from '#src/contract/apiError.ts'
import type { DateiAntwort } from '#src/contract/wire.ts'
import { sichererName } from '#src/domain/upload/dateiname.ts'
import { Refusal } from '../context.ts'
import { DATENBANK_BESCHAEDIGT, faultOf, type Fault } from '../db/faults.ts'
import { TooMany } from '../limits.ts'
import { challengeOf } from './bearer.ts'
import type { LogEntry } from '../context.ts'
import { bodyOf, type DateiStrom } from '../strom.ts'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Number that a user can read out on the phone: no letter that looks like a figure. */
export function newRequestNumber(): string {
  return Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Answers hold personal data: nobody keeps a copy (SEC-24). */
const NO_STORE = { 'Cache-Control': 'no-store' }

export function jsonAnswer(json: string, anfrage: string): Response {
  return new Response(json, {
    headers: { ...NO_STORE, 'Content-Type': 'application/json; charset=utf-8', 'X-Anfrage': anfrage },
  })
}

/** A file is saved, never shown: nothing in it may run with our origin (SEC-38). */
const saved = (type: string, name: string, anfrage: string) => ({
  ...NO_STORE,
  'Content-Type': type || 'application/octet-stream',
  'Content-Disposition': contentDisposition(name),
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Anfrage': anfrage,
})

export function fileAnswer({ blob, name }: DateiAntwort, anfrage: string): Response {
  return new Response(blob, { headers: saved(blob.type, name, anfrage) })
}

/** A file that is made while it is sent. */
export function streamAnswer(file: DateiStrom, anfrage: string, log: (entry: LogEntry) => void): Response {
  const body = bodyOf(file, (error) => log({ ereignis: 'fehler', anfrage, stack: stackOf(error) }))
  return new Response(body, { headers: saved(file.type, file.name, anfrage) })
}

/** A picture of ours, shown in place. Its address changes with its content, so the caller's browser keeps it (a year). */
export function pictureAnswer({ blob }: DateiAntwort, anfrage: string): Response {
  return new Response(blob, {
    headers: {
      'Cache-Control': 'private, max-age=31536000, immutable',
      'Content-Type': blob.type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Anfrage': anfrage,
    },
  })
}

/** File name as RFC 6266 wants it, whatever a foreign name holds (SEC-37, SEC-38). */
export function contentDisposition(name: string): string {
  const encoded = encodeURIComponent(sichererName(name)).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded || 'Datei'}`
}

/** Who reads a refusal: a person in front of a screen, or somebody in the log of a program. */
export type Leser = 'person' | 'programm'

/** Turns whatever was thrown into an answer: an expected refusal with its text, anything else neutral (SEC-46). */
export function errorAnswer(
  error: unknown,
  anfrage: string,
  log: (entry: LogEntry) => void,
  leser: Leser = 'person',
): Response {
  const refusal = error instanceof Refusal ? error : unexpected(error, anfrage, log)
  const { status, code, message, felder, aktuell, programm } = refusal
  const body: FehlerAntwort = {
    fehler: {
      code,
      text: leser === 'programm' && programm !== undefined ? programm : message,
      ...(felder ? { felder } : {}),
      ...(aktuell === undefined ? {} : { aktuell }),
      anfrage,
    },
  }
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...NO_STORE,
      'Content-Type': 'application/json; charset=utf-8',
      'X-Anfrage': anfrage,
      ...(refusal instanceof TooMany ? { 'Retry-After': String(refusal.retryAfterS) } : {}),
      ...(status === 401 ? { 'WWW-Authenticate': challengeOf(code) } : {}),
      ...(status === 413 ? { Connection: 'close' } : {}),
    },
  })
}

/** Messages quote what they stumble over, and that may be a name or a key (SEC-45): the place of the fault is enough. */
const withoutQuotes = (text: string, message: string) =>
  text.replace(message, message.replaceAll(/(["'`„]).*?(["'`“]|$)/gs, '$1…$2'))

const stackOf = (error: unknown) =>
  error instanceof Error
    ? withoutQuotes(error.stack ?? error.message, error.message)
    : withoutQuotes(String(error), String(error))

const SPAETER = 'Ihre Eingaben sind noch da. Bitte versuchen Sie es in einigen Minuten erneut.'

/** What happened, in the user's words; the rest is for whoever looks after the machine, and stands in the log. */
const NICHT_VERFUEGBAR: Record<Exclude<Fault, 'beschaedigt'>, string> = {
  verbindung:
    'Der Dienst erreicht seine Datenbank gerade nicht. Ihre Eingaben sind noch da. Bitte versuchen Sie es gleich erneut.',
  belegt: 'Der Dienst ist gerade überlastet. Ihre Eingaben sind noch da. Bitte versuchen Sie es gleich erneut.',
  voll: `Der Dienst kann gerade nichts speichern. ${SPAETER}`,
  nurLesen: `Der Dienst kann gerade nichts speichern. ${SPAETER}`,
  unlesbar: `Der Dienst kann seine Daten gerade nicht lesen. ${SPAETER}`,
}

/** No try of anybody mends it: somebody has to hear of it. */
function beschaedigt(text: string, anfrage: string, log: (entry: LogEntry) => void): Refusal {
  log({ ereignis: 'datenbankBeschaedigt', anfrage, text: `${DATENBANK_BESCHAEDIGT} (${text})` })
  return new Refusal(
    500,
    'INTERNER_FEHLER',
    'Die Daten des Dienstes sind beschädigt. Ein neuer Versuch hilft nicht. Ihre Eingaben sind noch da. Bitte geben Sie Ihrem Anbieter Bescheid und nennen Sie die Nummer der Anfrage.',
    { programm: 'Die Daten des Dienstes sind beschädigt. Nennen Sie uns bei einer Rückfrage die Nummer in `anfrage`.' },
  )
}

function unexpected(error: unknown, anfrage: string, log: (entry: LogEntry) => void): Refusal {
  const stoerung = faultOf(error)
  if (stoerung !== null) {
    // Where it happened says nothing of a disk or a line, and there may be many such lines.
    const text = error instanceof Error ? withoutQuotes(error.message, error.message) : ''
    if (stoerung === 'beschaedigt') return beschaedigt(text, anfrage, log)
    log({ ereignis: 'nichtVerfuegbar', anfrage, stoerung, text })
    return new Refusal(503, 'NICHT_VERFUEGBAR', NICHT_VERFUEGBAR[stoerung], {
      programm: 'Der Dienst ist gerade nicht verfügbar. Es wurde nichts gespeichert.',
    })
  }
  log({ ereignis: 'fehler', anfrage, stack: stackOf(error) })
  return new Refusal(
    500,
    'INTERNER_FEHLER',
    'Bei uns ist ein Fehler aufgetreten. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
    { programm: 'Bei uns ist ein Fehler aufgetreten. Nennen Sie uns bei einer Rückfrage die Nummer in `anfrage`.' },
  )
}
