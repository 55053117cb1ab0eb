import { useTranslation } from 'react-i18next'
import type { ImageLayer } from '#src/contract/dokument.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { OpacityField } from './OpacityField.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

const FORMEN = ['rechteck', 'abgerundet', 'ellipse'] as const
type Form = (typeof FORMEN)[number]
/** Radius of new round corners, share of the shorter side; assumed. */
const NEW_RADIUS = 0.1

/** Outline and opacity of a picture. */
export function MaskFields({ layer }: { layer: ImageLayer }) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const disabled = useNurLesen() || layer.locked.content
  const { maske } = layer
  const step = t('editor.step.image')
  const choose = (form: Form) =>
    change(step, ({ maske: _old, ...now }) => {
      if (form === 'rechteck') return now
      const radius = Math.round(Math.min(now.w, now.h) * NEW_RADIUS * 10) / 10
      return { ...now, maske: form === 'ellipse' ? { form } : { form, radius } }
    })
  return (
    <FieldGrid title={t('editor.image.look')} columns={2}>
      <SelectField
        label={t('editor.image.form')}
        value={maske?.form ?? 'rechteck'}
        disabled={disabled}
        onChange={choose}
        options={FORMEN.map((value) => ({ value, label: t(`editor.image.formen.${value}`) }))}
      />
      {maske?.form === 'abgerundet' && (
        <NumberField
          label={t('editor.shape.radius')}
          unit="mm"
          min={0}
          max={100}
          value={maske.radius}
          disabled={disabled}
          onCommit={(radius) => change(step, { maske: { form: 'abgerundet', radius } })}
        />
      )}
      <OpacityField layer={layer} step={step} />
    </FieldGrid>
  )
}
