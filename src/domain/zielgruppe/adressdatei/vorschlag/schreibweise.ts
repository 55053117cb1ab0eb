import { gleicherOrt } from './plzOrt.ts'
import {
  firmaInSchreibweise,
  isFalschGeschrieben,
  nameInSchreibweise,
  rechtsformInSchreibweise,
  strasseInSchreibweise,
} from './grossKlein.ts'
import { merke, type Neu, type Regel, type Zeile } from './zeile.ts'
import { vornameSchreibweise } from './vornamen.ts'
import { NAMENSZUSATZ } from './woerter.ts'

/** Words that stand alone in small letters and are right so. */
const isZusatzAllein = (text: string): boolean => text.split(' ').every((wort) => NAMENSZUSATZ.has(wort))

/** A name cell whose case is wrong for sure: two letters in capitals can be initials ("HP"). */
const isName = (text: string): boolean =>
  text.length > 1 && isFalschGeschrieben(text) && !isZusatzAllein(text) && !/^\p{Lu}{2}$/u.test(text)

const KENNZEICHEN = /^(?:postfach|packstation|pf(?!\p{L}))/iu

function strasse(zeile: Zeile): string {
  const text = zeile.strasse
  if (KENNZEICHEN.test(text))
    return text.replace(/^\p{L}+/u, (wort) => (wort.length > 2 ? nameInSchreibweise(wort) : wort))
  // Squares of Mannheim and the like: a letter or two with a number.
  return /\p{L}{3}/u.test(text) ? strasseInSchreibweise(text) : text
}

/** All capitals or all small: names, firms, streets and places in German case. */
export const schreibweise: Regel = (zeile) => {
  const { vorname, nachname, firma, ort } = zeile
  let neu: Neu | null = null
  if (isName(vorname)) neu = merke(neu, zeile, 'vorname', nameInSchreibweise(vornameSchreibweise(vorname) ?? vorname))
  if (isName(nachname)) neu = merke(neu, zeile, 'nachname', nameInSchreibweise(nachname))
  if (firma !== '')
    neu = merke(
      neu,
      zeile,
      'firma',
      isFalschGeschrieben(firma) ? firmaInSchreibweise(firma) : rechtsformInSchreibweise(firma),
    )
  if (isFalschGeschrieben(zeile.strasse)) neu = merke(neu, zeile, 'strasse', strasse(zeile))
  if (!zeile.paarBekannt && isFalschGeschrieben(ort) && gleicherOrt(zeile.plz, ort) === null)
    neu = merke(neu, zeile, 'ort', strasseInSchreibweise(ort))
  return neu
}
