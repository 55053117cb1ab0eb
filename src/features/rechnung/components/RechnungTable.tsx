import { Box, Button, Link as MuiLink } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { formatDatum, formatEuro } from '#src/domain/number/german.ts'
import { useDownloadRechnung } from '#src/entities/rechnung/queries.ts'
import { ZahlungChip } from '#src/entities/rechnung/ZahlungChip.tsx'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { saveBlob } from '#src/shared/download.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { DataTable, type DataColumn } from '#src/shared/ui/DataTable.tsx'

interface Props {
  rechnungen: Rechnung[]
}

/** The invoices; the campaign is a link, the document a download. */
export function RechnungTable({ rechnungen }: Props) {
  const { t } = useTranslation('rechnung')
  const ability = useAppAbility()
  const download = useDownloadRechnung()
  const save = (idPtRechnung: number) =>
    download.mutate(idPtRechnung, {
      onSuccess: ({ blob, name }) => saveBlob(blob, name),
      onError: (error) => {
        if (error instanceof ApiError && error.kind !== 'session') notify.error(error.message)
      },
    })
  const columns: DataColumn<Rechnung>[] = [
    {
      key: 'nummer',
      header: t('column.nummer'),
      cell: ({ rechnungsnummer, stornoZu }) => (
        <>
          <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {rechnungsnummer}
          </Box>
          {stornoZu && (
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
              {t('storno', { nummer: stornoZu })}
            </Box>
          )}
        </>
      ),
    },
    { key: 'datum', header: t('column.datum'), cell: ({ rechnungsdatum }) => formatDatum(rechnungsdatum) },
    {
      key: 'kampagne',
      header: t('column.kampagne'),
      cell: ({ idPtKampagne, kampagneBezeichnung }) =>
        idPtKampagne !== null && ability.can('read', 'Kampagne') ? (
          <MuiLink component={Link} to={paths.kampagneEditieren(idPtKampagne)}>
            {kampagneBezeichnung}
          </MuiLink>
        ) : (
          kampagneBezeichnung
        ),
    },
    {
      key: 'netto',
      header: t('column.netto'),
      align: 'end',
      cell: ({ netto }) => <bdi dir="ltr">{formatEuro(netto)}</bdi>,
    },
    { key: 'ust', header: t('column.ust'), align: 'end', cell: ({ ust }) => <bdi dir="ltr">{formatEuro(ust)}</bdi> },
    {
      key: 'brutto',
      header: t('column.brutto'),
      align: 'end',
      cell: ({ brutto }) => <bdi dir="ltr">{formatEuro(brutto)}</bdi>,
    },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ zahlungsStatus }) => <ZahlungChip status={zahlungsStatus} />,
    },
  ]
  return (
    <DataTable
      caption={t('caption')}
      cardsBelow={860}
      columns={columns}
      rows={rechnungen}
      rowKey={({ idPtRechnung }) => idPtRechnung}
      actions={({ idPtRechnung, rechnungsnummer }) => (
        <Button
          size="small"
          startIcon={<FileDown size={16} aria-hidden />}
          aria-label={t('pdfFor', { nummer: rechnungsnummer })}
          loading={download.isPending && download.variables === idPtRechnung}
          onClick={() => save(idPtRechnung)}
        >
          {t('pdf')}
        </Button>
      )}
    />
  )
}
