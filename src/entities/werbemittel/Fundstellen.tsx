import type { Mm, Rect } from '#src/contract/dokument.ts'
import { type Fundstelle, grow } from '#src/engines/print/rules.ts'
import { LIGHT } from '#src/shared/theme/palette.ts'

interface Props {
  /** Those of the side that is shown. */
  stellen: readonly Fundstelle[]
  /** Diameter of a number. */
  nummerMm: Mm
  /** Part of the sheet that is shown: a number stands within it, wherever its place begins. */
  blatt: Rect
}

/** The sheet is white paper in both modes, so these are colours of the light one. */
const COLOR = { fehler: LIGHT.error.main, warnung: LIGHT.warning.main, hinweis: LIGHT.info.main } as const
/** Distance of the frame from what it frames, in diameters of a number. */
const AIR = 0.15

/** Frames with numbers over a sheet: where each finding lies. Lengths are mm of the data format. */
export function Fundstellen({ stellen, nummerMm, blatt }: Props) {
  const within = grow(blatt, -nummerMm / 2)
  const taken = new Map<string, number>()
  return (
    <g aria-hidden="true" pointerEvents="none" lang="de">
      {stellen.map(({ nummer, stelle, befund }) => {
        const { x, y, w, h } = grow(stelle, nummerMm * AIR)
        // Findings at one corner stand beside each other.
        const corner = `${Math.round(x / nummerMm)},${Math.round(y / nummerMm)}`
        const before = taken.get(corner) ?? 0
        taken.set(corner, before + 1)
        const color = COLOR[befund.schwere]
        const frame = { x, y, width: w, height: h, vectorEffect: 'non-scaling-stroke' } as const
        return (
          <g key={nummer}>
            <rect {...frame} fill="none" stroke="white" strokeWidth={4} />
            <rect {...frame} fill={color} fillOpacity={0.08} stroke={color} strokeWidth={2} />
            <Nummer
              nummer={nummer}
              cx={clamp(x + before * nummerMm * 1.1, within.x, within.w)}
              cy={clamp(y, within.y, within.h)}
              radius={nummerMm / 2}
              color={color}
            />
          </g>
        )
      })}
    </g>
  )
}

const clamp = (value: Mm, from: Mm, length: Mm) => Math.min(from + length, Math.max(from, value))

interface NummerProps {
  nummer: number
  cx: Mm
  cy: Mm
  radius: Mm
  color: string
}

function Nummer({ nummer, cx, cy, radius, color }: NummerProps) {
  return (
    <>
      <circle
        cx={cx}
        cy={cy}
        r={radius}
        fill={color}
        stroke="white"
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={cx}
        y={cy}
        fontSize={radius * 1.25}
        fontWeight={700}
        fill="white"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {nummer}
      </text>
    </>
  )
}
