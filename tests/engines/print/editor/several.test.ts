import { describe, expect, it } from 'vitest'
import type { Layer } from '#src/contract/dokument.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { newShapeLayer, newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { deleteLayer, duplicateLayer, pageOf, setLocked } from '#src/engines/print/editor/operations.ts'
import { orderLayers, type OrderStep } from '#src/engines/print/editor/order.ts'
import { span } from '#src/engines/print/editor/pointer.ts'
import { allLayers } from '#src/engines/print/editor/selection.ts'
import { execute, limitsOf, moveCommand, selectedLayer, selectLayers } from '#src/engines/print/editor/session.ts'
import { onEach } from '#src/engines/print/editor/several.ts'
import { EditorDriver } from '#tests/support/editorDriver.ts'

const form = (id: string, x: number, y: number, w = 20, h = 10): Layer => ({
  ...newShapeLayer(id, { x: 0, y: 0, w: 200, h: 100 }, 'rechteck', SCHWARZ),
  name: id.toUpperCase(),
  x,
  y,
  w,
  h,
})

/** Three areas on the front, none selected. */
function drawn(): EditorDriver {
  const editor = new EditorDriver('maxipostkarte')
  for (const layer of [form('a', 20, 20), form('b', 60, 20), form('c', 100, 50)]) editor.add(layer)
  return editor.select(null)
}

const ids = (editor: EditorDriver) => editor.session.history.present.auswahl
const order = (editor: EditorDriver) =>
  pageOf(editor.dokument, 'vorderseite')
    ?.layers.map(({ id }) => id)
    .slice(0, 3)
const LIMITS = limitsOf('maxipostkarte', 'vorderseite')

describe('which layers are selected', () => {
  it('adds and takes away by a click with Shift, one alone by a plain one', () => {
    const editor = drawn().click('a').click('c', true)
    expect(ids(editor)).toEqual(['a', 'c'])
    expect(selectedLayer(editor.session)).toBeNull()
    expect(ids(editor.click('a', true))).toEqual(['c'])
    expect(ids(editor.click('b', true).click('c'))).toEqual(['c'])
    expect(editor.steps).toBe(3)
  })

  it('takes what a rectangle meets, beside what was there before', () => {
    const editor = drawn()
    editor.session = span(editor.session, { x: 10, y: 10 }, false)
    expect(ids(editor.to(35, 25))).toEqual(['a'])
    expect(ids(editor.to(70, 25))).toEqual(['a', 'b'])
    expect(ids(editor.to(50, 25))).toEqual(['a'])
    editor.letGo().session = span(editor.session, { x: 90, y: 45 }, true)
    expect(ids(editor.to(130, 70).letGo())).toEqual(['a', 'c'])
    expect(editor.steps).toBe(3)
  })

  it('offers for "all" neither zones and address, nor what is locked or hidden', () => {
    const editor = drawn()
      .showSide('rueckseite')
      .add(form('d', 20, 20))
      .add(form('e', 20, 60))
    editor.run((dokument) => setLocked(dokument, 'd', true))
    const page = pageOf(editor.dokument, 'rueckseite')
    expect(page && allLayers(page)).toEqual(['e', 'rueckseite-datenschutz', 'rueckseite-qr'])
  })
})

