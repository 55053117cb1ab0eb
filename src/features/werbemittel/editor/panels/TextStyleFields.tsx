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
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextLayer } from '#src/contract/dokument.ts'
import { layerRefusal, type Look, lookOf, type RunStyle, setAlign } from '#src/engines/print/editor.ts'
import { familyOf, type FontFamily, nearestFace } from '#src/engines/print/page.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import { ColourField } from '../fields/ColourField.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { FitToText } from './FitToText.tsx'
import { FontField } from './FontField.tsx'
import { SizeFields } from './SizeFields.tsx'
import { SpacingFields } from './SpacingFields.tsx'
import { useLayerChange } from './useLayerChange.ts'
import { useStyleChange } from './useStyleChange.ts'

interface Props {
  layer: TextLayer
  /** Marked part of the text field; the look of the whole layer when nothing is marked. */
  selection: { start: number; end: number }
  disabled: boolean
}

/** Thousandths of an em: letters stay apart and words together. Assumed; the contract takes -500 to 2000. */
const TRACKING = { min: -200, max: 1000 } as const

/** Look and place of a text, or of its marked part. */
export function TextStyleFields({ layer, selection, disabled }: Props) {
  const { t } = useTranslation('werbemittel')
  const partly = selection.end > selection.start
  const { style, waiting, missing, retry } = useStyleChange(layer, selection)
  const look: Look = partly ? lookOf(layer, selection) : layer.style
  const family = familyOf(look.font ?? layer.style.font)
  const cut = nearestFace({ font: family.key, weight: look.weight ?? 400, italic: look.italic ?? false })
  const weights = family.cuts.filter(({ italic }) => italic === cut.italic).map(({ weight }) => weight)
  const lacks = lackOf(family)
  const lackId = useId()
  return (
    <>
      <FieldGrid title={t('editor.text.look')}>
        <FontField
          family={family}
          mixed={look.font === null}
          busy={waiting}
          missing={missing}
          disabled={disabled}
          onChoose={({ key }) => style({ font: key })}
          onRetry={retry}
        />
        <SelectField
          label={t('editor.text.weight')}
          value={look.weight === null ? null : cut.weight}
          disabled={disabled || weights.length === 1}
          onChange={(weight) => weight !== null && style({ weight })}
          options={[
            ...(look.weight === null ? [{ value: null, label: t('editor.align.mixed') }] : []),
            ...weights.map((weight) => ({ value: weight, label: t(`editor.text.weights.${weight}`) })),
          ]}
        />
        <Emphasis
          italic={look.italic === null ? 'mixed' : cut.italic}
          underline={look.underline ?? 'mixed'}
          family={family}
          lackId={lacks === null ? undefined : lackId}
          disabled={disabled}
          onStyle={style}
        />
        {lacks !== null && (
          <Typography id={lackId} variant="caption" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
            {t(`editor.text.fonts.lacks.${lacks}`, { schrift: family.label })}
          </Typography>
        )}
        <SizeFields
          layer={layer}
          size={look.size}
          onPart={partly ? (size) => style({ size }) : null}
          disabled={disabled}
        />
        <ColourField
          label={t('editor.text.colour')}
          value={look.color}
          disabled={disabled}
          onCommit={(color) => style({ color })}
        />
      </FieldGrid>
      {partly && <PartlyNote />}
      <SpacingFields layer={layer}>
        <NumberField
          label={t('editor.text.tracking')}
          unit="‰"
          step={5}
          {...TRACKING}
          value={look.tracking}
          disabled={disabled}
          onCommit={(tracking) => style({ tracking })}
        />
      </SpacingFields>
      <Placement layer={layer} disabled={disabled} />
    </>
  )
}

interface EmphasisProps extends Pick<Props, 'disabled'> {
  italic: boolean | 'mixed'
  underline: boolean | 'mixed'
  family: FontFamily
  /** Words that say what the family lacks. */
  lackId: string | undefined
  onStyle: (patch: RunStyle) => void
}

/** Italic and underlined; half pressed where a part is. */
function Emphasis({ italic, underline, family, lackId, disabled, onStyle }: EmphasisProps) {
  const { t } = useTranslation('werbemittel')
  return (
    <ToggleButtonGroup size="small" disabled={disabled} aria-label={t('editor.text.emphasis')}>
      <ToggleButton
        value="italic"
        selected={italic === true}
        aria-pressed={italic}
        disabled={disabled || !family.cuts.some((cut) => cut.italic)}
        aria-label={t('editor.text.italic')}
        aria-describedby={lackId}
        onClick={() => onStyle({ italic: italic !== true })}
      >
        <Italic size={18} />
      </ToggleButton>
      <ToggleButton
        value="underline"
        selected={underline === true}
        aria-pressed={underline}
        aria-label={t('editor.text.underline')}
        onClick={() => onStyle({ underline: underline !== true })}
      >
        <Underline size={18} />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

/** That only the marked part of the text changes. */
function PartlyNote() {
  const { t } = useTranslation('werbemittel')
  return (
    <Typography variant="caption" component="output" sx={{ color: 'text.secondary' }}>
      {t('editor.text.partly')}
    </Typography>
  )
}

/** Which buttons a family has no cut for: none of them, the bold one, the slanted one. */
function lackOf({ cuts }: FontFamily): 'beides' | 'kursiv' | null {
  if (cuts.length === 1) return 'beides'
  return cuts.some(({ italic }) => italic) ? null : 'kursiv'
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
      <FitToText layer={layer} disabled={disabled || layerRefusal('groesse', layer) !== null} />
    </FieldGrid>
  )
}
