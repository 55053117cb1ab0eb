import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import type { FocusEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchPanel } from './SearchPanel.tsx'

export interface SearchDialogProps {
  open: boolean
  onClose: () => void
}

const Sheet = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiBackdrop-root': { backgroundColor: 'rgb(0 0 0 / 0.32)' },
  '& .MuiDialog-paper': {
    inlineSize: 600,
    maxInlineSize: 600,
    blockSize: 'min(560px, 80dvh)',
    maxBlockSize: 'none',
    margin: '10dvh 16px 16px',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    overflow: 'hidden',
    outline: 'none',
    [theme.breakpoints.down('sm')]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      margin: 0,
      borderRadius: 0,
      border: 0,
    },
  },
}))

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
    <Sheet
      open={open}
      onClose={onClose}
      // Leaving is allowed: it closes.
      disableEnforceFocus
      transitionDuration={120}
      slotProps={{
        paper: {
          'aria-label': t('title'),
          tabIndex: -1,
          onBlur: closeWhenLeft,
          onMouseDown: keepFocusInField,
        },
      }}
    >
      <SearchPanel onClose={onClose} />
    </Sheet>
  )
}

/** Whatever is clicked, typing goes on. */
function keepFocusInField(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}
