import { styled } from '@mui/material/styles'
import { Tools } from '../tools/Tools.tsx'
import { UserMenu } from '../tools/UserMenu.tsx'

const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: 8,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

/** Open the tools stand side by side, collapsed one below the other, with their names beside them. */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInline: 8,
  '[data-menu="collapsed"] &': {
    display: 'block',
    paddingInline: 4,
    '& button': {
      '--tip': 'none',
      justifyContent: 'start',
      gap: 14,
      inlineSize: '100%',
      blockSize: 'var(--row)',
      paddingInline: 12,
      whiteSpace: 'nowrap',
      fontSize: '0.875rem',
      color: theme.vars.palette.text.secondary,
    },
    '& svg': { flex: 'none' },
    '& button::after': {
      content: 'attr(data-tip)',
      opacity: 'var(--words)',
      transition: 'opacity 120ms ease-out',
    },
  },
}))

/** What the app bar would hold, below the entries of the side menu. */
export function MenuFoot() {
  return (
    <Foot>
      <Line>
        <Tools />
      </Line>
      <UserMenu named />
    </Foot>
  )
}
