import type { Layer } from '#src/contract/dokument.ts'
import { fieldText, type Marke, type Point, type RunStyle } from '#src/engines/print/editor.ts'

/** A text that is being written on the sheet. */
export interface Schreiben {
  id: string
  /** Where the caret is wanted first, mm of the page; null: `marke` says it. */
  at: Point | null
  /** What is marked, or where the caret stands. */
  marke: Marke
  /** Look that was chosen for what is typed next. */
  stil: RunStyle | null
  /** What an input method is still at work on. */
  komposition: Marke | null
}

/** Null: nothing can be written in this layer. */
export function beginWriting(layer: Layer | null, at: Point | null): Schreiben | null {
  if (layer?.type !== 'text' || layer.locked.content) return null
  const marke = { start: 0, end: at === null ? fieldText(layer.paragraphs).length : 0 }
  return { id: layer.id, at, marke, stil: null, komposition: null }
}

/** Is it still the layer that is selected alone, and may be changed? */
export function goesOnWriting(schreiben: Schreiben | null, layer: Layer | null): boolean {
  return schreiben !== null && layer?.id === schreiben.id && !layer.locked.content
}
