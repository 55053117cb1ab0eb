/** Most ids of one statement (assumed): five pages of a list; SQLite takes 32 766 parameters, PostgreSQL 65 535. */
export const IDS_MAX = 500

/** Ids for a `where in`: more than a statement may carry is a mistake of ours, found before the database finds it. */
export function idListe<T extends number | string>(ids: readonly T[]): readonly T[] {
  if (ids.length > IDS_MAX) throw new Error(`${ids.length} ids in one statement; at most ${IDS_MAX}`)
  return ids
}

/** Many ids in portions that a statement may carry. */
export function* portionen<T>(ids: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < ids.length; first += IDS_MAX) yield ids.slice(first, first + IDS_MAX)
}
