import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  open: boolean
  /** Names the thing and the effect: "Zielgruppe löschen". */
  title: string
  text: string
  confirmLabel: string
  /** What is done instead, where "Abbrechen" does not say it. */
  cancelLabel?: string
  /** error: something is lost. */
  tone?: 'primary' | 'error'
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
  /** What else has to be said or typed. */
  children?: ReactNode
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onClose,
  children,
}: Props) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const textId = useId()
  const close = busy ? () => undefined : onClose
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        // A slip beside the dialog must not throw away what was typed in it.
        if (children === undefined || reason !== 'backdropClick') close()
      }}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      lang="de"
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy} color="inherit">
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button variant="contained" color={tone} loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
