/** An envelope that comes back, for what could not be found or loaded. */
export function ReturnedEnvelope() {
  return (
    <svg width="144" height="104" viewBox="0 0 144 104" fill="none" stroke="currentColor" strokeWidth="2">
      <rect x="22" y="22" width="100" height="68" rx="4" />
      <path d="m23 25 49 37 49-37" strokeLinejoin="round" />
      <path d="M4 40h12M0 54h16M6 68h10" strokeLinecap="round" opacity=".5" />
      <g transform="rotate(-9 98 72)">
        <rect x="76" y="62" width="44" height="20" rx="3" strokeDasharray="3 3" />
        <path d="M112 72H86m6-6-6 6 6 6" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  )
}
