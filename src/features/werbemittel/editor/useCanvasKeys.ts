import type { KeyboardEvent, RefObject } from 'react'
import {
  allLayers,
  duplicateLayers,
  findLayer,
  groupLayers,
  groupOf,
  limitsOf,
  moveCommand,
  pageOf,
  ungroupLayers,
  wholeGroup,
} from '#src/engines/print/editor.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { useWindowEvent } from '#src/shared/useWindowEvent.ts'
import { layerElement, layerIdOf, menuFor } from './canvas/hands.ts'
import type { EditorStore } from './editorStore.ts'
import { useEditorStore } from './EditorContext.tsx'
import { tabOrder } from './tabOrder.ts'

/** Way of an arrow key, and with Shift, mm (UX-23). */
const STEP_MM = 1
const BIG_STEP_MM = 5

const SHEET = '[role=application]'

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Keys while the sheet has the focus. */
export function useCanvasKeys(svg: RefObject<SVGSVGElement | null>) {
  const store = useEditorStore()
  return (event: KeyboardEvent) => {
    if (handleKey(store, event, (id) => layerElement(svg.current, id)?.focus())) event.preventDefault()
  }
}

/** Keys of the whole editor window, except where a field or dialog has a separate undo. */
export function useWindowKeys(): void {
  const store = useEditorStore()
  useWindowEvent('keydown', (event) => {
    const own = event.target instanceof Element && event.target.closest('[data-eigenes-rueckgaengig], [role=dialog]')
    const written = event.target instanceof Element && event.target.closest('input, textarea') !== null
    if (event.key === '?' && !own && !written) store.show({ tasten: true })
    if (!own && handleWindowKey(store, event)) event.preventDefault()
  })
}

/** True: the key did something here and nothing else may happen. */
function handleKey(store: EditorStore, event: KeyboardEvent, focus: (id: string) => void): boolean {
  const { session } = store.state
  if (event.key === 'Tab') return tabOn(store, event.shiftKey, focus)
  if (event.key === 'Escape') {
    if (session.interaction.t === 'idle') leave(store)
    else store.cancel()
    return true
  }
  if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return openMenu(store, event)
  const { auswahl } = session.history.present
  const last = auswahl.at(-1)
  if (last === undefined) return false
  const arrow = ARROWS[event.key]
  if (arrow) {
    const step = event.shiftKey ? BIG_STEP_MM : STEP_MM
    const [x, y] = arrow
    store.execute('Verschieben', moveCommand(auswahl, { x: x * step, y: y * step }), `pfeil-${auswahl.join()}`)
    return true
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    store.remove(text('werbemittel:editor.step.delete'), auswahl)
    return true
  }
  if (event.key === 'Enter' || event.key === 'F2') {
    // Into a group first: then its member is opened.
    if (isWholeGroup(store)) store.select(last)
    else store.write(last)
    return true
  }
  return false
}

/** The menu opens at what has the focus. */
function openMenu(store: EditorStore, { target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  const box = target.getBoundingClientRect()
  menuFor(store, layerIdOf(target), { x: box.left + box.width / 2, y: box.top + box.height / 2 })
  return true
}

function isWholeGroup(store: EditorStore): boolean {
  const { history } = store.state.session
  return wholeGroup(pageOf(history.present.dokument, history.seite)?.layers ?? [], history.present.auswahl) !== null
}

/** Escape leads from a member to its group, and then selects nothing. */
function leave(store: EditorStore): void {
  const { auswahl, dokument } = store.state.session.history.present
  const [id, other] = auswahl
  const seite = findLayer(dokument, id ?? '')?.seite
  if (seite && id !== undefined && other === undefined && groupOf(seite, id).length > 1) store.pick(id)
  else store.select(null)
}

/** Tab goes from layer to layer; before the first and after the last it leaves the sheet, so nobody is caught. */
function tabOn(store: EditorStore, backwards: boolean, focus: (id: string) => void): boolean {
  const { history } = store.state.session
  const seite = pageOf(history.present.dokument, history.seite)
  if (!seite) return false
  const order = { ...seite, layers: tabOrder(seite) }
  const { auswahl } = history.present
  const last = auswahl.at(-1)
  // A selected group is passed as one; from a member Tab goes to the next one.
  const ids = order.layers.map((layer) => layer.id).filter((id) => id === last || !auswahl.includes(id))
  const at = last === undefined ? -1 : ids.indexOf(last)
  const next = ids[at + (backwards ? -1 : 1)]
  if (at === -1 || next === undefined) return false
  const within = last !== undefined && auswahl.length === 1 && groupOf(seite, last).includes(next)
  if (within) store.select(next)
  else store.pick(next)
  focus(next)
  return true
}

/** The focus is on the sheet, or on what it lies in, as after a click beside it. */
function onSheet(target: EventTarget | null): boolean {
  return target instanceof Element && (target.closest(SHEET) ?? target.querySelector(SHEET)) !== null
}

/** Keys of the whole editor window. Fields keep their own undo while they are written in. */
function handleWindowKey(store: EditorStore, event: globalThis.KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false
  const key = event.key.toLowerCase()
  if (key === 'z' || key === 'y') {
    const held = store.state.session.history.present.auswahl.at(-1)
    if (key === 'y' || event.shiftKey) store.redo()
    else store.undo()
    const { dokument, auswahl } = store.state.session.history.present
    // What had the focus on the sheet may be gone with the step.
    const gone = held !== undefined && findLayer(dokument, held) === null
    if (gone && event.target instanceof Element && event.target.closest(SHEET)) store.aim(auswahl.at(-1) ?? null)
    return true
  }
  const { format, history } = store.state.session
  // Never the words of the page.
  if (key === 'a') {
    const seite = pageOf(history.present.dokument, history.seite)
    if (!onSheet(event.target) || !seite) return false
    store.selectAll(allLayers(seite))
    return true
  }
  const { auswahl } = history.present
  if (auswahl.length === 0 || (key !== 'd' && key !== 'g')) return false
  const limits = limitsOf(format, history.seite)
  if (key === 'd')
    store.execute(text('werbemittel:editor.step.duplicate'), (dokument) => duplicateLayers(dokument, auswahl, limits))
  else if (event.shiftKey)
    store.execute(text('werbemittel:editor.step.ungroup'), (dokument) => ungroupLayers(dokument, auswahl))
  else store.execute(text('werbemittel:editor.step.group'), (dokument) => groupLayers(dokument, auswahl))
  return true
}
