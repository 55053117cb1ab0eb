import { PLATZHALTER, type PlatzhalterKey } from '#src/contract/dokument.ts'
import { ADRESS_FELDER, type AdressFeld } from '#src/contract/zielgruppe.ts'
import { FELD_LABEL, feldFuerTitel } from '#src/base/adressFelder.ts'
import { foldText } from '#src/base/text/foldKey.ts'
import { distance } from '#src/base/text/distance.ts'

/**
 * What was meant as a field and would print as text: "{Vorname}", "<<Vorname>>", "[CODE]". The editor, the check of designs
 * and that of uploaded files ask here alone (print 8.7).
 */
export interface GemeintesFeld {
  /** Places in the text: first sign, and the one behind the last. */
  von: number
  bis: number
  /** As it stands there. */
  text: string
  /** Field that it stands for; null where there is none of that name, or nobody can tell. */
  key: PlatzhalterKey | null
  /** Spelled as the field, with both brackets: whoever types it means the field. */
  sicher: boolean
  schwere: 'fehler' | 'hinweis'
}

/** Stands for a field that is one already. */
export const EIN_FELD = '\uFFFC'

/**
 * How sure brackets mean a field: `fest` by programs alone; `eckig` and `zitat` by people too, for separate words and for
 * quotations; `zeichen` single signs, which stand anywhere.
 */
type Art = 'fest' | 'eckig' | 'zitat' | 'zeichen'

const KLAMMERN: readonly [offen: string, zu: string, art: Art][] = [
  ['{{{', '}}}', 'fest'], ['{{', '}}', 'fest'], ['{%', '%}', 'fest'], ['${', '}', 'fest'], ['#{', '}', 'fest'],
  ['%{', '}', 'fest'], ['{', '}', 'fest'], ['<<', '>>', 'fest'], ['<%=', '%>', 'fest'], ['<%', '%>', 'fest'],
  ['[[', ']]', 'fest'], ['*|', '|*', 'fest'], ['|*', '*|', 'fest'], ['%%', '%%', 'fest'], ['@@', '@@', 'fest'],
  ['##', '##', 'fest'], ['$$', '$$', 'fest'], ['§§', '§§', 'fest'], ['__', '__', 'zeichen'], ['||', '||', 'zeichen'],
  ['[', ']', 'eckig'], ['«', '»', 'zitat'], ['‹', '›', 'zitat'], ['<', '>', 'zitat'],
  ['#', '#', 'zeichen'], ['%', '%', 'zeichen'], ['$', '$', 'zeichen'], ['@', '@', 'zeichen'], ['§', '§', 'zeichen'],
] // oxfmt-ignore

const PAARE = KLAMMERN.map(([offen, zu, art]) => ({ offen, zu, art }))
/** Longest text between brackets. */
const INHALT_MAX = 60

/** What stands between brackets that begin here, and where they end; null where there are none. */
function geklammert(text: string, von: number): { inhalt: string; bis: number; art: Art } | null {
  for (const { offen, zu, art } of PAARE) {
    if (!text.startsWith(offen, von)) continue
    const from = von + offen.length
    const at = text.slice(from, from + INHALT_MAX + zu.length).indexOf(zu)
    const inhalt = text.slice(from, from + at)
    if (at > 0 && !/[{}<>«»[\]\n]/.test(inhalt)) return { inhalt, bis: from + at + zu.length, art }
  }
  return null
}

/** One bracket alone, beside the name of a field. */
const HALB =
  /(\{{1,3}|\[{1,2}|<<|«|\*\||%%) *([\p{L}_]{3,24})(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])([\p{L}_]{3,24}) *(\}{1,3}|\]{1,2}|>>|\|\*|%%)/gu

const VARIABLE = /\$\uFFFC/gu
const VARIABLE_LAENGE = 2

/** Further names for fields, folded: those of newsletter programs, and of the line that begins a letter. */
const WEITERE: Record<string, PlatzhalterKey> = {
  fname: 'vorname',
  lname: 'nachname',
  anredezeile: 'briefanrede',
  briefanredezeile: 'briefanrede',
  persoenlicheanrede: 'briefanrede',
}

const isKey = (name: string): name is PlatzhalterKey => PLATZHALTER.some((key) => key === name)
const keyOf = (feld: AdressFeld | null): PlatzhalterKey | null => (feld !== null && isKey(feld) ? feld : null)

/** Names of fields and columns as they are called here, folded. */
const NAMEN = new Map<string, PlatzhalterKey | null>([
  ...ADRESS_FELDER.flatMap((feld) => [feld, FELD_LABEL[feld]].map((name) => [foldText(name), keyOf(feld)] as const)),
  ...PLATZHALTER.map((key) => [foldText(key), key] as const),
])
/** Names long enough that a slip still shows them. */
const LANGE = [...NAMEN.keys()].filter((name) => name.length >= 5)
const LANG = 8

/** A slip from a name: one letter, two where it is long. */
function vertippt(folded: string): string | undefined {
  if (folded.length < 5) return undefined
  return LANGE.find((name) => {
    const most = Math.min(folded.length, name.length) >= LANG ? 2 : 1
    return distance(folded, name, most) <= most
  })
}

type Gelesen = Pick<GemeintesFeld, 'key' | 'sicher' | 'schwere'>
const FEHLER: Gelesen = { key: null, sicher: false, schwere: 'fehler' }

