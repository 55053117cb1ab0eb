import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  text: string
  onClose: () => void
  children: ReactNode
}

/** A form with a task of its own above the page. */
export function FormDialog({ title, text, onClose, children }: Props) {
  const titleId = useId()
  const textId = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      aria-describedby={textId}
      lang="de"
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <DialogContentText id={textId}>{text}</DialogContentText>
        {children}
      </DialogContent>
    </Dialog>
  )
}
