import Dialog from '@mui/material/Dialog'
import type { FocusEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchPanel } from './SearchPanel.tsx'

export interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

/** The search as a sheet near the top; on a phone it has the whole screen. Closes when the focus leaves it (spec 2). */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { t } = useTranslation('search')

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    // On a phone putting the keyboard away takes the focus off the field, to see more of the hits.
    if (relatedTarget === null && globalThis.matchMedia?.('(pointer: coarse)').matches) return
    // Another window is in front: the search waits, so that a word can be copied there.
    if (relatedTarget === null && !document.hasFocus()) return
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      // Leaving is allowed: it closes.
      disableEnforceFocus
      transitionDuration={120}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        backdrop: { sx: { backgroundColor: 'rgb(0 0 0 / 0.32)' } },
        paper: {
          'aria-label': t('title'),
          tabIndex: -1,
          onBlur: closeWhenLeft,
          onMouseDown: keepFocusInField,
          sx: {
            inlineSize: { xs: '100%', sm: 600 },
            maxInlineSize: { xs: '100%', sm: 600 },
            blockSize: { xs: '100dvh', sm: 'min(560px, 80dvh)' },
            maxBlockSize: { xs: '100dvh', sm: 'none' },
            margin: { xs: 0, sm: '10dvh 16px 16px' },
            borderRadius: { xs: 0, sm: '12px' },
            border: { sm: 1 },
            borderColor: { sm: 'divider' },
            overflow: 'hidden',
            outline: 'none',
          },
        },
      }}
    >
      <SearchPanel onClose={onClose} />
    </Dialog>
  )
}

/** Whatever is clicked, typing goes on. */
function keepFocusInField(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
