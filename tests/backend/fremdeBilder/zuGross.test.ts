import { expect, test } from 'vitest'
import { readBild } from '#mocks/backend/platform/images.ts'
import { ARTEN, riesig } from './riesig.ts'

test.each(ARTEN)(
  'SEC-36 %s of more pixels than we draw is called too large, with its figure, and not read',
  async (art) => {
    const file = await riesig(art, 12_000, 10_000)
    expect(file.length).toBeLessThan(2_000)
    const before = process.memoryUsage().rss
    await expect(readBild(file)).rejects.toMatchObject({
      status: 422,
      code: 'BILD_UNGUELTIG',
      message: 'Das Bild hat 120 Megapixel und ist damit zu groß. Erlaubt sind 60. Bitte verkleinern Sie es.',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  },
)
