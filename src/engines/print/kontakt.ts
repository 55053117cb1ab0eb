import { soundsLikeFirma, NAMENSZUSATZ } from '#src/base/names/woerter.ts'
import { accept, isEmail, refuse, rufnummer, webadresse, type QrText } from './qrInhalt.ts'

/** Contacts as telephones import them: a vCard 3.0 with a line for each part (RFC 2426, print 4). */

type Feld = 'name' | 'firma' | 'position' | 'strasse' | 'ort' | 'telefon' | 'mobil' | 'fax' | 'email' | 'web' | 'notiz'

interface Angabe {
  feld: Feld
  wert: string
}

/** Words before a value, in front of a colon: small letters without dot, hyphen and blank. */
const BESCHRIFTUNG: Record<string, Feld> = {
  name: 'name', ansprechpartner: 'name', ansprechpartnerin: 'name',
  firma: 'firma', unternehmen: 'firma',
  position: 'position', funktion: 'position',
  straße: 'strasse', strasse: 'strasse', ort: 'ort',
  tel: 'telefon', telefon: 'telefon', fon: 'telefon', phone: 'telefon', t: 'telefon', büro: 'telefon',
  mobil: 'mobil', mobiltelefon: 'mobil', handy: 'mobil', m: 'mobil',
  fax: 'fax', telefax: 'fax', f: 'fax',
  email: 'email', mail: 'email', e: 'email',
  web: 'web', website: 'web', webseite: 'web', internet: 'web', homepage: 'web', www: 'web', url: 'web',
  notiz: 'notiz', hinweis: 'notiz',
} // oxfmt-ignore

