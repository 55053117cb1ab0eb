import type { Abhilfe } from '#src/contract/abhilfe.ts'
import type { Befund } from '#src/contract/dokument.ts'

/** How an upload that does not fit is put on our sheet: as large as it is, or as large as the final size allows. */
export type Anpassung = Extract<Abhilfe, 'zentrieren' | 'aufFormat' | 'spiegelBeschnitt'>

/** What a page of another size is offered: the better way first. */
const OTHER_SIZE: Partial<Record<Abhilfe, readonly Anpassung[]>> = {
  zentrieren: ['zentrieren', 'aufFormat'],
  aufFormat: ['aufFormat', 'zentrieren'],
  spiegelBeschnitt: ['spiegelBeschnitt'],
}

/** What can be done about an upload's errors of size and bleed, the best first. */
export function anpassungenFor(befunde: readonly Befund[]): Anpassung[] {
  const errors = befunde.filter(({ schwere }) => schwere === 'fehler')
  return [...new Set(errors.flatMap(({ abhilfe }) => (abhilfe ? (OTHER_SIZE[abhilfe] ?? []) : [])))]
}
