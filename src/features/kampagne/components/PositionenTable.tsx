import { Box } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { KampagnePreis } from '#src/contract/kampagne.ts'
import { formatEuro, formatZahl } from '#src/domain/number/german.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

interface Props {
  preis: KampagnePreis
}

const numeric = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const

/** Every line of the quote with net, VAT and gross below. */
export function PositionenTable({ preis }: Props) {
  const { t } = useTranslation('kampagne')
  const sums = [
    { label: t('preis.netto'), value: preis.netto, strong: false },
    { label: t('preis.ust', { satz: preis.ustSatz }), value: preis.ust, strong: false },
    { label: t('preis.brutto'), value: preis.brutto, strong: true },
  ]
  return (
    <Box sx={{ overflowX: 'auto' }}>
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
        <caption style={visuallyHidden}>{t('preis.positionen')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('preis.position')}</th>
            <Box component="th" scope="col" sx={numeric}>
              {t('preis.menge')}
            </Box>
            <Box component="th" scope="col" sx={{ ...numeric, display: { xs: 'none', sm: 'table-cell' } }}>
              {t('preis.einzel')}
            </Box>
            <Box component="th" scope="col" sx={numeric}>
              {t('preis.summe')}
            </Box>
          </tr>
        </thead>
        <tbody>
          {preis.positionen.map((position) => (
            <tr key={`${position.gruppe}-${position.internalName}`}>
              <td>{position.title}</td>
              <Box component="td" className="end" sx={numeric}>
                <bdi dir="ltr">{formatZahl(position.menge)}</bdi>
              </Box>
              <Box component="td" className="end" sx={{ ...numeric, display: { xs: 'none', sm: 'table-cell' } }}>
                <bdi dir="ltr">{formatEuro(position.einzelpreis)}</bdi>
              </Box>
              <Box component="td" className="end" sx={numeric}>
                <bdi dir="ltr">{formatEuro(position.netto)}</bdi>
              </Box>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, value, strong }) => (
            <Box component="tr" key={label} sx={strong ? { typography: 'h3' } : { color: 'text.secondary' }}>
              <Box component="th" scope="row" colSpan={2} sx={{ fontWeight: 'inherit' }}>
                <bdi>{label}</bdi>
              </Box>
              <Box component="td" className="end" sx={{ display: { xs: 'none', sm: 'table-cell' } }} />
              <Box component="td" className="end" sx={numeric}>
                <bdi dir="ltr">{formatEuro(value)}</bdi>
              </Box>
            </Box>
          ))}
        </tfoot>
      </Box>
    </Box>
  )
}
