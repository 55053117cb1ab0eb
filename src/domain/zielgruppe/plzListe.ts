import { LEITREGIONEN, plzMoeglich } from '#src/engines/addresses/rules.ts'

/** First and last PLZ, both of them in it. */
export interface PlzBereich {
  von: string
  bis: string
}

/** PLZ as they were typed or pasted: single ones, ranges, and words that are neither. */
export interface PlzListe {
  plz: string[]
  bereiche: PlzBereich[]
  falsch: string[]
}

interface Gelesen extends PlzListe {
  /** Codes whose first zero a spreadsheet had dropped; they stand in the list with it. */
  ergaenzt: string[]
}

/** "D-01067", "DE 01067": a country before the PLZ. */
const LAND = /(?<![\p{L}\d])(?:DE?|GER)[ -]?(?=\d)/giu
/**
 * What stands between the ends of a range. A mail may break the line behind it; before it a new line begins another entry or
 * a bullet.
 */
const BIS =
  /(?<=[\dxX*.…?#%])[^\S\r\n]{0,20}(?:[-\u2010-\u2015\u2212]|bis)[^\S\r\n]{0,20}(?:\r?\n[^\S\r\n]{0,20})?(?=\d)/gu
/** "von" before a range. */
const VON = /(?<!\p{L})von[^\S\r\n]{1,20}(?=[\dxX*.…?#%]{1,10}-)/giu
/** Heads of columns, and words before a PLZ. */
const KOPF = /^(?:plz|postleitzahl|postleitzahlen|plz-?gebiet|plz5|und)[:.]?$/i
/** Quotes, brackets, bullets and the "=" by which spreadsheets keep a zero. */
const DRUMHERUM = /^[="'`´„“”‚‘’([•·]{1,4}|["'`´“”‘’)\]]{1,4}$/g
/** Begins with these digits: "010*", "010xx", "010..". */
const PLATZHALTER = /^(\d{1,4})(?:([*%…])|([xX?#]{1,4})|\.{2,5})$/

const OHNE_NULL = /^\d{4}$/

const auf5 = (anfang: string, mit: '0' | '9') => anfang.padEnd(5, mit)

/** First and last PLZ that a word can mean; null for what is none. `imBereich`: two or three digits are a start of it. */
function grenzen(word: string, imBereich: boolean): PlzBereich | null {
  if (/^\d{5}$/.test(word)) return { von: word, bis: word }
  // A spreadsheet took the code for a number ("1067").
  if (OHNE_NULL.test(word)) return { von: `0${word}`, bis: `0${word}` }
  const [, anfang = '', , stellen] = PLATZHALTER.exec(word) ?? []
  if (anfang !== '') {
    // With as many signs as digits they stand for, the sum has to be right: "010x" may be a slip.
    if (stellen !== undefined && anfang.length + stellen.length !== 5) return null
    return { von: auf5(anfang, '0'), bis: auf5(anfang, '9') }
  }
  return imBereich && /^\d{2,3}$/.test(word) ? { von: auf5(word, '0'), bis: auf5(word, '9') } : null
}

/** A range in which no PLZ can be is none. */
const gibtEs = ({ von, bis }: PlzBereich) =>
  LEITREGIONEN.some((region) => region >= von.slice(0, 2) && region <= bis.slice(0, 2))

function bereichOf(word: string): PlzBereich | null {
  const [first = '', second, more] = word.split('-')
  if (more !== undefined) return null
  const erste = grenzen(first, second !== undefined)
  const zweite = second === undefined ? erste : grenzen(second, true)
  if (!erste || !zweite || (second !== undefined && isKurz(first) !== isKurz(second))) return null
  // Swapped ends are read the right way round; an end that lies within the other is neither.
  const swapped = zweite.bis < erste.von
  if (!swapped && (zweite.von < erste.von || zweite.bis < erste.bis)) return null
  const [von, bis] = swapped ? [zweite.von, erste.bis] : [erste.von, zweite.bis]
  if (von === bis) return plzMoeglich(Number(von)) ? { von, bis } : null
  return gibtEs({ von, bis }) ? { von, bis } : null
}

/** "01067-139" is rather a shortened end than the start of a PLZ. */
const isKurz = (word: string) => /^\d{2,3}$/.test(word)

/** No letter and no digit: bullets and rules; between two others it may mean all from one to the other. */
function isZeichen(word: string, zwischen: boolean): 'egal' | 'falsch' | null {
  if (/[\p{L}\d]/u.test(word) && !KOPF.test(word)) return null
  const stehtFuerMehr = /^[*?%#]/.test(word) || (zwischen && /^(?:[-\u2010-\u2015\u2212…]|\.{2,})/u.test(word))
  return stehtFuerMehr ? 'falsch' : 'egal'
}

interface Wort {
  raw: string
  word: string
  bereich: PlzBereich | null
}

function readRow(zeile: string): Wort[] {
  const worte = zeile.split(/[\s,;|/\u200b]+/u).filter((word) => word !== '')
  const gelesen = worte.flatMap((raw, at): Wort[] => {
    const word = raw.replace(DRUMHERUM, '').replace(/^(\d{5})[.:]$/, '$1')
    const zeichen = isZeichen(word, at > 0 && at < worte.length - 1)
    if (zeichen === 'egal') return []
    return [{ raw, word, bereich: zeichen === 'falsch' ? null : bereichOf(word) }]
  })
  const hasWorte = gelesen.some(({ bereich }) => bereich === null)
  const hasPlz = gelesen.some(({ word }) => /^\d{5}$/.test(word))
  // Beside words they are parts of an address: "Hauptstr. 12-14" is no Leitregion, a number beside a whole code no other one.
  const isBeiwerk = (word: string) => hasWorte && (/^\d{2,3}-\d{2,3}$/.test(word) || (hasPlz && OHNE_NULL.test(word)))
  return gelesen.map((wort) => (isBeiwerk(wort.word) ? { ...wort, bereich: null } : wort))
}

/**
 * Reads a list of PLZ as people type it and other tools write it: columns of a spreadsheet, semicolons, "D-01067", ranges
 * ("01067-01139", "01067 bis 01139"), starts ("010*", "010xx", "01…") and codes without their first zero ("1067").
 */
export function readPlz(text: string): Gelesen {
  const worte = text.replace(LAND, '').replace(BIS, '-').replace(VON, '').split(/\r?\n/).flatMap(readRow)
  const plz = new Set<string>()
  const ergaenzt = new Set<string>()
  const bereiche = new Map<string, PlzBereich>()
  const falsch: string[] = []
  for (const { raw, word, bereich } of worte) {
    if (!bereich) falsch.push(raw)
    else if (bereich.von === bereich.bis) plz.add(bereich.von)
    else bereiche.set(`${bereich.von}${bereich.bis}`, bereich)
    if (bereich && OHNE_NULL.test(word)) ergaenzt.add(bereich.von)
  }
  return { plz: [...plz], bereiche: [...bereiche.values()], falsch, ergaenzt: [...ergaenzt] }
}

/** As it stands in the field, to be read again. */
export const writePlz = ({
  plz,
  bereiche,
  falsch,
}: Omit<PlzListe, 'falsch'> & { falsch?: readonly string[] }): string =>
  [...plz, ...bereiche.map(({ von, bis }) => `${von}-${bis}`), ...(falsch ?? [])].join(', ')

export const contains = ({ plz, bereiche }: Omit<PlzListe, 'falsch'>, one: string): boolean =>
  plz.includes(one) || bereiche.some(({ von, bis }) => one >= von && one <= bis)

const nummer = (zahl: number) => String(zahl).padStart(5, '0')

/** What is left of a range without another one: nothing, one part or two. */
function ohneBereich(bereich: PlzBereich, { von, bis }: PlzBereich): PlzBereich[] {
  if (bereich.bis < von || bereich.von > bis) return [bereich]
  const teile: PlzBereich[] = []
  if (bereich.von < von) teile.push({ von: bereich.von, bis: nummer(Number(von) - 1) })
  if (bereich.bis > bis) teile.push({ von: nummer(Number(bis) + 1), bis: bereich.bis })
  return teile
}

/** Takes all PLZ of a range out of a list. */
export function ohnePlz(liste: PlzListe, weg: PlzBereich): PlzListe {
  const rest = liste.bereiche.flatMap((bereich) => ohneBereich(bereich, weg))
  // What no PLZ can be in is no part that could be read again.
  const einzeln = rest.filter(({ von, bis }) => von === bis && plzMoeglich(Number(von)))
  return {
    plz: [...liste.plz.filter((one) => one < weg.von || one > weg.bis), ...einzeln.map(({ von }) => von)],
    bereiche: rest.filter((bereich) => bereich.von !== bereich.bis && gibtEs(bereich)),
    falsch: liste.falsch,
  }
}

/** Adds a range, or one PLZ as the range from and to itself. */
export function mitPlz(liste: PlzListe, dazu: PlzBereich): PlzListe {
  if (dazu.von === dazu.bis) return contains(liste, dazu.von) ? liste : { ...liste, plz: [...liste.plz, dazu.von] }
  const rest = ohnePlz(liste, dazu)
  return { ...rest, bereiche: [...rest.bereiche, dazu] }
}

/** All PLZ of a Leitregion. */
export const bereichDer = (leitregion: string): PlzBereich => ({ von: `${leitregion}000`, bis: `${leitregion}999` })
