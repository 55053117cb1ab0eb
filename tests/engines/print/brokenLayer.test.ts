import { expect, test } from 'vitest'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import type { FontSet } from '#src/engines/print/fonts.ts'
import { layout } from '#src/engines/print/layout.ts'
import { checkDokument } from '#src/engines/print/preflight/checkDokument.ts'
import { contextOf, fonts, pagesWith, shape, text } from './fixtures.ts'
import { expectSentences } from './sentences.ts'

const format = 'maxipostkarte'
/** One family came damaged: whatever is set in it cannot be laid out. */
const damaged: FontSet = {
  get: (font, weight, italic) => {
    if (font === 'lora') throw new RangeError('Offset is outside the bounds of the DataView')
    return fonts.get(font, weight, italic)
  },
  has: (face) => fonts.has(face),
  byKey: (key) => fonts.byKey(key),
  faces: () => fonts.faces(),
}
const broken = text('Hallo', { id: 'kaputt', name: 'Kaputt', style: { ...text('').style, font: 'lora' } })
const check = (seiten: Parameters<typeof checkDokument>[0]) =>
  checkDokument(seiten, {
    format,
    assets: [],
    fonts: damaged,
    empfaenger: [BEISPIEL_EMPFAENGER, { ...BEISPIEL_EMPFAENGER, nachname: 'Zweite' }],
  })

test('EDT-02 a layer that cannot be drawn is an error by name, once, beside what is wrong with the others', () => {
  const found = check(pagesWith(format, 1, broken, shape({ x: 150, y: 20, w: 30, h: 20 })))
  expectSentences(found)
  expect(found.filter(({ code }) => code === 'ebeneUnlesbar')).toEqual([
    expect.objectContaining({
      schwere: 'fehler',
      layerId: 'kaputt',
      seite: 'rueckseite',
      text: '„Kaputt“: Die Ebene lässt sich nicht zeichnen und nicht drucken.',
    }),
  ])
  expect(found.map(({ code }) => code)).toContain('zoneNichtFrei')
})

test('EDT-02 it is never left out of a print in silence, and does not hinder while it is hidden', () => {
  const [page] = pagesWith(format, 0, broken)
  if (!page) throw new Error('no page')
  expect(() => layout(page, contextOf(format, { fonts: damaged }))).toThrow(RangeError)
  const hidden = pagesWith(format, 0, { ...broken, visible: false })
  expect(check(hidden).map(({ code }) => code)).not.toContain('ebeneUnlesbar')
})
