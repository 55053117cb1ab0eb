/** A sealed letter, for what someone may not open. */
export function SealedLetter() {
  return (
    <svg width="144" height="104" viewBox="0 0 144 104" fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="22" y="18" width="100" height="72" rx="4" />
      <path d="m23 21 42 35a11 11 0 0 0 14 0l42-35" strokeLinejoin="round" />
      <circle cx="72" cy="58" r="15" fill="var(--mui-palette-background-default)" />
      <path d="M66 57v-4a6 6 0 0 1 12 0v4" strokeLinecap="round" />
      <rect x="64" y="57" width="16" height="10" rx="2" />
    </svg>
  )
}
