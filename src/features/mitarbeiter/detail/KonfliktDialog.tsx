import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'

interface Props {
  /** What differs between both versions. */
  rows: { label: string; mine: string; theirs: string }[]
  onClose: () => void
  onTakeTheirs: () => void
  onSaveMine: () => Promise<void>
}

/** Someone else saved meanwhile: what differs, side by side, nothing overwritten unasked (decision 7). */
export function KonfliktDialog({ rows, onClose, onTakeTheirs, onSaveMine }: Props) {
  const { t } = useTranslation('mitarbeiter')
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
        <Box sx={{ padding: 2, borderRadius: 1, backgroundColor: 'grund' }}>
          <KeyValue
            entries={rows.map(({ label, mine, theirs }) => ({ label, value: t('konflikt.zeile', { mine, theirs }) }))}
          />
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
