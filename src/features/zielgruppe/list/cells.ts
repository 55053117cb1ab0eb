import { styled } from '@mui/material/styles'

/** Icon, name, and who it is in words below; static rules, since it repeats in every row. */
export const NameCell = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  paddingBlock: 6,
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '& > span': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& small': {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    maxInlineSize: '56ch',
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}))

/** Campaigns of a row. */
export const UsedIn = styled('span')({ overflowWrap: 'anywhere' })
