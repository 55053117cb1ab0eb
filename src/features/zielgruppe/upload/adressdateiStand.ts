import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { AdressFeld, ZeilenCode } from '#src/contract/zielgruppe.ts'
import type { AnfuehrungStopp } from '#src/engines/addresses/read/anfuehrung.ts'
import type { Zuordnung } from '#src/engines/addresses/read/columns.ts'
import type { Leseart } from '#src/engines/addresses/list/layout.ts'
import type { SpaltenRegel } from '#src/engines/addresses/words/regel.ts'
import { vonPerson } from '#src/engines/addresses/desk/stand.ts'
import type { AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import type { AdressBericht, Ansicht } from '#src/entities/zielgruppe/adressBericht.ts'
import { benannt, type Gespeicherte, type Herkunft } from './herkunft.ts'
import type { Fingerabdruck } from './importEntwurf.ts'
import type { Unterbrochen } from './useImportEntwurf.ts'

/** A file that was opened, as it looks when read in the chosen way. */
export interface OffeneDatei {
  name: string
  bytes: number
  ansicht: Ansicht
  zuordnung: Zuordnung
  /** What columns that are not sent say about their rows. */
  regeln: readonly SpaltenRegel[]
  /** Warnings whose rows are left out; null: not decided yet. */
  ohne: readonly ZeilenCode[] | null
  /** Who is left out beside those whom every list leaves out. */
  ausschluss: Ausschluss
  /** Decisions of a person on the desk, which another way to read the file would drop. */
  arbeit: number
  /** null: nothing can be kept of it for another window. */
  abdruck: Fingerabdruck | null
  /** State of the desk that the service has, as `TischStand.schritt`; null: none. */
  gesichert: number | null
  /** Where the service has it from; null: it is a file of the customer's. */
  herkunft: Herkunft | null
}

/** Where a list is on its way. `problem` is a German reason that the user can act on. */
export type Phase =
  | { art: 'waehlen'; problem: string | null }
  | { art: 'liest'; name: string; anteil: number }
  | { art: 'zuordnen'; datei: OffeneDatei; problem: string | null; stopp: AnfuehrungStopp | null }
  | { art: 'prueft'; datei: OffeneDatei; anteil: number }
  | { art: 'ergebnis'; datei: OffeneDatei; bericht: AdressBericht }

export interface Adressdatei {
  phase: Phase
  /** Opens what the service keeps. */
  oeffne: (lade: () => Promise<Gespeicherte>) => void
  /** The list was put aside in a state of the desk, under this draft from now on. */
  beiseite: (entwurf: AdressEntwurf, schritt: number) => void
  /** Somebody else changed the stored list: what is on the desk becomes a list of its own. */
  alsEigene: () => void
  /** Opens a file; the limits are checked before a byte is read. */
  waehle: (file: File) => void
  melde: (problem: string) => void
  lies: (leseart: Partial<Leseart>) => void
  ordneZu: (spalte: number, wahl: SpaltenWahl | null) => void
  pruefe: () => void
  /** Rows with this warning are left out, or are not. */
  wechsle: (code: ZeilenCode) => void
  lasseAus: (ausschluss: Ausschluss) => void
  /** Ends what runs and goes one step back. */
  brichAb: () => void
  /** Back to the columns, or to another file. */
  zurZuordnung: () => void
  vonVorn: () => void
  /** The list is stored. */
  fertig: () => void
  /** An import that another window left unfinished. */
  unterbrochen: Unterbrochen | null
  client: AdressdateiClient
  /** What came of work on the desk. */
  zeigeBericht: (bericht: AdressBericht) => void
}

/** The columns of a file, to be given their meaning. */
export const zugeordnet = (
  datei: OffeneDatei,
  stopp: AnfuehrungStopp | null,
  problem: string | null = null,
): Extract<Phase, { art: 'zuordnen' }> => ({ art: 'zuordnen', datei, problem, stopp })

/** What a column is: a field, or a rule about its rows. */
export type SpaltenWahl = AdressFeld | Omit<SpaltenRegel, 'spalte'>

/** Gives a column another meaning; what was decided about warnings goes. */
export function ordneSpalteZu(phase: Phase, spalte: number, wahl: SpaltenWahl | null): Phase {
  if (phase.art !== 'zuordnen') return phase
  const zuordnung = new Map(phase.datei.zuordnung)
  const regeln = phase.datei.regeln.filter((regel) => regel.spalte !== spalte)
  zuordnung.delete(spalte)
  if (typeof wahl === 'string') zuordnung.set(spalte, wahl)
  else if (wahl !== null) regeln.push({ ...wahl, spalte })
  return { ...phase, datei: { ...phase.datei, zuordnung, regeln, ohne: null } }
}

/** Rows with a warning are left out, or are not. */
export function wechsleWarnung(phase: Phase, code: ZeilenCode): Phase {
  if (phase.art !== 'ergebnis') return phase
  const ohne = new Set(phase.datei.ohne)
  if (!ohne.delete(code)) ohne.add(code)
  return { ...phase, datei: { ...phase.datei, ohne: [...ohne] } }
}

/** What is said of the file when its rows go to the service. */
export function herkunftVon({ name, ansicht, zuordnung, herkunft }: OffeneDatei): Herkunft {
  if (herkunft !== null) return herkunft
  const dateiName = name.slice(0, 300)
  return { dateiName, zuordnung: benannt(ansicht.spalten, zuordnung), bearbeitung: null, entwurf: null, ersetzt: null }
}

/** True while the desk stands elsewhere than what the service has, or than where the work began. */
export const istUngesichert = ({ gesichert }: OffeneDatei, { tisch }: AdressBericht): boolean =>
  tisch.schritt !== (gesichert ?? tisch.grund)

/** Decisions of a person that are only on the desk; taking something back is one, too. */
export const arbeitAn = (datei: OffeneDatei, bericht: AdressBericht): number =>
  istUngesichert(datei, bericht) ? Math.max(1, vonPerson(bericht.tisch.entscheidungen)) : 0

/** Decisions of a person that would go with the desk. */
export function arbeitVon(phase: Phase): number {
  if (phase.art === 'ergebnis') return arbeitAn(phase.datei, phase.bericht)
  return 'datei' in phase ? phase.datei.arbeit : 0
}
