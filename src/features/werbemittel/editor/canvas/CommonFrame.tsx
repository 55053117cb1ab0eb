import type { PointerEvent } from 'react'
import {
  type Frame,
  type Grip,
  HANDLES,
  liveFrame,
  liveLayer,
  refusalOfAll,
  wholeFrame,
} from '#src/engines/print/editor.ts'
import { useEditor, useSelectedLayers } from '../EditorContext.tsx'
import { GUIDE_COLORS } from './guideColors.ts'
import { Handles } from './Handles.tsx'
import { rotation } from './LayerView.tsx'

const CORNERS = HANDLES.filter((handle) => handle.length === 2)

interface Props {
  onGrab: (event: PointerEvent<SVGElement>, id: string, grip: Grip) => void
}

/** Each of several selected layers in a thin line, and one frame with handles around all of them. */
export function CommonFrame({ onGrab }: Props) {
  const layers = useSelectedLayers()
  const several = layers.length > 1
  const interaction = useEditor(({ session }) => (several ? session.interaction : null))
  const nurLesen = useEditor(({ session }) => session.nurLesen)
  const id = layers.at(-1)?.id
  if (!several || !interaction || id === undefined) return null
  const frame = liveFrame(interaction) ?? wholeFrame(layers)
  const may = (action: 'groesse' | 'drehen') => !nurLesen && refusalOfAll(action, layers) === null
  return (
    <>
      {layers.map((layer) => (
        <Outline key={layer.id} frame={liveLayer(interaction, layer.id) ?? layer} />
      ))}
      <g transform={rotation(frame)}>
        <Handles
          frame={frame}
          handles={may('groesse') ? CORNERS : []}
          turnable={may('drehen')}
          onGrab={(event, grip) => onGrab(event, id, grip)}
        />
      </g>
    </>
  )
}

function Outline({ frame }: { frame: Frame }) {
  return (
    <rect
      x={frame.x}
      y={frame.y}
      width={frame.w}
      height={frame.h}
      transform={rotation(frame)}
      fill="none"
      stroke={GUIDE_COLORS.auswahl}
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  )
}
