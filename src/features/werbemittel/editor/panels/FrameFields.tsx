import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import {
  type Frame,
  frameCommand,
  frameOf,
  liveFrame,
  onEach,
  refusalOfAll,
  sizeRule,
} from '#src/engines/print/editor.ts'
import { BLEED_MM } from '#src/engines/print/rules.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { useNurLesen } from './useLayerChange.ts'

/**
 * Place and size as numbers: everything a drag can do, without one (UX-23). Counted from the trim corner. Of several layers
 * a number stands where it is the same for all; one that is typed holds for each.
 */
export function FrameFields({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  // The frame around several, and that of one, changes with what is under way; it may lag behind a fast hand.
  const live = useDeferredValue(useEditor(({ session }) => liveFrame(session.interaction)))
  const frames = layers.length === 1 && live ? [live] : layers.map(frameOf)
  const common = (side: keyof Frame, from = 0) => commonOf(frames.map((frame) => frame[side] - from))
  const set = (name: string, change: (now: Frame) => Frame) =>
    store.execute(name, (dokument, session) =>
      onEach(
        dokument,
        layers.map(({ id }) => id),
        (now, id) => frameCommand(id, (layer) => change(frameOf(layer)))(now, session),
      ),
    )
  const fixed = (action: 'verschieben' | 'groesse' | 'drehen') => nurLesen || refusalOfAll(action, layers) !== null
  const rules = layers.map(sizeRule)
  const square = rules.some(({ ratio }) => ratio === 'immer')
  return (
    <FieldGrid title={t('editor.frame.title')}>
      <NumberField
        label={t('editor.frame.x')}
        unit="mm"
        value={common('x', BLEED_MM)}
        disabled={fixed('verschieben')}
        onCommit={(x) => set(t('editor.step.move'), (now) => ({ ...now, x: x + BLEED_MM }))}
      />
      <NumberField
        label={t('editor.frame.y')}
        unit="mm"
        value={common('y', BLEED_MM)}
        disabled={fixed('verschieben')}
        onCommit={(y) => set(t('editor.step.move'), (now) => ({ ...now, y: y + BLEED_MM }))}
      />
      <NumberField
        label={t('editor.frame.w')}
        unit="mm"
        min={Math.max(...rules.map(({ minW }) => minW))}
        value={common('w')}
        disabled={fixed('groesse')}
        onCommit={(w) => set(t('editor.step.size'), (now) => ({ ...now, w, h: square ? w : now.h }))}
      />
      <NumberField
        label={t('editor.frame.h')}
        unit="mm"
        min={Math.max(...rules.map(({ minH }) => minH))}
        value={common('h')}
        disabled={fixed('groesse')}
        onCommit={(h) => set(t('editor.step.size'), (now) => ({ ...now, h, w: square ? h : now.w }))}
      />
      <NumberField
        label={t('editor.frame.rotation')}
        unit="°"
        value={common('rotation')}
        disabled={fixed('drehen')}
        onCommit={(degrees) => set(t('editor.step.rotate'), (now) => ({ ...now, rotation: degrees }))}
      />
    </FieldGrid>
  )
}

/** The number that all have; null: they differ. */
function commonOf(numbers: readonly number[]): number | null {
  const [first] = numbers
  return first !== undefined && numbers.every((number) => Math.abs(number - first) < 0.0005) ? first : null
}
