import { Box, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Rechnung } from '#src/contract/rechnung.ts'
import { formatEuro } from '#src/domain/number/german.ts'

interface Props {
  rechnungen: Rechnung[]
}

/** Sums of what is shown; a storno counts against its invoice. */
export function RechnungSum({ rechnungen }: Props) {
  const { t } = useTranslation('rechnung')
  const sum = (field: 'netto' | 'ust' | 'brutto') =>
    formatEuro(rechnungen.reduce((total, rechnung) => total + rechnung[field], 0))
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 0.5,
        pt: 2,
        px: 1.5,
        typography: 'body2',
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px' }}>
        {t('sum', { count: rechnungen.length })}
      </Typography>
      <span>{t('sumNetto', { betrag: sum('netto') })}</span>
      <span>{t('sumUst', { betrag: sum('ust') })}</span>
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {t('sumBrutto', { betrag: sum('brutto') })}
      </Box>
    </Box>
  )
}
