import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FORMATE, type Layer, type LayerType } from '#src/contract/dokument.ts'
import { boundsOf, frameOf } from '#src/engines/print/editor/geometry.ts'
import { newImageLayer, newShapeLayer, newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { constrainFrame, layerRefusal, type LayerAction } from '#src/engines/print/editor/rules.ts'
import { limitsOf } from '#src/engines/print/editor/session.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'

const area = { x: 6, y: 6, w: 150, h: 100 }
const own: Layer[] = [
  newTextLayer('text-1', area, 'source-sans-3'),
  newShapeLayer('form-1', area, 'rechteck', SCHWARZ),
  newImageLayer('bild-1', area, { assetId: 'a', name: 'Foto', px: [3000, 2000] }),
]
const system = defaultSeiten('maxipostkarte').flatMap((seite) => seite.layers)
const layerOf = (type: LayerType): Layer => {
  const layer = [...own, ...system].find((candidate) => candidate.type === type)
  if (!layer) throw new Error(`no ${type}`)
  return layer
}
const ACTIONS: LayerAction[] = [
  'verschieben',
  'groesse',
  'drehen',
  'inhalt',
  'reihenfolge',
  'loeschen',
  'duplizieren',
  'ausblenden',
  'sperren',
  'umbenennen',
]
const ALLOWED: Record<LayerType, LayerAction[]> = {
  text: ACTIONS,
  form: ACTIONS,
  bild: ACTIONS,
  qrcode: ['verschieben', 'groesse', 'drehen', 'inhalt', 'ausblenden'],
  datenschutz: ['verschieben', 'groesse', 'drehen'],
  zone: [],
  empfaenger: [],
}

describe('what may be done with a layer', () => {
  for (const [type, allowed] of Object.entries(ALLOWED)) {
    it.each(ACTIONS)(`${type}: %s`, (action) => {
      // The keys of ALLOWED are the layer types.
      const refusal = layerRefusal(action, layerOf(type as LayerType))
      expect(refusal === null).toBe(allowed.includes(action))
      expect(refusal ?? 'Erlaubt.').toMatch(/^[A-ZÄÖÜ].*\.$/)
    })
  }

  it('refuses everything but unlocking, copying and renaming on a locked layer', () => {
    const all = { position: true, size: true, content: true, order: true, delete: true }
    const locked: Layer = { ...layerOf('text'), locked: all }
    expect(ACTIONS.filter((action) => layerRefusal(action, locked) === null)).toEqual([
      'duplizieren',
      'sperren',
      'umbenennen',
    ])
  })
})

describe('where a layer ends up', () => {
  const limits = limitsOf('maxipostkarte', 'rueckseite')
  const wild = fc.record({
    x: fc.double({ min: -900, max: 900, noNaN: true }),
    y: fc.double({ min: -900, max: 900, noNaN: true }),
    w: fc.double({ min: 0.01, max: 600, noNaN: true }),
    h: fc.double({ min: 0.01, max: 600, noNaN: true }),
    rotation: fc.double({ min: -720, max: 720, noNaN: true }),
  })
  const types: LayerType[] = ['text', 'form', 'bild', 'qrcode', 'datenschutz']

  it('EDT-08 stays on the page, valid and on the grid of 0.001 mm, wherever it is dragged', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), wild, (type, wanted) => {
        const frame = constrainFrame(layerOf(type), wanted, limits)
        const bounds = boundsOf(frame)
        expect(bounds.x).toBeLessThan(limits.data.w)
        expect(bounds.y).toBeLessThan(limits.data.h)
        expect(bounds.x + bounds.w).toBeGreaterThan(0)
        expect(bounds.y + bounds.h).toBeGreaterThan(0)
        expect(frame.rotation).toBeGreaterThanOrEqual(0)
        expect(frame.rotation).toBeLessThan(360)
        expect(Math.round(frame.x * 1000) / 1000).toBe(frame.x)
      }),
    )
  })

  it('gives the same place when asked again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), wild, (type, wanted) => {
        const once = constrainFrame(layerOf(type), { ...wanted, rotation: 0 }, limits)
        const twice = constrainFrame(layerOf(type), once, limits)
        expect(Math.abs(once.x - twice.x)).toBeLessThan(0.002)
        expect(Math.abs(once.y - twice.y)).toBeLessThan(0.002)
      }),
      // Left of the page by less than a thousandth: the way out of the coding zone went elsewhere after rounding.
      { examples: [['datenschutz', { x: -5e-324, y: 109.0025, w: 0.01, h: 0.01, rotation: 0 }]] },
    )
  })

  it('EDT-08 keeps the privacy text at 55 mm and out of the zones', () => {
    const layer = layerOf('datenschutz')
    expect(constrainFrame(layer, { ...frameOf(layer), w: 20 }, limits).w).toBe(55)
    const dragged = constrainFrame(layer, { ...frameOf(layer), x: 150, y: 50 }, limits)
    expect(dragged.x + dragged.w).toBeLessThanOrEqual(164)
    const low = constrainFrame(layer, { ...frameOf(layer), x: 20, y: 105 }, limits)
    expect(low.y + low.h).toBeLessThanOrEqual(113)
  })

  it('keeps the code square and at 15 mm', () => {
    const layer = layerOf('qrcode')
    expect(constrainFrame(layer, { ...frameOf(layer), w: 8, h: 30 }, limits)).toMatchObject({ w: 15, h: 15 })
  })

  it.each(FORMATE)('leaves every fresh layer of %s where the specification puts it', (format) => {
    for (const seite of defaultSeiten(format))
      for (const layer of seite.layers)
        expect(constrainFrame(layer, frameOf(layer), limitsOf(format, seite.side))).toEqual(frameOf(layer))
  })
})
