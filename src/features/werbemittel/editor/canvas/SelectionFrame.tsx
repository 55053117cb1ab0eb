import type { MouseEvent, PointerEvent } from 'react'
import {
  type Frame,
  frameOf,
  type Grip,
  HANDLES,
  layerRefusal,
  liveLayer,
  selectedLayer,
  sizeRule,
} from '#src/engines/print/editor.ts'
import { tryLayoutLayer } from '#src/engines/print/page.ts'
import { useDrawing, useEditor } from '../EditorContext.tsx'
import { Handles } from './Handles.tsx'
import { rotation } from './LayerView.tsx'

interface Props {
  onGrab: (event: PointerEvent<SVGElement>, id: string, grip: Grip) => void
  onOpen: (id: string, at: MouseEvent) => void
}

/** Frame and handles of the layer that is selected alone. */
export function SelectionFrame({ onGrab, onOpen }: Props) {
  const layer = useEditor(({ session }) => selectedLayer(session))
  const nurLesen = useEditor(({ session }) => session.nurLesen)
  // Where a text is written, a press is for its words.
  const schreibt = useEditor(({ schreiben }) => schreiben !== null)
  const live = useEditor(({ session }) => (layer ? liveLayer(session.interaction, layer.id) : null))
  const drawing = useDrawing()
  if (!layer) return null
  const shown = live ?? layer
  const box = tryLayoutLayer(shown, drawing)?.box ?? shown
  const frame: Frame = { ...frameOf(shown), h: Math.max(shown.h, box.h) }
  const sizable = !schreibt && !nurLesen && layerRefusal('groesse', layer) === null
  const { ratio } = sizeRule(layer)
  const handles = ratio === 'immer' ? HANDLES.filter((handle) => handle.length === 2) : HANDLES
  return (
    <g
      transform={rotation({ ...frameOf(shown) })}
      // The second click of two may meet a handle that the first one brought.
      onDoubleClick={(event) => onOpen(layer.id, event)}
    >
      <Handles
        frame={frame}
        handles={sizable ? handles : []}
        turnable={!schreibt && !nurLesen && layerRefusal('drehen', layer) === null}
        onGrab={(event, grip) => onGrab(event, layer.id, grip)}
      />
    </g>
  )
}
