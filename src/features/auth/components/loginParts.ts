import { styled } from '@mui/material/styles'

/** Fields and the button below each other. */
export const LoginStack = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20 })

/** Ways past the form, at both ends of a line. */
export const LoginLinks = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockStart: 20,
})
