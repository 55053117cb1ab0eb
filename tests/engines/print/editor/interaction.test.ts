import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Layer } from '#src/contract/dokument.ts'
import { boundsOf, centreOf, directionOf, HANDLES, resizeFrame, turn } from '#src/engines/print/editor/geometry.ts'
import { type Grip, NO_MODIFIERS, type Surroundings } from '#src/engines/print/editor/gesture.ts'
import { commitOf, IDLE, interact, type Interaction, liveFrame } from '#src/engines/print/editor/interaction.ts'
import { newImageLayer, newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'

const around: Surroundings = {
  targets: { x: [{ at: 3, kind: 'endformat' }], y: [], boxes: [] },
  limits: { data: { w: 241, h: 131 }, zones: [] },
  thresholdMm: 1,
  toleranceMm: 1,
}
const text: Layer = {
  ...newTextLayer('text-1', { x: 6, y: 6, w: 200, h: 100 }, 'source-sans-3'),
  x: 50,
  y: 40,
  w: 80,
  h: 16,
}
const bild: Layer = {
  ...newImageLayer('bild-1', { x: 6, y: 6, w: 200, h: 100 }, { assetId: 'a', name: 'b', px: [300, 200] }),
  x: 50,
  y: 40,
  w: 60,
  h: 40,
}

function gesture(
  layer: Layer,
  grip: Grip,
  way: [number, number],
  modifiers = NO_MODIFIERS,
  start = { x: 60, y: 50 },
): Interaction {
  const pressed = interact(IDLE, { t: 'press', layers: [layer], grip, at: start, around })
  return interact(pressed, { t: 'move', at: { x: start.x + way[0], y: start.y + way[1] }, modifiers })
}

describe('gestures', () => {
  it('does not move on a click with a trembling hand', () => {
    const state = gesture(text, 'flaeche', [0.5, 0.5])
    expect(state.t).toBe('pressing')
    expect(commitOf(state)).toBeNull()
  })

  it('moves by the way of the pointer and commits once, on release', () => {
    const state = gesture(text, 'flaeche', [20.1234, 10])
    expect(liveFrame(state)).toMatchObject({ x: 70.123, y: 50, w: 80, h: 16 })
    expect(commitOf(state)).toMatchObject({ name: 'Verschieben' })
    expect(interact(state, { t: 'release' })).toEqual(IDLE)
  })

  it('stops at a line and shows it, but not with Alt', () => {
    expect(liveFrame(gesture(text, 'flaeche', [-46.5, 5]))?.x).toBe(3)
    expect(gesture(text, 'flaeche', [-46.5, 5])).toMatchObject({ lines: [{ axis: 'x', at: 3 }] })
    expect(liveFrame(gesture(text, 'flaeche', [-46.5, 5], { gebunden: false, frei: true }))?.x).toBe(3.5)
  })

  it('is pulled to a line on the axis that it moves along, with Shift and straight up too', () => {
    const bound = { gebunden: true, frei: false }
    expect(liveFrame(gesture(text, 'flaeche', [-46.5, 1], bound))).toMatchObject({ x: 3, y: 40 })
    // Half a millimetre beside the line already: a move straight up goes onto it.
    const beside = { ...text, x: 3.5 }
    expect(liveFrame(gesture(beside, 'flaeche', [0, 5]))?.x).toBe(3)
    expect(liveFrame(gesture(beside, 'flaeche', [0, 5], bound))?.x).toBe(3.5)
  })

  it('is held by the lock of what it asks for', () => {
    const held = (locked: Partial<Layer['locked']>) => ({ ...text, locked: { ...text.locked, ...locked } })
    const goes = (layer: Layer) => (['flaeche', 'drehen', 'e'] as const).map((grip) => gesture(layer, grip, [9, 9]).t)
    expect(goes(text)).toEqual(['moving', 'rotating', 'resizing'])
    expect(goes(held({ size: true }))).toEqual(['moving', 'rotating', 'pressing'])
    expect(goes(held({ position: true }))).toEqual(['pressing', 'pressing', 'resizing'])
  })

  it('lets an edge that is pulled stop at a line, and shows it', () => {
    const left = gesture(text, 'w', [-46.5, 0])
    expect(liveFrame(left)).toMatchObject({ x: 3, w: 127, y: 40, h: 16 })
    expect(left).toMatchObject({ lines: [{ axis: 'x', at: 3 }] })
    expect(liveFrame(gesture(text, 'w', [-47.5, 0]))).toMatchObject({ x: 3, w: 127 })
    expect(liveFrame(gesture(text, 'w', [-46.5, 0], { gebunden: false, frei: true }))).toMatchObject({ x: 3.5 })
    const below = { ...around, targets: { x: [], y: [{ at: 90, kind: 'mitte' as const }], boxes: [] } }
    const pressed = interact(IDLE, { t: 'press', layers: [text], grip: 's', at: { x: 60, y: 50 }, around: below })
    const pulled = interact(pressed, { t: 'move', at: { x: 60, y: 83.4 }, modifiers: NO_MODIFIERS })
    expect(liveFrame(pulled)).toMatchObject({ y: 40, h: 50 })
  })

  it('holds one axis with Shift', () => {
    expect(liveFrame(gesture(text, 'flaeche', [20, 4], { gebunden: true, frei: false }))).toMatchObject({
      x: 70,
      y: 40,
    })
    expect(liveFrame(gesture(text, 'flaeche', [-4, 20], { gebunden: true, frei: false }))).toMatchObject({
      x: 50,
      y: 60,
    })
  })

  it('changes nothing when it is cancelled', () => {
    const state = gesture(text, 'flaeche', [20, 10])
    const cancelled = interact(state, { t: 'cancel' })
    expect(commitOf(cancelled)).toBeNull()
    expect(liveFrame(cancelled)).toBeNull()
  })

  it('does not take hold of what must stay', () => {
    for (const layer of defaultSeiten('maxipostkarte').flatMap((seite) => seite.layers)) {
      const moved = gesture(layer, 'flaeche', [30, 30]).t === 'moving'
      expect(moved).toBe(layer.type === 'qrcode' || layer.type === 'datenschutz')
    }
  })

  it('keeps the shape of a picture at its corners and frees it with Shift', () => {
    const kept = liveFrame(gesture(bild, 'se', [30, 2]))
    expect(kept?.w).toBe(90)
    expect(kept?.h).toBe(60)
    const freed = liveFrame(gesture(bild, 'se', [30, 2], { gebunden: true, frei: false }))
    expect(freed).toMatchObject({ w: 90, h: 42 })
  })

  it.each([
    [[0, -40], 0],
    [[40, 0], 90],
    [[0, 40], 180],
    [[-40, 0], 270],
  ])('turns with the pointer to %j', (to, degrees) => {
    const centre = centreOf(text)
    const pressed = interact(IDLE, {
      t: 'press',
      layers: [text],
      grip: 'drehen',
      at: { x: centre.x, y: centre.y - 20 },
      around,
    })
    const at = { x: centre.x + (to[0] ?? 0), y: centre.y + (to[1] ?? 0) }
    const state = interact(pressed, { t: 'move', at, modifiers: NO_MODIFIERS })
    expect(liveFrame(state)?.rotation ?? 0).toBe(degrees)
  })

  it('catches steps of 15 degrees with Shift', () => {
    const centre = centreOf(text)
    const pressed = interact(IDLE, {
      t: 'press',
      layers: [text],
      grip: 'drehen',
      at: { x: centre.x, y: centre.y - 20 },
      around,
    })
    const at = { x: centre.x + Math.sin(0.44) * 20, y: centre.y - Math.cos(0.44) * 20 }
    expect(liveFrame(interact(pressed, { t: 'move', at, modifiers: { gebunden: true, frei: false } }))?.rotation).toBe(
      30,
    )
    expect(liveFrame(interact(pressed, { t: 'move', at, modifiers: NO_MODIFIERS }))?.rotation).toBe(25.2)
  })
})

describe('resizing', () => {
  it('leaves the opposite edge or corner in place, also on a turned layer', () => {
    const frame = fc.record({
      x: fc.double({ min: 0, max: 200, noNaN: true }),
      y: fc.double({ min: 0, max: 100, noNaN: true }),
      w: fc.double({ min: 5, max: 100, noNaN: true }),
      h: fc.double({ min: 5, max: 100, noNaN: true }),
      rotation: fc.double({ min: 0, max: 359, noNaN: true }),
    })
    const way = fc.record({
      x: fc.double({ min: -60, max: 60, noNaN: true }),
      y: fc.double({ min: -60, max: 60, noNaN: true }),
    })
    const anchorOf = (f: Parameters<typeof boundsOf>[0], d: { x: number; y: number }) => {
      const centre = centreOf(f)
      const corner = turn({ x: (-d.x * f.w) / 2, y: (-d.y * f.h) / 2 }, f.rotation)
      return { x: centre.x + corner.x, y: centre.y + corner.y }
    }
    fc.assert(
      fc.property(frame, way, fc.constantFrom(...HANDLES), fc.boolean(), (start, delta, handle, proportional) => {
        const next = resizeFrame(start, handle, delta, { minW: 1, minH: 1, ratio: 'frei' }, proportional)
        const before = anchorOf(start, directionOf(handle))
        const after = anchorOf(next, directionOf(handle))
        expect(after.x).toBeCloseTo(before.x, 6)
        expect(after.y).toBeCloseTo(before.y, 6)
        expect(next.w).toBeGreaterThanOrEqual(0.999)
        expect(next.h).toBeGreaterThanOrEqual(0.999)
        const ratio = proportional ? start.w / start.h : next.w / next.h
        expect(next.w / next.h).toBeCloseTo(ratio, 6)
      }),
    )
  })
})
