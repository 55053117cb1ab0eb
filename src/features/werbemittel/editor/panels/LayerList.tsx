import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { pageOf } from '#src/engines/print/editor.ts'
import { printOrder } from '#src/engines/print/rules.ts'
import { useEditor } from '../EditorContext.tsx'
import { LayerRow } from './LayerRow.tsx'

/** All layers of the page, the topmost first. */
export function LayerList() {
  const { t } = useTranslation('werbemittel')
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  if (!seite) return null
  const layers = printOrder(seite.layers).toReversed()
  const order = layers.map(({ id }) => id)
  return (
    <Box component="ul" aria-label={t('editor.layers.title')} sx={{ listStyle: 'none', margin: 0, padding: 1 }}>
      {layers.map((layer) => (
        <LayerRow key={layer.id} layer={layer} order={order} />
      ))}
    </Box>
  )
}
