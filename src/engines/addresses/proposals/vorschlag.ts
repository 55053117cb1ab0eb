import type { RohZeile } from '../row/checkRow.ts'
import { anfuehrungszeichen } from './anfuehrungszeichen.ts'
import { anrede, anredeKonflikt } from './anrede.ts'
import { firmaImNamen } from './firma.ts'
import { hausnummerDatum, hausnummerForm, strasseForm } from './hausnummer.ts'
import { VORSCHLAG_ARTEN, type VorschlagArt } from './arten.ts'
import { anredeImNamen, nameGeteilt, personInFirma } from './namen.ts'
import { ortErgaenzt, ortSchreibweise, plzErgaenzt, plzOrtGetrennt } from './plzOrt.ts'
import { schreibweise } from './schreibweise.ts'
import { titel } from './titel.ts'
import { ortVertippt, plzVertippt } from './vertippt.ts'
import { strassenwort, umlaute } from './umlaute.ts'
import { aenderungen, zeileVon, type FeldAenderung, type Regel, type Zeile } from './zeile.ts'
import { zuLang } from './zuLang.ts'
import { zusatz } from './zusatz.ts'

export { VORSCHLAG_ARTEN, VORSCHLAG_REGELN, type VorschlagArt } from './arten.ts'
export type { FeldAenderung }

export interface Vorschlag {
  art: VorschlagArt
  aenderungen: FeldAenderung[]
}

const REGELN: Record<VorschlagArt, Regel> = {
  anfuehrungszeichen,
  plzOrtGetrennt,
  firmaImNamen,
  personInFirma,
  anredeImNamen,
  titel,
  zusatz,
  nameGeteilt,
  hausnummerDatum,
  strasseForm,
  hausnummerForm,
  ortSchreibweise,
  schreibweise,
  strassenwort,
  umlaute,
  ortErgaenzt,
  plzErgaenzt,
  ortVertippt,
  plzVertippt,
  anrede,
  anredeKonflikt,
  zuLang,
}

/** Kinds with their rules, in order. */
const REIHENFOLGE = VORSCHLAG_ARTEN.map((art) => ({ art, regel: REGELN[art] }))

/** Signs of a row beyond which it is no address; rules may look at a cell several times. */
const LAENGSTE_ZEILE = 1000

const isUeberlang = ({
  anrede: a,
  titel: t,
  vorname,
  nachname,
  firma,
  zusatz: z,
  strasse,
  hausnummer,
  plz,
  ort,
}: Zeile) =>
  a.length + t.length + vorname.length + nachname.length + firma.length + z.length > LAENGSTE_ZEILE / 2 ||
  strasse.length + hausnummer.length + plz.length + ort.length > LAENGSTE_ZEILE / 2

/** What would put a row in order, at most once per kind; each as if it were the only one. */
export function propose(roh: RohZeile): Vorschlag[] {
  const zeile = zeileVon(roh)
  if (isUeberlang(zeile)) return []
  const found: Vorschlag[] = []
  for (const { art, regel } of REIHENFOLGE) {
    const neu = regel(zeile)
    if (neu === null) continue
    const changes = aenderungen(zeile, neu)
    if (changes.length > 0) found.push({ art, aenderungen: changes })
  }
  return found
}

/** The row with changes applied. A change of a cell that is another one by now is left out: two kinds met there. */
export function applyTo(roh: RohZeile, changes: readonly FeldAenderung[]): RohZeile {
  const neu = { ...roh }
  for (const { feld, alt, neu: text } of changes) if ((neu[feld] ?? '') === alt) neu[feld] = text
  return neu
}

/** The row after all accepted kinds in their order, each of them on what the ones before it left. */
export function assignRow(roh: RohZeile, angenommen: (art: VorschlagArt) => boolean): RohZeile {
  let row = roh
  if (isUeberlang(zeileVon(roh))) return row
  for (const { art, regel } of REIHENFOLGE) {
    if (!angenommen(art)) continue
    const zeile = zeileVon(row)
    const neu = regel(zeile)
    if (neu !== null) row = applyTo(row, aenderungen(zeile, neu))
  }
  return row
}
