import { FORMATE } from '#src/contract/dokument.ts'
import { listSchema, oneOf, searchText } from '#src/shared/list/listSchema.ts'

/** What there is to choose a target group from: the last changed first. */
export const ZIELGRUPPEN_WAHL = listSchema({
  fields: { q: searchText() },
  sort: { geaendertAm: 'ab' },
  usualSort: 'geaendertAm',
})

/** What there is to choose a Werbemittel from: the last changed first. */
export const WERBEMITTEL_WAHL = listSchema({
  fields: { q: searchText(), format: oneOf(FORMATE) },
  sort: { geaendertAm: 'ab' },
  usualSort: 'geaendertAm',
})
