import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatZahl } from '#src/base/number/german.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { ActionDialogs } from '../actions/ActionDialogs.tsx'
import { useKampagneRunner } from '../actions/useKampagneRunner.ts'

interface Props {
  kampagne: Kampagne
}

/** How far a campaign is on its way to its approvers, with the way back; the page follows by itself. */
export function EinfrierenPanel({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const runner = useKampagneRunner(kampagne)
  const { eingefroren, menge } = kampagne
  if (eingefroren === null) return null
  const stand = t('einfrieren.stand', { fertig: formatZahl(eingefroren), gesamt: formatZahl(menge) })
  return (
    <Paper
      component="section"
      aria-label={t('einfrieren.title')}
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{stand}</Typography>
        <LinearProgress
          variant="determinate"
          value={menge === 0 ? 0 : Math.min(100, (eingefroren / menge) * 100)}
          aria-label={stand}
          sx={{ my: 1 }}
        />
        <Typography variant="body2" color="textSecondary">
          {t('einfrieren.text')}
        </Typography>
      </Box>
      {ability.can('request', 'Freigabe') && (
        <Button variant="outlined" onClick={() => runner.start('freigabeZurueckziehen')}>
          {t('einfrieren.abbrechen')}
        </Button>
      )}
      <ActionDialogs kampagne={kampagne} action={runner.dialog} onClose={runner.close} />
    </Paper>
  )
}
