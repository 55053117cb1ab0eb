import { beforeAll, describe, expect, it } from 'vitest'
import type { Layer } from '#src/contract/dokument.ts'
import { readKopie, wordsOf, writeKopie } from '#src/features/werbemittel/editor/zwischenablage.ts'
import { initI18n, loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { newShapeLayer, newTextLayer, SCHWARZ } from '#src/engines/print/rules.ts'

const AREA = { x: 0, y: 0, w: 200, h: 100 }
const layers: Layer[] = [newTextLayer('text-1', AREA, 'source-sans-3'), newShapeLayer('f', AREA, 'ellipse', SCHWARZ)]
const written = writeKopie({ idPtWerbemittel: 7, layers, assets: [] })
const changed = (change: object, nr = 1) => {
  const content = JSON.parse(written) as { layers: object[] }
  return JSON.stringify({
    ...content,
    layers: content.layers.map((one, at) => (at === nr ? { ...one, ...change } : one)),
  })
}
const refusal = (content: string) => {
  const read = readKopie(content)
  return read.ok ? '' : read.grund
}

beforeAll(async () => {
  await initI18n()
  await loadNamespaces(['werbemittel'])
})

describe('layers in the clipboard', () => {
  it('come back as they were copied, with words for other programs', () => {
    expect(readKopie(written)).toEqual({ ok: true, kopie: { idPtWerbemittel: 7, layers, assets: [] } })
    expect(wordsOf(layers)).toBe('Ihr Text\nEllipse')
  })

  it.each([
    ['no JSON', '{"fassung":1', 'lassen sich nicht lesen'],
    ['another version', JSON.stringify({ fassung: 2, idPtWerbemittel: 1, layers: [], assets: [] }), 'nicht lesen'],
    ['an unknown kind', changed({ type: 'film' }), 'Ebene 2 in der Zwischenablage ist von einer Art'],
    ['no number', changed({ w: Number.NaN }), 'Ebene 2 in der Zwischenablage ist beschädigt: Die Angabe „w“'],
    ['an infinite one', written.replace(/"x":[\d.]+/, '"x":1e999'), 'Die Angabe „x“'],
    [
      'too many',
      JSON.stringify({ ...(JSON.parse(written) as object), layers: Array(1001).fill(layers[0]) }),
      '1001 Ebenen',
    ],
    ['too much', ' '.repeat(4_000_001), 'zu groß'],
  ])('are refused with the place: %s', (_name, content, words) => {
    expect(refusal(content)).toContain(words)
  })
})
