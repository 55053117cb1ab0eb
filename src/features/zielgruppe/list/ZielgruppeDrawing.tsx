/** Letter boxes in a row: whom a target group is. */
export function ZielgruppeDrawing() {
  return (
    <svg width="120" height="72" viewBox="0 0 120 72" fill="none" stroke="currentColor" strokeWidth="1.5">
      {[4, 44, 84].map((x) => (
        <g key={x}>
          <path d={`M${x} 26a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v22H${x}z`} />
          <path d={`M${x + 8} 28h16M${x + 16} 48v20`} />
          <path d={`M${x + 26} 18V6h6v6h-6`} />
        </g>
      ))}
    </svg>
  )
}
