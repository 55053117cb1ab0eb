import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** Left out where the dialog must be ended by its own button: what it shows comes never again. */
  onClose?: () => void
  children: ReactNode
}

/** One task about the second factor, in a dialog of its own. */
export function FaktorDialog({ title, onClose, children }: Props) {
  const titleId = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={() => onClose?.()} aria-labelledby={titleId} lang="de">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ paddingBlockEnd: 3 }}>{children}</DialogContent>
    </Dialog>
  )
}
