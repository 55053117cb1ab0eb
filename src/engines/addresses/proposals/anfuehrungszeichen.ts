import { remember, TEXT_FELDER, type Neu, type Regel } from './zeile.ts'

const PAARE: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['„', '“'],
  ['„', '”'],
  ['“', '”'],
  ['»', '«'],
  ["'", "'"],
]
const ZEICHEN = /["„“”»«]|^'|'$/u

/** Quotes: " ' and all beyond Latin-1 with « and ». */
const isZeichen = (code: number): boolean => code === 34 || code === 39 || code === 171 || code === 187 || code > 255

const FELDER = [...TEXT_FELDER, 'hausnummer', 'plz', 'anrede', 'titel'] as const

const anzahl = (text: string, sign: string): number => text.split(sign).length - 1

/** A cell without quotes that enclose all of it or that lost their partner; those around a part of it stay. */
function ohneAnfuehrung(text: string): string {
  if (!ZEICHEN.test(text)) return text
  let plain = text.replaceAll('""', '"')
  for (const [auf, zu] of PAARE) {
    const inner = plain.slice(1, -1)
    if (plain.length > 2 && plain.startsWith(auf) && plain.endsWith(zu) && !inner.includes(auf) && !inner.includes(zu))
      return inner.trim()
  }
  if (anzahl(plain, '"') === 1) plain = plain.replace(/^"|(?<!\d)"$/u, '').trim()
  return plain
}

/** Quotes of a table that were taken for text. */
export const anfuehrungszeichen: Regel = (zeile) => {
  let neu: Neu | null = null
  for (const feld of FELDER) {
    const text = zeile[feld]
    if (text.length < 2) continue
    if (isZeichen(text.charCodeAt(0)) || isZeichen(text.charCodeAt(text.length - 1)) || text.includes('"'))
      neu = remember(neu, zeile, feld, ohneAnfuehrung(text))
  }
  return neu
}
