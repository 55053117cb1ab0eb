import Popover from '@mui/material/Popover'
import { styled, useTheme } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { FLOAT_SHADOW } from '#src/shared/theme/components.ts'
import type { PopupProps } from './PopupButton.tsx'

const Surface = styled(Popover)(({ theme }) => ({
  '& .MuiPopover-paper': {
    // Below the bar, not upon its edge.
    marginBlockStart: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: FLOAT_SHADOW,
    // In dark mode a shadow is not seen: what floats is lighter paper.
    ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.grund }),
  },
}))

type Props = Omit<PopupProps, 'id'> &
  Pick<ComponentProps<typeof Popover>, 'children' | 'slotProps' | 'disableAutoFocus'>

/** What opens below a button of the app bar, flush with its end. */
export function BarPopover({ anchor, ...rest }: Props) {
  // The place is written into the element and not into a style that would be mirrored.
  const horizontal = useTheme().direction === 'rtl' ? 'left' : 'right'
  return (
    <Surface
      open={anchor !== null}
      // The ground of the user's button stands out beyond his picture, which ends where the page does.
      anchorEl={anchor?.querySelector('.avatar') ?? anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      transitionDuration={150}
      {...rest}
    />
  )
}
