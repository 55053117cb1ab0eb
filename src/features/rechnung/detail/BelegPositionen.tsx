import { Box } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { formatEuro, formatZahl } from '#src/domain/number/german.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

interface Props {
  rechnung: Rechnung
}

const numeric = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
const wide = { ...numeric, display: { xs: 'none', sm: 'table-cell' } } as const

/** Lines of the document with net, VAT, gross and what is still open. */
export function BelegPositionen({ rechnung }: Props) {
  const { t } = useTranslation('rechnung')
  const { netto, ust, ustSatz, brutto, offenerBetrag } = rechnung
  const sums = [
    { key: 'netto', label: t('summe.netto'), value: netto },
    { key: 'ust', label: t('detail.ust', { satz: formatZahl(ustSatz), betrag: formatEuro(netto) }), value: ust },
    { key: 'brutto', label: t('detail.brutto'), value: brutto },
    ...(offenerBetrag === 0 ? [] : [{ key: 'offen', label: t('summe.offen'), value: offenerBetrag }]),
  ]
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        typography: 'body2',
        '& th, & td': { py: 1, px: 1, borderBottom: 1, borderColor: 'divider' },
        '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
        '& th:first-of-type': { textAlign: 'start' },
        '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
        '& thead th': { color: 'text.secondary', fontWeight: 400 },
        '& tfoot tr:last-of-type > *': { borderBottom: 0 },
      }}
    >
      <caption style={visuallyHidden}>{t('detail.positionen')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('position.titel')}</th>
          <Box component="th" scope="col" sx={numeric}>
            {t('position.menge')}
          </Box>
          <Box component="th" scope="col" sx={wide}>
            {t('position.einzelpreis')}
          </Box>
          <Box component="th" scope="col" sx={numeric}>
            {t('position.netto')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {rechnung.positionen.map((position, index) => (
          <tr key={`${position.internalName}-${index}`}>
            <td>{position.title}</td>
            <Box component="td" sx={numeric}>
              <bdi dir="ltr">{formatZahl(position.menge)}</bdi>
            </Box>
            <Box component="td" sx={wide}>
              <bdi dir="ltr">{formatEuro(position.einzelpreis)}</bdi>
            </Box>
            <Box component="td" sx={numeric}>
              <bdi dir="ltr">{formatEuro(position.netto)}</bdi>
            </Box>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ key, label, value }) => (
          <Box component="tr" key={key} sx={key === 'brutto' ? { typography: 'h3' } : { color: 'text.secondary' }}>
            <Box component="th" scope="row" colSpan={2} sx={{ fontWeight: 'inherit' }}>
              <bdi>{label}</bdi>
            </Box>
            <Box component="td" sx={wide} />
            <Box component="td" sx={numeric}>
              <bdi dir="ltr">{formatEuro(value)}</bdi>
            </Box>
          </Box>
        ))}
      </tfoot>
    </Box>
  )
}
