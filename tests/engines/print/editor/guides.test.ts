import { describe, expect, it } from 'vitest'
import { seite as seiteSchema } from '#src/contract/dokument.ts'
import { NO_MODIFIERS } from '#src/engines/print/editor/gesture.ts'
import { groupLayers } from '#src/engines/print/editor/groups.ts'
import { guideAt, guideCommand, isOnSheet } from '#src/engines/print/editor/guides.ts'
import { newShapeLayer } from '#src/engines/print/editor/newLayers.ts'
import { pageOf } from '#src/engines/print/editor/operations.ts'
import { dragTo } from '#src/engines/print/editor/pointer.ts'
import { selectedLayers } from '#src/engines/print/editor/session.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { EditorDriver } from '#tests/support/editorDriver.ts'

const form = (id: string, x: number, y: number) => ({
  ...newShapeLayer(id, { x: 0, y: 0, w: 200, h: 100 }, 'rechteck', SCHWARZ),
  x,
  y,
  w: 20,
  h: 10,
})
const page = (editor: EditorDriver) => pageOf(editor.dokument, 'vorderseite')

describe('guides of a page', () => {
  it('are drawn, moved and taken away, each as one step, and catch what is dragged', () => {
    const editor = new EditorDriver('maxipostkarte').add(form('a', 20, 20))
    editor.run(guideCommand('vorderseite', null, { axis: 'x', at: guideAt(99.8) }))
    editor.run(guideCommand('vorderseite', 0, { axis: 'x', at: 90 }))
    expect(page(editor)?.guides).toEqual([{ axis: 'x', at: 90 }])
    expect(seiteSchema.safeParse(page(editor)).success).toBe(true)
    editor.grab('a', 'flaeche', { x: 30, y: 25 })
    editor.session = dragTo(editor.session, { x: 30 + 69.5, y: 58 }, NO_MODIFIERS)
    expect(editor.letGo().layer('a')?.x).toBe(90)
    const { steps } = editor
    editor.run(guideCommand('vorderseite', 0, null))
    expect(page(editor)?.guides).toEqual([])
    expect(editor.steps).toBe(steps + 1)
    expect(page(editor.undo())?.guides).toEqual([{ axis: 'x', at: 90 }])
    expect(editor.run(guideCommand('vorderseite', 7, null)).steps).toBe(steps)
  })

  it('are gone beside the sheet, and at most a hundred', () => {
    expect(isOnSheet({ axis: 'x', at: 200 }, 'maxipostkarte')).toBe(true)
    expect(isOnSheet({ axis: 'y', at: 200 }, 'maxipostkarte')).toBe(false)
    expect(isOnSheet({ axis: 'x', at: -1 }, 'maxipostkarte')).toBe(false)
    const editor = new EditorDriver('maxipostkarte')
    for (let nr = 0; nr < 101; nr += 1) editor.run(guideCommand('vorderseite', null, { axis: 'y', at: nr }))
    expect(page(editor)?.guides).toHaveLength(100)
    expect(editor.meldung).toContain('schon 100')
  })
})

describe('a drag with Alt', () => {
  it('pulls a copy away and leaves what was there, as one step; a group as another group', () => {
    const editor = new EditorDriver('maxipostkarte').add(form('form-1', 20, 20)).add(form('form-2', 50, 20))
    editor.run((dokument) => groupLayers(dokument, ['form-1', 'form-2']))
    const { steps } = editor
    editor.grab('form-1', 'flaeche', { x: 30, y: 25 })
    editor.session = dragTo(editor.session, { x: 37, y: 58 }, { gebunden: false, frei: true, kopie: true })
    const copies = selectedLayers(editor.letGo().session)
    expect(copies.map(({ x, y }) => [x, y])).toEqual([
      [27, 53],
      [57, 53],
    ])
    expect(copies.map(({ id }) => id)).not.toContain('form-1')
    expect(editor.layer('form-1')).toMatchObject({ x: 20, y: 20 })
    expect(copies[0]?.gruppe).toBe(copies[1]?.gruppe)
    expect(copies[0]?.gruppe).not.toBe(editor.layer('form-1')?.gruppe)
    expect(editor.steps).toBe(steps + 1)
  })
})
