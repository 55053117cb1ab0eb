import type { Theme } from '@mui/material/styles'

/** A button of the editor's bar with its icon alone below a width. Its word stays, for those who hear it. */
export const iconBelow = (size: 'sm' | 'lg') => (theme: Theme) => ({
  [theme.breakpoints.down(size)]: {
    minInlineSize: 44,
    fontSize: 0,
    '& .MuiButton-startIcon': { marginInline: 0 },
  },
})
