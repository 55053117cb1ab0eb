import sharp from 'sharp'
import { readBild } from '../platform/images.ts'

/** Edge of the stored picture, px: three times the size at which it is shown at most. */
const KANTE_PX = 144

/**
 * A portrait made ours: read like every foreign picture, which drops its metadata (SEC-26), then cut to a small square.
 * A data URL, so that it needs no call of its own with a token.
 */
export async function readAvatar(bytes: Uint8Array): Promise<string> {
  const bild = await readBild(bytes)
  const small = await sharp(bild.bytes)
    .toColourspace('srgb')
    .resize(KANTE_PX, KANTE_PX, { fit: 'cover', position: 'attention' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return `data:image/jpeg;base64,${small.toString('base64')}`
}
