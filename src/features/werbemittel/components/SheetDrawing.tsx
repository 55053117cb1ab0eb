import Box from '@mui/material/Box'
import type { FormatId } from '#src/contract/dokument.ts'
import { FORMATS, trimRect, zonesOf } from '#src/engines/print/rules.ts'
import { LIGHT } from '#src/shared/theme/palette.ts'

interface Props {
  format: FormatId
  /** px of one mm; the same for all formats, so that their sizes can be compared. */
  pxPerMm: number
}

/** Lines on white paper, which stays white in dark mode too. */
const INK = LIGHT.text.primary

/** Blank sheets of a format at true proportion: front, behind it the back with its zones. */
export function SheetDrawing({ format, pxPerMm }: Props) {
  const { final, pages, empfaenger } = FORMATS[format]
  const trim = trimRect(format)
  const two = pages.length > 1
  const offset = two ? 12 : 0
  const w = final.w * pxPerMm
  const h = final.h * pxPerMm
  const address = pages.includes('rueckseite') && empfaenger.side === 'rueckseite' ? 'rueckseite' : 'vorderseite'
  return (
    <Box
      component="svg"
      aria-hidden="true"
      width={w + offset + 2}
      height={h + offset + 2}
      sx={{ overflow: 'visible', maxInlineSize: '100%', color: INK }}
    >
      {two && <Sheet x={offset} y={0} w={w} h={h} />}
      <Sheet x={0} y={offset} w={w} h={h} />
      <g
        transform={`translate(0 ${offset}) scale(${pxPerMm}) translate(${-trim.x} ${-trim.y})`}
        stroke="currentColor"
        fill="none"
      >
        {zonesOf(format, address).map(({ id, rect }) => (
          <rect
            key={id}
            x={Math.max(rect.x, trim.x)}
            y={Math.max(rect.y, trim.y)}
            width={Math.min(rect.x + rect.w, trim.x + trim.w) - Math.max(rect.x, trim.x)}
            height={Math.min(rect.y + rect.h, trim.y + trim.h) - Math.max(rect.y, trim.y)}
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
            opacity={0.4}
          />
        ))}
        {[0, 1, 2, 3].map((line) => (
          <line
            key={line}
            x1={empfaenger.rect.x}
            x2={empfaenger.rect.x + empfaenger.rect.w * (line === 3 ? 0.5 : 0.72)}
            y1={empfaenger.rect.y + 5 + line * 5.5}
            y2={empfaenger.rect.y + 5 + line * 5.5}
            strokeWidth={1.6}
            vectorEffect="non-scaling-stroke"
            opacity={0.55}
          />
        ))}
      </g>
    </Box>
  )
}

function Sheet({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <Box
      component="rect"
      x={x + 0.5}
      y={y + 0.5}
      width={w}
      height={h}
      rx={1.5}
      stroke="currentColor"
      strokeOpacity={0.45}
      sx={{ fill: (theme) => theme.vars.palette.papier }}
    />
  )
}
