import { describe, expect, it } from 'vitest'
import type { Layer } from '#src/contract/dokument.ts'
import { alignCommand, type Alignment, ALIGNMENTS, distributeCommand } from '#src/engines/print/editor/align.ts'
import { boundsOf } from '#src/engines/print/editor/geometry.ts'
import { newShapeLayer } from '#src/engines/print/editor/newLayers.ts'
import { pageOf, setLocked } from '#src/engines/print/editor/operations.ts'
import { snapBox, snapTargets } from '#src/engines/print/editor/snapping.ts'
import { SCHWARZ } from '#src/engines/print/farbe.ts'
import { dataRect, safetyRect, trimRect } from '#src/engines/print/formats.ts'
import { EditorDriver } from '#tests/support/editorDriver.ts'

const form = (id: string, x: number, y: number, w = 20, h = 10, rotation = 0): Layer => ({
  ...newShapeLayer(id, { x: 0, y: 0, w: 200, h: 100 }, 'rechteck', SCHWARZ),
  name: id.toUpperCase(),
  x,
  y,
  w,
  h,
  rotation,
})

const ABC = ['a', 'b', 'c']

/** Three areas of different sizes, the last one turned; all selected. */
function drawn(): EditorDriver {
  const editor = new EditorDriver('maxipostkarte')
  for (const layer of [form('a', 20, 20), form('b', 60, 33, 30, 20), form('c', 130, 70, 40, 10, 30)]) editor.add(layer)
  return editor.selectAll(ABC)
}

const boxes = (editor: EditorDriver) => ABC.map((id) => boundsOf(editor.layer(id) ?? { ...form('', 0, 0) }))
const EDGE: Record<Alignment, (box: ReturnType<typeof boundsOf>) => number> = {
  left: ({ x }) => x,
  centre: ({ x, w }) => x + w / 2,
  right: ({ x, w }) => x + w,
  top: ({ y }) => y,
  middle: ({ y, h }) => y + h / 2,
  bottom: ({ y, h }) => y + h,
}

describe('alignment', () => {
  it.each(ALIGNMENTS)('lays layers to each other (%s), and a second time changes nothing', (alignment) => {
    const editor = drawn()
    const before = boxes(editor)
    editor.run(alignCommand(ABC, alignment, 'auswahl'))
    const [first = 0, ...others] = boxes(editor).map(EDGE[alignment])
    for (const other of others) expect(other).toBeCloseTo(first, 2)
    expect(boxes(editor).map(({ w }) => w)).toEqual(before.map(({ w }) => expect.closeTo(w) as number))
    const { dokument, steps } = editor
    editor.run(alignCommand(ABC, alignment, 'auswahl'))
    expect(editor.dokument).toBe(dokument)
    expect(editor.steps).toBe(steps)
  })

  it('lays one layer to the cut sheet and to its safety area', () => {
    const editor = drawn().run(alignCommand(['b'], 'right', 'endformat'))
    const trim = trimRect('maxipostkarte')
    expect(editor.layer('b')).toMatchObject({ x: trim.x + trim.w - 30, y: 33 })
    const safety = safetyRect('maxipostkarte')
    editor.run(alignCommand(['b'], 'top', 'sicherheit')).run(alignCommand(['b'], 'centre', 'endformat'))
    expect(editor.layer('b')).toMatchObject({ x: trim.x + trim.w / 2 - 15, y: safety.y })
  })

  it('leaves a locked layer where it is, names it, and lays the others to it', () => {
    const editor = drawn().run((dokument) => setLocked(dokument, 'a', true))
    editor.run(alignCommand(ABC, 'left', 'auswahl'))
    expect(editor.layer('a')).toMatchObject({ x: 20 })
    expect(editor.layer('b')).toMatchObject({ x: 20 })
    expect(editor.meldung).toContain('„A“ bleibt unverändert')
  })
})

describe('distribution', () => {
  it.each(['x', 'y'] as const)('makes the gaps along %s equal and keeps the outer two', (axis) => {
    const editor = drawn()
    const side = axis === 'x' ? 'w' : 'h'
    const outer = ['a', 'c'].map((id) => editor.layer(id))
    editor.run(distributeCommand(ABC, axis))
    expect(['a', 'c'].map((id) => editor.layer(id))).toEqual(outer)
    const [a, b, c] = boxes(editor)
    const gap = (one = a, other = b) => (other?.[axis] ?? 0) - ((one?.[axis] ?? 0) + (one?.[side] ?? 0))
    expect(gap(a, b)).toBeCloseTo(gap(b, c), 2)
    const { dokument } = editor
    expect(editor.run(distributeCommand(ABC, axis)).dokument).toBe(dokument)
  })

  it('says that two layers have nothing between them', () => {
    const editor = drawn().run(distributeCommand(['a', 'b'], 'x'))
    expect(editor.meldung).toContain('mindestens drei')
    expect(editor.steps).toBe(3)
  })
})

describe('equal gaps while dragging', () => {
  const seite = pageOf(drawn().dokument, 'vorderseite') ?? { side: 'vorderseite' as const, layers: [], guides: [] }
  const page = {
    data: dataRect('maxipostkarte'),
    trim: trimRect('maxipostkarte'),
    safety: safetyRect('maxipostkarte'),
  }
  const layers = [form('a', 30, 20), form('b', 70, 22)]
  const targets = snapTargets({ ...seite, layers }, page, new Set())

  it('stops as far from one neighbour as that is from the next', () => {
    const snap = snapBox(targets, { x: 110.6, y: 24, w: 7, h: 3 }, 1)
    expect(snap.dx).toBeCloseTo(-0.6)
    expect(snap.lines.filter(({ kind }) => kind === 'abstand').map(({ gap }) => gap)).toEqual([
      { from: 50, to: 70 },
      { from: 90, to: 110 },
    ])
  })

  it('stops midway between two, and leaves alone what does not lie beside them', () => {
    expect(snapBox(targets, { x: 56.9, y: 24, w: 7, h: 3 }, 1).dx).toBeCloseTo(-0.4)
    expect(snapBox(targets, { x: 110.6, y: 50, w: 7, h: 3 }, 1).dx).toBe(0)
  })
})
