import { fieldText, selectedLayer } from '#src/engines/print/editor.ts'
import { clampZoom } from '#src/shared/zoom/zoomSteps.ts'
import type { EditorStore } from '../editorStore.ts'
import { FINGERS } from './grips.ts'

/** Signs at the end that two texts share. */
function sameEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let same = 0
  while (same < most && a.at(-1 - same) === b.at(-1 - same)) same += 1
  return same
}

/** Gives the field the text of its layer where that is another one; the caret goes behind what changed. */
export function takeText(field: HTMLTextAreaElement, store: EditorStore): void {
  const { schreiben, session } = store.state
  const layer = selectedLayer(session)
  // A field that is changed under an input method throws away what it is at work on.
  if (schreiben === null || schreiben.komposition !== null || layer?.type !== 'text' || layer.id !== schreiben.id)
    return
  const text = fieldText(layer.paragraphs)
  if (field.value === text) return
  const caret = text.length - sameEnd(field.value, text)
  field.value = text
  field.setSelectionRange(caret, caret)
}

/** Letters on the screen that can be read while they are written, px. Assumed: the smallest that fields of phones have. */
const READABLE_PX = 12

/** On a small window the sheet comes nearer until the text can be read; afterwards it lies as before. */
function bringNearer(field: HTMLTextAreaElement, store: EditorStore): () => void {
  const before = store.state.view
  const letters = Number.parseFloat(getComputedStyle(field).fontSize)
  const isSmall = matchMedia(FINGERS).matches && letters > 0 && letters < READABLE_PX
  if (!isSmall) return () => undefined
  store.setView({ zoom: clampZoom((before.zoom * READABLE_PX) / letters), einpassen: false })
  const { zoom } = store.state.view
  requestAnimationFrame(() => field.scrollIntoView({ block: 'center', inline: 'center' }))
  return () => {
    if (store.state.view.zoom === zoom) store.setView({ zoom: before.zoom, einpassen: before.einpassen })
  }
}

/** The field holds the focus, the text and what is marked as the store has them. */
export function followStore(field: HTMLTextAreaElement, store: EditorStore): () => void {
  let { schreiben } = store.state
  takeText(field, store)
  field.focus({ preventScroll: true })
  const takeBack = bringNearer(field, store)
  const stop = store.subscribe(() => {
    takeText(field, store)
    const now = store.state.schreiben
    if (now === null || now.marke === schreiben?.marke) return
    schreiben = now
    const { start, end } = now.marke
    // A part of the panel put something in; the next key is for the text.
    if (document.activeElement !== field) field.focus({ preventScroll: true })
    if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end)
  })
  return () => {
    stop()
    takeBack()
  }
}
