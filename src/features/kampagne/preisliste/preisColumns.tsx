import type { TFunction } from 'i18next'
import type { PreisEintrag } from '#src/contract/preisliste.ts'
import { formatEuro, formatZahl } from '#src/base/number/german.ts'
import { GRUPPEN_MIT_MENGE } from '#src/domain/price/preisliste.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'

/** Spec 2: a dash when empty. */
const EMPTY = '–'
/** Reads from the left in every page. */
const figure = (text: string) => <bdi dir="ltr">{text}</bdi>
const amount = (value: number | null) => (value === null ? EMPTY : figure(formatZahl(value)))

/** Price and description; the groups that are sold in quantities also show from where to where. */
export function preisColumns(group: string, t: TFunction<'preisliste'>): DataColumn<PreisEintrag>[] {
  const withQuantity = GRUPPEN_MIT_MENGE.some((name) => name === group)
  return [
    { key: 'title', header: t('column.title'), cell: ({ title }) => title },
    ...(withQuantity
      ? ([
          { key: 'min', header: t('column.min'), align: 'end', cell: ({ min }) => amount(min) },
          { key: 'max', header: t('column.max'), align: 'end', cell: ({ max }) => amount(max) },
        ] satisfies DataColumn<PreisEintrag>[])
      : []),
    {
      key: 'price',
      header: t('column.price'),
      align: 'end',
      cell: ({ price }) => (price === null ? EMPTY : figure(formatEuro(price))),
    },
  ]
}
