import { describe, expect, it, test } from 'vitest'
import { mirror, move, turn } from '#src/engines/motifs/pen/path.ts'
import * as shapes from '#src/engines/motifs/pen/shapes.ts'
import { path } from '#src/engines/motifs/pen/svgPath.ts'
import { SUBJECTS } from '#src/engines/motifs/subjects/index.ts'
import { drawLines, type Lines } from '#src/engines/motifs/subjects/lines.ts'
import { drawSubject, isPose, isTone, type Part } from '#src/engines/motifs/subjects/subject.ts'
import { createRandom } from '#src/base/random.ts'

const partsOf = (lines: Lines, seed = 1): readonly Part[] =>
  drawSubject({ name: 'x', words: '', tones: ['red'], pose: 'lies', draw: drawLines(lines) }, seed).parts

/** Figures, by the corners of lines that are drawn with them. */
const figuresOf = (...formulas: string[]): readonly number[] =>
  formulas.map((formula) => partsOf([`a = ${formula}`, 'fill red: polygon(a, 0)'])[0]?.path[1] ?? Number.NaN)

describe('a part', () => {
  const outline = path('M1,2 L3,4 L5,0 Z')
  const plain = {
    kind: 'fill',
    path: outline,
    step: 'base',
    shade: 'none',
    within: null,
    detail: false,
    evenOdd: false,
  }

  test.each<[string, Partial<Part>]>([
    ['fill red', { tone: 'red' }],
    ['fill main deep round', { tone: 'main', step: 'deep', shade: 'round' }],
    ['fill cream half detail evenOdd', { tone: 'cream', shade: 'half', detail: true, evenOdd: true }],
    ['fill grey detail light', { tone: 'grey', step: 'light', detail: true }],
    ['fill green base', { tone: 'green' }],
    ['tube dark 2.4 detail', { kind: 'tube', tone: 'dark', width: 2.4, detail: true }],
    ['tube dark thick', { kind: 'tube', tone: 'dark', width: 3 }],
    ['line white light', { kind: 'line', tone: 'white', step: 'light', detail: true }],
    ['fill band in egg', { tone: 'blue', within: path('M0,0 L9,9 L0,9 Z') }],
  ])('%s is what it says', (said, part) => {
    const names = ['thick = 3', 'band = blue', 'egg = M0,0 L9,9 L0,9 Z']
    expect(partsOf([...names, `${said}: M1,2 L3,4 L5,0 Z`])).toEqual([{ ...plain, width: 0, ...part }])
  })

  test.each([
    ['arc(1, 2, 3, 0, 90)', shapes.arc(1, 2, 3, 0, 90)],
    ['circle(1, 2, 3)', shapes.circle(1, 2, 3)],
    ['ellipse(1, 2, 3, 4, 30)', shapes.ellipse(1, 2, 3, 4, 30)],
    ['leaf(1, 2, 3, 4)', shapes.leaf(1, 2, 3, 4)],
    ['polygon(1, 2, 3, 4, 5, 0)', shapes.polygon([1, 2, 3, 4, 5, 0])],
    ['rect(1, 2, 9, 8)', shapes.rect(1, 2, 9, 8)],
    ['rect(1, 2, 9, 8, 3)', shapes.rect(1, 2, 9, 8, 3)],
    ['rect(1, 2, 9, 8, 1, 2, 3, 4)', shapes.rect(1, 2, 9, 8, [1, 2, 3, 4])],
    ['ring(1, 2, 9, 8)', shapes.ring(1, 2, 9, 8)],
    ['segment(1, 2, 9, 0, 90)', shapes.segment(1, 2, 9, 0, 90)],
    ['smooth(1, 2, 3, 4, 5, 0)', shapes.smooth([1, 2, 3, 4, 5, 0])],
    ['star(1, 2, 9, 6, 0.4)', shapes.star(1, 2, 9, 6, 0.4)],
    ['strand(2, 3, 1, 2, 3, 4, 5, 0)', shapes.strand([1, 2, 3, 4, 5, 0], 2, 3)],
    ['mirror(circle(1, 2, 3))', mirror(shapes.circle(1, 2, 3))],
    ['mirror(circle(1, 2, 3), 9)', mirror(shapes.circle(1, 2, 3), 9)],
    ['turn(circle(1, 2, 3), 30, 4, 5)', turn(shapes.circle(1, 2, 3), 30, 4, 5)],
    ['move(circle(1, 2, 3), 4, 5)', move(shapes.circle(1, 2, 3), 4, 5)],
    ['flip(circle(1, 2, 3), 1)', mirror(shapes.circle(1, 2, 3))],
    ['flip(circle(1, 2, 3), 0)', shapes.circle(1, 2, 3)],
    ['join(circle(1, 2, 3), circle(4, 5, 6))', [...shapes.circle(1, 2, 3), ...shapes.circle(4, 5, 6)]],
    ['M-1,2 L{1 + 2},-{3} C{0.5},1 2,3 {2 * 2},5 Z', path('M-1,2 L3,-3 C0.5,1 2,3 4,5 Z')],
    ['M{-1},2 L3,4', path('M-1,2 L3,4')],
  ])('%s has its outline', (text, drawn) => {
    expect(partsOf([`fill red: ${text}`])[0]?.path).toEqual(drawn)
  })
})

