import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_PARAGRAPH_SPACING_MM, type TextLayer } from '#src/contract/dokument.ts'
import { MM_PER_PT } from '#src/engines/print/rules.ts'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

interface Props {
  layer: TextLayer
  /** Distance of the letters, which a marked part may have apart. */
  children: ReactNode
}

const LINE_MM = { min: 0.5, max: 200 } as const
const thousandths = (mm: number) => Math.round(mm * 1000) / 1000

/** Distances of lines, paragraphs and letters. Lines are counted in mm and, as type is, in pt. */
export function SpacingFields({ layer, children }: Props) {
  const { t } = useTranslation('werbemittel')
  const disabled = useNurLesen() || layer.locked.content
  const change = useLayerChange(layer)
  const setLine = (lineHeight: number) => change(t('editor.step.spacing'), { lineHeight })
  return (
    <FieldGrid title={t('editor.text.spacing')}>
      <NumberField
        label={t('editor.text.lineHeight')}
        unit="mm"
        step={0.1}
        {...LINE_MM}
        value={layer.lineHeight}
        disabled={disabled}
        onCommit={setLine}
      />
      <NumberField
        label={t('editor.text.lineHeight')}
        unit="pt"
        step={0.5}
        value={Math.round((layer.lineHeight / MM_PER_PT) * 10) / 10}
        min={LINE_MM.min / MM_PER_PT}
        max={LINE_MM.max / MM_PER_PT}
        disabled={disabled}
        onCommit={(pt) => setLine(thousandths(pt * MM_PER_PT))}
      />
      <NumberField
        label={t('editor.text.paragraphSpacing')}
        unit="mm"
        step={0.5}
        min={0}
        max={MOST_PARAGRAPH_SPACING_MM}
        value={layer.paragraphSpacing ?? 0}
        disabled={disabled}
        onCommit={(paragraphSpacing) => change(t('editor.step.spacing'), { paragraphSpacing })}
      />
      {children}
    </FieldGrid>
  )
}
