import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'

export interface LeaveDialogProps {
  onStay: () => void
  onDiscard: () => void
  onSave: () => void
}

/** Speichern, Verwerfen or Bleiben. */
export default function LeaveDialog({ onStay, onDiscard, onSave }: LeaveDialogProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog open onClose={onStay} maxWidth="xs" fullWidth lang="de" aria-labelledby="leave-dialog">
      <DialogTitle id="leave-dialog">{t('form.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('form.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onStay}>
          {t('form.leave.stay')}
        </Button>
        <Button color="error" onClick={onDiscard}>
          {t('form.leave.discard')}
        </Button>
        <Button variant="contained" onClick={onSave}>
          {t('form.leave.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
