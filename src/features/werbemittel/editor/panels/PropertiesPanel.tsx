import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layer } from '#src/contract/dokument.ts'
import { selectedLayer } from '#src/engines/print/editor.ts'
import { useEditor } from '../EditorContext.tsx'
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
  const layer = useEditor(({ session }) => selectedLayer(session))
  const seite = useEditor(({ session }) => session.history.seite)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, padding: 2, alignContent: 'start' }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {layer ? layer.name : t(`seite.${seite}`)}
      </Typography>
      {layer ? (
        <>
          <LayerFields key={layer.id} layer={layer} />
          <FrameFields layer={layer} />
          <LayerActions layer={layer} />
        </>
      ) : (
        children
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
