import type { Befund } from '#src/contract/dokument.ts'

const RANG: Record<Befund['schwere'], number> = { fehler: 0, warnung: 1, hinweis: 2 }

/** Errors first, each kind in the order of the pages. */
export function sorted(befunde: readonly Befund[]): Befund[] {
  return befunde.toSorted((a, b) => RANG[a.schwere] - RANG[b.schwere])
}
