import { ORTE, plzMoeglich } from '#src/engines/addresses/rules.ts'
import { worte, type Bereich, type Wort } from './stelle.ts'

const STRASSE = /(?:stra(?:ß|ss)e|str\.?)$/i
/** Ends of other street names; only in compounds, for a way and a place also stand alone. */
const ANDERE =
  /[\p{L}-](?:weg|platz|allee|gasse|ring|ufer|damm|steig|stieg|graben|pfad|chaussee|promenade|wall|twiete|markt)$/iu
/** Roads by number are no addresses. */
const FERNSTRASSE = /^(?:bundes|landes|kreis|staats|schnell)stra(?:ß|ss)e$/i
const HAUSNUMMER = /^\d{1,3}[a-z]?(?:[-/–]\d{1,3}[a-z]?)?$/i
/** Street and number without a blank: Hauptstr.5. */
const GEKLEBT = /(?:stra(?:ß|ss)e|str\.)\d{1,3}[a-z]?$/i
/** After a house number; anything else is counted: „Hauptstraße 3 Kinder“. */
const WEITER = /^(?:in|im|bei|und|oder|neben|gegenüber|[a-h]|[-–]|\d{5})$/i
const ENDE = /[,.;:)!?]$/

/** Ends of German place names, for those that we have no list of. */
const ORTSENDUNG =
  /(?:stadt|stedt|berg|burg|dorf|heim|hausen|hofen|ingen|ungen|bach|kirchen|kirch|rode|roda|walde|wald|furt|furth|brück|brücken|hagen|münde|münster|leben|büttel|beck|born|tal|thal|weiler|horst|haven|zell|stein|fels|hütte|itz|ow)$/i
const BEKANNT: ReadonlySet<string> = new Set(ORTE.map(({ name }) => (name.split(' ')[0] ?? name).toLowerCase()))
/** First words of places that mean nothing alone. */
const VORSATZ = /^(?:Bad|Sankt|St\.|Markt)$/

const VORNE = /^["„(]/
/** Longest word that is looked at. */
const WORT_MAX = 80
/** Signs of a clause behind a word; its full stop may be that of an abbreviation. */
const withoutSigns = (text: string) => text.slice(-WORT_MAX).replace(/["“,;:)!?]{1,3}$/, '')
const bare = (wort: Wort | undefined) => withoutSigns(wort?.text ?? '').replace(VORNE, '')
const withoutDot = (text: string) => text.replace(/\.$/, '')

/** Street with number, postal code with place, post-office box; neighbours become one. */
export function findAnschriften(text: string): Bereich[] {
  const all = worte(text)
  const found: Bereich[] = []
  for (const [at, first] of all.entries()) {
    const afterStreet = found.length > 0 && found.at(-1)?.bis === trimmedEnd(all[at - 1])
    const length = strasse(all, at) ?? plzOrt(all, at, afterStreet) ?? postfach(all, at)
    if (length === null) continue
    const last = all[at + length - 1]
    add(found, text, { von: first.von + (VORNE.test(first.text) ? 1 : 0), bis: trimmedEnd(last) })
  }
  return found
}

/** Where a word ends without the signs behind it. */
function trimmedEnd(wort: Wort | undefined): number {
  if (wort === undefined) return -1
  const kept = wort.text.slice(-WORT_MAX)
  return wort.bis - kept.length + withoutDot(withoutSigns(kept)).length
}

function add(found: Bereich[], text: string, bereich: Bereich): void {
  const before = found.at(-1)
  if (before && /^[\s,;]{0,3}$/.test(text.slice(before.bis, bereich.von)))
    before.bis = Math.max(before.bis, bereich.bis)
  else found.push(bereich)
}

/** Words of a street with its number that begins here, or null. */
function strasse(all: readonly Wort[], at: number): number | null {
  const name = bare(all[at])
  if (GEKLEBT.test(withoutDot(name))) return 1
  if (ENDE.test((all[at]?.text ?? '').replace(/\.$/, '')) || FERNSTRASSE.test(name)) return null
  if (!STRASSE.test(name) && !ANDERE.test(name)) return null
  const skip = /^(?:nr\.?|nummer)$/i.test(bare(all[at + 1])) ? 1 : 0
  const nummer = all[at + 1 + skip]
  if (!nummer || !HAUSNUMMER.test(withoutDot(bare(nummer)))) return null
  const next = all[at + 2 + skip]
  const goesOn = next === undefined || ENDE.test(nummer.text) || WEITER.test(bare(next)) || isOrt(all, at + 2 + skip)
  return goesOn ? 2 + skip : null
}

/** Known by name; a counted thing is not. */
const isOrt = (all: readonly Wort[], at: number) =>
  BEKANNT.has((withoutDot(bare(all[at])).split('-')[0] ?? '').toLowerCase()) || VORSATZ.test(bare(all[at]))

/** Words of a postal code with its place, or null. */
function plzOrt(all: readonly Wort[], at: number, afterStreet: boolean): number | null {
  const [, land, plz = ''] = /^(D-|DE-)?(\d{5})$/.exec(bare(all[at])) ?? []
  const ort = withoutDot(bare(all[at + 1]))
  if (!plzMoeglich(Number(plz)) || !/^\p{Lu}\p{L}/u.test(ort)) return null
  const stated = afterStreet || land !== undefined || plz.startsWith('0') || ORTSENDUNG.test(ort)
  const listed = all[at - 1]?.text.endsWith(',') === true && !/(?:en|er|e|s)$/.test(ort)
  const round = plz.endsWith('000')
  if (!isOrt(all, at + 1) && (round || !(stated || listed))) return null
  return VORSATZ.test(ort) && all[at + 2] ? 3 : 2
}

function postfach(all: readonly Wort[], at: number): number | null {
  return /^postfach$/i.test(bare(all[at])) && /^\d{2,}$/.test(withoutDot(bare(all[at + 1]))) ? 2 : null
}
