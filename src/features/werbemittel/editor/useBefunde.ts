import { useDeferredValue } from 'react'
import type { Befund, Seite } from '#src/contract/dokument.ts'
import { type LayoutContext, mitUrteil } from '#src/engines/print/rules.ts'
import { checkDokument } from '#src/engines/print/editor.ts'
import { useEditor, useEditorStore } from './EditorContext.tsx'
import { useUrteil } from './useUrteil.ts'

/** What the print check says to the document as it stands, and to its file; behind the work while there is much of it. */
export function useBefunde(drawing: LayoutContext): Befund[] {
  const store = useEditorStore()
  const seiten = useDeferredValue(useEditor(({ session }) => session.history.present.dokument))
  const assets = useEditor((state) => state.assets)
  const urteil = useUrteil(seiten)
  const found = [...store.geprueft, ...findings([...seiten], store.format, assets, drawing.fonts)]
  return urteil ? mitUrteil(found, urteil, seiten) : found
}

function findings(
  seiten: Seite[],
  format: LayoutContext['format'],
  assets: Parameters<typeof checkDokument>[1]['assets'],
  fonts: LayoutContext['fonts'],
): Befund[] {
  return checkDokument(seiten, { format, assets, fonts })
}
