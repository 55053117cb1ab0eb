import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import AlignCenter from '#src/shared/icons/AlignCenter.svg'
import AlignLeft from '#src/shared/icons/AlignLeft.svg'
import AlignRight from '#src/shared/icons/AlignRight.svg'
import AlignVerticalJustifyCenter from '#src/shared/icons/AlignVerticalJustifyCenter.svg'
import AlignVerticalJustifyEnd from '#src/shared/icons/AlignVerticalJustifyEnd.svg'
import AlignVerticalJustifyStart from '#src/shared/icons/AlignVerticalJustifyStart.svg'
import Italic from '#src/shared/icons/Italic.svg'
import Underline from '#src/shared/icons/Underline.svg'
import { useTranslation } from 'react-i18next'
import type { TextLayer } from '#src/contract/dokument.ts'
import { applyStyle, type RunStyle, setAlign } from '#src/engines/print/editor.ts'
import { FONT_FAMILIES } from '#src/engines/print/page.ts'
import { MM_PER_PT } from '#src/engines/print/rules.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import { ColourField } from '../fields/ColourField.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { useLayerChange } from './useLayerChange.ts'

interface Props {
  layer: TextLayer
  /** Marked part of the text field; the look of the whole layer when nothing is marked. */
  selection: { start: number; end: number }
  disabled: boolean
}

const WEIGHTS = [400, 600, 700] as const

export function TextStyleFields({ layer, selection, disabled }: Props) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const partly = selection.end > selection.start
  const style = (patch: RunStyle) => change(t('editor.step.style'), (now) => applyStyle(now, patch, selection))
  const { style: look } = layer
  return (
    <>
      <FieldGrid title={t('editor.text.look')}>
        <SelectField
          label={t('editor.text.font')}
          value={look.font}
          disabled={disabled}
          onChange={(font) => style({ font })}
          options={FONT_FAMILIES.map(({ key, label }) => ({ value: key, label }))}
        />
        <SelectField
          label={t('editor.text.weight')}
          value={look.weight}
          disabled={disabled}
          onChange={(weight) => style({ weight })}
          options={WEIGHTS.map((weight) => ({ value: weight, label: t(`editor.text.weights.${weight}`) }))}
        />
        <SizeFields layer={layer} disabled={disabled} />
        <ColourField
          label={t('editor.text.colour')}
          value={look.color}
          disabled={disabled}
          onCommit={(color) => style({ color })}
        />
        <ToggleButtonGroup size="small" disabled={disabled} aria-label={t('editor.text.emphasis')}>
          <ToggleButton
            value="italic"
            selected={look.italic}
            aria-label={t('editor.text.italic')}
            onClick={() => style({ italic: !look.italic })}
          >
            <Italic size={18} />
          </ToggleButton>
          <ToggleButton
            value="underline"
            selected={look.underline}
            aria-label={t('editor.text.underline')}
            onClick={() => style({ underline: !look.underline })}
          >
            <Underline size={18} />
          </ToggleButton>
        </ToggleButtonGroup>
      </FieldGrid>
      {partly && (
        <Typography variant="caption" component="output" sx={{ color: 'text.secondary' }}>
          {t('editor.text.partly')}
        </Typography>
      )}
      <Placement layer={layer} disabled={disabled} />
    </>
  )
}

function SizeFields({ layer, disabled }: Pick<Props, 'layer' | 'disabled'>) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const { size } = layer.style
  /** The lines keep their distance in relation to the letters. */
  const setSize = (next: number) =>
    change(t('editor.step.size'), (now) => ({
      ...now,
      style: { ...now.style, size: next },
      lineHeight: Math.round((now.lineHeight / now.style.size) * next * 1000) / 1000,
    }))
  const bounds = { min: 1, max: 100 }
  return (
    <>
      <NumberField
        label={t('editor.text.size')}
        unit="mm"
        step={0.5}
        value={size}
        disabled={disabled}
        {...bounds}
        onCommit={setSize}
      />
      <NumberField
        label={t('editor.text.size')}
        unit="pt"
        value={Math.round((size / MM_PER_PT) * 10) / 10}
        min={bounds.min / MM_PER_PT}
        max={bounds.max / MM_PER_PT}
        disabled={disabled}
        onCommit={(pt) => setSize(Math.round(pt * MM_PER_PT * 1000) / 1000)}
      />
    </>
  )
}

const ALIGNS = [
  ['left', AlignLeft],
  ['center', AlignCenter],
  ['right', AlignRight],
] as const
const V_ALIGNS = [
  ['top', AlignVerticalJustifyStart],
  ['middle', AlignVerticalJustifyCenter],
  ['bottom', AlignVerticalJustifyEnd],
] as const

function Placement({ layer, disabled }: Pick<Props, 'layer' | 'disabled'>) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  const align = layer.paragraphs[0]?.align ?? 'left'
  return (
    <FieldGrid title={t('editor.text.placement')}>
      <ToggleButtonGroup size="small" exclusive value={align} disabled={disabled} aria-label={t('editor.text.align')}>
        {ALIGNS.map(([value, Icon]) => (
          <ToggleButton
            key={value}
            value={value}
            aria-label={t(`editor.text.aligns.${value}`)}
            onClick={() =>
              change(t('editor.step.align'), (now) => ({ ...now, paragraphs: setAlign(now.paragraphs, value) }))
            }
          >
            <Icon size={18} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        size="small"
        exclusive
        value={layer.vAlign}
        disabled={disabled}
        aria-label={t('editor.text.vAlign')}
      >
        {V_ALIGNS.map(([vAlign, Icon]) => (
          <ToggleButton
            key={vAlign}
            value={vAlign}
            aria-label={t(`editor.text.vAligns.${vAlign}`)}
            onClick={() => change(t('editor.step.align'), { vAlign })}
          >
            <Icon size={18} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <NumberField
        label={t('editor.text.lineHeight')}
        unit="mm"
        step={0.1}
        min={0.5}
        max={200}
        value={layer.lineHeight}
        disabled={disabled}
        onCommit={(lineHeight) => change(t('editor.step.style'), { lineHeight })}
      />
      <NumberField
        label={t('editor.text.padding')}
        unit="mm"
        step={0.5}
        min={0}
        max={50}
        value={layer.padding}
        disabled={disabled}
        onCommit={(padding) => change(t('editor.step.style'), { padding })}
      />
      <ColourField
        label={t('editor.text.background')}
        value={layer.background}
        disabled={disabled}
        onCommit={(background) => change(t('editor.step.style'), { background })}
        onClear={() => change(t('editor.step.style'), ({ background: _old, ...now }) => now)}
      />
      <SwitchField
        label={t('editor.text.shrink')}
        disabled={disabled}
        checked={layer.overflow === 'verkleinern'}
        onChange={(shrink) => change(t('editor.step.style'), { overflow: shrink ? 'verkleinern' : 'fehler' })}
      />
    </FieldGrid>
  )
}
