import type { Layer } from '#src/contract/dokument.ts'
import { updateLayer } from '#src/engines/print/editor.ts'
import { useEditor, useEditorStore } from '../EditorContext.tsx'

/** Changes content and style of one layer as one named step. */
export function useLayerChange<L extends Layer>(layer: L) {
  const store = useEditorStore()
  return (name: string, change: Partial<L> | ((now: L) => L), mergeKey?: string) => {
    store.execute(
      name,
      (dokument) =>
        updateLayer(dokument, layer.id, (now) => {
          // The id belongs to this layer, and a layer never changes its type.
          const own = now as L
          return typeof change === 'function' ? change(own) : { ...own, ...change }
        }),
      mergeKey,
    )
  }
}

export function useNurLesen(): boolean {
  return useEditor(({ session }) => session.nurLesen)
}
