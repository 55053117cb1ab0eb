import { useTranslation } from 'react-i18next'
import type { Farbe, ShapeLayer, Zeichnung } from '#src/contract/dokument.ts'
import { SCHWARZ, sameFarbe } from '#src/engines/print/rules.ts'
import { ColourField } from '../fields/ColourField.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { OpacityField } from './OpacityField.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

/** Colours of a drawing that can be changed side by side; more of them are shades of the same. Assumed. */
const MOST_COLOURS = 8

type Pfad = Zeichnung['pfade'][number]

const coloursOf = ({ fill, stroke }: Pfad): Farbe[] => [fill, stroke?.color].filter((farbe) => farbe !== undefined)

function recoloured({ fill, stroke, ...pfad }: Pfad, old: Farbe, color: Farbe): Pfad {
  const now = (farbe: Farbe) => (sameFarbe(farbe, old) ? color : farbe)
  return {
    ...pfad,
    ...(fill && { fill: now(fill) }),
    ...(stroke && { stroke: { ...stroke, color: now(stroke.color) } }),
  }
}

/** Each colour of a drawing once, changed everywhere in it. */
function ZeichnungFields({ layer, zeichnung }: { layer: ShapeLayer; zeichnung: Zeichnung }) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const disabled = useNurLesen() || layer.locked.content
  const all = zeichnung.pfade.flatMap(coloursOf)
  const each = all.filter((farbe, index) => all.findIndex((other) => sameFarbe(other, farbe)) === index)
  return each.slice(0, MOST_COLOURS).map((farbe, index) => (
    <ColourField
      // By place: the field stays while its colour changes.
      key={index}
      label={t('editor.shape.farbe', { nummer: index + 1 })}
      value={farbe}
      disabled={disabled}
      onCommit={(color) =>
        change(t('editor.step.style'), {
          zeichnung: { ...zeichnung, pfade: zeichnung.pfade.map((pfad) => recoloured(pfad, farbe, color)) },
        })
      }
    />
  ))
}

/** Fill, line and corners of a shape. */
export function ShapeFields({ layer }: { layer: ShapeLayer }) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const disabled = useNurLesen() || layer.locked.content
  const step = t('editor.step.style')
  const line = layer.shape === 'linie'
  const drawn = layer.shape !== 'zeichnung'
  return (
    <FieldGrid title={t('editor.shape.look')}>
      {layer.zeichnung && <ZeichnungFields layer={layer} zeichnung={layer.zeichnung} />}
      {drawn && !line && (
        <ColourField
          label={t('editor.shape.fill')}
          value={layer.fill}
          disabled={disabled}
          onCommit={(fill) => change(step, { fill })}
          onClear={() => change(step, ({ fill: _old, ...now }) => now)}
        />
      )}
      {drawn && (
        <ColourField
          label={t('editor.shape.stroke')}
          value={layer.stroke?.color}
          disabled={disabled}
          onCommit={(color) => change(step, (now) => ({ ...now, stroke: { color, width: now.stroke?.width ?? 0.5 } }))}
          {...(line ? {} : { onClear: () => change(step, ({ stroke: _old, ...now }) => now) })}
        />
      )}
      {drawn && (
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
      )}
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
      <OpacityField layer={layer} step={step} />
    </FieldGrid>
  )
}
