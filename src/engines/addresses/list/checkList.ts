import { AdressListe } from './adressListe.ts'
import { FalscherZeichensatz, toScannable, type Zeichensatz } from '../read/encoding.ts'
import type { ListenOptionen } from '../row/listenOptionen.ts'
import { MAX_ADRESSZEILEN } from '#src/contract/grenzen.ts'

/** As a list takes them, in any character set. */
export interface PruefOptionen extends Omit<ListenOptionen, 'zeichensatz'> {
  zeichensatz: Zeichensatz
}

export interface PruefSchritte {
  liste: AdressListe
  /** Set when the guess UTF-8 did not hold and the list is read as Windows-1252. */
  zeichensatz: Zeichensatz
}

/** Bytes between two looks at the clock: some milliseconds. */
const STEP_BYTES = 1 << 20

/**
 * Checks a list step by step; each step yields the share done, so that the caller can show progress, take a breath
 * or stop. A file that turns out not to be UTF-8 is started over as Windows-1252.
 */
export function* checkInSteps(bytes: Uint8Array, options: PruefOptionen): Generator<number, PruefSchritte> {
  const scannable = toScannable(bytes, options.zeichensatz)
  try {
    const liste = new AdressListe(scannable.bytes, { ...options, zeichensatz: scannable.zeichensatz })
    while (liste.check(STEP_BYTES)) yield liste.anteil
    while (liste.compare()) yield liste.anteil
    return { liste, zeichensatz: options.zeichensatz }
  } catch (error) {
    if (!(error instanceof FalscherZeichensatz) || options.zeichensatz !== 'utf-8') throw error
    return yield* checkInSteps(bytes, { ...options, zeichensatz: 'windows-1252' })
  }
}

/** Checks a list in one go. */
export function checkList(bytes: Uint8Array, options: PruefOptionen): PruefSchritte {
  const schritte = checkInSteps(bytes, options)
  for (;;) {
    const { done, value } = schritte.next()
    if (done) return value
  }
}

/** Refusal of a list that is too long, with a way out (CSV-20). */
export function zuVieleZeilenText(): string {
  return `Eine Liste darf höchstens ${MAX_ADRESSZEILEN.toLocaleString('de-DE')} Zeilen haben. Teilen Sie die Datei und laden Sie die Teile einzeln hoch.`
}
