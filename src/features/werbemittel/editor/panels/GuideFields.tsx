import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Plus from '#src/shared/icons/Plus.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { useTranslation } from 'react-i18next'
import { type Guide, guideCommand, pageOf } from '#src/engines/print/editor.ts'
import { BLEED_MM, dataRect } from '#src/engines/print/rules.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useEditor, useEditorStore } from '../EditorContext.tsx'
import { FieldGrid } from '../fields/FieldGrid.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { useNurLesen } from './useLayerChange.ts'

/** Guides of the page as numbers: everything a drag can do, without one. Counted from the trim corner. */
export function GuideFields() {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const nurLesen = useNurLesen()
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  if (!seite) return null
  const { w, h } = dataRect(store.format)
  const set = (step: string, index: number | null, guide: Guide | null) =>
    store.execute(t(`editor.step.${step}`), guideCommand(seite.side, index, guide))
  return (
    <FieldGrid title={t('editor.guides.title')} columns={1}>
      {seite.guides.map(({ axis, at }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a guide has no name but its place in the list
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <NumberField
            label={t(`editor.guides.${axis}`, { nr: index + 1 })}
            unit="mm"
            min={-BLEED_MM}
            max={(axis === 'x' ? w : h) - BLEED_MM}
            value={at - BLEED_MM}
            disabled={nurLesen}
            onCommit={(next) => set('guideMove', index, { axis, at: next + BLEED_MM })}
          />
          <Tip title={t('editor.guides.delete', { nr: index + 1 })}>
            <span>
              <IconButton
                size="small"
                disabled={nurLesen}
                aria-label={t('editor.guides.delete', { nr: index + 1 })}
                onClick={() => set('guideDelete', index, null)}
              >
                <Trash2 size={18} />
              </IconButton>
            </span>
          </Tip>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['x', 'y'] as const).map((axis) => (
          <Button
            key={axis}
            size="small"
            color="inherit"
            variant="outlined"
            disabled={nurLesen}
            startIcon={<Plus size={16} />}
            onClick={() => set('guideAdd', null, { axis, at: (axis === 'x' ? w : h) / 2 })}
            sx={{ borderColor: 'kante' }}
          >
            {t(`editor.guides.add.${axis}`)}
          </Button>
        ))}
      </Box>
    </FieldGrid>
  )
}
