import { describe, expect, it } from 'vitest'
import { layer as layerSchema, type Layer } from '#src/contract/dokument.ts'
import { boundsOf } from '#src/engines/print/editor/geometry.ts'
import { groupLayers } from '#src/engines/print/editor/groups.ts'
import { newShapeLayer } from '#src/engines/print/editor/newLayers.ts'
import { pageOf, setLocked } from '#src/engines/print/editor/operations.ts'
import { pasteCommand } from '#src/engines/print/editor/paste.ts'
import { selectedLayers } from '#src/engines/print/editor/session.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { dataRect } from '#src/engines/print/formats.ts'
import { EditorDriver } from '#tests/support/editorDriver.ts'

const form = (id: string, x: number, y: number, w = 20, h = 10): Layer => ({
  ...newShapeLayer(id, { x: 0, y: 0, w: 200, h: 100 }, 'rechteck', SCHWARZ),
  x,
  y,
  w,
  h,
})

describe('pasting layers', () => {
  it('gives free ids, frees locks, steps aside, and makes a group of a group', () => {
    const editor = new EditorDriver('maxipostkarte').add(form('form-1', 20, 20)).add(form('form-2', 50, 20))
    editor.run((dokument) => groupLayers(dokument, ['form-1', 'form-2']))
    editor.run((dokument) => setLocked(dokument, 'form-1', true)).selectAll(['form-1', 'form-2'])
    const copied = selectedLayers(editor.session)
    const pasted = selectedLayers(editor.run(pasteCommand(copied)).session)
    expect(pasted.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['form-3', 25, 25],
      ['form-4', 55, 25],
    ])
    expect(pasted[0]?.locked.position).toBe(false)
    expect(pasted[0]?.gruppe).toBe(pasted[1]?.gruppe)
    expect(pasted[0]?.gruppe).not.toBe(copied[0]?.gruppe)
    const again = selectedLayers(editor.run(pasteCommand(copied)).session)
    expect(again[0]).toMatchObject({ x: 30, y: 30 })
  })

  it('keeps the place on another page of the same size', () => {
    const editor = new EditorDriver('maxipostkarte').add(form('form-1', 40, 20)).showSide('rueckseite')
    editor.run(pasteCommand([form('form-1', 40, 20)]))
    expect(selectedLayers(editor.session)[0]).toMatchObject({ id: 'form-2', x: 40, y: 20 })
    expect(pageOf(editor.dokument, 'rueckseite')?.layers.some(({ id }) => id === 'form-2')).toBe(true)
  })

  it('lays what comes from a larger format within the page', () => {
    const editor = new EditorDriver('maxipostkarte')
    editor.run(pasteCommand([form('a', 100, 250), form('b', 150, 270)]))
    const page = dataRect('maxipostkarte')
    const [a, b] = selectedLayers(editor.session).map(boundsOf)
    expect([(b?.x ?? 0) - (a?.x ?? 0), (b?.y ?? 0) - (a?.y ?? 0)]).toEqual([50, 20])
    expect((b?.y ?? 0) + (b?.h ?? 0)).toBeCloseTo(page.h)
    editor.run(pasteCommand([form('c', 0, 0, 210, 297)]))
    const [large] = selectedLayers(editor.session)
    expect(large?.h).toBeCloseTo(page.h, 1)
    expect((large?.w ?? 0) / (large?.h ?? 1)).toBeCloseTo(210 / 297, 2)
    for (const layer of selectedLayers(editor.session)) expect(layerSchema.safeParse(layer).success).toBe(true)
  })

  it('never doubles what every page has, and says so', () => {
    const editor = new EditorDriver('maxipostkarte').showSide('rueckseite')
    const system = pageOf(editor.dokument, 'rueckseite')?.layers ?? []
    const before = system.length
    editor.run(pasteCommand([...system, form('a', 20, 20)]))
    expect(pageOf(editor.dokument, 'rueckseite')?.layers).toHaveLength(before + 1)
    expect(editor.meldung).toContain('gehören fest zur Seite')
    expect(editor.run(pasteCommand(system)).steps).toBe(1)
  })
})
