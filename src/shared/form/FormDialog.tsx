import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { DialogClose } from './dialogClose.ts'

interface Props {
  title: string
  /** What it is about, before the fields. */
  text?: string
  width?: 'xs' | 'sm' | 'md'
  /** Left out where the dialog must be ended by its own button: what it shows comes never again. */
  onClose?: () => void
  children: ReactNode
}

/** A form with a separate task above the page. A click beside it throws nothing away that was typed. */
export function FormDialog({ title, text, width = 'sm', onClose, children }: Props) {
  const titleId = useId()
  const textId = useId()
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose?.()
      }}
      fullWidth
      maxWidth={width}
      aria-labelledby={titleId}
      {...(text ? { 'aria-describedby': textId } : {})}
      lang="de"
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {/* The label of a first field stands above its edge. */}
      <DialogContent sx={{ display: 'grid', gap: 2.5, '&&': text ? {} : { paddingBlockStart: 1 } }}>
        {text && <DialogContentText id={textId}>{text}</DialogContentText>}
        <DialogClose value={onClose ?? null}>{children}</DialogClose>
      </DialogContent>
    </Dialog>
  )
}
