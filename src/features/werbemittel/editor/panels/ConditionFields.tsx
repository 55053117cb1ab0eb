import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BEDINGUNG_ARTEN,
  BEDINGUNG_WERT_MAX,
  BEDINGUNG_WERTE_MAX,
  type Bedingung,
  type BedingungArt,
  type ImageLayer,
  type ShapeLayer,
  type TextLayer,
} from '#src/contract/dokument.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { SpalteField } from '../fields/SpalteField.tsx'
import { useLayerChange, useNurLesen } from './useLayerChange.ts'

/** Where a list has no such column yet. */
const OHNE_NAMEN = 'Spalte'

/** As they are typed: one for each line. */
const toWerte = (typed: string): string[] =>
  typed
    .split('\n')
    .slice(0, BEDINGUNG_WERTE_MAX)
    .map((wert) => wert.slice(0, BEDINGUNG_WERT_MAX))

/** Whether a layer is printed for all, or for those whose own column says so. */
export function ConditionFields({ layer }: { layer: TextLayer | ImageLayer | ShapeLayer }) {
  const { t } = useTranslation('werbemittel')
  const change = useLayerChange<TextLayer | ImageLayer | ShapeLayer>(layer)
  const nurLesen = useNurLesen() || layer.locked.content
  const { bedingung } = layer
  /** While nothing is typed the name of before holds. */
  const [leer, setLeer] = useState(false)
  const set = (next: Bedingung | undefined, mergeKey?: string) =>
    change(
      t('editor.step.condition'),
      (now) => {
        const { bedingung: _, ...rest } = now
        return next === undefined ? rest : { ...rest, bedingung: next }
      },
      mergeKey,
    )
  const choose = (art: BedingungArt | null) => {
    if (art === null) return set(undefined)
    const { spalte = OHNE_NAMEN, werte = [] } = bedingung ?? {}
    set({ spalte, art, werte: art === 'istLeer' ? [] : art === 'istEinesVon' ? werte : werte.slice(0, 1) })
  }
  return (
    <FieldGrid title={t('editor.condition.title')} columns={1}>
      <SelectField
        label={t('editor.condition.art')}
        value={bedingung?.art ?? null}
        disabled={nurLesen}
        options={[
          { value: null, label: t('editor.condition.alle') },
          ...BEDINGUNG_ARTEN.map((art) => ({ value: art, label: t(`editor.condition.wenn.${art}`) })),
        ]}
        onChange={choose}
      />
      {bedingung && (
        <SpalteField
          value={leer ? '' : bedingung.spalte}
          disabled={nurLesen}
          onChange={(spalte) => {
            setLeer(spalte.trim() === '')
            if (spalte.trim() !== '' && spalte !== bedingung.spalte)
              set({ ...bedingung, spalte }, `bedingung-spalte-${layer.id}`)
          }}
        />
      )}
      {bedingung && bedingung.art !== 'istLeer' && (
        <TextField
          size="small"
          label={t(bedingung.art === 'istEinesVon' ? 'editor.condition.werte' : 'editor.condition.wert')}
          value={bedingung.werte.join('\n')}
          disabled={nurLesen}
          multiline={bedingung.art === 'istEinesVon'}
          helperText={bedingung.art === 'istEinesVon' ? t('editor.condition.werteHilfe') : undefined}
          onChange={({ target }) => set({ ...bedingung, werte: toWerte(target.value) }, `bedingung-${layer.id}`)}
        />
      )}
    </FieldGrid>
  )
}
