import {
  ordneZeile,
  schlageVor,
  VORSCHLAG_ARTEN,
  VORSCHLAG_REGELN,
  type Vorschlag,
  type VorschlagArt,
} from '../../../src/domain/zielgruppe/adressdatei/vorschlag/vorschlag.ts'
import { erzeuge, type Fehler, type Reihe } from './erzeuge.ts'

/** The kind that has to find a fault. */
const ART_ZU: Record<Fehler, VorschlagArt> = {
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
  zusatzInStrasse: 'zusatz',
  zusatzInNummer: 'zusatz',
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
    reihenRichtig: 0,
    reihen: 0,
    saubereMitVorschlag: 0,
    saubere: 0,
    falsch: [],
    verfehlt: [],
  }
  for (const { wahr, roh, fehler, loesbar } of erzeuge(count, seed)) {
    const vorschlaege = schlageVor(roh)
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
      of(ART_ZU[name]).fehler++
      if (richtige.has(ART_ZU[name])) of(ART_ZU[name]).behoben++
      else ergebnis.verfehlt.push(`${name} ${Object.values(roh).join('|')}`)
    }
    if (fehler.length === 0) {
      ergebnis.saubere++
      const found = vorschlaege.filter(({ art }) => art !== 'zuLang')
      if (found.length > 0) ergebnis.saubereMitVorschlag++
    }
    if (fehler.length === 0 || loesbar.includes(false)) continue
    ergebnis.reihen++
    const nach: Partial<Record<string, string>> = ordneZeile(roh, (art) => art !== 'zuLang')
    if (
      Object.keys(wahr).every(
        (feld) => feld === 'strasse' || feld === 'hausnummer' || (nach[feld] ?? '') === feldIn(wahr, feld),
      ) &&
      strasseVon(nach) === strasseVon(wahr)
    )
      ergebnis.reihenRichtig++
  }
  return ergebnis
}
