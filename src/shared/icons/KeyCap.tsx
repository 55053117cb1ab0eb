import { styled } from '@mui/material/styles'

/** A key of the keyboard. */
export const KeyCap = styled('kbd')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 20,
  blockSize: 20,
  paddingInline: 5,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.grund,
  color: theme.vars.palette.text.secondary,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1,
}))
