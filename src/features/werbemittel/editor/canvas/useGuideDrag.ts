import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type Guide, guideAt, guideCommand, isOnSheet } from '#src/engines/print/editor.ts'
import { dataRect } from '#src/engines/print/rules.ts'
import { useEditorStore } from '../EditorContext.tsx'
import { pointIn } from './hands.ts'

/** A guide that is pulled from a ruler (`index` null) or moved. Beside the sheet it is gone. */
export function useGuideDrag(axis: Guide['axis'], index: number | null) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const place = (event: PointerEvent<Element>): Guide | null => {
    const board = event.currentTarget.closest('[data-brett]')
    const svg = board?.querySelector<SVGSVGElement>('svg[role=application]')
    return svg ? { axis, at: guideAt(pointIn(svg, event, dataRect(store.format).w)[axis]) } : null
  }
  return {
    onPointerDown: (event: PointerEvent<Element>) => {
      const guide = place(event)
      if (event.button !== 0 || !guide || store.state.session.nurLesen) return
      event.stopPropagation()
      event.preventDefault()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      store.show({ hilfslinie: { ...guide, index } })
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      const guide = place(event)
      if (store.state.hilfslinie && guide) store.show({ hilfslinie: { ...guide, index } })
    },
    onPointerUp: () => {
      const { hilfslinie, session } = store.state
      if (!hilfslinie) return
      store.show({ hilfslinie: null })
      const kept = isOnSheet(hilfslinie, store.format) ? { axis, at: hilfslinie.at } : null
      if (kept === null && index === null) return
      const name = kept === null ? 'guideDelete' : index === null ? 'guideAdd' : 'guideMove'
      store.execute(t(`editor.step.${name}`), guideCommand(session.history.seite, index, kept))
    },
    onPointerCancel: () => store.show({ hilfslinie: null }),
  }
}
