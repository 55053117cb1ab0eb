import { expect, test } from 'vitest'
import type { Op } from '#src/engines/print/displayList.ts'
import { layout } from '#src/engines/print/layout.ts'
import { zeilenOf } from '#src/engines/print/zeilen.ts'
import { contextOf, pagesWith, text } from './fixtures.ts'

const glyphs = (x: number, y: number, words: string): Op => ({
  op: 'glyphs',
  font: 'x',
  size: 4,
  x,
  y,
  text: words,
  gids: new Uint16Array(words.length),
  adv: new Float32Array(words.length).fill(2),
  color: { c: 0, m: 0, y: 0, k: 1 },
})

test('runs of one baseline are one line: joined where they touch, with a space where they do not', () => {
  expect(zeilenOf([glyphs(10, 5, 'Gu'), glyphs(14, 5, 'ten'), glyphs(21, 5, 'Tag'), glyphs(10, 9, 'Ende')])).toEqual([
    'Guten Tag',
    'Ende',
  ])
})

test('another column on the same baseline is another line', () => {
  expect(zeilenOf([glyphs(60, 5, 'rechts'), glyphs(10, 5, 'links')])).toEqual(['rechts', 'links'])
})

test('the words of a printed side are those of its layers, with what the recipient puts into them', () => {
  const [seite] = pagesWith('maxipostkarte', 0, text('Liebe Grüße aus Dresden'))
  if (!seite) throw new Error('no side')
  const zeilen = zeilenOf(layout(seite, contextOf('maxipostkarte')).ops)
  expect(zeilen.join(' ')).toContain('Liebe Grüße aus Dresden')
})
