import { styled } from '@mui/material/styles'
import { produktName } from '../settings.ts'

/** `--wordmark`: size of the words; without any the card stands alone. */
const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  color: theme.vars.palette.text.primary,
  fontSize: 'var(--wordmark, 1rem)',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
  '& svg': { flexShrink: 0, marginInlineEnd: '0.625em' },
}))

const card = (
  <svg
    width="32"
    height="26"
    viewBox="0 0 32 26"
    fill="none"
    aria-hidden
    stroke="var(--mui-palette-primary-main)"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <rect x="1" y="3" width="30" height="20" rx="3" fill="var(--mui-palette-background-paper)" />
    <path d="M6.5 10h7M6.5 14h9M6.5 18h6" />
    <rect x="20.5" y="7" width="6.5" height="8" rx="1" stroke="none" fill="var(--mui-palette-stempel-main)" />
  </svg>
)

/** Wordmark: a card with its stamp. Drawn the same in index.html. */
export function Logo() {
  return (
    <Mark>
      {card}
      {produktName()}
    </Mark>
  )
}
