import type { Rect, Seite } from '#src/contract/dokument.ts'
import { dataRect, safetyRect, trimRect, zonesOf } from '#src/engines/print/rules.ts'
import type { Gap, SnapLine } from '#src/engines/print/editor.ts'
import { useEditor, useEditorStore, usePxPerMm } from '../EditorContext.tsx'
import { GUIDE_COLORS } from './guideColors.ts'

interface Props {
  seite: Seite
}

/** Bleed, trim, safety edge and zones over the sheet; nothing of it is printed. */
export function Guides({ seite }: Props) {
  const store = useEditorStore()
  const { beschnitt, sicherheit, zonen } = useEditor(({ view }) => view.overlays)
  const lines = useEditor(({ session: { interaction } }) => ('lines' in interaction ? interaction.lines : NO_LINES))
  const data = dataRect(store.format)
  const trim = trimRect(store.format)
  return (
    <g pointerEvents="none" aria-hidden="true">
      {beschnitt && (
        <>
          <path d={frame(data, trim)} fillRule="evenodd" fill={GUIDE_COLORS.beschnitt} fillOpacity={0.14} />
          <Edge rect={trim} color={GUIDE_COLORS.beschnitt} />
        </>
      )}
      {sicherheit && <Edge rect={safetyRect(store.format)} color={GUIDE_COLORS.sicherheit} dash="4 3" />}
      {zonen && zonesOf(store.format, seite.side).map(({ id, rect }) => <ZoneArea key={id} rect={rect} />)}
      {lines.map((line) => (
        <SnapMark
          key={`${line.axis}${line.at}${line.gap?.from ?? ''}`}
          line={line}
          data={data}
          color={GUIDE_COLORS.einrasten}
        />
      ))}
    </g>
  )
}

const NO_LINES: SnapLine[] = []

/** Area between two rectangles. */
function frame(outer: Rect, inner: Rect): string {
  const box = ({ x, y, w, h }: Rect) => `M${x} ${y}h${w}v${h}h${-w}z`
  return box(outer) + box(inner)
}

function Edge({ rect, color, dash }: { rect: Rect; color: string; dash?: string }) {
  return (
    <rect
      x={rect.x}
      y={rect.y}
      width={rect.w}
      height={rect.h}
      fill="none"
      stroke={color}
      strokeDasharray={dash}
      vectorEffect="non-scaling-stroke"
    />
  )
}

function ZoneArea({ rect }: { rect: Rect }) {
  const pxPerMm = usePxPerMm()
  const step = 7 / pxPerMm
  const id = `editor-zone-${rect.x}-${rect.y}`
  return (
    <>
      <pattern id={id} width={step} height={step} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2={step} stroke={GUIDE_COLORS.zonen} strokeWidth={1 / pxPerMm} strokeOpacity={0.45} />
      </pattern>
      <rect x={rect.x} y={rect.y} width={rect.w} height={rect.h} fill={`url(#${id})`} />
      <Edge rect={rect} color={GUIDE_COLORS.zonen} dash="7 4" />
    </>
  )
}

function SnapMark({ line, data, color }: { line: SnapLine; data: Rect; color: string }) {
  if (line.gap) return <GapMark line={line} gap={line.gap} color={color} />
  const ends =
    line.axis === 'x'
      ? { x1: line.at, x2: line.at, y1: -4, y2: data.h + 4 }
      : { x1: -4, x2: data.w + 4, y1: line.at, y2: line.at }
  return <line {...ends} stroke={color} strokeWidth={1} vectorEffect="non-scaling-stroke" />
}

/** Half length of the ends of a gap, CSS px. */
const END_PX = 5

/** A gap that is as long as the one beside it: a line with ends. */
function GapMark({ line: { axis, at }, gap, color }: { line: SnapLine; gap: Gap; color: string }) {
  const end = END_PX / usePxPerMm()
  const path =
    axis === 'x'
      ? `M${gap.from} ${at - end}v${2 * end}M${gap.from} ${at}H${gap.to}m0 ${-end}v${2 * end}`
      : `M${at - end} ${gap.from}h${2 * end}M${at} ${gap.from}V${gap.to}m${-end} 0h${2 * end}`
  return <path d={path} fill="none" stroke={color} strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
}
