import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextLayer } from '#src/contract/dokument.ts'
import { applyStyle, type RunStyle, updateLayer } from '#src/engines/print/editor.ts'
import { familyOf } from '#src/engines/print/page.ts'
import { useFontsAhead } from '#src/entities/werbemittel/useFontSet.ts'
import { useEditorStore } from '../EditorContext.tsx'
import { useLayerChange } from './useLayerChange.ts'

interface Choice {
  patch: RunStyle
  selection: { start: number; end: number }
}

/**
 * Changes the look of a text, or of its marked part. Letters that are not there yet are fetched first: until then, and where
 * they do not come, the text stands as it was. The last choice counts.
 */
export function useStyleChange(layer: TextLayer, selection: Choice['selection']) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const change = useLayerChange(layer)
  const fontsAhead = useFontsAhead()
  const last = useRef<Choice | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [missing, setMissing] = useState<Choice | null>(null)
  function set(choice: Choice): void {
    const apply = () => change(t('editor.step.style'), (now) => applyStyle(now, choice.patch, choice.selection))
    const { dokument } = store.state.session.history.present
    const next = updateLayer(dokument, layer.id, (now) =>
      now.type === 'text' ? applyStyle(now, choice.patch, choice.selection) : now,
    )
    // What is refused says so when it is done.
    const coming = next.ok ? fontsAhead(next.dokument) : null
    last.current = choice
    setMissing(null)
    setWaiting(coming !== null)
    if (coming === null) return apply()
    const ifLast = (then: () => void) => () => {
      if (last.current !== choice) return
      setWaiting(false)
      then()
    }
    coming.then(
      ifLast(apply),
      ifLast(() => setMissing(choice)),
    )
  }
  return {
    style: (patch: RunStyle) => set({ patch, selection }),
    waiting,
    /** Name of the family whose letters did not come. */
    missing: missing && familyOf(missing.patch.font ?? layer.style.font).label,
    retry: () => missing && set(missing),
  }
}
