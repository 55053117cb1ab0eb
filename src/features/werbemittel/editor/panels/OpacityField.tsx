import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { NumberField } from '../fields/NumberField.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

interface Props {
  layer: Layer
  /** Name of the step back. */
  step: string
}

/** Opacity of a picture or a shape, in per cent. */
export function OpacityField({ layer, step }: Props) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const disabled = useNurLesen() || layer.locked.content
  return (
    <NumberField
      label={t('editor.shape.opacity')}
      unit="%"
      step={5}
      min={0}
      max={100}
      value={Math.round(layer.opacity * 100)}
      disabled={disabled}
      onCommit={(percent) => change(step, { opacity: percent / 100 })}
    />
  )
}
