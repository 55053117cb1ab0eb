import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Grip, layerRefusal, pageOf } from '#src/engines/print/editor.ts'
import { dataRect, printOrder } from '#src/engines/print/rules.ts'
import { backgroundOps } from '#src/engines/print/page.ts'
import { assetIdsOf, useAssetUrls } from '#src/entities/werbemittel/assetUrls.ts'
import { Fundstellen } from '#src/entities/werbemittel/Fundstellen.tsx'
import { AssetUrls, SheetOps } from '#src/entities/werbemittel/SheetOps.tsx'
import { useEditor, useEditorParts, usePxPerMm } from '../EditorContext.tsx'
import { useCanvasKeys } from '../useCanvasKeys.ts'
import { CommonFrame } from './CommonFrame.tsx'
import { Guides } from './Guides.tsx'
import { isDazu, isFinger, isWriting, layerElement, layerIdOf, menuFor, pointIn } from './hands.ts'
import { LayerView } from './LayerView.tsx'
import { OwnGuides } from './OwnGuides.tsx'
import { SelectionFrame } from './SelectionFrame.tsx'
import { SpanFrame } from './SpanFrame.tsx'

/** Diameter of a number over the sheet, CSS px. */
const NUMMER_PX = 20

interface Props {
  /** Picture of this page of an uploaded PDF, under everything. */
  unterlage: string | null
}

/** What a pointer does to a layer: it takes hold of it, and moves what is held. */
function useHands(svg: RefObject<SVGSVGElement | null>) {
  const { store } = useEditorParts()
  const { w } = dataRect(store.format)
  const pxPerMm = usePxPerMm()
  const grab = (event: PointerEvent<SVGElement>, id: string, grip: Grip = 'flaeche') => {
    if (event.button !== 0 || isFinger(event) || !svg.current) return
    event.stopPropagation()
    // Caught by the layer, not by the sheet: what holds the pointer gets the clicks, too.
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const dazu = grip === 'flaeche' && isDazu(event)
    store.press({ id, grip, at: pointIn(svg.current, event, w), pxPerMm, dazu })
    // A layer that was just taken away must not be selected by the focus that the browser would give it.
    if (dazu && store.state.session.history.present.auswahl.includes(id)) layerElement(svg.current, id)?.focus()
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const { t } = store.state.session.interaction
    if (isFinger(event) || t === 'idle' || t === 'spanning') return
    const modifiers = { gebunden: event.shiftKey, frei: event.ctrlKey || event.metaKey, kopie: event.altKey }
    store.drag(pointIn(event.currentTarget, event, w), modifiers)
  }
  const openMenu = (event: MouseEvent<SVGSVGElement>) => {
    // A text that is written has the browser's own menu, with what it would spell otherwise.
    if (isWriting(event.target)) return
    event.preventDefault()
    menuFor(store, layerIdOf(event.target), { x: event.clientX, y: event.clientY })
  }
  return { grab, move, openMenu }
}

/** The sheet with its layers, guides and the frame of what is selected. All lengths inside are mm. */
export function SheetCanvas({ unterlage }: Props) {
  const { t } = useTranslation('werbemittel')
  const { store, loadAsset } = useEditorParts()
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  const auswahl = useEditor(({ session }) => session.history.present.auswahl)
  const nurLesen = useEditor(({ session }) => session.nurLesen)
  const fokus = useEditor((state) => state.fokus)
  const fundstellen = useEditor((state) => state.fundstellen)
  const svg = useRef<SVGSVGElement>(null)
  const urls = useAssetUrls(seite ? assetIdsOf([seite]) : [], loadAsset)
  const keys = useCanvasKeys(svg)
  const { w, h } = dataRect(store.format)
  const pxPerMm = usePxPerMm()

  useEffect(
    function takeFocus() {
      if (fokus === null) return
      const target = fokus.id === null ? null : layerElement(svg.current, fokus.id)
      ;(target ?? svg.current)?.focus()
      store.aimed()
    },
    [fokus, store],
  )
  const { grab, move, openMenu } = useHands(svg)
  const open = (id: string, event: MouseEvent) => store.write(id, svg.current && pointIn(svg.current, event, w))
  if (!seite) return null
  const layers = printOrder(seite.layers)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes pointer and keys
    <svg
      ref={svg}
      role="application"
      aria-label={t('editor.sheet', { seite: t(`seite.${seite.side}`) })}
      aria-describedby="editor-tasten"
      viewBox={`0 0 ${w} ${h}`}
      style={{ display: 'block', inlineSize: w * pxPerMm, blockSize: h * pxPerMm, overflow: 'visible' }}
      // What is left when the last layer went; also takes the focus from a field that was written in.
      tabIndex={-1}
      // The focus of a layer selects it alone.
      onMouseDown={(event) => isDazu(event) && event.preventDefault()}
      onPointerMove={move}
      onPointerUp={(event) => !isFinger(event) && store.release()}
      onPointerCancel={(event) => !isFinger(event) && store.cancel()}
      onKeyDown={keys}
      onContextMenu={openMenu}
    >
      <clipPath id="editor-datenformat">
        <rect width={w} height={h} />
      </clipPath>
      <g clipPath="url(#editor-datenformat)" lang="de">
        <rect width={w} height={h} fill="white" />
        <SheetOps ops={backgroundOps(seite, store.format)} />
        {unterlage !== null && <image href={unterlage} width={w} height={h} preserveAspectRatio="none" />}
        <AssetUrls value={urls}>
          {layers.map((layer, index) => (
            <LayerView
              key={layer.id}
              layer={layer}
              tabbable={auswahl.length === 0 ? index === 0 : layer.id === auswahl.at(-1)}
              held={auswahl.includes(layer.id) && !nurLesen && layerRefusal('verschieben', layer) === null}
              onGrab={grab}
              onFocusLayer={(id) => store.focused(id)}
              onOpen={open}
            />
          ))}
        </AssetUrls>
      </g>
      <Guides seite={seite} />
      <OwnGuides />
      <Fundstellen
        stellen={fundstellen.filter(({ seite: side }) => side === seite.side)}
        nummerMm={NUMMER_PX / pxPerMm}
        blatt={dataRect(store.format)}
      />
      <SelectionFrame onGrab={grab} onOpen={open} />
      <CommonFrame onGrab={grab} />
      <SpanFrame />
    </svg>
  )
}
