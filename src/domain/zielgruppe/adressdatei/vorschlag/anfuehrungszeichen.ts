import { TEXT_FELDER, type Neu, type Regel } from './zeile.ts'

const PAARE: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['„', '“'],
  ['„', '”'],
  ['“', '”'],
  ['»', '«'],
  ["'", "'"],
]
const ZEICHEN = /["„“”»«]|^'|'$/u

const anzahl = (text: string, sign: string): number => text.split(sign).length - 1

/** A cell without quotes that enclose all of it or that lost their partner; those around a part of it stay. */
export function ohneAnfuehrung(text: string): string {
  if (!ZEICHEN.test(text)) return text
  let plain = text.replaceAll('""', '"')
  for (const [auf, zu] of PAARE) {
    const inner = plain.slice(1, -1)
    if (plain.length > 2 && plain.startsWith(auf) && plain.endsWith(zu) && !inner.includes(auf) && !inner.includes(zu))
      return inner.trim()
  }
  if (anzahl(plain, '"') === 1) plain = plain.replace(/^"|"$/u, '').trim()
  return plain
}

/** Quotes of a table that were taken for text. */
export const anfuehrungszeichen: Regel = (zeile) => {
  const neu: Neu = {}
  for (const feld of [...TEXT_FELDER, 'hausnummer', 'plz', 'anrede', 'titel'] as const) {
    const text = zeile[feld]
    if (text.length > 1 && ZEICHEN.test(text)) neu[feld] = ohneAnfuehrung(text)
  }
  return neu
}
