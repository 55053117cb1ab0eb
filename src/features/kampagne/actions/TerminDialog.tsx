import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { kampagneFacts, refusal } from '#src/domain/kampagne/transitions.ts'
import { useTerminAendern } from '#src/entities/kampagne/queries.ts'
import { heute } from '#src/shared/clock.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { FristenList } from '../components/FristenList.tsx'
import { SaisonHinweis } from '../components/SaisonHinweis.tsx'
import { VersandKalender } from '../components/VersandKalender.tsx'

interface Props {
  kampagne: Kampagne
  onClose: () => void
}

/** A new dispatch date from the calendar, with the deadlines that follow from it. */
export function TerminDialog({ kampagne, onClose }: Props) {
  const { t } = useTranslation('kampagne')
  const { idPtKampagne, version, versandDatum, zahlung } = kampagne
  // A day that is over is no choice to begin with.
  const [day, setDay] = useState(versandDatum !== null && versandDatum > heute() ? versandDatum : null)
  const mutation = useTerminAendern()
  const reason = day && refusal('terminAendern', kampagneFacts(kampagne), heute(), { versandDatum: day })
  const changed = day !== null && day !== versandDatum
  const save = () => {
    if (!changed || reason) return
    mutation.mutate(
      { idPtKampagne, version, versandDatum: day },
      {
        onSuccess: () => {
          notify.success(t('aktion.terminAendern.ok'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={mutation.isPending ? () => undefined : onClose}
      maxWidth="md"
      lang="de"
      aria-labelledby="termin-title"
    >
      <DialogTitle id="termin-title">{t('aktion.terminAendern.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {t(zahlung.betrag > 0 ? 'aktion.terminAendern.textBezahlt' : 'aktion.terminAendern.text')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 400px) minmax(260px, 1fr)' },
          }}
        >
          <VersandKalender value={day} onChange={setDay} />
          {day && (
            <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
              <FristenList versandDatum={day} />
              <SaisonHinweis kampagne={kampagne} versandDatum={day} auchOhne />
            </Box>
          )}
        </Box>
        {changed && reason && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {reason}
          </Alert>
        )}
        {mutation.isError && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {mutation.error.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={mutation.isPending}>
          {t('aktion.abbrechen')}
        </Button>
        <Button variant="contained" onClick={save} loading={mutation.isPending} disabled={!changed}>
          {t('aktion.terminAendern.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
