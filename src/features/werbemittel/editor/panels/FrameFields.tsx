import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { type Frame, frameCommand, frameOf, layerRefusal, liveLayer, sizeRule } from '#src/engines/print/editor.ts'
import { BLEED_MM } from '#src/engines/print/rules.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { useNurLesen } from './useLayerChange.ts'

/** Place and size as numbers: everything a drag can do, without one (UX-23). Counted from the trim corner. */
export function FrameFields({ layer }: { layer: Layer }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  const live = useEditor(({ session }) => liveLayer(session.interaction, layer.id))
  // The numbers may lag behind a fast hand; the sheet may not.
  const frame = frameOf(useDeferredValue(live) ?? layer)
  const set = (name: string, change: (now: Frame) => Frame) =>
    store.execute(
      name,
      frameCommand(layer.id, (now) => change(frameOf(now))),
    )
  const fixed = (action: 'verschieben' | 'groesse' | 'drehen') => nurLesen || layerRefusal(action, layer) !== null
  const { minW, minH, ratio } = sizeRule(layer)
  const square = ratio === 'immer'
  return (
    <FieldGrid title={t('editor.frame.title')}>
      <NumberField
        label={t('editor.frame.x')}
        unit="mm"
        value={frame.x - BLEED_MM}
        disabled={fixed('verschieben')}
        onCommit={(x) => set(t('editor.step.move'), (now) => ({ ...now, x: x + BLEED_MM }))}
      />
      <NumberField
        label={t('editor.frame.y')}
        unit="mm"
        value={frame.y - BLEED_MM}
        disabled={fixed('verschieben')}
        onCommit={(y) => set(t('editor.step.move'), (now) => ({ ...now, y: y + BLEED_MM }))}
      />
      <NumberField
        label={t('editor.frame.w')}
        unit="mm"
        min={minW}
        value={frame.w}
        disabled={fixed('groesse')}
        onCommit={(w) => set(t('editor.step.size'), (now) => ({ ...now, w, h: square ? w : now.h }))}
      />
      <NumberField
        label={t('editor.frame.h')}
        unit="mm"
        min={minH}
        value={frame.h}
        disabled={fixed('groesse')}
        onCommit={(h) => set(t('editor.step.size'), (now) => ({ ...now, h, w: square ? h : now.w }))}
      />
      <NumberField
        label={t('editor.frame.rotation')}
        unit="°"
        value={frame.rotation}
        disabled={fixed('drehen')}
        onCommit={(degrees) => set(t('editor.step.rotate'), (now) => ({ ...now, rotation: degrees }))}
      />
    </FieldGrid>
  )
}