const MIT_DOPPELPUNKT = /^([\p{L}][\p{L}. -]{0,18}?)\s*:\s*(?!\/\/)(\S.*)$/u
/** "Tel. 0221 1234" goes without a colon. */
const VOR_NUMMER = /^(tel|telefon|fon|mobil|handy|fax|t|m|f)\b\.?\s*(?=[+(\d])(.*)$/iu
const PLZ_ORT = /^(?:D[- ])?(\d{5})\s+(\p{L}.*)$/u
const STRASSE = /\d|(?:str\.?|straße|weg|platz|allee|gasse|markt|hof|ring)$|^postfach/iu
const BERUF =
  /(?:führer|führerin|inhaber|leiter|leitung|berater|meister|manager|vertrieb|assistenz|assistent|vorstand|anwalt|makler|agentur|arzt|ärztin|chef)(?:in)?$/iu
const WEBADRESSE = /^(?:https?:\/\/|www\.)\S+$|^[a-zäöüß\d][a-zäöüß\d.-]*\.[a-z]{2,}(?:\/\S*)?$/iu

const isWebadresse = (text: string): boolean => WEBADRESSE.test(text) && webadresse(text).ok
/** Numbers of mobile networks of Germany. */
const MOBIL = /^(?:\+49|0)1[567]/

function beschriftet(line: string): Angabe | null {
  const match = MIT_DOPPELPUNKT.exec(line) ?? VOR_NUMMER.exec(line)
  const key = (match?.[1] ?? '').toLowerCase().replaceAll(/[.\s-]/g, '')
  if (!match || !Object.hasOwn(BESCHRIFTUNG, key)) return null
  const feld = BESCHRIFTUNG[key]
  return feld === undefined ? null : { feld, wert: (match[2] ?? '').trim() }
}

/** What a line is, told by its look; null: words. */
function erkannt(line: string): Angabe | null {
  const angabe = beschriftet(line)
  const wert = angabe?.wert ?? line
  if (angabe !== null && /^(?:telefon|mobil|fax)$/.test(angabe.feld) && rufnummer(wert) === null)
    return { feld: 'notiz', wert: line }
  if (angabe !== null) return angabe
  if (isEmail(line)) return { feld: 'email', wert }
  if (/^[+(\d]/.test(line) && rufnummer(line) !== null) return { feld: 'telefon', wert }
  return isWebadresse(line) ? { feld: 'web', wert } : null
}

/** Lines of a contact, several values of one line apart: "Heidestr. 17, 51147 Köln", "Tel. 1 | Fax 2". */
const linesOf = (value: string): string[] =>
  value
    .replaceAll(/[^\S\n]+/g, ' ')
    .split(/\n| [|•·] |, ?(?=(?:D[- ])?\d{5} \p{L})/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What stands in the lines: by their labels, by their look, and words by their place. */
function angabenVon(value: string): Angabe[] {
  const lines = linesOf(value)
  const found: Angabe[] = []
  const has = (feld: Feld) => found.some((angabe) => angabe.feld === feld)
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1] ?? ''
    const angabe = erkannt(line)
    if (angabe) found.push(angabe)
    else if (PLZ_ORT.test(line)) found.push({ feld: 'ort', wert: line })
    else if (PLZ_ORT.test(next) && STRASSE.test(line)) found.push({ feld: 'strasse', wert: line })
    else if (!has('firma') && soundsLikeFirma(line)) found.push({ feld: 'firma', wert: line })
    else if (!has('name')) found.push({ feld: 'name', wert: line })
    else if (!has('position') && BERUF.test(line)) found.push({ feld: 'position', wert: line })
    else found.push({ feld: has('firma') ? 'notiz' : 'firma', wert: line })
  }
  return found
}

const TITEL = /^(?:(?:prof|dr|dipl|mag|ing|pd|med|dent|phil|jur|iur|rer|nat|oec|pol|vet|habil|h|c)\b[.-]\S*\s+)+/iu
const ANREDE = /^(?:herrn?|frau)\s+/iu

/** Surname, given name and title of a name: "Dr. Erika von der Tann", "Mustermann, Erika". */
function nameVon(text: string): { nachname: string; vorname: string; titel: string } {
  const ohneAnrede = text.replace(ANREDE, '')
  const titel = TITEL.exec(ohneAnrede)?.[0].trim() ?? ''
  const rest = ohneAnrede.slice(titel.length).trim()
  const [hinten = '', vorn] = rest.split(/[,;]/, 2)
  if (vorn !== undefined) return { nachname: hinten.trim(), vorname: vorn.trim(), titel }
  const words = rest.split(/\s+/)
  let from = words.length - 1
  while (from > 1 && NAMENSZUSATZ.has((words[from - 1] ?? '').toLowerCase())) from -= 1
  return { nachname: words.slice(from).join(' '), vorname: words.slice(0, from).join(' '), titel }
}

const escaped = (text: string): string => text.replaceAll(/([\\,;])/g, String.raw`\$1`)
const teile = (...parts: string[]): string => parts.map(escaped).join(';')

function zeile({ feld, wert }: Angabe): string[] {
  switch (feld) {
    case 'firma':
      return [`ORG:${escaped(wert)}`]
    case 'position':
      return [`TITLE:${escaped(wert)}`]
    case 'telefon':
    case 'mobil':
    case 'fax': {
      const nummer = rufnummer(wert) ?? ''
      const art = feld === 'fax' ? ';TYPE=FAX' : feld === 'mobil' || MOBIL.test(nummer) ? ';TYPE=CELL' : ''
      return [`TEL${art}:${nummer}`]
    }
    case 'email':
      return [isEmail(wert) ? `EMAIL:${wert}` : `NOTE:${escaped(wert)}`]
    case 'web': {
      const url = webadresse(wert)
      return [url.ok ? `URL:${url.text}` : `NOTE:${escaped(wert)}`]
    }
    case 'notiz':
      return [`NOTE:${escaped(wert)}`]
    case 'name':
    case 'strasse':
    case 'ort':
      return []
  }
}

function anschrift(angaben: readonly Angabe[]): string[] {
  const wert = (feld: Feld) => angaben.find((angabe) => angabe.feld === feld)?.wert ?? ''
  const [, plz = '', ort = wert('ort')] = PLZ_ORT.exec(wert('ort')) ?? []
  if (wert('strasse') === '' && ort === '') return []
  return [`ADR;TYPE=WORK:;;${teile(wert('strasse'), ort, '', plz, '')}`]
}

/** A vCard that somebody brings stays as it is, with the ends of lines that the format wants. */
function fertigeKarte(value: string): QrText {
  const lines = value.split(/\r?\n/).map((line) => line.trimEnd())
  if (!/^END:VCARD$/i.test(lines.at(-1) ?? '')) return refuse('Der Visitenkarte fehlt die letzte Zeile END:VCARD.')
  return accept(['BEGIN:VCARD', ...lines.slice(1, -1).filter((line) => line !== ''), 'END:VCARD'].join('\r\n'))
}

/** Contact of a code: lines that are told apart, or a vCard that is one already. */
export function kontaktText(value: string): QrText {
  if (/^BEGIN:VCARD\s/i.test(value)) return fertigeKarte(value)
  const angaben = angabenVon(value)
  const name = angaben.find(({ feld }) => feld === 'name')?.wert ?? ''
  const firma = angaben.find(({ feld }) => feld === 'firma')?.wert ?? ''
  if (name === '' && firma === '') return refuse('Schreiben Sie einen Namen oder eine Firma in die erste Zeile.')
  const { nachname, vorname, titel } = nameVon(name)
  const voll = name === '' ? firma : [titel, vorname, nachname].filter(Boolean).join(' ')
  return accept(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${teile(nachname, vorname, '', titel, '')}`,
      `FN:${escaped(voll)}`,
      ...angaben.flatMap(zeile),
      ...anschrift(angaben),
      'END:VCARD',
    ].join('\r\n'),
  )
}
