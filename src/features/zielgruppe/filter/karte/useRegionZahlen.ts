import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { useSettled } from '#src/shared/useSettled.ts'
import { toFilter, type ZielgruppeValues } from '../zielgruppeForm.ts'

const SETTLE_MS = 300

/**
 * People of each Leitregion with the chosen features, wherever the area is: a count of all of Germany, which does not
 * change with the area and is asked for once.
 */
export function useRegionZahlen(control: Control<ZielgruppeValues>): ReadonlyMap<string, number> {
  const wanted = useWatch({
    control,
    compute: (all) => toFilter({ ...all, art: 'deutschland', mengeArt: 'alle' }),
  })
  const filter = useSettled(wanted, SETTLE_MS)
  const { data } = useQuery(zielgruppeQueries.potenzial(filter))
  return useMemo(
    () => new Map((data?.leitregionen ?? []).map(({ leitregion, anzahl }) => [leitregion, anzahl])),
    [data],
  )
}
