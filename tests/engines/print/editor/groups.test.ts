import { describe, expect, it } from 'vitest'
import { layer as layerSchema } from '#src/contract/dokument.ts'
import { alignCommand } from '#src/engines/print/editor/align.ts'
import { duplicateLayers, groupLayers, ungroupLayers } from '#src/engines/print/editor/groups.ts'
import { newShapeLayer } from '#src/engines/print/editor/newLayers.ts'
import { pageOf, setLocked } from '#src/engines/print/editor/operations.ts'
import { orderLayers, type OrderStep } from '#src/engines/print/editor/order.ts'
import { limitsOf, pickLayer } from '#src/engines/print/editor/session.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { EditorDriver } from '#tests/support/editorDriver.ts'

const LIMITS = limitsOf('maxipostkarte', 'vorderseite')

/** Four areas in a row; the first and the third are a group. */
function drawn(): EditorDriver {
  const editor = new EditorDriver('maxipostkarte')
  for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) {
    const form = newShapeLayer(id, { x: 0, y: 0, w: 200, h: 100 }, 'rechteck', SCHWARZ)
    editor.add({ ...form, name: id.toUpperCase(), x: 20 + 40 * index, y: 20 + 5 * index, w: 20, h: 10 })
  }
  return editor.select(null).run((dokument) => groupLayers(dokument, ['a', 'c']))
}

const chosen = (editor: EditorDriver) => editor.session.history.present.auswahl
const order = (editor: EditorDriver) =>
  pageOf(editor.dokument, 'vorderseite')
    ?.layers.filter(({ system }) => system === undefined)
    .map(({ id }) => id)
    .join(' ')
const group = (editor: EditorDriver, id: string) => editor.layer(id)?.gruppe

describe('groups', () => {
  it('bring their layers together under the topmost one, and survive undo and the wire', () => {
    const editor = drawn()
    expect(order(editor)).toBe('b a c d')
    expect(group(editor, 'a')).toBe(group(editor, 'c'))
    expect(group(editor, 'b')).toBeUndefined()
    expect(layerSchema.parse(editor.layer('a')).gruppe).toBe(group(editor, 'a'))
    expect(order(editor.undo())).toBe('a b c d')
    expect(group(editor, 'a')).toBeUndefined()
    expect(group(editor.redo(), 'a')).toBe(group(editor, 'c'))
  })

  it('are chosen by a click and move as one; a member that was opened stays alone', () => {
    const editor = drawn().click('c')
    expect(chosen(editor)).toEqual(['a', 'c'])
    editor.drag('c', 'flaeche', [[7, 3]])
    expect(editor.layer('a')).toMatchObject({ x: 27, y: 23 })
    expect(chosen(editor.select('a').click('a'))).toEqual(['a'])
    editor.drag('a', 'flaeche', [[5, 0]])
    expect(editor.layer('a')).toMatchObject({ x: 32 })
    expect(editor.layer('c')).toMatchObject({ x: 107 })
    editor.click('d').session = pickLayer(editor.session, 'a', true)
    expect(chosen(editor)).toEqual(['d', 'c', 'a'])
    expect(chosen(editor.click('a', true))).toEqual(['d'])
  })

  it('are copied as another group, a member alone as none', () => {
    const editor = drawn().run((dokument) => duplicateLayers(dokument, ['a', 'c'], LIMITS))
    const copies = chosen(editor)
    expect(copies).toHaveLength(2)
    const [first = '', second = ''] = copies
    expect(group(editor, first)).toBe(group(editor, second))
    expect(group(editor, first)).not.toBe(group(editor, 'a'))
    expect(order(editor)).toBe(`b a c ${first} ${second} d`)
    editor.run((dokument) => duplicateLayers(dokument, ['a'], LIMITS))
    expect(group(editor, chosen(editor)[0] ?? '')).toBeUndefined()
  })

  it.each([
    ['nachVorn', ['a', 'c'], 'b d a c'],
    ['nachVorn', ['b'], 'a c b d'],
    ['nachHinten', ['d'], 'b d a c'],
    ['nachVorn', ['a'], 'b c a d'],
    ['ganzNachHinten', ['c'], 'b c a d'],
  ] satisfies [OrderStep, string[], string][])('are passed as one in the order (%s %s)', (step, ids, after) => {
    const editor = drawn().run((dokument) => orderLayers(dokument, ids, step))
    expect(order(editor)).toBe(after)
    expect(group(editor, 'a')).toBe(group(editor, 'c'))
  })

  it('are aligned as one', () => {
    const editor = drawn().run(alignCommand(['a', 'c', 'd'], 'right', 'auswahl'))
    expect([editor.layer('a')?.x, editor.layer('c')?.x, editor.layer('d')?.x]).toEqual([60, 140, 140])
    editor.run(alignCommand(['a', 'c'], 'left', 'sicherheit'))
    expect([editor.layer('a')?.x, editor.layer('c')?.x]).toEqual([6, 86])
  })

  it('end on request, and need two layers that can be ordered', () => {
    const editor = drawn().run((dokument) => ungroupLayers(dokument, ['c']))
    expect(chosen(editor)).toEqual(['a', 'c'])
    expect(group(editor, 'a')).toBeUndefined()
    expect(editor.run((dokument) => ungroupLayers(dokument, ['a'])).meldung).toContain('keine zu einer Gruppe')
    editor.run((dokument) => setLocked(dokument, 'b', true)).run((dokument) => groupLayers(dokument, ['a', 'b']))
    expect(editor.meldung).toContain('mindestens zwei')
    editor.run((dokument) => groupLayers(dokument, ['a', 'b', 'c']))
    expect(editor.meldung).toContain('„B“ bleibt unverändert')
    expect(chosen(editor)).toEqual(['a', 'c'])
  })
})
