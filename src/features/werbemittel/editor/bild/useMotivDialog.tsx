import { useState } from 'react'
import { selectedLayer } from '#src/engines/print/editor.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { useEditor } from '../EditorContext.tsx'

const loadDialog = async () => (await import('./BildDialog.tsx')).default

/** The dialog for new pictures and the gallery; its code comes with its first use. */
export function useMotivDialog() {
  const ability = useAppAbility()
  const [opened, setOpened] = useState<{ hintergrund: boolean } | null>(null)
  const selected = useEditor(({ session }) => {
    const layer = selectedLayer(session)
    return layer?.type === 'bild' ? layer : null
  })
  const may = ability.can('read', 'Bildgenerierung')
  return {
    /** Opens it, for the whole page or a place on it; undefined for whom there is nothing in it. */
    open: (hintergrund: boolean) => (may ? () => setOpened({ hintergrund }) : undefined),
    dialog: opened && (
      <LazyPart
        load={loadDialog}
        part={{ hintergrund: opened.hintergrund, selected, onClose: () => setOpened(null) }}
        onMissing={() => setOpened(null)}
      />
    ),
  }
}
