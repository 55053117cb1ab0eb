import { useTranslation } from 'react-i18next'
import type { ShapeLayer } from '#src/contract/dokument.ts'
import { SCHWARZ } from '#src/engines/print/rules.ts'
import { ColourField } from '../fields/ColourField.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

/** Fill, line and corners of a shape. */
export function ShapeFields({ layer }: { layer: ShapeLayer }) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const disabled = useNurLesen() || layer.locked.content
  const step = t('editor.step.style')
  const line = layer.shape === 'linie'
  return (
    <FieldGrid title={t('editor.shape.look')}>
      {!line && (
        <ColourField
          label={t('editor.shape.fill')}
          value={layer.fill}
          disabled={disabled}
          onCommit={(fill) => change(step, { fill })}
          onClear={() => change(step, ({ fill: _old, ...now }) => now)}
        />
      )}
      <ColourField
        label={t('editor.shape.stroke')}
        value={layer.stroke?.color}
        disabled={disabled}
        onCommit={(color) => change(step, (now) => ({ ...now, stroke: { color, width: now.stroke?.width ?? 0.5 } }))}
        {...(line ? {} : { onClear: () => change(step, ({ stroke: _old, ...now }) => now) })}
      />
      <NumberField
        label={t('editor.shape.width')}
        unit="mm"
        step={0.1}
        min={0.1}
        max={20}
        value={layer.stroke?.width ?? 0}
        disabled={disabled || layer.stroke === undefined}
        onCommit={(width) =>
          change(step, (now) => ({ ...now, stroke: { color: now.stroke?.color ?? SCHWARZ, width } }))
        }
      />
      {layer.shape === 'rechteck' && (
        <NumberField
          label={t('editor.shape.radius')}
          unit="mm"
          min={0}
          max={100}
          value={layer.radius ?? 0}
          disabled={disabled}
          onCommit={(radius) => change(step, { radius })}
        />
      )}
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
    </FieldGrid>
  )
}
