import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { Layer } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { pageOf } from '#src/engines/print/editor.ts'
import type { LayoutContext } from '#src/engines/print/rules.ts'
import type { Autosave } from '#src/shared/autosave/autosave.ts'
import type { Entwurf } from './entwurf.ts'
import type { EditorState } from './editorState.ts'
import type { EditorStore } from './editorStore.ts'
import { REAL_PX_PER_MM } from './view.ts'

/** What the parts of one editor window share. */
export interface EditorParts {
  store: EditorStore
  autosave: Autosave<Werbemittel, Entwurf | null>
  idPtWerbemittel: number
  loadAsset: (assetId: string) => Promise<Blob>
}

const PartsContext = createContext<EditorParts | null>(null)
const DrawingContext = createContext<LayoutContext | null>(null)

interface Props {
  parts: EditorParts
  children: ReactNode
}

export function EditorProvider({ parts, children }: Props) {
  return <PartsContext value={parts}>{children}</PartsContext>
}

interface DrawingProps {
  drawing: LayoutContext
  children: ReactNode
}

/** Hands the loaded fonts and the shown recipient to everything that draws. */
export function DrawingProvider({ drawing, children }: DrawingProps) {
  return <DrawingContext value={drawing}>{children}</DrawingContext>
}

export function useEditorParts(): EditorParts {
  const parts = use(PartsContext)
  if (parts === null) throw new Error('Editor part outside of the editor')
  return parts
}

export function useEditorStore(): EditorStore {
  return useEditorParts().store
}

/** Part of the state; `select` must give the same object while nothing of it changed. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const store = useEditorStore()
  return useSyncExternalStore(store.subscribe, () => select(store.state))
}

/** The layers that are selected, the lowest first. */
export function useSelectedLayers(): Layer[] {
  const auswahl = useEditor(({ session }) => session.history.present.auswahl)
  const seite = useEditor(({ session }) => pageOf(session.history.present.dokument, session.history.seite))
  return seite?.layers.filter(({ id }) => auswahl.includes(id)) ?? []
}

/** Pixels of the screen for a mm of the sheet at the zoom that is set. */
export function usePxPerMm(): number {
  return useEditor(({ view }) => view.zoom) * REAL_PX_PER_MM
}

export function useDrawing(): LayoutContext {
  const drawing = use(DrawingContext)
  if (drawing === null) throw new Error('Drawing part outside of the sheet')
  return drawing
}