describe('several layers as one', () => {
  it('are dragged by any of them, in one step, and keep their places to each other', () => {
    const editor = drawn().selectAll(['a', 'b'])
    editor.drag('b', 'flaeche', [
      [10, 5],
      [30, 12],
    ])
    expect(editor.layer('a')).toMatchObject({ x: 50, y: 32 })
    expect(editor.layer('b')).toMatchObject({ x: 90, y: 32 })
    expect(editor.layer('c')).toMatchObject({ x: 100, y: 50 })
    expect(editor.steps).toBe(4)
    expect(ids(editor)).toEqual(['a', 'b'])
    expect(editor.undo().layer('b')).toMatchObject({ x: 60, y: 20 })
  })

  it('are held together by the edge of the page, also by keys (EDT-08)', () => {
    const editor = drawn().selectAll(['a', 'c'])
    editor.run(moveCommand(['a', 'c'], { x: -200, y: 0 }))
    expect(editor.layer('a')).toMatchObject({ x: -17, y: 20 })
    expect(editor.layer('c')).toMatchObject({ x: 63, y: 50 })
  })

  it('grow by one factor from the opposite corner, with their type and lines', () => {
    const text = { ...newTextLayer('t', { x: 6, y: 6, w: 90, h: 90 }, 'source-sans-3'), x: 60, y: 30, w: 40, h: 10 }
    const editor = new EditorDriver('maxipostkarte')
      .add(form('a', 20, 20))
      .add(text)
      .selectAll(['a', 't'])
    editor.drag('a', 'se', [[80, 20]])
    expect(editor.layer('a')).toMatchObject({ x: 20, y: 20, w: 40, h: 20 })
    expect(editor.layer('t')).toMatchObject({ x: 100, y: 40, w: 80, h: 20, style: { size: 8 }, lineHeight: 10.4 })
  })

  it('turn around their common middle', () => {
    const editor = drawn().selectAll(['a', 'b'])
    const middle = { x: 50, y: 25 }
    editor.grab('a', 'drehen', { x: middle.x, y: middle.y - 10 })
    editor.to(middle.x + 10, middle.y).letGo()
    expect(editor.layer('a')).toMatchObject({ x: 40, y: 0, rotation: 90 })
    expect(editor.layer('b')).toMatchObject({ x: 40, y: 40, rotation: 90 })
  })

  it('leave alone what a rule holds, and name it; refuse where it holds all', () => {
    const editor = drawn()
      .showSide('rueckseite')
      .add(form('d', 20, 90))
    editor.selectAll(['d', 'rueckseite-codierzone']).drag('d', 'flaeche', [[10, 0]])
    expect(editor.layer('d')).toMatchObject({ x: 30 })
    expect(editor.layer('rueckseite-codierzone')).toMatchObject({ x: 0 })
    expect(editor.meldung).toBe(
      '„Codierzone“ bleibt unverändert. Diese Zone ist für die Post reserviert. Sie lässt sich nicht verschieben.',
    )
    editor.run((dokument) => onEach(dokument, ['d', 'rueckseite-qr'], deleteLayer))
    expect(editor.layer('d')).toBeUndefined()
    expect(editor.meldung).toContain('ausschalten')
    const before = editor.steps
    editor.run((dokument) => onEach(dokument, ['rueckseite-qr'], deleteLayer))
    expect(editor.steps).toBe(before)
  })

  it('are copied as one step, and the copies are selected', () => {
    const editor = drawn()
    editor.run((dokument) => onEach(dokument, ['a', 'b'], (now, id) => duplicateLayer(now, id, LIMITS)))
    expect(ids(editor)).toEqual(['form-1', 'form-2'])
    expect(editor.layer('form-2')).toMatchObject({ x: 65, y: 25 })
    expect(editor.steps).toBe(4)
  })

  it.each<[OrderStep, string[], string[]]>([
    ['nachVorn', ['a', 'b'], ['c', 'a', 'b']],
    ['nachVorn', ['b', 'c'], ['a', 'b', 'c']],
    ['nachHinten', ['b', 'c'], ['b', 'c', 'a']],
    ['ganzNachVorn', ['b', 'a'], ['c', 'a', 'b']],
    ['ganzNachHinten', ['c', 'a'], ['a', 'c', 'b']],
  ])('go %s and keep their order: %j', (step, chosen, expected) => {
    const editor = drawn()
    editor.session = selectLayers(editor.session, chosen)
    editor.session = execute(editor.session, { name: 'o', at: 0, run: (now) => orderLayers(now, chosen, step) })
    expect(order(editor)).toEqual(expected)
  })
})
