import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'

interface Props {
  /** What somebody else has changed, and the question. */
  text: string
  onTakeTheirs: () => void
  /** Stores what was typed over the newer version; throws when it cannot. */
  onSaveMine?: () => Promise<void>
  /** Keeps what was typed beside the newer version; throws when it cannot. */
  onSaveCopy?: () => Promise<void>
  /** Left out where one of the versions has to be chosen. */
  onClose?: () => void
  /** Both versions, or what differs. */
  children: ReactNode
}

/** Someone else saved meanwhile: both versions, nothing is overwritten unasked (domain 1.7). */
export function ConflictDialog({ text, onTakeTheirs, onSaveMine, onSaveCopy, onClose, children }: Props) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const textId = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function save(store: () => Promise<void>): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      await store()
    } catch (thrown) {
      setError(thrown)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={busy ? () => undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={textId}
      lang="de"
    >
      <DialogTitle id={titleId}>{t('form.conflict.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {error !== null && <ErrorPanel error={error} />}
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" disabled={busy} onClick={onTakeTheirs}>
          {t('form.conflict.load')}
        </Button>
        {onSaveCopy && (
          <Button
            variant={onSaveMine ? 'text' : 'contained'}
            disabled={busy}
            loading={busy && !onSaveMine}
            onClick={() => void save(onSaveCopy)}
          >
            {t('form.conflict.copy')}
          </Button>
        )}
        {onSaveMine && (
          <Button variant="contained" loading={busy} onClick={() => void save(onSaveMine)}>
            {t('form.conflict.save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