describe('figures', () => {
  it('are reckoned as everywhere', () => {
    expect(figuresOf('1 + 2 * 3', '(1 + 2) * 3', '8 - 3 - 2', '8 / 4 / 2', '7 % 4 * 2', '-2 * -3', '2 - -1')).toEqual([
      7, 9, 3, 1, 6, 6, 3,
    ])
    expect(figuresOf('1 < 2 ? 3 : 4', '2 < 2 ? 3 : 4', '3 < 2 ? 3 : 4')).toEqual([3, 4, 4])
    expect(figuresOf('1 == 2 ? 3 : 1 + 1 == 2 ? 5 : 6', 'abs(3 - 5)', 'min(4, 2, 3)', 'nth(1, 7, 8, 9)')).toEqual([
      5, 2, 2, 8,
    ])
  })

  it('of chance are drawn in the order of the lines', () => {
    const lines = ['a = between(2, 6)', 'b = int(1, 9)', 'c = chance(0.5) ? 1 : 2', 'd = pick(3, 5, 8)']
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const random = createRandom(seed, 'x')
      const drawn = [random.between(2, 6), random.int(1, 9), random.chance(0.5) ? 1 : 2, random.pick([3, 5, 8])]
      expect(partsOf([...lines, 'fill red: polygon(a, b, c, d)'], seed)[0]?.path).toEqual(shapes.polygon(drawn))
    }
  })
})

describe('lines in brackets', () => {
  const xs = (lines: Lines) => partsOf(lines).map((part) => part.path[1])
  const dot = 'fill red: polygon(x, 0)'

  it('are drawn where it is so, else those behind it', () => {
    const either = (when: string): Lines => [`if ${when}`, ['x = 1', dot], 'else', ['x = 2', dot], 'x = 3', dot]
    expect([xs(either('1 < 2')), xs(either('2 < 1'))]).toEqual([
      [1, 3],
      [2, 3],
    ])
    expect(xs(['x = 3', 'if 2 < 1', ['x = 1', dot], 'if 1 < 2', ['x = 4', dot], dot])).toEqual([4, 4])
  })

  it('are drawn once for each', () => {
    expect(xs(['each x: 4 -5 6', [dot]])).toEqual([4, -5, 6])
    expect(xs(['a = 7', 'each x tone: 1 red, a+1 blue', ['fill tone: polygon(x, 0)']])).toEqual([1, 8])
    expect(partsOf(['each x tone: 1 red, 2 blue', ['fill tone: polygon(x, 0)']]).map(({ tone }) => tone)).toEqual([
      'red',
      'blue',
    ])
    expect(xs(['each x to 3', ['each y to x', ['fill red: polygon(x * 10 + y, 0)']]])).toEqual([10, 20, 21])
    // The end is looked at before each round.
    expect(xs(['end = 9', 'each x to end', [dot, 'end = 2']])).toEqual([0, 1])
  })

  it('may be remarked on', () => {
    expect(xs(['# Behind it: the first.', 'x = 1', '# y', dot])).toEqual([1])
  })
})

test.each<[string, Lines, RegExp]>([
  ['a colour that is none', ['fill gren: circle(1, 2, 3)'], /^gren is not known in gren$/],
  ['a shape that is none', ['fill red: cube(1, 2)'], /^cube\(\) is not known$/],
  ['a bracket that is missing', ['fill red: circle(1, 2'], /^\) is missing/],
  ['a choice without its other half', ['a = 1 ? 2'], /^: is missing/],
  ['a formula that stops', ['a = 1 +'], /^the end is not known/],
  ['a sign too much', ['a = 1 2'], /^2 is too much in 1 2$/],
  ['a word of the pen as a name', ['deep = 1'], /^deep cannot be a name$/],
  ['a name in capitals', ['each A: 1', ['b = 1']], /^A cannot be a name$/],
  ['a name that goes without', ['each x y: 1 2, 3', ['a = x']], /: 1 2, 3 has a name without a value$/],
  ['a line that begins otherwise', ['x fill red: circle(1, 2, 3)'], /says nothing$/],
  ['a line that says nothing', ['circle(1, 2, 3)'], /says nothing$/],
  ['lines that belong to no line', [['a = 1']], /belongs to no line$/],
  ['lines behind one that takes none', ['a = 1', ['b = 1']], /^a = 1 takes no lines$/],
  ['a name without a value', ['if 2 < 1', ['a = 1'], 'fill red: polygon(a, 1)'], /^a has no value yet$/],
  ['a word where a figure is due', ['fill red: circle(red, 2, 3)'], /^red is not a figure$/],
  ['a figure where an outline is due', ['fill red: 1 + 2'], /^3 is not an outline$/],
])('%s is refused', (_, lines, message) => {
  expect(() => partsOf(lines)).toThrow(message)
})

describe('every subject', () => {
  it('can be drawn, in figures alone', () => {
    const drawn = SUBJECTS.flatMap((subject) =>
      [1, 2, 3].map((seed) => [subject.name, drawSubject(subject, seed)] as const),
    )
    const wrong = drawn.filter(([, { parts, box }]) => {
      const figures = [...parts.flatMap((part) => part.path), box.x, box.y, box.w, box.h]
      return parts.length < 2 || !figures.every(Number.isFinite) || box.w > 115 || box.h > 125
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('knows its colours and where it may stand', () => {
    expect(['red', 'main', 'Red', ''].map(isTone)).toEqual([true, false, false, false])
    expect(['stands', 'lies', 'floats', 'hangs', 'sits'].map(isPose)).toEqual([true, true, true, true, false])
    expect(SUBJECTS.filter(({ tones }) => tones.length < 1 || !tones.every(isTone))).toEqual([])
  })
})
