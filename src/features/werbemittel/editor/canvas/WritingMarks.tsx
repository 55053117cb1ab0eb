import { keyframes } from '@mui/material/styles'
import Box from '@mui/material/Box'
import type { TextLayer } from '#src/contract/dokument.ts'
import { type CaretMap, fieldText, markBoxes } from '#src/engines/print/editor.ts'
import { usePxPerMm } from '../EditorContext.tsx'
import type { Schreiben } from '../schreiben.ts'
import { GUIDE_COLORS } from './guideColors.ts'

interface Props {
  layer: TextLayer
  map: CaretMap
  schreiben: Schreiben
}

/** Sign of a placeholder in the field. */
const PLATZHALTER = /\uFFFC/g

const blink = keyframes`50% { opacity: 0 }`

/** Caret, marked words, words an input method is at work on, and placeholders as chips, from the layout of the sheet. */
export function WritingMarks({ layer, map, schreiben: { marke, komposition } }: Props) {
  const px = 1 / usePxPerMm()
  const { x, y, w, h } = layer
  const chips = [...fieldText(layer.paragraphs).matchAll(PLATZHALTER)].flatMap(({ index }) =>
    markBoxes(map, { start: index, end: index + 1 }),
  )
  const place = map.places[marke.start]
  const line = place && map.lines[place.line]
  return (
    <svg
      aria-hidden="true"
      viewBox={`${x} ${y} ${w} ${h}`}
      preserveAspectRatio="none"
      style={{
        position: 'absolute',
        inset: 0,
        inlineSize: '100%',
        blockSize: '100%',
        overflow: 'visible',
        pointerEvents: 'none',
      }}
      color={GUIDE_COLORS.auswahl}
    >
      {chips.map((box) => (
        <rect
          key={`${box.x} ${box.y}`}
          data-platzhalter=""
          x={box.x - 1.5 * px}
          y={box.y + box.h * 0.06}
          width={box.w + 3 * px}
          height={box.h * 0.88}
          rx={3 * px}
          fill="currentColor"
          fillOpacity={0.1}
          stroke="currentColor"
          strokeWidth={px}
        />
      ))}
      {markBoxes(map, marke).map((box) => (
        <rect
          key={`${box.x} ${box.y}`}
          data-markiert=""
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          fill="currentColor"
          fillOpacity={0.28}
        />
      ))}
      {komposition &&
        markBoxes(map, komposition).map((box) => (
          <rect
            key={`${box.x} ${box.y}`}
            x={box.x}
            y={box.y + box.h}
            width={box.w}
            height={1.5 * px}
            fill="currentColor"
          />
        ))}
      {marke.start === marke.end && place && line && (
        <Box
          component="rect"
          data-einfuegemarke=""
          x={place.x - px}
          y={line.top}
          width={2 * px}
          height={line.height}
          fill="currentColor"
          stroke="white"
          strokeWidth={px}
          sx={{ 'textarea:focus ~ svg > &': { animation: `${blink} 1.1s steps(1) infinite` } }}
          key={`${marke.start} ${place.x}`}
          style={{ paintOrder: 'stroke' }}
        />
      )}
    </svg>
  )
}
