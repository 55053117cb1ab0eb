import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { formatDatum, formatEuro } from '#src/base/number/german.ts'
import { ZahlungChip } from '#src/entities/rechnung/ZahlungChip.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { withRechnung } from '../rechnungParams.ts'

const euro = (ct: number) => <bdi dir="ltr">{formatEuro(ct)}</bdi>

/** The documents: each opens. */
export function useRechnungColumns(): DataColumn<Rechnung>[] {
  const { t } = useTranslation('rechnung')
  const ability = useAppAbility()
  const [search] = useSearchParams()
  return [
    {
      key: 'rechnungsnummer',
      header: t('column.nummer'),
      sortable: true,
      cell: ({ idPtRechnung, rechnungsnummer, stornoZu, stornoDurch, korrekturZu }) => (
        <>
          <MuiLink
            component={Link}
            to={withRechnung(search, idPtRechnung)}
            sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
          >
            {rechnungsnummer}
          </MuiLink>
          {(stornoZu ?? stornoDurch ?? korrekturZu) !== null && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {stornoDurch !== null && t('storniertDurch', { nummer: stornoDurch })}
              {stornoZu !== null && t('storno', { nummer: stornoZu })}
              {korrekturZu !== null && t('korrektur', { nummer: korrekturZu })}
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'rechnungsdatum',
      header: t('column.datum'),
      sortable: true,
      cell: ({ rechnungsdatum }) => formatDatum(rechnungsdatum),
    },
    {
      key: 'kampagneBezeichnung',
      header: t('column.kampagne'),
      sortable: true,
      cell: ({ idPtKampagne, kampagneBezeichnung }) =>
        idPtKampagne !== null && ability.can('read', 'Kampagne') ? (
          <MuiLink component={Link} to={paths.kampagneEditieren(idPtKampagne)}>
            {kampagneBezeichnung}
          </MuiLink>
        ) : (
          kampagneBezeichnung
        ),
    },
    { key: 'netto', header: t('column.netto'), align: 'end', cell: ({ netto }) => euro(netto) },
    { key: 'ust', header: t('column.ust'), align: 'end', cell: ({ ust }) => euro(ust) },
    { key: 'brutto', header: t('column.brutto'), align: 'end', sortable: true, cell: ({ brutto }) => euro(brutto) },
    {
      key: 'offen',
      header: t('column.offen'),
      align: 'end',
      cell: ({ offenerBetrag }) => (offenerBetrag === 0 ? '–' : euro(offenerBetrag)),
    },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ zahlungsStatus }) => <ZahlungChip status={zahlungsStatus} />,
    },
  ]
}
