/** A postcard seen from its address side. */
export function Postcard() {
  return (
    <svg width="120" height="72" viewBox="0 0 120 72" fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="3" y="3" width="114" height="66" rx="4" />
      <path d="M66 12v48" strokeDasharray="2 4" />
      <rect x="94" y="11" width="15" height="18" rx="1.5" strokeDasharray="3 2" />
      <path d="M76 42h33M76 50h33M76 58h20M13 14h38M13 22h42M13 30h30" strokeLinecap="round" />
    </svg>
  )
}
