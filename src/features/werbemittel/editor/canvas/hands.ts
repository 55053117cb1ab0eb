import { flushSync } from 'react-dom'
import {
  type Grip,
  HANDLES,
  layerRefusal,
  NO_MODIFIERS,
  type Point,
  selectedLayers,
  wholeFrame,
} from '#src/engines/print/editor.ts'
import { dataRect } from '#src/engines/print/rules.ts'
import type { Hands } from '#src/shared/zoom/fingers.ts'
import type { Place } from '#src/shared/zoom/zoomGesture.ts'
import type { EditorStore } from '../editorStore.ts'
import { REAL_PX_PER_MM } from '../view.ts'
import { gripUnder } from './grips.ts'

/** Fingers come as touch events, since a pointer ends where the browser begins to scroll. */
export function isFinger({ pointerType }: { pointerType: string }): boolean {
  return pointerType === 'touch'
}

/** Shift, Ctrl or Cmd: what is pressed is added to the selection or taken away. */
export function isDazu({ shiftKey, ctrlKey, metaKey }: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return shiftKey || ctrlKey || metaKey
}

/** A place of the window in mm of the data format; the box on screen also counts a zoom that is under way. */
export function pointIn(svg: SVGSVGElement, { clientX, clientY }: Place, widthMm: number): Point {
  const box = svg.getBoundingClientRect()
  const pxPerMm = box.width > 0 ? box.width / widthMm : REAL_PX_PER_MM
  return { x: (clientX - box.left) / pxPerMm, y: (clientY - box.top) / pxPerMm }
}

export function layerElement(svg: SVGSVGElement | null, id: string): SVGGElement | null {
  return svg?.querySelector<SVGGElement>(`#ebene-${CSS.escape(id)}`) ?? null
}

/** Layer that was drawn where a finger came down; null: the empty sheet, or beside it. */
export function layerIdOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest('[id^="ebene-"]')?.id.slice('ebene-'.length) ?? null
}

/** Whether somebody writes there, in a text on the sheet. */
export const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('textarea') !== null

/** Opens the menu for a layer, which is selected first unless it is already, or for the sheet. */
export function menuFor(store: EditorStore, id: string | null, menue: { x: number; y: number }): void {
  if (id !== null && !store.state.session.history.present.auswahl.includes(id)) store.pick(id)
  store.show({ menue })
}

/** Frame and handles of what is selected, as they are drawn. */
function drawnFrame(svg: SVGSVGElement) {
  const outline = svg.querySelector<SVGRectElement>('[data-rahmen]')
  const side = (name: 'x' | 'y' | 'width' | 'height') => Number(outline?.getAttribute(name) ?? 0)
  const drawn = [...svg.querySelectorAll<SVGElement>('[data-griff]')].map(({ dataset }) => dataset.griff)
  const all: readonly Grip[] = ['drehen', ...HANDLES]
  return {
    outline: { x: side('x'), y: side('y'), w: side('width'), h: side('height') },
    grips: all.filter((grip) => drawn.includes(grip)),
  }
}

/**
 * The first tap selects, or adds while several are wanted. A stroke over what is selected moves it, its handles size and
 * turn it, two taps open it.
 */
export function handsOn(board: HTMLElement, store: EditorStore): Hands {
  const { w } = dataRect(store.format)
  const sheet = () => board.querySelector<SVGSVGElement>('svg[role=application]')
  let held: string | null = null
  return {
    grab: (place, target) => {
      held = null
      // In a text that is written a finger scrolls, marks and calls the browser's menu as in any field.
      if (isWriting(target)) return false
      const svg = sheet()
      const { session, view, mehrere } = store.state
      if (!svg || session.nurLesen) return false
      const at = pointIn(svg, place, w)
      const id = layerIdOf(target)
      if (mehrere && id === null && svg.contains(target) && target.closest('[data-griff]') === null) {
        store.span(at, true)
        return true
      }
      const layers = selectedLayers(session)
      const last = layers.at(-1)
      if (!last) return false
      const pxPerMm = view.zoom * REAL_PX_PER_MM
      const touched = layers.find((layer) => layer.id === id)
      const movable = touched !== undefined && layerRefusal('verschieben', touched) === null
      const grip =
        gripUnder(at, { layer: wholeFrame(layers), pxPerMm, ...drawnFrame(svg) }) ?? (movable ? 'flaeche' : null)
      if (grip === null) return false
      held = (touched ?? last).id
      store.press({ id: held, grip, at, pxPerMm, dazu: mehrere })
      return true
    },
    drag: (place) => {
      const svg = sheet()
      if (svg) store.drag(pointIn(svg, place, w), NO_MODIFIERS)
    },
    stay: (place, target) => {
      if (!isWriting(target)) menuFor(store, held ?? layerIdOf(target), { x: place.clientX, y: place.clientY })
    },
    drop: (kept) => (kept ? store.release() : store.cancel()),
    tap: (place, target, twice) => {
      if (isWriting(target)) return false
      const id = held ?? layerIdOf(target)
      const svg = sheet()
      if (store.state.mehrere && id !== null) {
        if (held === null) store.pick(id, true)
        return true
      }
      const element = id === null ? svg : layerElement(svg, id)
      element?.focus({ preventScroll: true })
      // A finger on a member that was opened leaves it selected alone.
      const { auswahl } = store.state.session.history.present
      if (id === null) store.select(null)
      else if (auswahl.length !== 1 || auswahl[0] !== id) store.pick(id)
      // At once: some phones open their keyboard only while the tap is handled.
      if (twice && id !== null) flushSync(() => store.write(id, svg && pointIn(svg, place, w)))
      return true
    },
  }
}
