import { isFalschGeschrieben } from './grossKlein.ts'
import { vornameSchreibweise } from '#src/base/names/vornamen.ts'
import wortlisten from '#src/base/names/wortlisten.json' with { type: 'json' }
import { remember, type Neu, type Regel } from './zeile.ts'

const MASKE = /[?\ufffd]/u
const isIncomplete = (text: string): boolean => text.includes('?') || text.includes('\ufffd')
const BESONDERE = /[\u0080-\uffff]/
const BUCHSTABE = /[\p{L}?\ufffd]/u
/** What may follow a whole word in the name of a street. */
const STRASSENENDE = /^(?:str|weg|platz|allee|gasse|ring|damm|ufer|hof|pfad|steig)/u

type Stelle = 'ueberall' | 'anfang' | 'ganz'

/** Parts by where their sign stands, so that only those are compared. */
function teile(list: string, stelle: Stelle): { teil: string; at: number; sign: string; stelle: Stelle }[] {
  return list
    .split(' ')
    .flatMap((teil) =>
      Array.from(teil).flatMap((sign, at) => (BESONDERE.test(sign) ? [{ teil, at, sign, stelle }] : [])),
    )
}
const ALLE = [
  ...teile(wortlisten.ueberall, 'ueberall'),
  ...teile(wortlisten.wortanfaenge, 'anfang'),
  ...teile(wortlisten.ganzeWoerter, 'ganz'),
]

/** True for a part that stands at this place of a text in small letters, lost signs left open. */
function passt(text: string, start: number, teil: string, stelle: Stelle): boolean {
  const end = start + teil.length
  if (start < 0 || end > text.length) return false
  for (let at = 0; at < teil.length; at++) {
    const sign = text.charAt(start + at)
    if (sign === teil.charAt(at)) continue
    if (!MASKE.test(sign) || !BESONDERE.test(teil.charAt(at))) return false
  }
  if (stelle === 'ueberall') return true
  if (start > 0 && BUCHSTABE.test(text.charAt(start - 1))) return false
  return (
    stelle === 'anfang' ||
    end === text.length ||
    !BUCHSTABE.test(text.charAt(end)) ||
    STRASSENENDE.test(text.slice(end))
  )
}

/** The lost signs of a text; the text as it is where one of them has no evidence, or evidence for two. */
function complete(text: string): string {
  const small = text.toLocaleLowerCase('de')
  let result = ''
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (!MASKE.test(char)) {
      result += char
      continue
    }
    // The longest part decides: "münchen" before "mönch".
    const parts = ALLE.filter((part) => passt(small, at - part.at, part.teil, part.stelle))
    const longest = Math.max(...parts.map(({ teil }) => teil.length))
    const signs = new Set(parts.filter(({ teil }) => teil.length === longest).map(({ sign }) => sign))
    const [sign] = signs
    if (signs.size !== 1 || sign === undefined) return text
    const first = at === 0 || !BUCHSTABE.test(text.charAt(at - 1))
    result += first ? sign.toLocaleUpperCase('de') : sign
  }
  return result
}

const ZEICHEN = ['ä', 'ö', 'ü', 'ß', 'é', 'è', 'ë', 'ç', 'ş', 'ı', 'ğ']

/** Common names that a rare one equals but for the sign: Jürgen and Jörgen. */
const HAEUFIG = new Set(
  'Jürgen Jörg Günter Günther Björn Götz Sönke Rüdiger Jörn Käthe Bärbel Jördis Zoë Chloë'.split(' '),
)

/** A first name whose lost sign only one known name fills. */
function completeVorname(text: string): string {
  return text
    .split(/(?<=[ -])/u)
    .map((teil) => {
      const wort = teil.replace(/[ -]$/u, '')
      if (!MASKE.test(wort)) return teil
      const found = new Set(
        ZEICHEN.map((sign) => vornameSchreibweise(wort.replaceAll(/[?\ufffd]/gu, sign))).filter(
          (name) => name !== undefined,
        ),
      )
      const [name] = found.size > 1 ? [...found].filter((one) => HAEUFIG.has(one)) : found
      return name !== undefined ? name + teil.slice(wort.length) : complete(teil)
    })
    .join('')
}

const umschrift = (text: string): string =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
/** "ue" of these is no name of its own: "Koenigs" and "Loewenhardt" are, so that theirs stay. */
const UMSCHRIFTEN = `${wortlisten.ueberall} ${wortlisten.wortanfaenge}`
  .split(' ')
  .map((teil) => ({ von: umschrift(teil), teil, ueberall: wortlisten.ueberall.includes(teil) }))
  .filter(({ von, teil }) => von.length >= 5 && teil !== 'königs' && teil !== 'löwen' && teil !== 'straße')
const UMSCHRIFT_VERDACHT = /[aou]e/i

/** Well known parts of streets written with two letters for an umlaut. */
function ausUmschrift(text: string): string {
  if (!UMSCHRIFT_VERDACHT.test(text) || isFalschGeschrieben(text)) return text
  let result = text
  let small = result.toLowerCase()
  for (const { von, teil, ueberall } of UMSCHRIFTEN) {
    const at = small.indexOf(von)
    if (at === -1 || (!ueberall && at > 0 && BUCHSTABE.test(small.charAt(at - 1)))) continue
    const gross = /\p{Lu}/u.test(result.charAt(at))
    const neu = gross ? teil.charAt(0).toLocaleUpperCase('de') + teil.slice(1) : teil
    result = result.slice(0, at) + neu + result.slice(at + von.length)
    small = result.toLowerCase()
  }
  return result
}

/** "Strasser" is a surname. */
const STRASSE = /(stra)(?:ss|\?|\ufffd)(?=e(?!r))/giu

const mitEszett = (text: string): string => (isFalschGeschrieben(text) ? text : text.replaceAll(STRASSE, '$1ß'))

/** "Strasse" and "Stra?e", where no other sign of the street is lost. */
export const strassenwort: Regel = (zeile) => {
  const { strasse } = zeile
  if (!strasse.includes('trass') && !isIncomplete(strasse)) return null
  const neu = mitEszett(strasse)
  return isIncomplete(neu) ? null : { strasse: neu }
}

/** Signs lost on the way ("M?ller", "K?nigsallee") and streets without umlauts, where the word leaves little doubt. */
export const umlaute: Regel = (zeile) => {
  const { vorname, nachname, firma, strasse } = zeile
  let neu: Neu | null = null
  if (isIncomplete(vorname)) neu = remember(neu, zeile, 'vorname', completeVorname(vorname))
  if (isIncomplete(nachname)) neu = remember(neu, zeile, 'nachname', complete(nachname))
  if (isIncomplete(firma)) neu = remember(neu, zeile, 'firma', complete(firma))
  const ordentlich = isIncomplete(strasse) ? mitEszett(strasse) : strasse
  const ergaenzt = ausUmschrift(isIncomplete(ordentlich) ? complete(ordentlich) : ordentlich)
  return ergaenzt === ordentlich || isIncomplete(ergaenzt) ? neu : remember(neu, zeile, 'strasse', ergaenzt)
}
