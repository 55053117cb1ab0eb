import { styled } from '@mui/material/styles'

/** Filters, rows and foot of a list, one below the other. */
export const ListView = styled('div')({ display: 'grid', gap: 16, minInlineSize: 0 })
