import { useTranslation } from 'react-i18next'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { formatEuro, formatTag, formatZahl } from '#src/base/number/german.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { KampagneNameCell } from './KampagneNameCell.tsx'
import { KampagneStateCell } from './KampagneStateCell.tsx'

/** What the list shows of a campaign. */
export function useKampagneColumns(): DataColumn<KampagneZeile>[] {
  const { t } = useTranslation('kampagne')
  const dash = t('list.none')
  return [
    {
      key: 'bezeichnung',
      header: t('list.column.kampagne'),
      sortable: true,
      cell: (kampagne) => <KampagneNameCell kampagne={kampagne} />,
    },
    {
      key: 'state',
      header: t('list.column.zustand'),
      cardLabel: false,
      sortable: true,
      cell: (kampagne) => <KampagneStateCell kampagne={kampagne} />,
    },
    {
      key: 'menge',
      header: t('list.column.menge'),
      align: 'end',
      sortable: true,
      cell: ({ menge }) => (menge > 0 ? formatZahl(menge) : dash),
    },
    {
      key: 'versandDatum',
      header: t('list.column.versand'),
      align: 'end',
      sortable: true,
      cell: ({ versandDatum }) =>
        versandDatum ? <span style={{ whiteSpace: 'nowrap' }}>{formatTag(versandDatum)}</span> : dash,
    },
    {
      key: 'brutto',
      header: t('list.column.preis'),
      align: 'end',
      cell: ({ brutto }) => (brutto === null ? dash : <bdi dir="ltr">{formatEuro(brutto)}</bdi>),
    },
  ]
}
