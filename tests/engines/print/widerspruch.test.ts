import { describe, expect, test } from 'vitest'
import type { DatenschutzLayer } from '#src/contract/dokument.ts'
import { datenschutzText } from '#src/domain/kampagne/datenschutz.ts'
import type { GlyphsOp } from '#src/engines/print/displayList.ts'
import { facesOf } from '#src/engines/print/fonts.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { datenschutzOps } from '#src/engines/print/textLayers.ts'
import { contextOf } from './fixtures.ts'

const seiten = defaultSeiten('maxipostkarte')
const layer = seiten.flatMap(({ layers }) => layers).find((one): one is DatenschutzLayer => one.type === 'datenschutz')
if (!layer) throw new Error('The card has no privacy text')

const text = datenschutzText({
  absender: {
    firma: 'Gärtnerei Sonnenhof GmbH & Co. KG',
    strasse: 'Am Lindenhof',
    hausnummer: '12',
    plz: '48143',
    ort: 'Münster',
  },
  kontakt: 'datenschutz@sonnenhof.example.org',
  typ: 'filter',
  datenquelle: 'Verbraucherdatenbank Musterdruck',
  adresseigner: 'Probedruckgasse 7, 48155 Münster',
})

const lines = (own: DatenschutzLayer, printed: string) =>
  datenschutzOps(own, contextOf('maxipostkarte', { datenschutzText: printed })).ops.filter(
    (op): op is GlyphsOp => op.op === 'glyphs',
  )

describe('the right to object in the privacy text (Art. 21 (4) GDPR)', () => {
  test('stands in lines of its own, in bold, behind all others', () => {
    const printed = lines(layer, text)
    const first = printed.findIndex(({ font }) => font.includes('-700'))
    expect(printed.slice(0, first).every(({ font }) => font.includes('-400'))).toBe(true)
    expect(printed.slice(first).every(({ font }) => font.includes('-700'))).toBe(true)
    expect(
      printed
        .slice(first)
        .map((line) => line.text)
        .join(' '),
    ).toMatch(/^Sie können der Werbung jederzeit widersprechen: datenschutz@/)
    const heights = (part: GlyphsOp[]) => part.map(({ y }) => y)
    expect(Math.min(...heights(printed.slice(first)))).toBeGreaterThan(Math.max(...heights(printed.slice(0, first))))
  })

  test('is underlined where all of the text is bold', () => {
    const bold = { ...layer, style: { ...layer.style, weight: 700 as const } }
    const rules = datenschutzOps(bold, contextOf('maxipostkarte', { datenschutzText: text })).ops.filter(
      ({ op }) => op === 'pfad',
    )
    expect(rules.length).toBeGreaterThan(0)
  })

  test('fits with the longest rented source into the room that is kept', () => {
    const { box } = datenschutzOps(layer, contextOf('maxipostkarte', { datenschutzText: text }))
    expect(box.h).toBeLessThanOrEqual(22)
  })

  test('leaves texts of one paragraph, as they were approved, alone', () => {
    expect(lines(layer, text.replace('\n', ' ')).every(({ font }) => font.includes('-400'))).toBe(true)
  })

  test('has its face loaded with the pages', () => {
    expect(facesOf(seiten)).toContainEqual({ font: layer.style.font, weight: 700, italic: false })
  })
})
