import ContactRound from '#src/shared/icons/ContactRound.svg'
import ListFilter from '#src/shared/icons/ListFilter.svg'
import { useTranslation } from 'react-i18next'
import type { Zielgruppe } from '#src/contract/zielgruppe.ts'
import { formatDatum, formatZahl } from '#src/base/number/german.ts'
import { filterSatz } from '#src/domain/zielgruppe/filters.ts'
import { ZielgruppeStatusChip } from '../ZielgruppeStatusChip.tsx'
import { useFollow } from '#src/shared/routing/useFollow.ts'
import { paths } from '#src/routes/paths.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { NameCell } from '#src/shared/ui/NameCell.tsx'
import { QualitaetCell } from './QualitaetCell.tsx'
import { StandCell } from './StandCell.tsx'

/** What the list shows of a target group: its kind, its size and how old and good that is, its status and where it is used. */
export function useZielgruppeColumns(): DataColumn<Zielgruppe>[] {
  const { t } = useTranslation('zielgruppe')
  const follow = useFollow()
  return [
    {
      key: 'bezeichnung',
      header: t('list.name'),
      sortable: true,
      cell: ({ bezeichnung, typ, filter, datei }) => (
        <NameCell
          mark={typ === 'filter' ? <ListFilter size={20} aria-hidden /> : <ContactRound size={20} aria-hidden />}
          name={bezeichnung}
          note={filter ? filterSatz(filter) : t('list.ausDatei', { name: datei?.name ?? '' })}
        />
      ),
    },
    {
      key: 'typ',
      header: t('list.art'),
      cell: ({ typ }) => t(typ === 'filter' ? 'list.artFilter' : 'list.artHochgeladen'),
    },
    { key: 'status', header: t('list.status'), cell: ({ status }) => <ZielgruppeStatusChip status={status} /> },
    {
      key: 'potenzial',
      header: t('list.groesse'),
      align: 'end',
      sortable: true,
      cell: ({ potenzial }) => formatZahl(potenzial),
    },
    { key: 'stand', header: t('list.stand'), cell: (zielgruppe) => <StandCell zielgruppe={zielgruppe} t={t} /> },
    {
      key: 'qualitaet',
      header: t('list.qualitaet'),
      cell: ({ pruefung }) => <QualitaetCell pruefung={pruefung} t={t} />,
    },
    {
      key: 'verwendetIn',
      header: t('list.verwendetIn'),
      cell: ({ verwendetIn: [first], verwendungen }) =>
        first ? (
          <span style={{ overflowWrap: 'anywhere' }}>
            <a href={paths.kampagneEditieren(first.idPtKampagne)} onClick={follow}>
              {first.bezeichnung}
            </a>
            {verwendungen > 1 &&
              ` ${t('list.weitere', { count: verwendungen - 1, anzahl: formatZahl(verwendungen - 1) })}`}
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'geaendertAm',
      header: t('list.geaendert'),
      sortable: true,
      cell: ({ geaendertAm }) => formatDatum(geaendertAm),
    },
  ]
}
