import { codeMask } from '#src/engines/addresses/file.ts'
import { ABGLEICH_GRUENDE, type Ausgenommen } from '#src/contract/ausschluss.ts'

/** Counts somebody under the first of his reasons, if there is one. */
export function ausgenommeneJe(je: Ausgenommen, maske: number): void {
  const grund = ABGLEICH_GRUENDE.find((one) => (maske & codeMask([one])) !== 0)
  if (grund !== undefined) je[grund] = (je[grund] ?? 0) + 1
}

export const anzahlVon = (je: Ausgenommen): number => Object.values(je).reduce((sum, count) => sum + count, 0)
