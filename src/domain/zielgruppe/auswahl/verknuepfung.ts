import type { Verknuepfung, Zielgruppe, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'

/** Depth 1: what is connected or limited itself is connected to nothing (domain 4.3). */
export const isConnectable = ({ filter }: Pick<Zielgruppe, 'filter'>): boolean =>
  filter !== null && !filter.menge && (filter.verknuepfung ?? []).length === 0

/** A group as part of another, with the filter that it has now; null for one that cannot be. */
export function toVerknuepfung(
  { idPtZielgruppe, bezeichnung, filter }: Pick<Zielgruppe, 'idPtZielgruppe' | 'bezeichnung' | 'filter'>,
  art: Verknuepfung['art'],
): (Verknuepfung & { filter: ZielgruppeFilter }) | null {
  if (filter === null || !isConnectable({ filter })) return null
  const { geschlecht, kaufkraft, haustyp, gebiet } = filter
  return { art, idPtZielgruppe, bezeichnung, filter: { geschlecht, kaufkraft, haustyp, gebiet } }
}
