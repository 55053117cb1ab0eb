import type { Mismatch } from '#src/contract/reading/readAnswer.ts'
import type { MismatchReport } from './mismatchReport.ts'

/** Kept at most, so that a tab that stays open for days does not grow: calls, and fields of each. */
const MELDUNGEN_MAX = 100
const FELDER_MAX = 50

/** A field that did not fit, wherever in a list it was. */
interface MeldungFeld extends Mismatch {
  anzahl: number
}

/** What one call did not do as expected, all its times in one. */
export interface Meldung extends Pick<MismatchReport, 'kind' | 'aufruf' | 'adresse' | 'status' | 'grund'> {
  /** Of its own as long as the tab lives. */
  nr: number
  /** Rows of lists that were left out. */
  zeilen: number
  felder: readonly MeldungFeld[]
  anzahl: number
  /** Of the last time, ms. */
  zuletzt: number
}

let meldungen: readonly Meldung[] = []
let lastNr = 0
const listeners = new Set<() => void>()

function set(next: readonly Meldung[]): void {
  meldungen = next
  for (const listener of listeners) listener()
}

/** "kampagnen[3].menge" and "kampagnen[7].menge" are one field. */
const everyRow = (feld: string): string => feld.replaceAll(/\[\d+\]/g, '[]')

function merge(known: readonly MeldungFeld[], came: readonly Mismatch[]): MeldungFeld[] {
  const fields = new Map(known.map((feld) => [`${feld.feld} ${feld.erwartet}`, feld]))
  for (const { feld, kam, erwartet } of came) {
    const name = everyRow(feld)
    const key = `${name} ${erwartet}`
    fields.set(key, { feld: name, kam, erwartet, anzahl: (fields.get(key)?.anzahl ?? 0) + 1 })
  }
  return [...fields.values()].slice(0, FELDER_MAX)
}

/** The newest first; it takes in those that say the same. Of this tab alone: nothing is stored or sent. */
export function addToJournal({ kind, aufruf, adresse, status, grund, felder, zeilen }: MismatchReport): void {
  const isSame = (meldung: Meldung) =>
    meldung.kind === kind && meldung.aufruf === aufruf && meldung.status === status && meldung.grund === grund
  const known = meldungen.find(isSame)
  const meldung: Meldung = {
    nr: known?.nr ?? ++lastNr,
    kind,
    aufruf,
    adresse,
    status,
    grund,
    zeilen: (known?.zeilen ?? 0) + zeilen.length,
    felder: merge(known?.felder ?? [], [...felder, ...zeilen.flatMap((zeile) => zeile.felder)]),
    anzahl: (known?.anzahl ?? 0) + 1,
    zuletzt: Date.now(),
  }
  set([meldung, ...meldungen.filter((other) => !isSame(other))].slice(0, MELDUNGEN_MAX))
}

export const journal = {
  read: (): readonly Meldung[] => meldungen,
  clear: (): void => set([]),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
