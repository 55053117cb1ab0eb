import { useDeferredValue } from 'react'
import type { Befund, Seite } from '#src/contract/dokument.ts'
import type { LayoutContext } from '#src/domain/print/displayList.ts'
import { checkDokument } from '#src/domain/print/preflight/checkDokument.ts'
import { useEditor, useEditorStore } from './EditorContext.tsx'

/** What the print check says to the document as it stands; behind the work while there is much of it. */
export function useBefunde(drawing: LayoutContext): Befund[] {
  const store = useEditorStore()
  const seiten = useDeferredValue(useEditor(({ session }) => session.history.present.dokument))
  const assets = useEditor((state) => state.assets)
  return findings([...seiten], store.format, assets, drawing.fonts)
}

function findings(
  seiten: Seite[],
  format: LayoutContext['format'],
  assets: Parameters<typeof checkDokument>[1]['assets'],
  fonts: LayoutContext['fonts'],
): Befund[] {
  return checkDokument(seiten, { format, assets, fonts })
}
