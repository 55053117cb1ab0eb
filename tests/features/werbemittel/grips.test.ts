import { describe, expect, it } from 'vitest'
import { HANDLES } from '#src/engines/print/editor/geometry.ts'
import type { Grip } from '#src/engines/print/editor/gesture.ts'
import { gripUnder } from '#src/features/werbemittel/editor/canvas/grips.ts'

const pxPerMm = 2
const grips: readonly Grip[] = ['drehen', ...HANDLES]

/** Handle under a finger at these px from the upper left corner of a layer of this size, px. */
function under(x: number, y: number, [w, h]: readonly [number, number], rotation = 0): Grip | null {
  const layer = { x: 50, y: 60, w: w / pxPerMm, h: h / pxPerMm, rotation }
  return gripUnder({ x: 50 + x / pxPerMm, y: 60 + y / pxPerMm }, { layer, outline: layer, pxPerMm, grips })
}

describe('handles under a finger (EDT-11)', () => {
  it.each([
    [300, 200],
    [120, 90],
  ] as const)('each of a layer of %d x %d px has 44 px', (w, h) => {
    const size = [w, h] as const
    expect([under(w + 21, h + 21, size), under(w - 20, h - 20, size)]).toEqual(['se', 'se'])
    expect([under(w / 2 - 21, h + 21, size), under(w / 2 + 21, h - 20, size)]).toEqual(['s', 's'])
    expect([under(w / 2, -26, size), under(w / 2, -66, size)]).toEqual(['drehen', 'drehen'])
    expect(under(w / 2, h / 2, size)).toBeNull()
  })

  it('a small layer can still be taken hold of: its handles lie outside', () => {
    const size = [40, 40] as const
    expect(under(20, 20, size)).toBeNull()
    expect([under(40 + 33, 40 + 33, size), under(31, 31, size)]).toEqual(['se', 'se'])
  })

  it('turns with its layer', () => {
    // Turned by a quarter, the lower right corner of a square stands at the lower left.
    expect(under(0, 100, [100, 100], 90)).toBe('se')
  })
})
