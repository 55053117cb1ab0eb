import type { FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/rules.ts'

interface Props {
  /** Address as `vorschau` holds it. */
  src: string
  /** null while a campaign has none: then the picture is that of a postcard. */
  format: FormatId | null
  /** Bounds, px; the picture fills one of the two. */
  bounds: readonly [width: number, height: number]
}

/** Small picture of a page beside the name of what it belongs to. Its size is known before it has loaded. */
export function PagePicture({ src, format, bounds: [width, height] }: Props) {
  const { w, h } = FORMATS[format ?? 'maxipostkarte'].data
  const scale = Math.min(width / w, height / h)
  return (
    <img
      src={src}
      alt=""
      width={Math.round(w * scale)}
      height={Math.round(h * scale)}
      loading="lazy"
      decoding="async"
    />
  )
}
