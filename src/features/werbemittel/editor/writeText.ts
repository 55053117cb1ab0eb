import type { FeldKey, TextLayer } from '#src/contract/dokument.ts'
import {
  fieldText,
  insertParagraphs,
  insertPlaceholder,
  type Marke,
  type Paragraph,
  typeInField,
  updateLayer,
} from '#src/engines/print/editor.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import type { EditorStore } from './editorStore.ts'

/** Longest text of one layer in its field; a page of a letter has about 3000 characters. */
export const MAX_TEXT = 5000

/** A word that is typed is one step, however slowly, ms. Assumed. */
const WORD_MS = 5000

/** What a change of the field was, for the steps that can be undone. */
export interface Anschlag {
  /** `inputType` of the browser. */
  art: string
  /** The character that was typed last; empty after anything else. */
  zeichen: string
  /** Place behind it. */
  caret: number
  nr: number
}

/** Letters of a word follow each other in one step; another kind of change, another place and the next word begin a new one. */
export function nextAnschlag(last: Anschlag | null, event: InputEvent, caret: number): Anschlag {
  const art = event.inputType.startsWith('insert') ? 'insert' : event.inputType
  const zeichen = event.data?.at(-1) ?? ''
  const length = event.isComposing ? 0 : (event.data?.length ?? 0)
  const here = last !== null && (art === 'insert' ? event.isComposing || last.caret === caret - length : true)
  const nextWord = last !== null && /\s/.test(last.zeichen) && !/\s/.test(zeichen)
  const alike = last?.art === art && (last.zeichen === '') === (zeichen === '')
  const goesOn = here && alike && !nextWord
  return { art, zeichen, caret, nr: (last?.nr ?? 0) + (goesOn ? 0 : 1) }
}

function change(store: EditorStore, name: string, run: (layer: TextLayer) => TextLayer, mergeKey?: string): void {
  const { schreiben } = store.state
  if (schreiben === null) return
  store.execute(
    name,
    (dokument) => updateLayer(dokument, schreiben.id, (layer) => (layer.type === 'text' ? run(layer) : layer)),
    mergeKey,
    WORD_MS,
  )
}

interface Typed {
  text: string
  caret: number
  composing: boolean
  anschlag: Anschlag
}

/** Takes over what the field holds now. */
export function takeTyped(store: EditorStore, { text: typed, caret, composing, anschlag }: Typed): void {
  const { schreiben } = store.state
  if (schreiben === null) return
  const { id, stil } = schreiben
  change(
    store,
    text('werbemittel:editor.step.text'),
    (layer) => {
      const paragraphs = typeInField(layer.paragraphs, typed, { caret, style: stil, composing })
      const same = JSON.stringify(paragraphs) === JSON.stringify(layer.paragraphs)
      return same ? layer : { ...layer, paragraphs }
    },
    `schreiben-${id}-${anschlag.nr}`,
  )
}

type Insertion = (paragraphs: readonly Paragraph[], marke: Marke) => { paragraphs: Paragraph[]; caret: number }

/** Puts something in the place of what is marked, as one step; a text that would get too long stays as it is. */
function insert(store: EditorStore, insertion: Insertion): void {
  const { schreiben, session } = store.state
  if (schreiben === null) return
  const { id, marke } = schreiben
  let caret = marke.end
  store.execute(text('werbemittel:editor.step.text'), (dokument) => {
    let tooLong = false
    const result = updateLayer(dokument, id, (layer) => {
      if (layer.type !== 'text') return layer
      const next = insertion(layer.paragraphs, marke)
      tooLong = fieldText(next.paragraphs).length > MAX_TEXT
      caret = next.caret
      return tooLong ? layer : { ...layer, paragraphs: next.paragraphs }
    })
    return tooLong ? { ok: false, grund: text('werbemittel:editor.writing.tooLong', { max: MAX_TEXT }) } : result
  })
  if (store.state.session.history !== session.history) store.mark({ marke: { start: caret, end: caret }, stil: null })
}

export function placePlaceholder(store: EditorStore, key: FeldKey): void {
  insert(store, (paragraphs, marke) => insertPlaceholder(paragraphs, marke, key))
}

export function pasteParagraphs(store: EditorStore, pasted: readonly Paragraph[]): void {
  insert(store, (paragraphs, marke) => insertParagraphs(paragraphs, marke, pasted))
}
