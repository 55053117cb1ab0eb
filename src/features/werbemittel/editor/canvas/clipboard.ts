import type { ClipboardEvent } from 'react'
import { textLayer } from '#src/contract/dokument.ts'
import { markedParagraphs, type Paragraph, selectedLayer, toPlainText } from '#src/engines/print/editor.ts'
import { readHtml, readPlain } from '../einfuegen/readHtml.ts'
import type { EditorStore } from '../editorStore.ts'
import { pasteParagraphs } from '../writeText.ts'

/** Own words on the clipboard, with their looks and placeholders. */
const OWN = 'application/x-postkampagne-text'

/** Puts what is marked on the clipboard. False: nothing is. */
function copyMarked({ clipboardData }: ClipboardEvent, store: EditorStore): boolean {
  const { schreiben, session } = store.state
  const layer = selectedLayer(session)
  if (schreiben === null || layer?.type !== 'text' || schreiben.marke.start === schreiben.marke.end) return false
  const paragraphs = markedParagraphs(layer.paragraphs, schreiben.marke)
  clipboardData.setData('text/plain', toPlainText(paragraphs))
  clipboardData.setData(OWN, JSON.stringify(paragraphs))
  return true
}

function ownParagraphs(json: string): Paragraph[] | null {
  try {
    const read = textLayer.shape.paragraphs.safeParse(JSON.parse(json))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Copy, cut and paste in the field on the sheet. */
export function clipboardOf(store: EditorStore) {
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    return copyMarked(event, store)
  }
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) pasteParagraphs(store, [])
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault()
      const { clipboardData } = event
      const html = clipboardData.getData('text/html')
      const foreign = html === '' ? [] : readHtml(html)
      const pasted = ownParagraphs(clipboardData.getData(OWN)) ?? foreign
      const words = pasted.length > 0 ? pasted : readPlain(clipboardData.getData('text/plain'))
      if (words.length > 0) pasteParagraphs(store, words)
    },
  }
}
