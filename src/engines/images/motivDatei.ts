import { herkunftXmp, hexToCmyk, writeVektor } from '#src/engines/print/rules.ts'
import { type Motiv, type MotivAuftrag, zeichneMotiv } from '#src/engines/motifs/worker.ts'
import { masseVon, type BildMasse } from './masse.ts'
import type { BildFormat, MotivStil } from '#src/contract/bildgenerierung.ts'

/** A motif as it is ordered on the wire. */
export interface MotivWunsch {
  beschreibung: string
  stil: MotivStil
  format: BildFormat
  /** Only for free measures, mm. */
  breite?: number | undefined
  hoehe?: number | undefined
  saat: number
  farben: string[]
  freiraum: MotivAuftrag['freiraum']
}

/** Free measures where none were given, mm. */
export const FREI_MM = { breite: 100, hoehe: 100 }

export interface GezeichnetesMotiv {
  masse: BildMasse
  motiv: Motiv
  /** The file as it is stored and shown: the service draws the very same one. */
  svg: string
}

/** Draws an order of the wire: the same one gives the same file, in the browser and in the service. */
export function zeichne({ format, breite, hoehe, farben, ...wunsch }: MotivWunsch): GezeichnetesMotiv {
  const masse = masseVon(format, { breite: breite ?? FREI_MM.breite, hoehe: hoehe ?? FREI_MM.hoehe })
  const motiv = zeichneMotiv({ ...wunsch, ...masse, farben: farben.flatMap((hex) => hexToCmyk(hex) ?? []) })
  return { masse, motiv, svg: writeVektor(motiv, herkunftXmp('algorithmicMedia')) }
}
