import { useTranslation } from 'react-i18next'
import { MOST_PARAGRAPH_SPACING_MM, type TextLayer } from '#src/contract/dokument.ts'
import { MM_PER_PT } from '#src/engines/print/rules.ts'
import { NumberField } from '../fields/NumberField.tsx'
import { useLayerChange } from './useLayerChange.ts'

interface Props {
  layer: TextLayer
  /** null: of several sizes. */
  size: number | null
  /** Sets the size of the marked part; null: nothing is marked, the whole layer changes. */
  onPart: ((size: number) => void) | null
  disabled: boolean
}

/** Size of the letters in mm and in points. */
export function SizeFields({ layer, size, onPart, disabled }: Props) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange(layer)
  /** Lines and paragraphs keep their distance in relation to the letters. */
  const setWhole = (next: number) =>
    change(t('editor.step.size'), (now) => {
      const grown = (mm: number) => Math.round((mm / now.style.size) * next * 1000) / 1000
      return {
        ...now,
        style: { ...now.style, size: next },
        lineHeight: grown(now.lineHeight),
        ...(now.paragraphSpacing !== undefined && {
          paragraphSpacing: Math.min(MOST_PARAGRAPH_SPACING_MM, grown(now.paragraphSpacing)),
        }),
      }
    })
  const setSize = onPart ?? setWhole
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
        value={size === null ? null : Math.round((size / MM_PER_PT) * 10) / 10}
        min={bounds.min / MM_PER_PT}
        max={bounds.max / MM_PER_PT}
        disabled={disabled}
        onCommit={(pt) => setSize(Math.round(pt * MM_PER_PT * 1000) / 1000)}
      />
    </>
  )
}
