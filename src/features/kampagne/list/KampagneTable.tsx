import { useTranslation } from 'react-i18next'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { formatEuro, formatTag, formatZahl } from '#src/domain/number/german.ts'
import { paths } from '#src/routes/paths.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'
import { KampagneRowMenu } from '../actions/KampagneRowMenu.tsx'
import { KampagneNameCell } from './KampagneNameCell.tsx'
import { KampagneStateCell } from './KampagneStateCell.tsx'
import { SORTIERUNGEN, type ListParams } from './listParams.ts'

interface Props {
  kampagnen: KampagneZeile[]
  params: ListParams
  onChange: (change: Partial<ListParams>) => void
}

/** The campaigns as rows; where room is short as cards. */
export function KampagneTable({ kampagnen, params, onChange }: Props) {
  const { t } = useTranslation('kampagne')
  const dash = t('list.none')
  const columns: DataColumn<KampagneZeile>[] = [
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
  return (
    <DataTable
      caption={t('list.caption')}
      cardsBelow={840}
      columns={columns}
      rows={kampagnen}
      rowKey={({ idPtKampagne }) => idPtKampagne}
      rowHref={({ idPtKampagne }) => paths.kampagneEditieren(idPtKampagne)}
      actions={(kampagne) => <KampagneRowMenu kampagne={kampagne} />}
      sort={{ key: params.sort, richtung: params.richtung }}
      onSort={(key) => {
        const sort = SORTIERUNGEN.find((name) => name === key)
        if (sort === params.sort) onChange({ richtung: params.richtung === 'auf' ? 'ab' : 'auf' })
        else if (sort) onChange({ sort })
      }}
    />
  )
}
