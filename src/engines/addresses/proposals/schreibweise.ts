import { gleicherOrt } from './plzOrt.ts'
import { isFirma } from './firma.ts'
import { firmaInSchreibweise, rechtsformInSchreibweise } from './firmaSchreibweise.ts'
import { isFalschGeschrieben, nameInSchreibweise, strasseInSchreibweise } from './grossKlein.ts'
import { remember, type Neu, type Regel, type Zeile } from './zeile.ts'
import { vornameSchreibweise } from '#src/base/names/vornamen.ts'
import { NAMENSZUSATZ } from '#src/base/names/woerter.ts'
import { isLeerwort } from '../read/tabellenfehler.ts'

/** Words that stand alone in small letters and are right so. */
const isZusatzAllein = (text: string): boolean => text.split(' ').every((wort) => NAMENSZUSATZ.has(wort))

/** A cell whose case is wrong, of those that say something. */
const isFalsch = (text: string): boolean => isFalschGeschrieben(text) && !isLeerwort(text)

/** A name cell whose case is wrong for sure: two letters in capitals can be initials ("HP"). */
const isName = (text: string): boolean =>
  text.length > 1 && isFalsch(text) && !isZusatzAllein(text) && !/^\p{Lu}{2}$/u.test(text)

/** "V. Bülow" beside a first name is "von Bülow"; alone it may be "Viktor". */
function nachnameInSchreibweise(text: string, vorname: string): string {
  if (vorname === '' && isFirma('', text)) return firmaInSchreibweise(text)
  const von = /^v\. ?(?=\p{L}{2})/iu.exec(text)?.[0]
  if (von === undefined) return nameInSchreibweise(text)
  return vorname === '' ? text : `v. ${nameInSchreibweise(text.slice(von.length))}`
}

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
  if (isName(vorname))
    neu = remember(neu, zeile, 'vorname', nameInSchreibweise(vornameSchreibweise(vorname) ?? vorname))
  if (isName(nachname)) neu = remember(neu, zeile, 'nachname', nachnameInSchreibweise(nachname, vorname))
  if (firma !== '')
    neu = remember(neu, zeile, 'firma', isFalsch(firma) ? firmaInSchreibweise(firma) : rechtsformInSchreibweise(firma))
  if (isFalsch(zeile.strasse)) neu = remember(neu, zeile, 'strasse', strasse(zeile))
  if (!zeile.paarBekannt && isFalsch(ort) && gleicherOrt(zeile.plz, ort) === null)
    neu = remember(neu, zeile, 'ort', strasseInSchreibweise(ort))
  return neu
}
