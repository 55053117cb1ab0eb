import { type ChangeEvent, type CompositionEvent, type SyntheticEvent, useRef } from 'react'
import type { EditorStore } from '../editorStore.ts'
import { type Anschlag, nextAnschlag, takeTyped } from '../writeText.ts'
import { takeText } from './followStore.ts'

type Field = HTMLTextAreaElement

const markeOf = ({ selectionStart, selectionEnd }: Field) => ({ start: selectionStart, end: selectionEnd })

/** What is typed goes into the document at once, also while an input method is at work: whatever comes then, it stays. */
export function useTyping(store: EditorStore) {
  const last = useRef<Anschlag | null>(null)
  const take = (field: Field, composing: boolean, anschlag: Anschlag) => {
    last.current = anschlag
    takeTyped(store, { text: field.value, caret: field.selectionEnd, composing, anschlag })
    // What was refused, dropped or became a placeholder leaves the field, too.
    takeText(field, store)
    store.mark({ marke: markeOf(field), stil: composing ? (store.state.schreiben?.stil ?? null) : null })
  }
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Field>) => {
      if (!(nativeEvent instanceof InputEvent)) return
      take(currentTarget, nativeEvent.isComposing, nextAnschlag(last.current, nativeEvent, currentTarget.selectionEnd))
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<Field>) =>
      store.mark({ komposition: markeOf(currentTarget) }),
    onCompositionUpdate: ({ data }: CompositionEvent<Field>) => {
      const { start } = store.state.schreiben?.komposition ?? { start: 0 }
      store.mark({ komposition: { start, end: start + data.length } })
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      store.mark({ komposition: null })
      const nr = last.current?.nr ?? 0
      take(currentTarget, false, { art: 'insert', zeichen: 'x', caret: currentTarget.selectionEnd, nr })
    },
    onSelect: ({ currentTarget }: SyntheticEvent<Field>) => {
      const { schreiben } = store.state
      const marke = markeOf(currentTarget)
      if (schreiben?.at !== null || (schreiben.marke.start === marke.start && schreiben.marke.end === marke.end)) return
      store.mark({ marke, stil: null })
    },
  }
}
