import { istEntwurfCsv, ohneFragliche } from '#src/engines/addresses/file.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { ADRESS_FELDER, type AdressFeld, type Zielgruppe, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { AdressBearbeitung } from '#src/contract/adressBearbeitung.ts'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import type { Herkunft } from '#src/engines/addresses/worker.ts'
import type { Entscheidungen } from '#src/engines/addresses/rows.ts'

/** Rows of the service, to be worked on. */
export interface Gespeicherte {
  blob: Blob
  herkunft: Herkunft
  ohne: ZeilenCode[] | null
  ausschluss: Ausschluss
}

/** How the service writes a list, whatever the customer's file was. */
export const WIE_GESPEICHERT = {
  zeichensatz: 'utf-8',
  zeichensatzSicher: true,
  trennzeichen: ';',
  anfuehrung: 'umschliesst',
  kopfzeile: 0,
} as const

/** Its columns are called by their fields. */
export function zuordnungAus(spalten: readonly string[]): Map<number, AdressFeld> {
  const zuordnung = new Map<number, AdressFeld>()
  for (const [spalte, titel] of spalten.entries()) {
    const feld = ADRESS_FELDER.find((name) => name === titel)
    if (feld !== undefined) zuordnung.set(spalte, feld)
  }
  return zuordnung
}

export async function ausEntwurf(entwurf: AdressEntwurf, blob: Blob, alte: Zielgruppe | null): Promise<Gespeicherte> {
  const { idPtAdressEntwurf, version, dateiName, zuordnung, spalten = [], ohneWarnungen, ausschluss = {} } = entwurf
  const ersetzt = alte && { idPtZielgruppe: alte.idPtZielgruppe, version: alte.version }
  const verwaist = entwurf.idPtZielgruppe !== null && alte === null
  // A desk brings its decisions along, and counts them once more.
  const bearbeitung = (await istEntwurfCsv(blob)) ? null : entwurf.bearbeitung
  const herkunft = {
    dateiName,
    zuordnung,
    spalten,
    bearbeitung,
    entwurf: { idPtAdressEntwurf, version },
    ersetzt,
    verwaist,
  }
  // Whoever is likely left out is asked about once more: a draft does not say that somebody was.
  return { blob, herkunft, ohne: ohneFragliche(ohneWarnungen), ausschluss }
}

export function ausListe(
  { idPtZielgruppe, version, datei, zuordnung, spalten = [], ausschluss = {} }: Zielgruppe,
  blob: Blob,
): Gespeicherte {
  const herkunft: Herkunft = {
    dateiName: datei?.name ?? 'adressen.csv',
    zuordnung: zuordnung ?? {},
    spalten,
    bearbeitung: null,
    entwurf: null,
    ersetzt: { idPtZielgruppe, version },
  }
  // Whoever is in the list was printed by a decision of then: nothing is left out by itself.
  return { blob, herkunft, ohne: [], ausschluss }
}

/** What was decided in all: before it was put aside, and since. */
export function zusammen(frueher: AdressBearbeitung | null, jetzt: Entscheidungen): AdressBearbeitung {
  if (frueher === null) return { ...jetzt, jeVorschlag: { ...jetzt.jeVorschlag } }
  const jeVorschlag = { ...frueher.jeVorschlag }
  for (const [art, zeilen] of Object.entries(jetzt.jeVorschlag)) jeVorschlag[art] = (jeVorschlag[art] ?? 0) + zeilen
  return {
    vonHand: frueher.vonHand + jetzt.vonHand,
    entfernt: frueher.entfernt + jetzt.entfernt,
    zusammengefasst: frueher.zusammengefasst + jetzt.zusammengefasst,
    hinzugefuegt: frueher.hinzugefuegt + jetzt.hinzugefuegt,
    jeVorschlag,
  }
}

/** Nobody changed anything. */
export const isLeer = ({ vonHand, entfernt, zusammengefasst, hinzugefuegt, jeVorschlag }: AdressBearbeitung): boolean =>
  vonHand + entfernt + zusammengefasst + hinzugefuegt + Object.keys(jeVorschlag).length === 0
