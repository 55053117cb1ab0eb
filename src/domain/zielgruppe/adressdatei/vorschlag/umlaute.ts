import { isFalschGeschrieben } from './grossKlein.ts'
import { vornameSchreibweise } from './vornamen.ts'
import wortlisten from './wortlisten.json' with { type: 'json' }
import { merke, type Neu, type Regel } from './zeile.ts'

/** Parts of names and streets whose umlaut is sure, also where it is written with two letters. */
const STRASSENTEILE = wortlisten.strassenteile.split(' ')
/** Sure only where a sign was lost: with two letters these are names of their own. */
const NAMENSTEILE = wortlisten.namensteile.split(' ')

const MASKE = /[?\ufffd]/u
const istLueckenhaft = (text: string): boolean => text.includes('?') || text.includes('\ufffd')
const BESONDERE = /[\u0080-\uffff]/

/** Parts by where their sign stands, so that only those are compared. */
const ALLE = [...new Set([...STRASSENTEILE, ...NAMENSTEILE])].flatMap((teil) =>
  Array.from(teil).flatMap((sign, at) => (BESONDERE.test(sign) ? [{ teil, at, sign }] : [])),
)

const passt = (text: string, start: number, teil: string): boolean => {
  if (start < 0 || start + teil.length > text.length) return false
  for (let at = 0; at < teil.length; at++) {
    const sign = text.charAt(start + at)
    if (sign === teil.charAt(at)) continue
    if (!MASKE.test(sign) || !BESONDERE.test(teil.charAt(at))) return false
  }
  // Short parts tell only as whole words or at their beginning.
  return teil.length > 4 || start === 0 || !/\p{L}/u.test(text.charAt(start - 1))
}

/** The lost signs of a word; the text as it is where one of them has no evidence. */
function ergaenze(text: string): string {
  const small = text.toLocaleLowerCase('de')
  let result = ''
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (!MASKE.test(char)) {
      result += char
      continue
    }
    // The longest part decides: "münchen" before "mönch".
    const parts = ALLE.filter((part) => passt(small, at - part.at, part.teil))
    const longest = Math.max(...parts.map(({ teil }) => teil.length))
    const signs = new Set(parts.filter(({ teil }) => teil.length === longest).map(({ sign }) => sign))
    const [sign] = signs
    if (signs.size !== 1 || sign === undefined) return text
    const first = at === 0 || !/\p{L}/u.test(text.charAt(at - 1))
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
function ergaenzeVorname(text: string): string {
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
      return name !== undefined ? name + teil.slice(wort.length) : ergaenze(teil)
    })
    .join('')
}

const umschrift = (text: string): string =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
const UMSCHRIFTEN = STRASSENTEILE.map((teil) => ({ von: umschrift(teil), teil })).filter(({ von }) => von.length >= 5)
const UMSCHRIFT_VERDACHT = /[aou]e|sse/iu
const STRASSE = /(s)trasse(?=\s|\d|$|,)/giu

/** Well known parts of streets written with two letters for an umlaut. */
function ausUmschrift(text: string): string {
  if (!UMSCHRIFT_VERDACHT.test(text) || isFalschGeschrieben(text)) return text
  let result = text.replaceAll(STRASSE, '$1traße')
  let small = result.toLowerCase()
  for (const { von, teil } of UMSCHRIFTEN) {
    const at = small.indexOf(von)
    if (at === -1) continue
    const gross = /\p{Lu}/u.test(result.charAt(at))
    const neu = gross ? teil.charAt(0).toLocaleUpperCase('de') + teil.slice(1) : teil
    // A part that begins a word of its own; "Neumuehle" holds it as well.
    result = result.slice(0, at) + neu + result.slice(at + von.length)
    small = result.toLowerCase()
  }
  return result
}

/** Signs lost on the way ("M?ller", "Stra?e") and streets without umlauts, where the word leaves no doubt. */
export const umlaute: Regel = (zeile) => {
  const { vorname, nachname, firma, strasse } = zeile
  let neu: Neu | null = null
  if (istLueckenhaft(vorname)) neu = merke(neu, zeile, 'vorname', ergaenzeVorname(vorname))
  if (istLueckenhaft(nachname)) neu = merke(neu, zeile, 'nachname', ergaenze(nachname))
  if (istLueckenhaft(firma)) neu = merke(neu, zeile, 'firma', ergaenze(firma))
  return merke(neu, zeile, 'strasse', ausUmschrift(istLueckenhaft(strasse) ? ergaenze(strasse) : strasse))
}
