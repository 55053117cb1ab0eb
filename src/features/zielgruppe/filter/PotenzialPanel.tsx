import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl, formatZeitpunkt } from '#src/domain/number/german.ts'
import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'
import { filterSatz, POTENZIAL_HINWEIS_UNTER } from '#src/domain/zielgruppe/filters.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { MengePreis } from './MengePreis.tsx'
import { niemandText } from './niemandText.ts'
import { LeitregionBars } from './LeitregionBars.tsx'
import type { usePotenzial } from './usePotenzial.ts'

type Props = ReturnType<typeof usePotenzial>

/** How many people the filter reaches, in a number, a sentence and a picture. */
export function PotenzialPanel({ query, filter, complete, isCounting }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { data } = query
  const gesamt = data?.gesamt ?? data?.potenzial ?? 0
  const begrenzt = data !== undefined && gesamt !== data.potenzial
  const known = data && complete && !isCounting
  return (
    <Paper
      variant="outlined"
      component="aside"
      aria-label={t('potenzial.title')}
      sx={{
        padding: 3,
        display: 'grid',
        gap: 2,
        position: { md: 'sticky' },
        insetBlockStart: 'calc(var(--bar-space) + 24px)',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ position: 'absolute', insetBlockStart: 0, insetInline: 0, blockSize: 3 }}>
        {isCounting && data && <LinearProgress aria-label={t('potenzial.zaehlt')} sx={{ blockSize: 3 }} />}
      </Box>
      <Box component="output" sx={{ display: 'grid', gap: 0.5 }}>
        {data ? (
          <Typography component="p" sx={{ fontSize: 40, lineHeight: 1.1, fontWeight: 600, opacity: known ? 1 : 0.6 }}>
            {formatZahl(data.potenzial)}
          </Typography>
        ) : (
          <Skeleton variant="text" width={160} sx={{ fontSize: 40, lineHeight: 1.1 }} />
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          {begrenzt ? t('menge.von', { gesamt: formatZahl(gesamt) }) : t('potenzial.erreichbar')}
        </Typography>
      </Box>
      {known && <MengePreis menge={data.potenzial} gesamt={gesamt} />}
      {!complete && <Typography variant="body2">{t('potenzial.unvollstaendig')}</Typography>}
      {filter && complete && <Typography variant="body2">{`${filterSatz(filter)}.`}</Typography>}
      {query.isError && <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />}
      {known && data.potenzial === 0 && (
        <Alert severity="error" variant="outlined">
          {niemandText(t, data)}
        </Alert>
      )}
      {known && data.potenzial > 0 && data.potenzial < POTENZIAL_HINWEIS_UNTER && (
        <Alert severity="warning" variant="outlined">
          {begrenzt
            ? t('menge.mindestens', { grenze: formatZahl(MINDESTMENGE) })
            : t('potenzial.wenig', { grenze: formatZahl(POTENZIAL_HINWEIS_UNTER) })}
        </Alert>
      )}
      {data && data.leitregionen.length > 0 && <LeitregionBars leitregionen={data.leitregionen} />}
      {data && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('potenzial.stand', { zeit: formatZeitpunkt(data.stand) })}
        </Typography>
      )}
    </Paper>
  )
}
