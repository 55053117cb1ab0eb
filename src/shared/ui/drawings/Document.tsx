/** A sheet with figures: invoices, figures, records. */
export function Document() {
  return (
    <svg width="72" height="88" viewBox="0 0 72 88" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M8 3h40l17 17v61a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Z" strokeLinejoin="round" />
      <path d="M48 3v13a4 4 0 0 0 4 4h13" strokeLinejoin="round" />
      <path d="M15 34h42M15 44h42M15 54h24M43 68h14" strokeLinecap="round" />
    </svg>
  )
}
