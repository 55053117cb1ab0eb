import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import type { Ausschluss } from '#src/contract/ausschluss.ts'
import { ZEILEN_CODES, type AdressFeld, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import { CODE_REGELN } from '../codes/codeRegeln.ts'
import { ohneFragliche } from '../codes/codes.ts'
import type { AnfuehrungStopp } from '../read/anfuehrung.ts'
import type { SpaltenRegel } from '../words/regel.ts'
import type { AdressBericht, Ansicht } from './adressBericht.ts'
import { type EigeneWahl, keepSpalte, nochZugeordnet } from './eigeneWahl.ts'
import { arbeitAn, herkunftVon, type OffeneDatei } from './offeneDatei.ts'

/** What each phase holds. `problem` is a German reason that the user can act on, `anteil` what is done of 1. */
interface Phasen {
  waehlen: { problem: string | null }
  /** `zurueck`: the file whose other sheet is read; null: one that was not open before. */
  liest: { name: string; anteil: number; zurueck: OffeneDatei | null }
  zuordnen: { datei: OffeneDatei; problem: string | null; stopp: AnfuehrungStopp | null }
  prueft: { datei: OffeneDatei; anteil: number }
  ergebnis: { datei: OffeneDatei; bericht: AdressBericht }
}
type PhaseArt = keyof Phasen
type PhaseOf<A extends PhaseArt> = { [P in A]: { art: P } & Phasen[P] }[A]

/** Where a list is on its way. */
export type Phase = PhaseOf<PhaseArt>

/** What a column is: a field, an own column, or a rule about its rows. */
export type SpaltenWahl = AdressFeld | EigeneWahl | Omit<SpaltenRegel, 'spalte'>

/** What may happen to a list, and what is known of it then. */
interface Ereignisse {
  /** Reading of a file begins, or of what the service keeps; then it has no name yet. */
  readingBegan: { name: string }
  /** Reading of another sheet of the open workbook begins. */
  sheetBegan: object
  progressed: { anteil: number }
  /** The first rows of a file of the customer's are there. */
  opened: { datei: OffeneDatei }
  /** So are those of what the service keeps: it is checked at once. */
  storedOpened: { datei: OffeneDatei }
  /** The same file, read in another way. */
  lookedAgain: { ansicht: Ansicht }
  checkBegan: object
  checked: { bericht: AdressBericht }
  /** A quote ended the check. */
  stopped: { stopp: AnfuehrungStopp }
  /** It is no list that can be worked on. */
  refused: { problem: string }
  /** The open file could not be read in this way, or not be checked. */
  failed: { problem: string }
  columnChosen: { spalte: number; wahl: SpaltenWahl | null }
  /** Rows with this warning are left out, or are not. */
  warningToggled: { code: ZeilenCode }
  exclusionChosen: { ausschluss: Ausschluss }
  /** What came of work on the desk. */
  deskChanged: { bericht: AdressBericht }
  /** The list was put aside in a state of the desk, under this draft from now on. */
  putAside: { entwurf: AdressEntwurf; schritt: number }
  /** Somebody else changed the stored list: what is on the desk becomes a separate list. */
  detached: object
  /** Back to the columns; the desk is kept until the file is read in another way. */
  columnsWanted: object
  /** The check was ended, and the desk with it. */
  checkCancelled: object
  /** Back to the choice of a file. */
  restarted: object
}
export type EreignisArt = keyof Ereignisse
type EreignisOf<E extends EreignisArt> = { [P in E]: { art: P } & Ereignisse[P] }[E]
export type Ereignis = EreignisOf<EreignisArt>

type Step<A extends PhaseArt, E extends EreignisArt> = (phase: PhaseOf<A>, ereignis: EreignisOf<E>) => Phase
/** What leads out of a phase, or changes what it holds. */
type Row<A extends PhaseArt> = { readonly [E in EreignisArt]?: Step<A, E> }

/** Before any file. */
export const BEGINNING: Phase = { art: 'waehlen', problem: null }

const choose = (problem: string | null): Phase => ({ art: 'waehlen', problem })
const columns = (datei: OffeneDatei, why: { problem?: string; stopp?: AnfuehrungStopp | null } = {}): Phase => ({
  art: 'zuordnen',
  datei,
  problem: why.problem ?? null,
  stopp: why.stopp ?? null,
})
/** Work on the desk went with it. */
const withoutWork = (datei: OffeneDatei): OffeneDatei => ({ ...datei, arbeit: 0 })

const beginReading = (_: Phase, { name }: { name: string }): Phase => ({ art: 'liest', name, anteil: 0, zurueck: null })
const refuse = (_: Phase, { problem }: { problem: string }): Phase => choose(problem)
const restart = (): Phase => BEGINNING
const progress = <P extends Phase>(phase: P, { anteil }: { anteil: number }): P => ({ ...phase, anteil })
const cancelCheck = ({ datei }: { datei: OffeneDatei }): Phase => columns(withoutWork(datei))

/** What is left out unless the user says otherwise; who is left out by comparison is found later. */
const leftOutAtFirst = ({ pruefung }: AdressBericht): ZeilenCode[] =>
  ohneFragliche(ZEILEN_CODES.filter((code) => CODE_REGELN[code].weglassen && pruefung.jeCode[code]))

/** Columns that are called as before keep their meaning; what was decided about rows goes. */
function lookAgain(datei: OffeneDatei, ansicht: Ansicht): Phase {
  const same = ansicht.spalten.join('\n') === datei.ansicht.spalten.join('\n')
  const { zuordnung, regeln, spalten } = same
    ? datei
    : { zuordnung: ansicht.vorschlag, regeln: ansicht.regeln, spalten: [] }
  return columns(withoutWork({ ...datei, ansicht, zuordnung, regeln, spalten, ohne: null }), ansicht)
}

/** Gives a column another meaning; what was decided about warnings goes. */
const chooseColumn: Step<'zuordnen', 'columnChosen'> = (phase, { spalte, wahl }) => {
  const { datei } = phase
  const regeln = datei.regeln.filter((regel) => regel.spalte !== spalte)
  if (typeof wahl === 'object' && wahl !== null && 'eigene' in wahl)
    return { ...phase, datei: { ...datei, ...keepSpalte(datei, spalte, wahl), regeln, ohne: null } }
  const zuordnung = new Map(datei.zuordnung)
  zuordnung.delete(spalte)
  if (typeof wahl === 'string') zuordnung.set(spalte, wahl)
  else if (wahl !== null) regeln.push({ ...wahl, spalte })
  const spalten = nochZugeordnet({ zuordnung, spalten: datei.spalten })
  return { ...phase, datei: { ...datei, zuordnung, spalten, regeln, ohne: null } }
}

const toggleWarning: Step<'ergebnis', 'warningToggled'> = (phase, { code }) => {
  const ohne = new Set(phase.datei.ohne)
  if (!ohne.delete(code)) ohne.add(code)
  return { ...phase, datei: { ...phase.datei, ohne: [...ohne] } }
}

/** A warning that comes up only now is judged as those at the beginning were. */
const showDesk: Step<'ergebnis', 'deskChanged'> = (phase, { bericht }) => {
  const neue = leftOutAtFirst(bericht).filter((code) => !phase.bericht.pruefung.jeCode[code])
  const ohne = [...new Set([...(phase.datei.ohne ?? []), ...neue])]
  return { ...phase, bericht, datei: { ...phase.datei, ohne } }
}

/** From here on the service has it: the browser keeps nothing of it for another window. */
const putAside: Step<'ergebnis', 'putAside'> = (phase, { entwurf: { idPtAdressEntwurf, version }, schritt }) => {
  const herkunft = { ...herkunftVon(phase.datei), entwurf: { idPtAdressEntwurf, version } }
  return { ...phase, datei: { ...phase.datei, herkunft, gesichert: schritt, abdruck: null } }
}

/** The table: from which phase what leads where. What a phase does not name changes nothing in it. */
const TABLE: { readonly [A in PhaseArt]: Row<A> } = {
  waehlen: {
    readingBegan: beginReading,
    refused: refuse,
    restarted: restart,
  },
  liest: {
    readingBegan: beginReading,
    progressed: progress,
    opened: (_, { datei }) => columns(datei, datei.ansicht),
    storedOpened: (_, { datei }) => ({ art: 'prueft', datei, anteil: 0 }),
    lookedAgain: (phase, { ansicht }) => (phase.zurueck === null ? phase : lookAgain(phase.zurueck, ansicht)),
    refused: refuse,
    failed: ({ zurueck }, why) => (zurueck === null ? choose(why.problem) : columns(withoutWork(zurueck), why)),
    restarted: restart,
  },
  zuordnen: {
    readingBegan: beginReading,
    sheetBegan: ({ datei }) => ({ art: 'liest', name: datei.name, anteil: 0, zurueck: datei }),
    lookedAgain: ({ datei }, { ansicht }) => lookAgain(datei, ansicht),
    failed: ({ datei }, { problem }) => columns(withoutWork(datei), { problem }),
    columnChosen: chooseColumn,
    checkBegan: ({ datei }) => ({ art: 'prueft', datei, anteil: 0 }),
    // A quote may have ended the check while the page still showed it.
    checkCancelled: cancelCheck,
    restarted: restart,
  },
  prueft: {
    readingBegan: beginReading,
    progressed: progress,
    // The steps of this desk are counted anew.
    checked: ({ datei }, { bericht }) => ({
      art: 'ergebnis',
      datei: { ...datei, gesichert: null, ohne: datei.ohne ?? leftOutAtFirst(bericht) },
      bericht,
    }),
    stopped: ({ datei }, { stopp }) => columns(datei, { stopp }),
    refused: refuse,
    failed: ({ datei }, { problem }) => columns(datei, { problem }),
    checkCancelled: cancelCheck,
    restarted: restart,
  },
  ergebnis: {
    // A newer state of the draft takes the place of the desk.
    readingBegan: beginReading,
    warningToggled: toggleWarning,
    exclusionChosen: (phase, { ausschluss }) => ({ ...phase, datei: { ...phase.datei, ausschluss } }),
    deskChanged: showDesk,
    putAside,
    detached: (phase) => ({
      ...phase,
      datei: { ...phase.datei, herkunft: { ...herkunftVon(phase.datei), ersetzt: null } },
    }),
    columnsWanted: ({ datei, bericht }) => columns({ ...datei, arbeit: arbeitAn(datei, bericht) }),
    // The result may have come while the page still showed the check.
    checkCancelled: cancelCheck,
    restarted: restart,
  },
}

function take<A extends PhaseArt, E extends EreignisArt>(row: Row<A>, phase: PhaseOf<A>, ereignis: EreignisOf<E>) {
  const step: Step<A, E> | undefined = row[ereignis.art]
  return step === undefined ? phase : step(phase, ereignis)
}

/** The phase that comes of an event: the same one where the table names none. */
export function nextPhase(phase: Phase, ereignis: Ereignis): Phase {
  switch (phase.art) {
    case 'waehlen':
      return take(TABLE.waehlen, phase, ereignis)
    case 'liest':
      return take(TABLE.liest, phase, ereignis)
    case 'zuordnen':
      return take(TABLE.zuordnen, phase, ereignis)
    case 'prueft':
      return take(TABLE.prueft, phase, ereignis)
    case 'ergebnis':
      return take(TABLE.ergebnis, phase, ereignis)
  }
}

/** Decisions of a person that would go with the desk. */
export function arbeitVon(phase: Phase): number {
  if (phase.art === 'ergebnis') return arbeitAn(phase.datei, phase.bericht)
  return 'datei' in phase ? phase.datei.arbeit : 0
}
