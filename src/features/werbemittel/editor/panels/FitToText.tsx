import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { TextLayer } from '#src/contract/dokument.ts'
import { fitToText, limitsOf } from '#src/engines/print/editor.ts'
import FoldVertical from '#src/shared/icons/FoldVertical.svg'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { useDrawing, useEditorStore } from '../EditorContext.tsx'

interface Props {
  layer: TextLayer
  disabled: boolean
  /** An icon alone. */
  compact?: boolean
}

/** The box takes the height of its text; where it may not, the foot says why. */
export function FitToText({ layer, disabled, compact = false }: Props) {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  const drawing = useDrawing()
  const label = t('editor.writing.fit')
  const fit = () =>
    store.execute(label, (dokument, { format, history }) =>
      fitToText(dokument, layer.id, limitsOf(format, history.seite), drawing),
    )
  if (!compact)
    return (
      <Button size="small" disabled={disabled} startIcon={<FoldVertical size={16} />} onClick={fit}>
        {label}
      </Button>
    )
  return (
    <Tip title={label}>
      <IconButton size="small" disabled={disabled} aria-label={label} onClick={fit}>
        <FoldVertical size={18} />
      </IconButton>
    </Tip>
  )
}
