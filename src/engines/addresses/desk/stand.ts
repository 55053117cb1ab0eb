import type { AdressFeld, AdressPruefung } from '#src/contract/zielgruppe.ts'
import type { AdressListe } from '../list/adressListe.ts'
import { LEER } from '../list/zeilenTabelle.ts'
import { VORSCHLAG_ARTEN, VORSCHLAG_REGELN, type VorschlagArt } from '../proposals/arten.ts'
import { isChanged, type ZeilenWahl } from './sicht.ts'
import type { Tisch } from './tisch.ts'
import type { SchrittZeile } from './verlauf.ts'
import type { VorschlaegeEinerArt } from './vorschlaege.ts'

/** What was decided about the rows of a list, in numbers of rows; it is kept with the group (domain 4.3). */
export interface Entscheidungen {
  /** Cells typed by a person. */
  vonHand: number
  entfernt: number
  /** Took in what another row had. */
  zusammengefasst: number
  hinzugefuegt: number
  /** Proposals that were taken. */
  jeVorschlag: Partial<Record<VorschlagArt, number>>
}

/** How many of them a person made: what is never wrong is taken by itself, and would be once more. */
export function vonPerson({ vonHand, entfernt, zusammengefasst, hinzugefuegt, jeVorschlag }: Entscheidungen): number {
  const angenommen = VORSCHLAG_ARTEN.filter((art) => !VORSCHLAG_REGELN[art].sicher)
  return angenommen.reduce(
    (summe, art) => summe + (jeVorschlag[art] ?? 0),
    vonHand + entfernt + zusammengefasst + hinzugefuegt,
  )
}

/** Where the work on a list stands. */
export interface TischStand {
  felder: AdressFeld[]
  vorschlaege: VorschlaegeEinerArt[]
  /** Rows as they can be chosen to be shown. */
  zeilen: Record<ZeilenWahl, number>
  /** Persons who are printed without a salutation. */
  ohneAnrede: number
  /** Rows that look like another one and wait for a word. */
  paare: number
  entscheidungen: Entscheidungen
  /** Rows of the file that goes to the service, the first one 1, that are not those whom they are taken for. */
  jemandAnderes: number[]
  /** Where the work stands, and where it began: the number of a step, which no other state has. */
  schritt: number
  grund: number
  rueckgaengig: SchrittZeile | null
  wiederholen: SchrittZeile | null
}

/** Counts what was decided. */
function entscheidungenVon(liste: AdressListe): Entscheidungen {
  const summe: Entscheidungen = { vonHand: 0, entfernt: 0, zusammengefasst: 0, hinzugefuegt: 0, jeVorschlag: {} }
  for (const [index, zustand] of liste.bearbeitung.alle()) {
    const neu = liste.isNew(index) || zustand.neu === true
    if (zustand.entfernt) {
      if (!neu) summe.entfernt++
      continue
    }
    if (neu) summe.hinzugefuegt++
    else if (zustand.vonHand) summe.vonHand++
    if (zustand.verschmolzen) summe.zusammengefasst++
    for (const art of new Set(zustand.angenommen)) summe.jeVorschlag[art] = (summe.jeVorschlag[art] ?? 0) + 1
  }
  return summe
}

/** Counts rows by what a person can choose to see. */
function zeilenVon(liste: AdressListe, pruefung: AdressPruefung): TischStand['zeilen'] {
  const { gesamt: alle, zustellbar, korrigiert, warnung, ausgeschlossen } = pruefung
  let [geaendert, entfernt] = [0, 0]
  for (const [, zustand] of liste.bearbeitung.alle()) {
    if (zustand.entfernt) entfernt++
    else if (isChanged(zustand)) geaendert++
  }
  return { alle, zustellbar, korrigiert, warnung, ausgeschlossen, geaendert, entfernt }
}

function andereVon(liste: AdressListe): number[] {
  const andere = new Set<number>()
  for (const [index, zustand] of liste.bearbeitung.alle()) if (zustand.jemandAnderes === true) andere.add(index)
  if (andere.size === 0) return []
  const zeilen: number[] = []
  let nr = 0
  for (let index = 0; index < liste.laenge; index++) {
    if (liste.maske(index) === LEER) continue
    nr++
    if (andere.has(index)) zeilen.push(nr)
  }
  return zeilen
}

export function standVon(liste: AdressListe, tisch: Tisch, paare: number, pruefung: AdressPruefung): TischStand {
  return {
    felder: tisch.felder(),
    vorschlaege: tisch.vorschlaege.jeArt(),
    zeilen: zeilenVon(liste, pruefung),
    ohneAnrede: tisch.vorschlaege.ohneAnrede(),
    paare,
    entscheidungen: entscheidungenVon(liste),
    jemandAnderes: andereVon(liste),
    schritt: tisch.verlauf.stand,
    grund: tisch.verlauf.grund,
    rueckgaengig: tisch.verlauf.letzter,
    wiederholen: tisch.verlauf.naechster,
  }
}
