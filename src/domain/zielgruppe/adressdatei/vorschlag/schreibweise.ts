import { gleicherOrt } from './plzOrt.ts'
import {
  firmaInSchreibweise,
  isFalschGeschrieben,
  nameInSchreibweise,
  rechtsformInSchreibweise,
  strasseInSchreibweise,
} from './grossKlein.ts'
import type { Neu, Regel, Zeile } from './zeile.ts'
import { vornameSchreibweise } from './vornamen.ts'
import { NAMENSZUSATZ } from './woerter.ts'

/** Words that stand alone in small letters and are right so. */
const isZusatzAllein = (text: string): boolean => text.split(' ').every((wort) => NAMENSZUSATZ.has(wort))

/** A name cell whose case is wrong for sure: two letters in capitals can be initials ("HP"). */
const isName = (text: string): boolean =>
  text.length > 1 && isFalschGeschrieben(text) && !isZusatzAllein(text) && !/^\p{Lu}{2}$/u.test(text)

const KENNZEICHEN = /^(?:postfach|packstation|pf\b)/iu

function strasse(zeile: Zeile): string {
  const text = zeile.strasse
  if (KENNZEICHEN.test(text))
    return text.replace(/^\p{L}+/u, (wort) => (wort.length > 2 ? nameInSchreibweise(wort) : wort))
  // Squares of Mannheim and the like: a letter or two with a number.
  return /\p{L}{3}/u.test(text) ? strasseInSchreibweise(text) : text
}

/** All capitals or all small: names, firms, streets and places in German case. */
export const schreibweise: Regel = (zeile) => {
  const neu: Neu = {}
  if (isName(zeile.vorname)) neu.vorname = nameInSchreibweise(vornameSchreibweise(zeile.vorname) ?? zeile.vorname)
  if (isName(zeile.nachname)) neu.nachname = nameInSchreibweise(zeile.nachname)
  if (zeile.firma !== '')
    neu.firma = isFalschGeschrieben(zeile.firma)
      ? firmaInSchreibweise(zeile.firma)
      : rechtsformInSchreibweise(zeile.firma)
  if (zeile.strasse !== '' && isFalschGeschrieben(zeile.strasse)) neu.strasse = strasse(zeile)
  if (zeile.ort !== '' && isFalschGeschrieben(zeile.ort) && gleicherOrt(zeile.plz, zeile.ort) === null)
    neu.ort = strasseInSchreibweise(zeile.ort)
  return neu
}
