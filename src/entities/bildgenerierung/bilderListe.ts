import { flag, listSchema, oneOf, searchText, wholeNumber } from '#src/shared/list/listSchema.ts'

/** Origins that a gallery holds. */
export const HERKUNFT = ['muster', 'generiert'] as const

/** The pictures, as the address says and as the call takes it. */
export const BILDER_LISTE = listSchema({
  fields: { q: searchText(), favorit: flag(), quelle: oneOf(HERKUNFT), idPtBildgenerierung: wholeNumber() },
  sort: { erstelltAm: 'ab', beschreibung: 'auf' },
  usualSort: 'erstelltAm',
})
export type BilderParams = ReturnType<typeof BILDER_LISTE.parse>
