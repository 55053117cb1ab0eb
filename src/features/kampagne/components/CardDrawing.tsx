/** Line drawing of a postcard with its stamp, for an empty list. */
export function CardDrawing() {
  return (
    <svg width="132" height="84" viewBox="0 0 132 84" fill="none" stroke="currentColor" strokeWidth="1.5">
      <rect x="14" y="14" width="110" height="62" rx="2" opacity="0.45" />
      <rect x="6" y="8" width="110" height="62" rx="2" fill="var(--mui-palette-background-paper)" />
      <path d="M66 16v46" strokeDasharray="2 3" />
      <rect x="92" y="15" width="17" height="20" strokeDasharray="2.5 2" />
      <path d="M75 46h34M75 53h28M75 60h20" strokeLinecap="round" />
      <path d="M15 22h30M15 29h38M15 36h24" strokeLinecap="round" opacity="0.6" />
      <rect x="15" y="48" width="14" height="14" />
      <path d="M19 52h6v6h-6z" />
    </svg>
  )
}
