import Box from '@mui/material/Box'
import type { Mm } from '#src/contract/dokument.ts'
import { BLEED_MM, dataRect } from '#src/engines/print/rules.ts'
import { useEditorStore, usePxPerMm } from '../EditorContext.tsx'
import { useGuideDrag } from './useGuideDrag.ts'

/** Height of a ruler, px. */
const RULER_PX = 18

/** Rulers in mm at two edges of the sheet; they count from the trim corner, as printers do. */
export function Rulers() {
  const { w, h } = dataRect(useEditorStore().format)
  return (
    <>
      <Ruler axis="x" length={w} />
      <Ruler axis="y" length={h} />
    </>
  )
}

function Ruler({ axis, length }: { axis: 'x' | 'y'; length: Mm }) {
  const pxPerMm = usePxPerMm()
  const size = length * pxPerMm
  const marks = Array.from({ length: Math.floor((length - BLEED_MM) / 5) + 1 }, (_, index) => index * 5)
  const labelEvery = pxPerMm < 2 ? 50 : pxPerMm > 6 ? 10 : 20
  const along = axis === 'x'
  // The ruler above is pulled down to a lying guide, the one beside to a standing one.
  const drag = useGuideDrag(along ? 'y' : 'x', null)
  return (
    <Box
      component="svg"
      aria-hidden="true"
      {...drag}
      data-lineal={axis}
      width={along ? size : RULER_PX}
      height={along ? RULER_PX : size}
      sx={{
        position: 'absolute',
        insetBlockStart: along ? -RULER_PX - 4 : 0,
        insetInlineStart: along ? 0 : -RULER_PX - 4,
        cursor: along ? 'row-resize' : 'col-resize',
        touchAction: 'none',
        color: 'text.secondary',
        fontSize: 9,
      }}
    >
      {marks.map((mark) => {
        const at = (mark + BLEED_MM) * pxPerMm
        const tick = mark % 10 === 0 ? 6 : 3
        return along ? (
          <g key={mark}>
            <line x1={at} x2={at} y1={RULER_PX} y2={RULER_PX - tick} stroke="currentColor" />
            {mark % labelEvery === 0 && (
              <text x={at} y={9} textAnchor="middle" fill="currentColor">
                {mark}
              </text>
            )}
          </g>
        ) : (
          <g key={mark}>
            <line y1={at} y2={at} x1={RULER_PX} x2={RULER_PX - tick} stroke="currentColor" />
            {mark % labelEvery === 0 && (
              <text transform={`translate(9 ${at}) rotate(-90)`} textAnchor="middle" fill="currentColor">
                {mark}
              </text>
            )}
          </g>
        )
      })}
    </Box>
  )
}
