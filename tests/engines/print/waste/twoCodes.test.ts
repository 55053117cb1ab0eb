import { expect, test } from 'vitest'
import type { QrLayer, Seite } from '#src/contract/dokument.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { contextOf, run, withFile } from '../fixtures.ts'

/** A card that leads to a shop in front, and on the back to a map and to a contact. */
function card(): Seite[] {
  const [front, back] = defaultSeiten('maxipostkarte')
  const code = front?.layers.find((layer) => layer.type === 'qrcode')
  if (!front || !back || code?.type !== 'qrcode') throw new Error('no code')
  const qr = (more: Partial<QrLayer>): QrLayer => ({ ...code, enabled: true, ...more })
  const shop = qr({ id: 'shop', inhalt: 'https://laden.example.org' })
  const map = qr({ id: 'karte', inhalt: 'https://karte.example.org', x: 70, y: 40 })
  const call = qr({ id: 'ruf', inhaltTyp: 'telefon', inhalt: '0351 123456', x: 110, y: 40 })
  const without = (seite: Seite) => seite.layers.filter(({ type }) => type !== 'qrcode')
  return [
    { ...front, layers: [...without(front), shop] },
    { ...back, layers: [...without(back), map, call] },
  ]
}

/** What a reader finds on each page, in no order. */
async function read(qrUrls: Record<string, string>): Promise<string[][]> {
  const seiten = card()
  const pages = seiten.map((seite) => ({ seite, context: contextOf('maxipostkarte', { qrUrls }) }))
  const assets = () => Promise.reject(new Error('no pictures'))
  const pdf = await writePdf({ format: 'maxipostkarte', pages, assets, title: '' })
  return withFile(pdf, (file, folder) =>
    seiten.map((_seite, i) => {
      const out = `${folder}/${i}`
      run('pdftoppm', ['-r', '110', '-f', String(i + 1), '-singlefile', '-gray', '-png', file, out])
      return run('zbarimg', ['-q', '--nodbus', '--raw', '-Sdisable', '-Sqrcode.enable', `${out}.png`])
        .trim()
        .split('\n')
        .toSorted()
    }),
  )
}

test('each code of a card holds its own link, and a code without one its own content', async () => {
  expect(await read({ shop: 'https://example.org/q/abc', karte: 'https://example.org/q/abc2' })).toEqual([
    ['https://example.org/q/abc'],
    ['https://example.org/q/abc2', 'tel:0351123456'],
  ])
  expect(await read({ karte: 'https://example.org/q/abc2' })).toEqual([
    ['https://laden.example.org/'],
    ['https://example.org/q/abc2', 'tel:0351123456'],
  ])
})
