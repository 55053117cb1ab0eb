import type { Asset } from '#src/contract/asset.ts'
import type { Empfaenger } from '#src/contract/empfaenger.ts'
import type { EditorSession, Guide } from '#src/engines/print/editor.ts'
import type { Fundstelle } from '#src/engines/print/rules.ts'
import type { Schreiben } from './schreiben.ts'
import type { View } from './view.ts'

/** What is open or under way beside the document. */
export interface Shown {
  /** Place of the open menu, px of the window. */
  menue: { x: number; y: number } | null
  /** Guide under the hand; `index` null: it is pulled from a ruler. */
  hilfslinie: (Guide & { index: number | null }) | null
  /** The list of keys is open. */
  tasten: boolean
}

export interface EditorState extends Shown {
  session: EditorSession
  bezeichnung: string
  assets: readonly Asset[]
  view: View
  /** null: the example recipient of the layout. */
  empfaenger: Empfaenger | null
  /** List whose hard cases are flipped through; null: none. */
  idPtZielgruppe: number | null
  schreiben: Schreiben | null
  /** Layer that is to have the focus, or the sheet itself; null: it stays where it is. */
  fokus: { id: string | null } | null
  /** A tap adds to the selection instead of beginning a new one. */
  mehrere: boolean
  /** Places of the findings that are listed just now. */
  fundstellen: readonly Fundstelle[]
}
