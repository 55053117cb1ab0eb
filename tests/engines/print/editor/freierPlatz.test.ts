import { describe, expect, it } from 'vitest'
import type { Layer } from '#src/contract/dokument.ts'
import { addBeside } from '#src/engines/print/editor/freierPlatz.ts'
import { boundsOf } from '#src/engines/print/editor/geometry.ts'
import { newShapeLayer } from '#src/engines/print/editor/newLayers.ts'
import { freeId, pageOf } from '#src/engines/print/editor/operations.ts'
import { freeArea } from '#src/engines/print/editor/session.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { contains } from '#src/engines/print/geometry.ts'
import { EditorDriver } from '#tests/support/editorDriver.ts'

const AREA = freeArea('maxipostkarte', 'vorderseite')
const add = (editor: EditorDriver) =>
  editor.run((dokument, session) =>
    addBeside(dokument, session, newShapeLayer(freeId(dokument, 'form'), AREA, 'rechteck', SCHWARZ)),
  )
const own = (editor: EditorDriver): Layer[] =>
  pageOf(editor.dokument, 'vorderseite')?.layers.filter(({ system }) => system === undefined) ?? []

describe('a new layer', () => {
  it('lies in the middle of an empty page, and then beside what is there', () => {
    const editor = add(new EditorDriver('maxipostkarte'))
    const [first] = own(editor)
    expect((first?.x ?? 0) + (first?.w ?? 0) / 2).toBeCloseTo(AREA.x + AREA.w / 2)
    for (let nr = 0; nr < 5; nr += 1) add(editor)
    const boxes = own(editor).map(boundsOf)
    for (const [nr, a] of boxes.entries()) {
      expect(contains(AREA, a, 0.01)).toBe(true)
      for (const b of boxes.slice(nr + 1))
        expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true)
    }
  })

  it('goes a step aside where nothing is free, never exactly over another', () => {
    const editor = new EditorDriver('maxipostkarte')
    for (let nr = 0; nr < 30; nr += 1) add(editor)
    const places = own(editor).map(({ x, y }) => `${x} ${y}`)
    expect(new Set(places).size).toBe(places.length)
  })
})
