import type { TFunction } from 'i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { now } from '#src/shared/clock.ts'
import { timeAgo } from '#src/shared/timeAgo.ts'
import { NeuZaehlen } from './NeuZaehlen.tsx'

interface Props {
  zielgruppe: Zielgruppe
  t: TFunction<'zielgruppe'>
}

/** How old the number is. Where it is too old it is counted again from here. */
export function StandCell({ zielgruppe, t }: Props) {
  const { filter, status, potenzialStand } = zielgruppe
  return (
    <span>
      <time dateTime={potenzialStand} title={formatDatum(potenzialStand)}>
        {t(filter ? 'list.gezaehlt' : 'list.geprueft', { vor: timeAgo(new Date(potenzialStand), now(), 'de') })}
      </time>
      {status === 'veraltet' && filter && <NeuZaehlen zielgruppe={zielgruppe} filter={filter} />}
    </span>
  )
}
