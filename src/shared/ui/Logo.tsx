import { styled } from '@mui/material/styles'
import { produktName } from '../settings.ts'

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: theme.vars.palette.text.primary,
  fontSize: '1rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  '& .sheet': { fill: theme.vars.palette.background.paper, stroke: theme.vars.palette.primary.main },
  '& .lines': { stroke: theme.vars.palette.primary.main },
  '& .stamp': { fill: theme.vars.palette.stempel.main },
}))

/** Wordmark: a card with its stamp. */
export function Logo() {
  return (
    <Mark>
      <svg width="32" height="26" viewBox="0 0 32 26" fill="none" aria-hidden strokeWidth="2" strokeLinecap="round">
        <rect className="sheet" x="1" y="3" width="30" height="20" rx="3" />
        <path className="lines" d="M6 10h7M6 14h10M6 18h6" />
        <path
          className="stamp"
          d="M19 7h1a1 1 0 0 0 2 0h1a1 1 0 0 0 2 0h1v2a1 1 0 0 0 0 2v2h-1a1 1 0 0 0-2 0h-1a1 1 0 0 0-2 0h-1v-2a1 1 0 0 0 0-2Z"
        />
      </svg>
      {produktName()}
    </Mark>
  )
}
