import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { formatDatum, formatTag } from '#src/base/number/german.ts'
import { heute } from '#src/shared/clock.ts'

interface Props {
  versandDatum: string
}

/** The last days on the way to a dispatch date, in their order; what is over is said and dimmed. */
export function FristenList({ versandDatum }: Props) {
  const { t } = useTranslation('kampagne')
  const frist = fristen(versandDatum)
  const today = heute()
  const days = [
    { key: 'freigabeBis', day: frist.freigabeBis },
    { key: 'zahlungBis', day: frist.zahlungBis },
    { key: 'stornoBis', day: frist.stornoBis },
    { key: 'versand', day: versandDatum },
  ] as const
  return (
    <Box component="section" aria-label={t('termin.fristen')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('termin.fristen')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 1, typography: 'body2' }}>
        {days.map(({ key, day }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              color: day < today ? 'text.secondary' : 'text.primary',
              textDecoration: day < today ? 'line-through' : 'none',
            }}
          >
            <span>{t(`termin.${key}`)}</span>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {formatTag(day)}
            </Box>
          </Box>
        ))}
        <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>{t('termin.ankunft')}</span>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
            {t('termin.ankunftWert', { von: formatDatum(frist.ankunftVon), bis: formatDatum(frist.ankunftBis) })}
          </Box>
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {t('termin.ankunftHilfe')}
      </Typography>
    </Box>
  )
}
