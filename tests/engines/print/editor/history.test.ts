import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type History,
  MAX_STEPS,
  MERGE_MS,
  record,
  redo,
  select,
  showPage,
  startHistory,
  undo,
} from '#src/engines/print/editor/history.ts'

interface Doc {
  value: number
}

const start = () => startHistory<Doc>({ value: 0 }, 'vorderseite')
const step = (history: History<Doc>, value: number, at = 0, mergeKey: string | null = null) =>
  record(history, { name: `Schritt ${value}`, dokument: { value }, auswahl: [`e${value}`], at, mergeKey })

/** Random gestures: a change (some of which merge), a page, a selection. */
const gesture = fc.oneof(
  fc.record({
    t: fc.constant('change' as const),
    value: fc.nat(),
    gap: fc.integer({ min: 0, max: 1500 }),
    key: fc.constantFrom(null, 'a', 'b'),
  }),
  fc.record({ t: fc.constant('page' as const), seite: fc.constantFrom('vorderseite' as const, 'rueckseite' as const) }),
  fc.record({ t: fc.constant('select' as const), id: fc.constantFrom(null, 'x', 'y') }),
)

function play(gestures: readonly (typeof gesture extends fc.Arbitrary<infer G> ? G : never)[]): History<Doc> {
  let history = start()
  let at = 0
  for (const g of gestures) {
    if (g.t === 'page') history = showPage(history, g.seite)
    else if (g.t === 'select') history = select(history, g.id === null ? [] : [g.id])
    else {
      at += g.gap
      history = step(history, g.value, at, g.key)
    }
  }
  return history
}

const repeat = (times: number, history: History<Doc>, move: (history: History<Doc>) => History<Doc>) => {
  let moved = history
  for (let i = 0; i < times; i += 1) moved = move(moved)
  return moved
}

describe('history', () => {
  it('EDT-03 comes back to the first document when everything is undone, and to the last when all is redone', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 60 }), (gestures) => {
        const played = play(gestures)
        const steps = played.past.length
        const first = repeat(steps, played, undo)
        expect(first.present.dokument).toEqual({ value: 0 })
        expect(first.past).toHaveLength(0)
        const last = repeat(steps, first, redo)
        expect(last.present.dokument).toBe(played.present.dokument)
        expect(last.future).toHaveLength(0)
      }),
    )
  })

  it('gives the same documents on every way back and forth', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 40 }), fc.nat(40), (gestures, times) => {
        const played = play(gestures)
        const back = Math.min(times, played.past.length)
        const there = repeat(back, repeat(back, played, undo), redo)
        expect(there.present.dokument).toBe(played.present.dokument)
        expect(there.past.map((entry) => entry.name)).toEqual(played.past.map((entry) => entry.name))
      }),
    )
  })

  it('EDT-03 cuts what was undone when something new happens', () => {
    const undone = undo(step(step(start(), 1), 2))
    const changed = step(undone, 3)
    expect(changed.future).toEqual([])
    expect(redo(changed)).toBe(changed)
    expect(undo(changed).present.dokument).toEqual({ value: 1 })
  })

  it('goes back to the page and the selection where the step happened', () => {
    let history = select(start(), ['bild'])
    history = step(history, 1)
    history = showPage(history, 'rueckseite')
    const back = undo(history)
    expect(back.seite).toBe('vorderseite')
    expect(back.present.auswahl).toEqual(['bild'])
    const forth = redo(showPage(back, 'rueckseite'))
    expect(forth.seite).toBe('vorderseite')
    expect(forth.present.auswahl).toEqual(['e1'])
  })

  it.each([
    ['within the time', MERGE_MS, 1],
    ['after the time', MERGE_MS + 1, 2],
  ])('merges typing %s', (_name, gap, steps) => {
    const typed = step(step(start(), 1, 1000, 'text-1'), 2, 1000 + gap, 'text-1')
    expect(typed.past).toHaveLength(steps)
    expect(repeat(steps, typed, undo).present.dokument).toEqual({ value: 0 })
  })

  it('merges neither different layers, nor steps without key, nor over a redo', () => {
    expect(step(step(start(), 1, 0, 'text-1'), 2, 10, 'text-2').past).toHaveLength(2)
    expect(step(step(start(), 1, 0), 2, 10).past).toHaveLength(2)
    const redone = redo(undo(step(start(), 1, 0, 'text-1')))
    expect(step(redone, 2, 10, 'text-1').past).toHaveLength(2)
  })

  it('keeps at least 200 steps and drops the oldest beyond its bound', () => {
    let history = start()
    for (let value = 1; value <= MAX_STEPS + 50; value += 1) history = step(history, value)
    expect(history.past).toHaveLength(MAX_STEPS)
    expect(MAX_STEPS).toBeGreaterThanOrEqual(200)
    expect(repeat(MAX_STEPS, history, undo).present.dokument).toEqual({ value: 50 })
  })

  it('adds no step when nothing changed', () => {
    const history = start()
    const same = record(history, { name: 'nichts', dokument: history.present.dokument, auswahl: ['x'], at: 0 })
    expect(same.past).toHaveLength(0)
    expect(same.present.auswahl).toEqual(['x'])
  })
})
