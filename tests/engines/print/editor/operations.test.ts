import { describe, expect, it, test } from 'vitest'
import type { Layer, Seite } from '#src/contract/dokument.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { frameOf } from '#src/engines/print/editor/geometry.ts'
import { newBackgroundImage, newImageLayer, newShapeLayer, newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import {
  addLayer,
  deleteLayer,
  duplicateLayer,
  findLayer,
  freeId,
  pageOf,
  renameLayer,
  setBackground,
  setFrame,
  setLocked,
  setVisible,
  updateLayer,
  type Dokument,
  type Result,
} from '#src/engines/print/editor/operations.ts'
import { orderLayers, type OrderStep } from '#src/engines/print/editor/order.ts'
import {
  constrainFrame,
  isGesperrt,
  layerRefusal,
  sizeRule,
  type LayerAction,
} from '#src/engines/print/editor/rules.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'

const area = { x: 6, y: 6, w: 150, h: 100 }
const limits = { data: { w: 241, h: 131 }, zones: [] }
const form = (id: string, x = 20): Layer => ({
  ...newShapeLayer(id, area, 'rechteck', SCHWARZ),
  x,
  y: 30,
  w: 40,
  h: 20,
})
const system = defaultSeiten('maxipostkarte')
/** Three layers of the user below those of the system, on the back; the front as it is. */
const doc: Dokument = system.map((seite, i) =>
  i === 1 ? { ...seite, layers: [form('a'), form('b'), form('c'), ...seite.layers] } : seite,
)
const layers = (result: Result | Dokument, side: Seite['side'] = 'rueckseite'): readonly Layer[] => {
  const dokument = 'ok' in result ? (result.ok ? result.dokument : []) : result
  return pageOf(dokument, side)?.layers ?? []
}
const ids = (result: Result | Dokument) => layers(result).map(({ id }) => id)
const own = (result: Result) => ids(result).slice(0, 3).join('')
const layer = (result: Result | Dokument, id: string) => layers(result).find((one) => one.id === id)
const GONE = { ok: false, grund: 'Diese Ebene gibt es nicht mehr.' }
const LOCKED = { ok: false, grund: 'Diese Ebene ist gesperrt. Bitte entsperren Sie sie zuerst.' }
const rest = system[1]!.layers.map(({ id }) => id)
const qr = rest.find((id) => findLayer(doc, id)?.layer.type === 'qrcode')!

describe('a layer that is gone', () => {
  test.each<[string, (id: string) => Result]>([
    ['changed', (id) => updateLayer(doc, id, (one) => one)],
    ['moved', (id) => setFrame(doc, id, frameOf(form('x')), limits)],
    ['ordered', (id) => orderLayers(doc, [id], 'nachVorn')],
    ['copied', (id) => duplicateLayer(doc, id, limits)],
    ['deleted', (id) => deleteLayer(doc, id)],
    ['locked', (id) => setLocked(doc, id, true)],
    ['hidden', (id) => setVisible(doc, id, false)],
    ['renamed', (id) => renameLayer(doc, id, 'x')],
  ])('is not %s', (_, act) => {
    expect(act('weg')).toEqual(GONE)
    expect(act('a').ok).toBe(true)
    expect(findLayer(doc, 'weg')).toBeNull()
  })
  test('and a page that is not there takes none', () => {
    expect(addLayer([], 'rueckseite', form('d'))).toEqual(GONE)
  })
})

describe('a locked layer', () => {
  const locked = layers(setLocked(doc, 'a', true))
  const held: Dokument = doc.map((seite, i) => (i === 1 ? { ...seite, layers: [...locked] } : seite))
  test.each<[string, () => Result]>([
    ['changed', () => updateLayer(held, 'a', (one) => ({ ...one, name: 'x' }))],
    ['moved', () => setFrame(held, 'a', { ...frameOf(form('a')), x: 21 }, limits)],
    ['moved up', () => setFrame(held, 'a', { ...frameOf(form('a')), y: 31 }, limits)],
    ['made wider', () => setFrame(held, 'a', { ...frameOf(form('a')), w: 41 }, limits)],
    ['made higher', () => setFrame(held, 'a', { ...frameOf(form('a')), h: 41 }, limits)],
    ['turned', () => setFrame(held, 'a', { ...frameOf(form('a')), rotation: 5 }, limits)],
    ['ordered', () => orderLayers(held, ['a'], 'nachVorn')],
    ['deleted', () => deleteLayer(held, 'a')],
    ['hidden', () => setVisible(held, 'a', false)],
  ])('is not %s', (_, act) => {
    expect(act()).toEqual(LOCKED)
  })
  it('stays where it is without complaint, is renamed, and unlocked as a whole', () => {
    expect(isGesperrt(locked[0]!)).toBe(true)
    expect(setFrame(held, 'a', frameOf(form('a')), limits)).toEqual({ ok: true, dokument: held, auswahl: ['a'] })
    expect(layer(renameLayer(held, 'a', ' Neu '), 'a')?.name).toBe('Neu')
    const freed = layer(setLocked(held, 'a', false), 'a')!
    expect(Object.values(freed.locked)).toEqual([false, false, false, false, false])
    expect(isGesperrt(freed)).toBe(false)
    expect(isGesperrt({ ...freed, locked: { ...freed.locked, position: true } })).toBe(false)
    expect(isGesperrt({ ...freed, locked: { ...freed.locked, size: true } })).toBe(false)
  })
})

describe('order', () => {
  test.each<[OrderStep, string, string]>([
    ['nachVorn', 'a', 'bac'],
    ['nachVorn', 'b', 'acb'],
    ['nachVorn', 'c', 'abc'],
    ['nachHinten', 'a', 'abc'],
    ['nachHinten', 'c', 'acb'],
    ['ganzNachVorn', 'a', 'bca'],
    ['ganzNachHinten', 'c', 'cab'],
    ['ganzNachHinten', 'a', 'abc'],
  ])('%s of %s gives %s, below the system', (step, id, order) => {
    const result = orderLayers(doc, [id], step)
    expect(own(result)).toBe(order)
    expect(ids(result).slice(3)).toEqual(rest)
    expect(result).toMatchObject({ ok: true, auswahl: [id] })
    expect(layers(result, 'vorderseite')).toBe(doc[0]!.layers)
  })
  it('is the system’s own for its layers', () => {
    expect(orderLayers(doc, [qr], 'ganzNachHinten')).toEqual({
      ok: false,
      grund: 'Der QR-Code liegt immer über Ihrer Gestaltung.',
    })
  })
})

describe('what is added', () => {
  it('lies on top of the user’s and below the system’s layers', () => {
    expect(ids(addLayer(doc, 'rueckseite', form('d')))).toEqual(['a', 'b', 'c', 'd', ...rest])
    expect(ids(addLayer(doc, 'rueckseite', form('d'), 0))).toEqual(['d', 'a', 'b', 'c', ...rest])
    const bare: Dokument = [{ side: 'rueckseite', layers: [form('a')], guides: [] }]
    expect(ids(addLayer(bare, 'rueckseite', form('d')))).toEqual(['a', 'd'])
  })
  it('is at most a thousand layers a page', () => {
    const full = (count: number): Dokument => [
      { side: 'rueckseite', layers: Array.from({ length: count }, (_, i) => form(`n-${i}`)), guides: [] },
    ]
    expect(addLayer(full(999), 'rueckseite', form('d')).ok).toBe(true)
    expect(addLayer(full(1000), 'rueckseite', form('d'))).toEqual({
      ok: false,
      grund: 'Diese Seite enthält schon die Höchstzahl an Ebenen. Bitte löschen Sie zuerst eine andere.',
    })
  })
  it('has an id that no page has', () => {
    expect(freeId(doc, 'form')).toBe('form-1')
    const added = addLayer(doc, 'vorderseite', form('form-1'))
    expect(added.ok && freeId(added.dokument, 'form')).toBe('form-2')
  })
  it('is as a copy beside the original, free, and right above it', () => {
    const named = layers(renameLayer(doc, 'a', 'n'.repeat(200)))[0]!
    expect(named.name).toHaveLength(120)
    const result = duplicateLayer(doc, 'b', limits)
    expect(ids(result).slice(0, 4)).toEqual(['a', 'b', 'form-1', 'c'])
    expect(layer(result, 'form-1')).toMatchObject({
      x: 25,
      y: 35,
      w: 40,
      h: 20,
      name: 'Fläche (Kopie)',
      required: false,
    })
    expect(Object.values(layer(result, 'form-1')!.locked)).toEqual([false, false, false, false, false])
    expect(duplicateLayer(doc, qr, limits)).toEqual({
      ok: false,
      grund: 'Der QR-Code steht auf jeder Seite höchstens einmal.',
    })
  })
})

describe('single changes', () => {
  it('leave everything else the same object', () => {
    const result = updateLayer(doc, 'b', (one) => ({ ...one, opacity: 0.5 }))
    expect(layer(result, 'b')?.opacity).toBe(0.5)
    expect(layer(result, 'a')).toBe(layer(doc, 'a'))
    expect(updateLayer(doc, 'b', (one) => one)).toEqual({ ok: true, dokument: doc, auswahl: ['b'] })
    const same = updateLayer(doc, 'b', (one) => one)
    expect(same.ok && same.dokument).toBe(doc)
    expect(layer(renameLayer(doc, 'b', '  '), 'b')?.name).toBe('Fläche')
  })
  it('delete one layer', () => {
    expect(own(deleteLayer(doc, 'b')).startsWith('ac')).toBe(true)
    expect(deleteLayer(doc, 'b')).toMatchObject({ auswahl: [] })
    expect(deleteLayer(doc, qr)).toEqual({
      ok: false,
      grund: 'Der QR-Code gehört zur Seite. Sie können ihn ausschalten.',
    })
  })
  it('hide a layer, and switch a code off instead', () => {
    expect(layer(setVisible(doc, 'b', false), 'b')?.visible).toBe(false)
    expect(layer(setVisible(doc, qr, false), qr)).toMatchObject({ enabled: false, visible: true })
    expect(layer(setVisible(doc, qr, true), qr)).toMatchObject({ enabled: true, visible: true })
  })
  it('size a layer', () => {
    const result = setFrame(doc, 'b', { ...frameOf(form('b')), x: 50, w: 60 }, limits)
    expect(layer(result, 'b')).toMatchObject({ x: 50, y: 30, w: 60, h: 20 })
  })
  it('colour one page, or give it its paper back', () => {
    const dark = setBackground(doc, 'rueckseite', SCHWARZ)
    expect(dark.map(({ background }) => background)).toEqual([undefined, SCHWARZ])
    expect(Object.keys(setBackground(dark, 'rueckseite', null)[1]!)).not.toContain('background')
  })
})
describe('new layers', () => {
  it('lie in the middle of the free area, no larger than it', () => {
    expect(newTextLayer('t', area, 'source-sans-3')).toMatchObject({
      name: 'Text',
      x: 41,
      y: 48,
      w: 80,
      h: 16,
      rotation: 0,
      opacity: 1,
      visible: true,
      print: true,
      required: false,
      type: 'text',
      lineHeight: 5.2,
      padding: 0,
      vAlign: 'top',
      overflow: 'fehler',
      paragraphs: [{ align: 'left', runs: [{ t: 'text', text: 'Ihr Text' }] }],
      style: {
        font: 'source-sans-3',
        weight: 400,
        italic: false,
        size: 4,
        color: SCHWARZ,
        tracking: 0,
        underline: false,
      },
    })
    expect(newTextLayer('t', { x: 0, y: 0, w: 40, h: 100 }, 'f')).toMatchObject({ x: 0, y: 46, w: 40, h: 8 })
    expect(newShapeLayer('s', area, 'rechteck', SCHWARZ)).toMatchObject({
      name: 'Fläche',
      x: 51,
      y: 38,
      w: 60,
      h: 36,
      fill: SCHWARZ,
    })
    expect(newShapeLayer('s', area, 'ellipse', SCHWARZ)).toMatchObject({
      name: 'Ellipse',
      shape: 'ellipse',
      type: 'form',
    })
    const line = newShapeLayer('s', area, 'linie', SCHWARZ)
    expect(line).toMatchObject({ name: 'Linie', x: 51, y: 55.5, w: 60, h: 1, stroke: { color: SCHWARZ, width: 0.5 } })
    expect(line.fill).toBeUndefined()
  })
  it('as pictures take at most half of it, and lie where they were dropped', () => {
    const photo = { assetId: 'a', name: 'Foto', px: [3000, 2000] as const }
    expect(newImageLayer('i', area, photo)).toMatchObject({
      name: 'Foto',
      x: 43.5,
      y: 31,
      w: 75,
      h: 50,
      type: 'bild',
      assetId: 'a',
      fit: 'fuellen',
      crop: { x: 0, y: 0, w: 1, h: 1 },
      flipX: false,
      flipY: false,
      alt: '',
    })
    expect(newImageLayer('i', area, { ...photo, px: [1000, 2000] })).toMatchObject({ w: 25, h: 50 })
    expect(newImageLayer('i', area, photo, { x: 100, y: 60 })).toMatchObject({ x: 62.5, y: 35, w: 75, h: 50 })
    expect(newBackgroundImage('i', { w: 241, h: 131 }, photo)).toMatchObject({
      name: 'Hintergrundbild',
      x: 0,
      y: 0,
      w: 241,
      h: 131,
    })
  })
})

describe('sizes and places (domain 4.4)', () => {
  const of = (type: Layer['type']) => system[1]!.layers.find((one) => one.type === type)!
  it('have their least', () => {
    const frame = { x: 30, y: 30, w: 0.05, h: 0.05, rotation: 0 }
    const least = (one: Layer) => constrainFrame(one, frame, limits)
    expect(least(form('a'))).toMatchObject({ w: 1, h: 1 })
    expect(least(newShapeLayer('l', area, 'linie', SCHWARZ))).toMatchObject({ w: 1, h: 0.1 })
    expect(least(newTextLayer('t', area, 'f'))).toMatchObject({ w: 1, h: 1 })
    expect(least(of('qrcode'))).toMatchObject({ w: 15, h: 15 })
    expect(least(of('datenschutz'))).toMatchObject({ w: 55, h: 4 })
    expect(sizeRule(of('qrcode')).ratio).toBe('immer')
    expect(sizeRule(newImageLayer('i', area, { assetId: 'a', name: '', px: [1, 1] })).ratio).toBe('ecken')
    expect(
      [form('a'), newTextLayer('t', area, 'f'), of('datenschutz'), newShapeLayer('l', area, 'linie', SCHWARZ)].map(
        (one) => sizeRule(one).ratio,
      ),
    ).toEqual(['frei', 'frei', 'frei', 'frei'])
  })

  it('leave three millimetres on the page', () => {
    const at = (x: number, y: number) => constrainFrame(form('a'), { x, y, w: 40, h: 20, rotation: 0 }, limits)
    expect(at(-900, 10)).toMatchObject({ x: -37, y: 10 })
    expect(at(900, 10)).toMatchObject({ x: 238, y: 10 })
    expect(at(10, -900)).toMatchObject({ x: 10, y: -17 })
    expect(at(10, 900)).toMatchObject({ x: 10, y: 128 })
    expect(at(-37, 128)).toMatchObject({ x: -37, y: 128 })
    expect(constrainFrame(form('a'), { x: -9, y: 300, w: 2, h: 1, rotation: 0 }, limits)).toMatchObject({
      x: 0,
      y: 130,
    })
  })

  it('take the privacy text out of a zone on the shortest way that stays on the page', () => {
    const block = of('datenschutz')
    const zone = { x: 100, y: 50, w: 60, h: 40 }
    const at = (x: number, y: number, zones = [zone]) => {
      const frame = constrainFrame(block, { x, y, w: 55, h: 16, rotation: 0 }, { ...limits, zones })
      return [frame.x, frame.y]
    }
    expect(at(50, 60)).toEqual([45, 60])
    expect(at(155, 60)).toEqual([160, 60])
    expect(at(102, 40)).toEqual([102, 34])
    expect(at(102, 85)).toEqual([102, 90])
    expect(at(45, 60)).toEqual([45, 60])
    // Near is not inside: half a millimetre beside or above is left where it was put.
    expect(at(44.5, 60)).toEqual([44.5, 60])
    expect(at(102, 33.5)).toEqual([102, 33.5])
    expect(at(102, 34)).toEqual([102, 34])
    expect(at(160, 90)).toEqual([160, 90])
    // Exactly enough room at each edge of the page, and a thousandth less.
    expect(at(0, 5, [{ x: 55, y: 0, w: 186, h: 131 }])).toEqual([0, 5])
    expect(at(1, 5, [{ x: 55, y: 0, w: 186, h: 131 }])).toEqual([0, 5])
    expect(at(1, 5, [{ x: 54.9, y: 0, w: 186, h: 131 }])).toEqual([1, 5])
    expect(at(185, 5, [{ x: 0, y: 0, w: 186, h: 131 }])).toEqual([186, 5])
    expect(at(185, 5, [{ x: 0, y: 0, w: 186.1, h: 131 }])).toEqual([185, 5])
    expect(at(10, 1, [{ x: 0, y: 16, w: 241, h: 115 }])).toEqual([10, 0])
    expect(at(10, 1, [{ x: 0, y: 15.9, w: 241, h: 115.1 }])).toEqual([10, 1])
    expect(at(10, 114, [{ x: 0, y: 0, w: 241, h: 115 }])).toEqual([10, 115])
    expect(at(10, 114, [{ x: 0, y: 0, w: 241, h: 115.1 }])).toEqual([10, 114])
  })
})

describe('reasons, word for word', () => {
  const of = (type: Layer['type']) => system[1]!.layers.find((one) => one.type === type)!
  const POST = 'Diese Zone ist für die Post reserviert.'
  const LISTE = 'Die Anschrift kommt aus Ihrer Zielgruppe.'
  test.each<[Layer['type'], LayerAction, string]>([
    ['zone', 'verschieben', `${POST} Sie lässt sich nicht verschieben.`],
    ['zone', 'loeschen', `${POST} Sie lässt sich nicht löschen.`],
    ['zone', 'ausblenden', `${POST} Sie lässt sich nicht löschen.`],
    ['empfaenger', 'verschieben', `${LISTE} Sie lässt sich nicht verschieben.`],
    ['empfaenger', 'inhalt', `${LISTE} Sie lässt sich nicht verschieben.`],
    ['empfaenger', 'loeschen', `${LISTE} Sie lässt sich nicht löschen.`],
    ['empfaenger', 'ausblenden', `${LISTE} Sie lässt sich nicht löschen.`],
    ['datenschutz', 'loeschen', 'Der Datenschutzhinweis ist Pflicht. Er lässt sich verschieben, aber nicht löschen.'],
    ['datenschutz', 'ausblenden', 'Der Datenschutzhinweis ist Pflicht. Er lässt sich verschieben, aber nicht löschen.'],
    ['datenschutz', 'duplizieren', 'Der Datenschutzhinweis steht auf jeder Seite höchstens einmal.'],
    ['datenschutz', 'sperren', 'Der Datenschutzhinweis liegt immer über Ihrer Gestaltung.'],
  ])('%s: %s', (type, action, words) => {
    expect(layerRefusal(action, of(type))).toBe(words)
  })
  it('let an address be moved where its place is free, and keep what is required', () => {
    const free = { ...of('empfaenger'), locked: { ...of('empfaenger').locked, position: false } }
    expect(layerRefusal('verschieben', free)).toBeNull()
    expect(layerRefusal('drehen', free)).not.toBeNull()
    expect(layerRefusal('loeschen', { ...form('a'), required: true })).toBe(LOCKED.grund)
  })
})
