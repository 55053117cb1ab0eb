import { produktName } from '../settings.ts'

/** Wordmark: a card with its stamp. Drawn the same in index.html. */
export function Logo() {
  return (
    <span className="logo">
      <svg width="32" height="26" viewBox="0 0 32 26" fill="none" aria-hidden strokeWidth="2" strokeLinecap="round">
        <rect className="sheet" x="1" y="3" width="30" height="20" rx="3" />
        <path className="lines" d="M6.5 10h7M6.5 14h9M6.5 18h6" />
        <rect className="stamp" x="20.5" y="7" width="6.5" height="8" rx="1" />
      </svg>
      {produktName()}
    </span>
  )
}
