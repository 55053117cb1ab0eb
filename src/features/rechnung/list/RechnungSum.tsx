import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { RechnungSumme } from '#src/contract/rechnung.ts'
import { formatEuro } from '#src/base/number/german.ts'

interface Props {
  summe: RechnungSumme
  /** Documents that the filter finds. */
  total: number
}

/** Sums over all that the filter finds; a storno counts against its invoice. */
export function RechnungSum({ summe, total }: Props) {
  const { t } = useTranslation('rechnung')
  const entries = [
    { key: 'netto', value: summe.netto },
    { key: 'ust', value: summe.ust },
    { key: 'brutto', value: summe.brutto },
    { key: 'offen', value: summe.offen },
  ] as const
  return (
    <Box
      component="section"
      aria-label={t('sum', { count: total })}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(120px, 1fr) repeat(4, auto)' },
        columnGap: 4,
        rowGap: 1.5,
        alignItems: 'end',
        p: 2,
        borderRadius: 1,
        bgcolor: 'grund',
      }}
    >
      <Box sx={{ typography: 'body2', color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        {t('sum', { count: total })}
      </Box>
      {entries.map(({ key, value }) => (
        <Box key={key} sx={{ textAlign: { sm: 'end' } }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(`summe.${key}`)}</Box>
          <Box
            sx={{
              fontWeight: key === 'brutto' ? 600 : 400,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
            }}
          >
            <bdi dir="ltr">{value === null ? '–' : formatEuro(value)}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
