import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import type { Entries } from './KontoForm.tsx'

interface Props {
  mine: Entries
  theirs: Entries
  onClose: () => void
  onTakeTheirs: () => void
  onSaveMine: () => Promise<void>
}

/** Someone else saved meanwhile: both versions side by side, nothing overwritten unasked (decision 7). */
export function KonfliktDialog({ mine, theirs, onClose, onTakeTheirs, onSaveMine }: Props) {
  const { t } = useTranslation('konto')
  const titleId = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function save(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      await onSaveMine()
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId} lang="de">
      <DialogTitle id={titleId}>{t('konflikt.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{t('konflikt.text')}</DialogContentText>
        {error !== null && <ErrorPanel error={error} />}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <Fassung title={t('konflikt.ihre')} entries={mine} />
          <Fassung title={t('konflikt.gespeichert')} entries={theirs} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" disabled={busy} onClick={onTakeTheirs}>
          {t('konflikt.laden')}
        </Button>
        <Button variant="contained" loading={busy} onClick={() => void save()}>
          {t('konflikt.meineSpeichern')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Fassung({ title, entries }: { title: string; entries: Entries }) {
  return (
    <Box component="section" aria-label={title} sx={{ padding: 2, borderRadius: 1, backgroundColor: 'grund' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {title}
      </Typography>
      <KeyValue entries={entries} />
    </Box>
  )
}
