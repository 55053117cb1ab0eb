import type { AnfragenParams } from '#src/entities/apizugang/queries.ts'
import { listSchema, oneOf, searchText, wholeNumber } from '#src/shared/list/listSchema.ts'

export const ERGEBNISSE = ['erfolg', 'fehler'] as const

/** What the address says about the request log: the newest first. */
export const ANFRAGEN_LISTE = listSchema({
  // q: the number of a request, or how it begins.
  fields: { q: searchText(), token: wholeNumber(), aufruf: searchText(), ergebnis: oneOf(ERGEBNISSE) },
  sort: { zeit: 'ab' },
  usualSort: 'zeit',
})
export type AnfragenListe = ReturnType<typeof ANFRAGEN_LISTE.parse>

export function toQuery({ q, token, aufruf, ergebnis, page }: AnfragenListe): AnfragenParams {
  return { anfrage: q?.slice(0, 20), idPtApiToken: token, operation: aufruf?.slice(0, 80), ergebnis, page }
}
