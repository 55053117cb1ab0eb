import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'
import { filterSatz } from '#src/domain/zielgruppe/filters.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { MengePreis } from './MengePreis.tsx'
import { niemandText, potenzialText, zuWenigText } from './potenzialTexte.ts'
import { LeitregionBars } from './LeitregionBars.tsx'
import type { usePotenzial } from './usePotenzial.ts'

type Props = ReturnType<typeof usePotenzial>

/** A number that all of them are below limits nothing. */
function satz({ menge, ...filter }: ZielgruppeFilter, gesamt: number): string {
  const isBegrenzt = menge && (menge.anzahl ?? 0) < gesamt
  return `${filterSatz(isBegrenzt ? { ...filter, menge } : filter)}.`
}

/** How many people the filter reaches, in a number, a sentence and a picture. */
export function PotenzialPanel({ query, filter, complete, offen, isCounting }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { data } = query
  const gesamt = data?.gesamt ?? data?.potenzial ?? 0
  const text = data && potenzialText(t, data, offen !== null)
  const known = data && complete && offen === null && !isCounting
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
        {text ? (
          <Typography component="p" sx={{ fontSize: 40, lineHeight: 1.1, fontWeight: 600, opacity: known ? 1 : 0.6 }}>
            {text.zahl}
          </Typography>
        ) : (
          <Skeleton variant="text" width={160} sx={{ fontSize: 40, lineHeight: 1.1 }} />
        )}
        <Typography sx={{ color: 'text.secondary' }}>{text?.wovon ?? t('potenzial.erreichbar')}</Typography>
      </Box>
      {known && <MengePreis menge={data.potenzial} gesamt={gesamt} />}
      {!complete && <Typography variant="body2">{t('potenzial.unvollstaendig')}</Typography>}
      {offen !== null && <Typography variant="body2">{t(`potenzial.offen.${offen}`)}</Typography>}
      {filter && complete && offen === null && <Typography variant="body2">{satz(filter, gesamt)}</Typography>}
      {query.isError && <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />}
      {known && data.potenzial === 0 && (
        <Alert severity="error" variant="outlined">
          {niemandText(t, data)}
        </Alert>
      )}
      {known && data.potenzial > 0 && data.potenzial < MINDESTMENGE && (
        <Alert severity="warning" variant="outlined">
          {zuWenigText(t, gesamt)}
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
