import { MITARBEITER_ROLLEN, MITARBEITER_STATUS } from '#src/contract/mitarbeiter.ts'
import { listSchema, oneOf, searchText } from '#src/shared/list/listSchema.ts'

/** The employees, as the address says and as the call takes it. */
export const MITARBEITER_LISTE = listSchema({
  fields: { q: searchText(), role: oneOf(MITARBEITER_ROLLEN), status: oneOf(MITARBEITER_STATUS) },
  sort: { name: 'auf', letzterLogin: 'ab' },
  usualSort: 'name',
})
