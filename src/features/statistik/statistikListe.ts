import { listSchema, searchText } from '#src/shared/list/listSchema.ts'

/** The campaigns that were sent: names from A, of everything else the most or the newest first. */
export const STATISTIK_LISTE = listSchema({
  fields: { q: searchText() },
  sort: { versandDatum: 'ab', bezeichnung: 'auf', versendet: 'ab', scans: 'ab', eindeutig: 'ab', quote: 'ab' },
  usualSort: 'versandDatum',
})
