import { FORMATE } from '#src/contract/dokument.ts'
import { flag, listSchema, oneOf, searchText } from '#src/shared/list/listSchema.ts'

/** The Werbemittel, as the address says and as the call takes it. */
export const WERBEMITTEL_LISTE = listSchema({
  fields: { q: searchText(), format: oneOf(FORMATE), archiviert: flag() },
  view: ['archiviert'],
  sort: { geaendertAm: 'ab', bezeichnung: 'auf' },
  usualSort: 'geaendertAm',
})
