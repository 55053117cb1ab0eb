import Popover from '@mui/material/Popover'
import { styled, useTheme } from '@mui/material/styles'
import { useEffect, useRef, type ComponentProps } from 'react'
import { FLOAT_SHADOW } from '#src/shared/theme/components.ts'
import { usePopup } from './popup.ts'

const Surface = styled(Popover)(({ theme }) => ({
  '& .MuiPopover-paper': {
    // Below the bar, not upon its edge.
    marginBlockStart: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: FLOAT_SHADOW,
    // In dark mode a shadow is not seen: what floats is lighter paper.
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.grund }),
  },
  '&[data-above] .MuiPopover-paper': { marginBlockStart: -16 },
}))

type Props = Pick<ComponentProps<typeof Popover>, 'children' | 'slotProps' | 'disableAutoFocus'>

/** What opens below a button of the app bar, flush with its end; at the foot of the side menu above it. */
export function BarPopover(props: Props) {
  const { anchor, onClose } = usePopup()
  useFocusBack(anchor)
  // The place is written into the element and not into a style that would be mirrored.
  const [start, end] = useTheme().direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const above = Boolean(anchor?.closest('nav'))
  const horizontal = above ? start : end
  return (
    <Surface
      data-above={above || undefined}
      open={anchor !== null}
      // The ground of the user's button stands out beyond his picture, which ends where the page does.
      anchorEl={anchor?.querySelector('.MuiAvatar-root') ?? anchor}
      anchorOrigin={{ vertical: above ? 'top' : 'bottom', horizontal }}
      transformOrigin={{ vertical: above ? 'bottom' : 'top', horizontal }}
      transitionDuration={150}
      disableRestoreFocus
      onClose={onClose}
      {...props}
    />
  )
}

/**
 * Gives the focus back to the button once the part is closed. The kit would let the page scroll to it, and while it
 * unlocks the page the bar is not yet where it stands: a page scrolled down would jump to its top.
 */
function useFocusBack(anchor: HTMLElement | null): void {
  const button = useRef<HTMLElement>(null)
  useEffect(
    function giveBack() {
      if (anchor === null) button.current?.focus({ preventScroll: true })
      button.current = anchor
    },
    [anchor],
  )
}
