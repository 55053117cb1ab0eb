import { vocabulary } from './names.ts'

/** What stands for personal data, in a form that the contract takes: by the name of the field. */
const PERSONAL: Record<string, string> = {
  vorname: 'Vorname',
  nachname: 'Nachname',
  name: 'Name',
  empfaengerName: 'Name',
  kontoinhaber: 'Name',
  angefordertVon: 'Name',
  akzeptiertVon: 'Name',
  avvAkzeptiertVon: 'Name',
  beantragtVon: 'Name',
  erstelltVon: 'Name',
  erteiltVon: 'Name',
  geaendertVon: 'Name',
  geprueftVon: 'Name',
  letzterExportVon: 'Name',
  von: 'Name',
  titel: 'Titel',
  firma: 'Firma',
  zusatz: '',
  empfaenger: 'Firma',
  parteien: 'Parteien',
  strasse: 'Straße',
  strasseHausnummer: 'Straße 1',
  hausnummer: '1',
  plz: '00000',
  ort: 'Ort',
  email: 'person@example.org',
  empfaengerEmail: 'person@example.org',
  rechnungsEmail: 'person@example.org',
  datenschutzKontakt: 'person@example.org',
  an: 'person@example.org',
  telefon: '+49 000 0000000',
  iban: 'DE00 0000 0000 0000 0000 00',
  bic: 'XXXXXXXX',
  bank: 'Bank',
  glaeubigerId: 'DE00ZZZ00000000000',
  ustIdNr: 'DE000000000',
  steuernummer: '000/000/00000',
  register: 'HRB 0',
  kundennummer: '0',
  passwort: 'Passwort',
  altesPasswort: 'Passwort',
  neuesPasswort: 'Passwort',
  accessToken: 'token',
  geheimnis: 'geheimnis',
  ticket: 'ticket',
  hashKey: 'schluessel',
  schluessel: 'SCHLUESSEL',
  otpauthUrl: 'otpauth://totp/Name',
  codes: '0000-0000',
  praefix: 'pk_live_00000000',
  ip: '192.0.2.1',
  letzteIp: '192.0.2.1',
  ipListe: '192.0.2.1',
  url: 'https://example.org/',
  avatar: 'data:,',
  logo: 'data:,',
  inhalt: '{}',
}

/** Words about things and no persons: they stay, but for what looks like personal data in them. */
const KEPT = new Set([
  'bezeichnung',
  'kampagneBezeichnung',
  'zielgruppeBezeichnung',
  'werbemittelBezeichnung',
  'title',
  'internalName',
  'state',
  'teilstatus',
  'zahlungsStatus',
  'vonState',
  'nachState',
  'status',
  'role',
  'action',
  'subject',
  'aktion',
  'code',
  'fassung',
  'rechnungsnummer',
  'vorschau',
  'anbieter',
  'modell',
  'ereignis',
  'operation',
  'farbe',
  'markenfarbe',
  'format',
  'zeichensatz',
  'trennzeichen',
  'text',
  'q',
  'neu',
  'fehler',
  'error',
  'errors',
  'message',
  'meldung',
  'msg',
])
/** Names under which only a request carries a secret. */
const SECRET_IN_REQUESTS: Record<string, string> = { code: '000000' }

const EMAIL = /[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[a-z]{2,}/gi
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,7}(?: ?[\dA-Z]{1,3})?\b/g
const PHONE = /(?:\+|\b00?)[1-9][\d ()/-]{6,}\d/g
const DATA_URL = /data:[\w/+.-]+;base64,[\w+/=]+/g
/** Long and mixed of letters and digits: keys, tokens and sums. */
const TOKEN = /(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}/g

/** Numbers, amounts, days and moments of any writing, but not so long that a telephone could hide in them. */
const PLAIN =
  /^(?:[+-]?\d{1,6}|[+-]?[\d.,]{1,12}(?: ?€)?|\d{4}-\d{2}-\d{2}(?:[ T][\d:.]{5,15}(?:Z|[+-]\d{2}:?\d{2})?)?|\d{1,2}\.\d{1,2}\.\d{4}|#[0-9a-f]{3,8}|true|false|on|off|ja|nein|)$/i
/** A word is looked for in other texts from this length on: shorter ones stand in other words. */
const SHORTEST_WORD = 4

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Takes personal data out of what goes into a report or an example: by the names of the contract, by looks, and by the
 * words themselves, which were seen under such a name and may stand in any other text. Under a name that the contract does
 * not know, every text is taken out.
 */
export class Blanker {
  readonly #known = vocabulary()
  readonly #words = new Set<string>()

  /** Notes the personal words of an answer, so that they are found in the texts of others. */
  learn(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const part of value) this.learn(part, name)
    else if (isRecord(value)) for (const [key, part] of Object.entries(value)) this.learn(part, key)
    else if (typeof value === 'string' && Object.hasOwn(PERSONAL, name) && !this.#known.words.has(value)) {
      const word = value.trim()
      if (word.length >= SHORTEST_WORD && !PLAIN.test(word)) this.#words.add(word)
    }
  }

  /** The same shape without personal data. */
  value(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((part) => this.value(part, name))
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.value(part, key)]))
    if (typeof value === 'string') return this.field(name, value)
    return typeof value === 'number' && this.#isForeignNumber(name, value) ? 0 : value
  }

  /** What a call was asked with: passwords and codes stand in it, too. */
  request(fields: Record<string, unknown>): unknown {
    return this.value(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, SECRET_IN_REQUESTS[name] ?? value] as const),
      ),
    )
  }

  field(name: string, value: string): string {
    const replacement = Object.hasOwn(PERSONAL, name) ? PERSONAL[name] : undefined
    if (value === '' || this.#known.words.has(value)) return value
    if (replacement !== undefined) return replacement
    if (PLAIN.test(value)) return value
    const isNoText = this.#known.fields.has(name) && !this.#known.texts.has(name)
    if (KEPT.has(name) || isNoText) return this.text(value)
    return 'Text'
  }

  /** A sentence: what looks like personal data, and words that were seen as such. */
  text(value: string): string {
    let text = value
    for (const word of [...this.#words].toSorted((a, b) => b.length - a.length)) text = text.replaceAll(word, '…')
    return text
      .replaceAll(DATA_URL, 'data:,')
      .replaceAll(EMAIL, 'person@example.org')
      .replaceAll(IBAN, 'DE00 0000 0000 0000 0000 00')
      .replaceAll(TOKEN, (token) => '0'.repeat(token.length))
      .replaceAll(PHONE, '+49 000 0000000')
  }

  /** What came in a field, as a report quotes it: `"Katha …`. */
  quoted(field: string, came: string): string {
    if (!came.startsWith('"')) return came
    const name = /([^.[\]]+)(?:\[\d*\])*$/.exec(field)?.[1] ?? ''
    return `"${this.field(name, came.replace(/^"|"$|"? …$/g, ''))}"`
  }

  #isForeignNumber(name: string, value: number): boolean {
    return Object.hasOwn(PERSONAL, name) || (!this.#known.fields.has(name) && Math.abs(value) >= 1_000_000)
  }
}
