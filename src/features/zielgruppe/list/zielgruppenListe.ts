import { ZIELGRUPPE_STATUS, ZIELGRUPPE_TYPEN } from '#src/contract/zielgruppe.ts'
import { flag, listSchema, oneOf, searchText } from '#src/shared/list/listSchema.ts'

/** The target groups, as the address says and as the call takes it. */
export const ZIELGRUPPEN_LISTE = listSchema({
  fields: { q: searchText(), typ: oneOf(ZIELGRUPPE_TYPEN), status: oneOf(ZIELGRUPPE_STATUS), archiviert: flag() },
  view: ['archiviert'],
  sort: { geaendertAm: 'ab', bezeichnung: 'auf', potenzial: 'ab' },
  usualSort: 'geaendertAm',
})
