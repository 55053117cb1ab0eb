import { useQuery } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { useSettled } from '#src/shared/useSettled.ts'
import { mengeFehler } from './mengeForm.ts'
import { gebietFehler, toFilter, type ZielgruppeValues } from './zielgruppeForm.ts'

/** Quiet time before a count is asked for, ms. */
const SETTLE_MS = 300

/**
 * The live count for what stands in the form. An unfinished area keeps the last number on screen; an unfinished limit has
 * everybody counted, which is what it is a part of, and `offen` is the field that lacks something.
 */
export function usePotenzial(control: Control<ZielgruppeValues>) {
  // Every field has a default; `compute` is given all of them, what is watched without it may lack some.
  const values = useWatch({ control, compute: (all) => all })
  const complete = gebietFehler(values) === null
  const offen = complete ? (mengeFehler(values, values.art)?.feld ?? null) : null
  const wanted: ZielgruppeFilter | null = complete ? toFilter(values) : null
  const filter = useSettled(wanted, SETTLE_MS)
  const query = useQuery({
    ...zielgruppeQueries.potenzial(filter ?? toFilter({ ...values, art: 'deutschland' })),
    enabled: filter !== null,
  })
  const settling = wanted !== null && JSON.stringify(wanted) !== JSON.stringify(filter)
  const isCounting = complete && (settling || query.isFetching)
  return { query, filter, complete, offen, isCounting }
}
