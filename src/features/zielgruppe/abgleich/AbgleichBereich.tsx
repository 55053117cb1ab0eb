import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdressBericht } from '#src/engines/addresses/worker.ts'
import type { TischZustand } from '../tisch/useTisch.ts'
import { AbgleichFields } from './AbgleichFields.tsx'
import { useAbgleich } from './useAbgleich.ts'

interface Props {
  /** What is chosen, and the stored list whose place this one is to take: nobody takes a list from itself. */
  wahl: Pick<ComponentProps<typeof AbgleichFields>, 'value' | 'onChange' | 'eigene'>
  bericht: AdressBericht
  tisch: TischZustand
}

/** Who of the rows on the desk is left out although the address is good. */
export function AbgleichBereich({ wahl, bericht, tisch }: Props) {
  const { t } = useTranslation('zielgruppe')
  const titleId = useId()
  const { stand, grund, nochmal } = useAbgleich(tisch, wahl.value)
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h3" id={titleId}>
        {t('abgleich.titel')}
      </Typography>
      <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
        {t(stand === 'laeuft' ? 'abgleich.laeuft' : 'abgleich.text')}
      </Typography>
      {stand === 'fehler' && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={nochmal}>
              {t('abgleich.nochmal')}
            </Button>
          }
        >
          {grund ?? t('abgleich.fehler')}
        </Alert>
      )}
      <AbgleichFields {...wahl} jeGrund={stand === 'fertig' ? bericht.pruefung.jeCode : undefined} />
    </Box>
  )
}
