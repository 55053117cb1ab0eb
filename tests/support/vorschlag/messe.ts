import {
  assignRow,
  propose,
  VORSCHLAG_ARTEN,
  VORSCHLAG_REGELN,
  type Vorschlag,
  type VorschlagArt,
} from '../../../src/engines/addresses/proposals/vorschlag.ts'
import { checkRow, type RohZeile } from '../../../src/engines/addresses/row/checkRow.ts'
import { make, type Fehler, type Reihe } from './erzeuge.ts'

/** The kind that has to find a fault; null where the check parts it without being asked. */
const ART_ZU: Record<Fehler, VorschlagArt | null> = {
  namenGross: 'schreibweise',
  namenKlein: 'schreibweise',
  firmaGross: 'schreibweise',
  strasseGross: 'schreibweise',
  strasseKlein: 'schreibweise',
  ortGross: 'ortSchreibweise',
  ortKlein: 'ortSchreibweise',
  ortUmschrift: 'ortSchreibweise',
  ortVerloren: 'ortSchreibweise',
  strasseVerloren: 'umlaute',
  vornameVerloren: 'umlaute',
  strassenwortVerloren: 'strassenwort',
  strasseUmschrift: 'strassenwort',
  ortVertippt: 'ortVertippt',
  ortFehlt: 'ortErgaenzt',
  plzFehlt: 'plzErgaenzt',
  plzVertippt: 'plzVertippt',
  plzMitLand: 'plzOrtGetrennt',
  plzImOrt: 'plzOrtGetrennt',
  anredeFehlt: 'anrede',
  anredeFalsch: 'anredeKonflikt',
  titelImNachnamen: 'titel',
  titelImVornamen: 'titel',
  anredeImVornamen: 'anredeImNamen',
  nameMitKomma: 'nameGeteilt',
  nameInEinem: 'nameGeteilt',
  firmaImNachnamen: 'firmaImNamen',
  personInFirma: 'personInFirma',
  zusatzInStrasse: null,
  zusatzInNummer: null,
  zusatzImNamen: 'zusatz',
  nummerDatum: 'hausnummerDatum',
  nummerForm: 'hausnummerForm',
  nummerDoppelt: 'strasseForm',
  nummerVorn: 'strasseForm',
  anfuehrung: 'anfuehrungszeichen',
}

interface Messung {
  art: VorschlagArt
  sicher: boolean
  vorschlaege: number
  richtig: number
  /** Faults of this kind that somebody could know the truth of, and those that were put in order. */
  fehler: number
  behoben: number
}

export interface Ergebnis {
  messungen: Messung[]
  /** Faults that the check itself parts, and those that it parted rightly. */
  ungefragt: number
  ungefragtRichtig: number
  /** Rows that are right as a whole after all kinds, of those whose faults can be known. */
  reihenRichtig: number
  reihen: number
  /** Clean rows in which something was proposed. */
  saubereMitVorschlag: number
  saubere: number
  /** Wrong proposals and missed faults, to look at. */
  falsch: string[]
  verfehlt: string[]
}

const feldIn = (reihe: Reihe, feld: string): string => new Map(Object.entries(reihe)).get(feld) ?? ''

/** A street and its number may stand in one cell, which the check of rows takes apart. */
const strasseVon = (reihe: Partial<Record<string, string>>): string =>
  `${reihe['strasse'] ?? ''} ${reihe['hausnummer'] ?? ''}`.trim()

const ANSCHRIFT: ReadonlySet<string> = new Set(['strasse', 'hausnummer', 'zusatz'])

/** Street, number and addition as the check parts them. */
function anschriftVon(reihe: RohZeile): string {
  const { strasse, hausnummer, zusatz } = checkRow(reihe).empfaenger
  return `${strasse} ${hausnummer}|${zusatz}`
}

const gekuerzt = (reihe: Record<string, string>): string =>
  ['firma', 'zusatz', 'strasse']
    .map((feld) => reihe[feld] ?? '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/straße|str\./gi, 'str.')

function isRichtig(vorschlag: Vorschlag, wahr: Reihe, roh: Reihe): boolean {
  const nach: Record<string, string> = { ...roh }
  for (const { feld, neu } of vorschlag.aenderungen) nach[feld] = neu
  // Shorter, and nothing lost: the firm may go on in the addition, a street may end in "str.".
  if (vorschlag.art === 'zuLang') return gekuerzt(nach) === gekuerzt({ ...roh })
  return vorschlag.aenderungen.every(({ feld, neu }) =>
    feld === 'strasse' || feld === 'hausnummer' ? strasseVon(nach) === strasseVon(wahr) : neu === feldIn(wahr, feld),
  )
}

export function messe(count: number, seed: number): Ergebnis {
  const messungen = new Map(
    VORSCHLAG_ARTEN.map((art): [VorschlagArt, Messung] => [
      art,
      { art, sicher: VORSCHLAG_REGELN[art].sicher, vorschlaege: 0, richtig: 0, fehler: 0, behoben: 0 },
    ]),
  )
  const of = (art: VorschlagArt): Messung => {
    const found = messungen.get(art)
    if (!found) throw new Error(art)
    return found
  }
  const ergebnis: Ergebnis = {
    messungen: [...messungen.values()],
    ungefragt: 0,
    ungefragtRichtig: 0,
    reihenRichtig: 0,
    reihen: 0,
    saubereMitVorschlag: 0,
    saubere: 0,
    falsch: [],
    verfehlt: [],
  }
  for (const { wahr, roh, fehler, loesbar } of make(count, seed)) {
    const vorschlaege = propose(roh)
    const richtige = new Set<VorschlagArt>()
    for (const vorschlag of vorschlaege) {
      of(vorschlag.art).vorschlaege++
      if (isRichtig(vorschlag, wahr, roh)) {
        of(vorschlag.art).richtig++
        richtige.add(vorschlag.art)
      } else
        ergebnis.falsch.push(
          `${vorschlag.art} ${JSON.stringify(vorschlag.aenderungen)} <- ${fehler.join(',')} ${Object.values(wahr).join('|')}`,
        )
    }
    for (const [index, name] of fehler.entries()) {
      if (!loesbar[index]) continue
      const art = ART_ZU[name]
      if (art === null) {
        ergebnis.ungefragt++
        if (anschriftVon(assignRow(roh, () => true)) === anschriftVon(wahr)) ergebnis.ungefragtRichtig++
        else ergebnis.verfehlt.push(`${name} ${Object.values(roh).join('|')}`)
        continue
      }
      of(art).fehler++
      if (richtige.has(art)) of(art).behoben++
      else ergebnis.verfehlt.push(`${name} ${Object.values(roh).join('|')}`)
    }
    if (fehler.length === 0) {
      ergebnis.saubere++
      const found = vorschlaege.filter(({ art }) => art !== 'zuLang')
      if (found.length > 0) ergebnis.saubereMitVorschlag++
    }
    if (fehler.length === 0 || loesbar.includes(false)) continue
    ergebnis.reihen++
    const geordnet = assignRow(roh, (art) => art !== 'zuLang')
    const nach: Partial<Record<string, string>> = geordnet
    const anders = Object.keys(wahr).filter((feld) => !ANSCHRIFT.has(feld) && (nach[feld] ?? '') !== feldIn(wahr, feld))
    if (anders.length === 0 && anschriftVon(geordnet) === anschriftVon(wahr)) ergebnis.reihenRichtig++
  }
  return ergebnis
}
