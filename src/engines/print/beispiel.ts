import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import type { FeldKey } from '#src/contract/dokument.ts'
import { isSpaltenKey, spaltenInhalt, spaltenNameOf } from './eigeneSpalten.ts'

/** Recipient of every preview that has no real one. Invented. */
export const BEISPIEL_EMPFAENGER: Empfaenger = {
  anrede: 'Frau',
  titel: '',
  vorname: 'Erika',
  nachname: 'Mustermann',
  firma: '',
  zusatz: '',
  strasse: 'Heidestraße',
  hausnummer: '17',
  plz: '51147',
  ort: 'Köln',
  land: '',
  kundennummer: '100042',
  gutscheincode: 'GUT-4711',
}

/** Stands where a part-addressed mailing has no name. Assumed wording (domain 4.3). */
export const OHNE_NAMEN = 'An die Bewohner des Hauses'

/** Sender of a design that belongs to no campaign yet; nobody takes it for his own. */
export const ABSENDER_MUSTER: Absender = {
  firma: 'Ihre Firma',
  strasse: 'Straße',
  hausnummer: '1',
  plz: '12345',
  ort: 'Ort',
}

/** Privacy text of a design that belongs to no campaign yet; says so itself. */
export const DATENSCHUTZ_MUSTER =
  'MUSTERTEXT – Der Datenschutzhinweis wird beim Anlegen der Kampagne eingesetzt, weil er von der Zielgruppe abhängt. ' +
  'Er nennt den Verantwortlichen mit Anschrift, die Herkunft der Adressdaten, die Rechtsgrundlage nach Art. 6 Abs. 1 ' +
  'DSGVO und weitere Angaben nach Art. 13 und 14 DSGVO.\n' +
  'Ihr Recht, der Werbung jederzeit zu widersprechen, steht hier.'

const isMann = (anrede: string) => /^(herr|herrn|mr)$/i.test(anrede.trim())
const isFrau = (anrede: string) => /^(frau|mrs|ms)$/i.test(anrede.trim())

/** Joins what is there by single spaces. */
function join(...parts: string[]): string {
  let joined = ''
  for (const part of parts) {
    const text = part.trim()
    if (text !== '') joined += joined === '' ? text : ` ${text}`
  }
  return joined
}

/** Lines of the printed address, at most six (DIN 5008 address zone). */
export function adressZeilen(e: Omit<Empfaenger, 'kundennummer' | 'gutscheincode'>): string[] {
  const anrede = isMann(e.anrede) ? 'Herrn' : e.anrede.trim()
  const name = join(e.titel, e.vorname, e.nachname)
  const land = /^(|d|de|deu|deutschland|germany)$/i.test(e.land.trim()) ? '' : e.land.trim().toUpperCase()
  const person = e.firma.trim() === '' && name !== '' ? [anrede, name] : [name === '' ? '' : join(anrede, name)]
  const kopf = [e.firma.trim(), ...person].filter((line) => line !== '')
  const rest = [e.zusatz.trim(), join(e.strasse, e.hausnummer), join(e.plz, e.ort), land]
  return [...(kopf.length === 0 ? [OHNE_NAMEN] : kopf), ...rest.filter((line) => line !== '')]
}

/** "Sehr geehrte Frau Dr. Muster"; empty when the form of address or the surname is unknown. */
function briefanrede(e: Empfaenger): string {
  if (e.nachname.trim() === '') return ''
  if (isMann(e.anrede)) return join('Sehr geehrter Herr', e.titel, e.nachname)
  if (isFrau(e.anrede)) return join('Sehr geehrte Frau', e.titel, e.nachname)
  return ''
}

/**
 * What a placeholder prints for this recipient; empty: the layer's fallback is printed. The example has every own
 * column, with its name in it.
 */
export function platzhalterWert(e: Empfaenger, key: FeldKey): string {
  if (isSpaltenKey(key)) {
    const name = spaltenNameOf(key)
    return e === BEISPIEL_EMPFAENGER ? name : spaltenInhalt(e, name).trim()
  }
  return (key === 'briefanrede' ? briefanrede(e) : e[key]).trim()
}
