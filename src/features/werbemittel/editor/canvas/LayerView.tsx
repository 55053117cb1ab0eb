import { memo, type MouseEvent, type PointerEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { type Frame, isCopying, liveLayer, withNames } from '#src/engines/print/editor.ts'
import { isPrinted, layoutLayer } from '#src/engines/print/page.ts'
import { isFor } from '#src/engines/print/rules.ts'
import { SheetOps } from '#src/entities/werbemittel/SheetOps.tsx'
import { ebenenName } from '../ebenenName.ts'
import { feldName } from '../feldName.ts'
import { useDrawing, useEditor } from '../EditorContext.tsx'

interface Props {
  layer: Layer
  /** In the tab order: one layer of the sheet at a time. */
  tabbable: boolean
  /** A pen that is drawn over it moves it; over any other layer it scrolls. */
  held: boolean
  onGrab: (event: PointerEvent<SVGGElement>, id: string) => void
  onFocusLayer: (id: string) => void
  onOpen: (id: string, at: MouseEvent) => void
}

function LayerViewRaw({ layer, tabbable, held, onGrab, onFocusLayer, onOpen }: Props) {
  const { t } = useTranslation('werbemittel')
  const live = useEditor(({ session }) => liveLayer(session.interaction, layer.id))
  const copying = useEditor(({ session }) => isCopying(session.interaction))
  const assets = useEditor((state) => state.assets)
  const empfaenger = useEditor((state) => state.empfaenger)
  if (!isPrinted(layer) || !isFor(layer, empfaenger)) return null
  const typ = t(`editor.layer.typ.${layer.type}`)
  const label = t('editor.layer.label', { name: ebenenName(layer, assets), typ })
  return (
    <g
      id={`ebene-${layer.id}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inside an SVG there is no <img>
      role="img"
      tabIndex={tabbable ? 0 : -1}
      aria-roledescription={t('editor.layer.role')}
      aria-label={label}
      style={{ outline: 'none', touchAction: held ? 'none' : undefined }}
      onPointerDown={(event) => onGrab(event, layer.id)}
      onDoubleClick={(event) => onOpen(layer.id, event)}
      onFocus={() => onFocusLayer(layer.id)}
    >
      <ErrorBoundary fallback={<Broken layer={layer} />} resetKeys={[layer]}>
        {copying && live && <LayerContent layer={layer} live={null} />}
        <LayerContent layer={layer} live={live} />
      </ErrorBoundary>
    </g>
  )
}

/** Draws only when its own layer, its own frame or a picture changed; a drag leaves every other layer alone. */
export const LayerView = memo(LayerViewRaw)

interface ContentProps {
  layer: Layer
  live: Layer | null
}

function LayerContent({ layer, live }: ContentProps) {
  const drawing = useDrawing()
  const reshaped = live !== null && (live.w !== layer.w || live.h !== layer.h || live.rotation !== layer.rotation)
  const shown = reshaped ? live : layer
  const schreibt = useEditor(({ schreiben }) => schreiben?.id === layer.id)
  const { ops, box } = layoutLayer(schreibt && shown.type === 'text' ? withNames(shown, feldName) : shown, drawing)
  // A layer that only moves is shifted as it stands: nothing is laid out again.
  const shift = live && !reshaped ? `translate(${live.x - layer.x} ${live.y - layer.y})` : undefined
  return (
    <g transform={shift}>
      <SheetOps ops={ops} />
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={Math.max(box.h, HIT_MM)}
        transform={rotation(shown)}
        fill="transparent"
      />
    </g>
  )
}

/** Thin lines can still be taken hold of, mm. */
const HIT_MM = 2

export function rotation({ x, y, w, h, rotation: degrees }: Frame): string | undefined {
  return degrees === 0 ? undefined : `rotate(${degrees} ${x + w / 2} ${y + h / 2})`
}

/** A layer that cannot be drawn stays selectable, so that it can be mended or deleted (EDT-02). */
function Broken({ layer }: { layer: Layer }) {
  return (
    <rect
      x={layer.x}
      y={layer.y}
      width={layer.w}
      height={layer.h}
      fill="transparent"
      stroke="red"
      strokeWidth={0.4}
      strokeDasharray="2 1"
    />
  )
}
