import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readBild } from '#mocks/backend/platform/images.ts'

describe('a picture with too many pixels', () => {
  it('is refused for that, and not as damaged (SEC-36)', async () => {
    const large = await sharp({ create: { width: 8000, height: 7600, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await expect(readBild(large)).rejects.toThrow(
      'Das Bild hat 61 Megapixel und ist damit zu groß. Erlaubt sind 60. Bitte verkleinern Sie es.',
    )
  })
})
