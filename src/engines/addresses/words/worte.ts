import type { Empfaenger, ZeilenCode } from '#src/contract/zielgruppe.ts'
import { LAENGSTE_ZELLE } from '../read/limits.ts'
import { absageIn, isNachlass, isNachlassFirma } from './absage.ts'
import { hasSigns, hasSignsInOrt, hasSignsInZusatz } from './anzeichen.ts'
import { fremdesIn, type Stelle } from './fremdes.ts'
import { isOhneBriefzustellung } from './zustellung.ts'

/** Cells in which people write what is no part of an address, and what each of them is. */
const FELDER = ['titel', 'vorname', 'nachname', 'firma', 'zusatz', 'strasse', 'ort'] as const
type WortFeld = (typeof FELDER)[number]

const STELLE: Record<WortFeld, Stelle> = {
  titel: 'name', vorname: 'name', nachname: 'name', firma: 'firma', zusatz: 'zusatz', strasse: 'strasse', ort: 'ort',
} // oxfmt-ignore

/** What a printed text loses, and why. */
export interface WortBefund {
  code: ZeilenCode
  feld: WortFeld
  alt: string
  neu: string
}

function isVerdaechtig(feld: WortFeld, text: string): boolean {
  if (text.length > LAENGSTE_ZELLE) return false
  if (feld === 'ort') return hasSignsInOrt(text)
  return feld === 'zusatz' ? hasSignsInZusatz(text) : hasSigns(text)
}

/** Signs that are left at an edge of what was cut. */
const RAND = /^[\s.,;:*?!/–-]+(?=\S)|[\s,;:*?!(/–-]+$/gu

function clean(text: string): string {
  const plain = text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(RAND, '')
    .trim()
  return /[\p{L}\d]/u.test(plain) ? plain : ''
}

/** A text without a piece of it: from the piece on where something stands in front, else what follows it. */
function ohne(text: string, von: number, bis: number): string {
  const vorn = text.slice(0, von)
  return clean(/\p{L}{2}/u.test(vorn) ? vorn : `${vorn} ${text.slice(bis)}`)
}

/** An addition without the parts between commas that hold it. */
function ohneTeil(text: string, isFremd: (teil: string) => boolean): string {
  const teile = text.split(/\s*[,;|]\s*|\s\/\/\s/u)
  return teile.length === 1 ? '' : teile.filter((teil) => !isFremd(teil)).join(', ')
}

/** Firms in liquidation are called so. */
const IM_NAMEN = /^(?:i\. ?l|in liq)/iu

/** Set apart from a firm's name: behind it, in brackets, before a dash; "Moved Media GmbH" is called so. */
const ABGESETZT = /^[\s.]*(?:[*!:;,)\]/–-]|\d|$|x{2,}|(?:seit|am|lt|laut|zum|per)(?!\p{L}))/iu

function removeAbsage(feld: WortFeld, text: string): string | null {
  const match = absageIn(text)
  if (match === null) return null
  if (feld === 'firma' && !ABGESETZT.test(text.slice(match.index + match[0].length))) return null
  if (feld === 'firma' && IM_NAMEN.test(match[0])) return text
  return feld === 'zusatz'
    ? ohneTeil(text, (teil) => absageIn(teil) !== null)
    : ohne(text, match.index, match.index + match[0].length)
}

function removeForeign(feld: WortFeld, text: string): string | null {
  const stelle = STELLE[feld]
  const found = fremdesIn(text, stelle)
  if (found === null) return null
  if (stelle !== 'zusatz') return ohne(text, found.von, found.bis)
  const rest = ohneTeil(text, (teil) => fremdesIn(teil, stelle) !== null)
  return rest === text ? '' : rest
}

/** A street without a telephone number or an address of the net behind it; empty where it is no more than that. */
export function ohneFremdes(strasse: string): string {
  const found =
    strasse.length <= LAENGSTE_ZELLE && hasSigns(strasse) && !isOhneBriefzustellung({ ...LEER, strasse })
      ? fremdesIn(strasse, 'strasse')
      : null
  return found === null ? strasse : ohne(strasse, found.von, found.bis)
}
const LEER = { firma: '', vorname: '', nachname: '', zusatz: '', strasse: '', hausnummer: '' }

/** What stands in the place of a form of address. */
export function anredeCodes(anrede: string): ZeilenCode[] {
  const text = anrede.slice(0, LAENGSTE_ZELLE)
  const codes: ZeilenCode[] = absageIn(text) === null ? [] : ['nichtAnschreiben']
  return isNachlass(text) ? [...codes, 'nachlass'] : codes
}

const kurzer = (text: string): string => (text.length > LAENGSTE_ZELLE ? '' : text)

/** The row without cells that are too long to be looked at. */
const kurze = ({ titel, vorname, nachname, firma, zusatz, strasse, hausnummer, ort }: Wortzeile): Wortzeile => ({
  titel: kurzer(titel),
  vorname: kurzer(vorname),
  nachname: kurzer(nachname),
  firma: kurzer(firma),
  zusatz: kurzer(zusatz),
  strasse: kurzer(strasse),
  hausnummer: kurzer(hausnummer),
  ort: kurzer(ort),
})

/** "Thomas Erben" is called so. */
function isVonErben({ firma, vorname, nachname, zusatz }: Wortzeile): boolean {
  const name = /^erben$/i.test(nachname) ? vorname : `${vorname} ${nachname}`
  return isNachlassFirma(firma) || isNachlass(name) || isNachlass(zusatz)
}

type Wortzeile = Pick<Empfaenger, WortFeld | 'hausnummer'>

/**
 * What the words of a row say against printing it, in one judgement for browser, service and freezing (domain 4.3.18):
 * no letters there, not to be written to, an estate, or something that is no part of an address. `neu` is what is
 * printed without it.
 */
export function judgeWords(zeile: Wortzeile): { codes: ZeilenCode[]; befunde: WortBefund[] } {
  const verdaechtig = FELDER.filter((feld) => isVerdaechtig(feld, zeile[feld]))
  if (verdaechtig.length === 0) return { codes: [], befunde: [] }
  const codes = new Set<ZeilenCode>()
  const befunde: WortBefund[] = []
  const kurz = kurze(zeile)
  const ohneBriefe = isOhneBriefzustellung(kurz)
  if (ohneBriefe) codes.add('keineBriefzustellung')
  if (isVonErben(kurz)) codes.add('nachlass')
  for (const feld of verdaechtig) {
    const alt = zeile[feld]
    // Who has a first name is called so: "Gudrun Unbekannt", "Ferenc Tot".
    if (feld === 'nachname' && zeile.vorname !== '' && /^(?:unbekannt|tot)$/i.test(alt)) continue
    let neu = removeAbsage(feld, alt)
    if (neu !== null) {
      codes.add('nichtAnschreiben')
      if (neu !== alt) befunde.push({ code: 'nichtAnschreiben', feld, alt, neu })
      continue
    }
    // The numbers of a parcel station are its address.
    neu = ohneBriefe ? null : removeForeign(feld, alt)
    if (neu === null) continue
    codes.add('gehoertNicht')
    if (neu !== alt) befunde.push({ code: 'gehoertNicht', feld, alt, neu })
  }
  return { codes: [...codes], befunde }
}
