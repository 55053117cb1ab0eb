import { useDeferredValue } from 'react'
import type { Befund, Seite } from '#src/contract/dokument.ts'
import { type LayoutContext, mitUrteil, sorted } from '#src/engines/print/rules.ts'
import { checkDokument, isLeft } from '#src/engines/print/editor.ts'
import { useEditor, useEditorStore } from './EditorContext.tsx'
import { useUrteil } from './useUrteil.ts'

/** What the print check says to the document as it stands, and to its file; behind the work while there is much of it. */
export function useBefunde(drawing: LayoutContext): Befund[] {
  const store = useEditorStore()
  const seiten = useDeferredValue(useEditor(({ session }) => session.history.present.dokument))
  const assets = useEditor((state) => state.assets)
  const { urteil, hinweise } = useUrteil(seiten)
  const found = [...store.geprueft, ...findings([...seiten], store.format, assets, drawing.fonts)]
  const judged = urteil ? mitUrteil(found, urteil, seiten) : found
  return sorted([...judged, ...hinweise.filter((befund) => !isLeft(seiten, befund))])
}

function findings(
  seiten: Seite[],
  format: LayoutContext['format'],
  assets: Parameters<typeof checkDokument>[1]['assets'],
  fonts: LayoutContext['fonts'],
): Befund[] {
  return checkDokument(seiten, { format, assets, fonts })
}
