import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import AlignCenterHorizontal from '#src/shared/icons/AlignCenterHorizontal.svg'
import AlignCenterVertical from '#src/shared/icons/AlignCenterVertical.svg'
import AlignEndHorizontal from '#src/shared/icons/AlignEndHorizontal.svg'
import AlignEndVertical from '#src/shared/icons/AlignEndVertical.svg'
import AlignHorizontalSpaceBetween from '#src/shared/icons/AlignHorizontalSpaceBetween.svg'
import AlignStartHorizontal from '#src/shared/icons/AlignStartHorizontal.svg'
import AlignStartVertical from '#src/shared/icons/AlignStartVertical.svg'
import AlignVerticalSpaceBetween from '#src/shared/icons/AlignVerticalSpaceBetween.svg'
import type { IconComponent } from '#src/shared/icons/icon.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import {
  alignCommand,
  type Alignment,
  ALIGNMENTS,
  type Axis,
  distributeCommand,
  pageOf,
  type Reference,
  REFERENCES,
  refusalOfAll,
  unitCount,
} from '#src/engines/print/editor.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { useNurLesen } from './useLayerChange.ts'

const ICONS: Record<Alignment, IconComponent> = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
}
const SPREAD: readonly (readonly [Axis, IconComponent])[] = [
  ['x', AlignHorizontalSpaceBetween],
  ['y', AlignVerticalSpaceBetween],
]

/** Lays layers edge to edge with each other, the cut sheet or its safety area, and makes their gaps equal. */
export function AlignFields({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  const [chosen, setChosen] = useState<Reference>('auswahl')
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  const units = seite ? unitCount(layers, seite) : 0
  const references = units > 1 ? REFERENCES : REFERENCES.filter((one) => one !== 'auswahl')
  const reference = units > 1 || chosen !== 'auswahl' ? chosen : 'endformat'
  const ids = layers.map(({ id }) => id)
  const refusal = nurLesen ? t('editor.align.nurLesen') : refusalOfAll('verschieben', layers)
  const few = units < 3 ? t('editor.align.few') : null
  return (
    <FieldGrid title={t('editor.align.title')} columns={1}>
      <Box role="toolbar" aria-label={t('editor.align.title')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25 }}>
        {ALIGNMENTS.map((alignment) => (
          <Act
            key={alignment}
            Icon={ICONS[alignment]}
            label={t(`editor.align.${alignment}`)}
            refusal={refusal}
            onClick={() => store.execute(t('editor.step.arrange'), alignCommand(ids, alignment, reference))}
          />
        ))}
        {units > 1 &&
          SPREAD.map(([axis, Icon]) => (
            <Act
              key={axis}
              Icon={Icon}
              label={t(`editor.align.spread.${axis}`)}
              refusal={refusal ?? few}
              onClick={() => store.execute(t('editor.step.spread'), distributeCommand(ids, axis))}
            />
          ))}
      </Box>
      <SelectField
        label={t('editor.align.reference')}
        value={reference}
        disabled={nurLesen}
        onChange={setChosen}
        options={references.map((one) => ({ value: one, label: t(`editor.align.references.${one}`) }))}
      />
    </FieldGrid>
  )
}

interface ActProps {
  Icon: IconComponent
  label: string
  refusal: string | null
  onClick: () => void
}

function Act({ Icon, label, refusal, onClick }: ActProps) {
  return (
    <Tip title={refusal ?? label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={refusal !== null} onClick={onClick}>
          <Icon size={18} />
        </IconButton>
      </span>
    </Tip>
  )
}
