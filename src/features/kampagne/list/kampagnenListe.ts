import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import { listSchema, oneOf, searchText } from '#src/shared/list/listSchema.ts'

/** The campaigns, as the address says and as the call takes it. */
export const KAMPAGNEN_LISTE = listSchema({
  fields: { q: searchText(), state: oneOf(KAMPAGNE_STATES) },
  // Newest and largest first, names and days from the start.
  sort: { geaendertAm: 'ab', bezeichnung: 'auf', versandDatum: 'auf', menge: 'ab', state: 'auf' },
  usualSort: 'geaendertAm',
})
