import { spanRect } from '#src/engines/print/editor.ts'
import { useEditor } from '../EditorContext.tsx'
import { GUIDE_COLORS } from './guideColors.ts'

/** The rectangle under way that selects what it meets. */
export function SpanFrame() {
  const interaction = useEditor(({ session }) => (session.interaction.t === 'spanning' ? session.interaction : null))
  const rect = interaction && spanRect(interaction)
  if (!rect) return null
  return (
    <rect
      x={rect.x}
      y={rect.y}
      width={rect.w}
      height={rect.h}
      fill={GUIDE_COLORS.auswahl}
      fillOpacity={0.12}
      stroke={GUIDE_COLORS.auswahl}
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  )
}
