import type { Asset, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'

export interface SheetPreviewProps {
  seite: Seite
  format: FormatId
  assets: Asset[]
  /** Fetches a stored picture; the public approval page has another way to it than the editor. */
  loadAsset: (assetId: string) => Promise<Blob>
  /** null: the example recipient. */
  empfaenger: Empfaenger | null
  /** null: the marked sample text. */
  datenschutzText: string | null
  /** Overrides the content of the QR code (tracking link). */
  qrUrl: string | null
  /** What a screen reader hears: "Vorderseite von ...". */
  label: string
}

/** One page as it will be printed, cut at the trim; fills the width it is given. */
export function SheetPreview({ label }: SheetPreviewProps) {
  return <svg role="img" aria-label={label} width="100%" />
}
