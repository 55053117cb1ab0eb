import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { pageOf, wholeGroup } from '#src/engines/print/editor.ts'
import { useEditor, useSelectedLayers } from '../EditorContext.tsx'
import { AlignFields } from './AlignFields.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import { FrameFields } from './FrameFields.tsx'
import { ImageFields } from './ImageFields.tsx'
import { LayerActions } from './LayerActions.tsx'
import { QrFields } from './QrFields.tsx'
import { ShapeFields } from './ShapeFields.tsx'
import { SystemFields } from './SystemFields.tsx'
import { TextFields } from './TextFields.tsx'

interface Props {
  /** What there is of the page. */
  children: ReactNode
}

/** Everything about the selected layer, or about the page while none is selected. */
export function PropertiesPanel({ children }: Props) {
  const { t } = useTranslation('werbemittel')
  const layers = useSelectedLayers()
  const [layer, other] = layers
  const seite = useEditor(({ session }) => session.history.seite)
  const auswahl = useEditor(({ session }) => session.history.present.auswahl)
  const dokument = useEditor(({ session }) => session.history.present.dokument)
  const grouped = wholeGroup(pageOf(dokument, seite)?.layers ?? [], auswahl) !== null
  return (
    <Box sx={{ display: 'grid', gap: 2.5, padding: 2, alignContent: 'start' }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {other
          ? t(grouped ? 'editor.selection.group' : 'editor.selection.title', { count: layers.length })
          : (layer?.name ?? t(`seite.${seite}`))}
      </Typography>
      {layer && <LayerActions layers={layers} />}
      {!layer && children}
      {layer && !other && <LayerFields key={layer.id} layer={layer} />}
      {layer && (
        <>
          <FrameFields key={layers.map(({ id }) => id).join()} layers={layers} />
          <AlignFields layers={layers} />
          {!other && (layer.type === 'text' || layer.type === 'bild' || layer.type === 'form') && (
            <ConditionFields key={`bedingung-${layer.id}`} layer={layer} />
          )}
        </>
      )}
    </Box>
  )
}

function LayerFields({ layer }: { layer: Layer }) {
  switch (layer.type) {
    case 'text':
      return <TextFields layer={layer} />
    case 'bild':
      return <ImageFields layer={layer} />
    case 'form':
      return <ShapeFields layer={layer} />
    case 'qrcode':
      return <QrFields layer={layer} />
    case 'datenschutz':
    case 'zone':
    case 'empfaenger':
      return <SystemFields layer={layer} />
  }
}