/** Words around a name that only a note to somebody who fills in has. */
const ANWEISUNG = /(?:^|\s)(?:ein(?:zu)?fügen|ein(?:zu)?setzen|platzhalter)(?:\s|$)|^(?:ihre?|deine?|meine?)\s/iu
/** Words in capitals that people put in square brackets. */
const ABKUERZUNG = /^(?:anzeige|werbung|gmbh)$/i
/** MERGEFIELD of Word, what programs put before and behind a name, and the object that it belongs to. */
function ohneBeiwerk(inhalt: string): string {
  const ohneWord =
    inhalt
      .trim()
      .replace(/^mergefield\s+/iu, '')
      .split('\\*', 1)[0] ?? ''
  const [name = ''] = ohneWord.replaceAll(/^[$=#^/&"']+|["']$/gu, '').split(/[|?]|:(?!\/)/u, 1)
  const teile = name.trim().split('.')
  return teile.every((teil) => /^[\p{L}_]+$/u.test(teil)) ? (teile.at(-1) ?? '') : name.trim()
}

/** A name of several words, each of a field: "Vorname Nachname". */
function mehrere(inhalt: string): boolean {
  const words = inhalt.split(/[\s,;/+&]+(?:und\s+)?/u).filter((word) => word !== '')
  return (
    words.length > 1 && words.length < 5 && words.every((word) => NAMEN.has(foldText(word)) || /^name$/i.test(word))
  )
}

/** What people call a column, beyond its name here; numbers and short words only where programs alone write so. */
function spalteVon(inhalt: string, art: Art): AdressFeld | null {
  if (art === 'zitat' || art === 'zeichen') return /^name$/i.test(inhalt) ? 'nachname' : null
  if (art === 'eckig' && (/\d/.test(inhalt) || inhalt.length < 4)) return null
  return feldFuerTitel(inhalt)
}

/** Capitals, or words joined by a line below, as programs name their variables. */
function isVariable(inhalt: string, art: Art): boolean {
  if (ABKUERZUNG.test(inhalt) || art === 'zeichen') return false
  if (/^\p{L}+(?:_[\p{L}\p{N}]+)+$/u.test(inhalt)) return true
  if (art === 'zitat') return false
  const least = art === 'fest' ? 2 : 4
  return inhalt.length >= least && /^\p{Lu}[\p{Lu}\p{N}.-]+$/u.test(inhalt) && /\p{L}{2}/u.test(inhalt)
}

/** What stands between brackets; null: ordinary words. */
function read(inhalt: string, art: Art): Gelesen | null {
  if (inhalt.trim() === EIN_FELD) return art === 'fest' ? { ...FEHLER, sicher: true } : null
  if (inhalt.includes(EIN_FELD) || !/\p{L}/u.test(inhalt)) return null
  const name = art === 'zeichen' ? inhalt : ohneBeiwerk(inhalt)
  if (art === 'zeichen' && !/^\p{L}[\p{L}_-]+$/u.test(name)) return null
  const folded = foldText(name)
  const eigener = NAMEN.get(folded)
  // Magazines and firms are quoted as well.
  if (eigener !== undefined && /\p{L}/u.test(name))
    return { ...FEHLER, key: eigener, sicher: eigener !== null && (art === 'fest' || art === 'eckig') }
  const key = WEITERE[folded] ?? keyOf(spalteVon(name, art))
  if (key !== null || spalteVon(name, art) !== null) return { ...FEHLER, key }
  if (mehrere(name)) return FEHLER
  if (art === 'zeichen') return null
  const wort = /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name)
  const nah = wort && art !== 'zitat' ? vertippt(folded) : undefined
  if (nah !== undefined) return { ...FEHLER, key: NAMEN.get(nah) ?? null }
  if (isVariable(name, art) || (art !== 'zitat' && ANWEISUNG.test(name))) return FEHLER
  return art === 'fest' && wort ? { ...FEHLER, schwere: 'hinweis' } : null
}

/** All of a text, in its order. */
export function gemeinteFelder(text: string): GemeintesFeld[] {
  if (!/[{}[\]<>«‹#%$@§|_]/.test(text)) return []
  const found: GemeintesFeld[] = []
  const whole: [von: number, bis: number][] = []
  for (let von = 0; von < text.length; von++) {
    const klammer = geklammert(text, von)
    if (klammer === null) continue
    const { inhalt, bis, art } = klammer
    whole.push([von, bis])
    const gelesen = read(inhalt, art)
    if (gelesen) found.push({ von, bis, text: text.slice(von, bis), ...gelesen })
    von = bis - 1
  }
  for (const match of text.matchAll(HALB)) {
    const [von, bis] = [match.index, match.index + match[0].length]
    const key = NAMEN.get(foldText(match[2] ?? match[3] ?? ''))
    if (key === undefined || whole.some(([from, to]) => from < bis && to > von)) continue
    found.push({ von, bis, text: match[0], ...FEHLER, key })
  }
  // The inner brackets of "${vorname}" have become a field already.
  for (const { index } of text.matchAll(VARIABLE))
    found.push({ von: index, bis: index + VARIABLE_LAENGE, text: `$${EIN_FELD}`, ...FEHLER, sicher: true })
  return found.toSorted((a, b) => a.von - b.von)
}

/** Is it known which field is meant? */
export const becomesField = ({ key, text }: GemeintesFeld): boolean => key !== null || text.includes(EIN_FELD)
