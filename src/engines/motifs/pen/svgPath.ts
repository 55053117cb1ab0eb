import { PFAD } from '#src/engines/print/rules.ts'
import type { Path } from './path.ts'

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g

/** Writes a path as in SVG, points as `x,y`: M L H V C S Q Z, capital letters absolute, small ones relative; no arcs. */
export function path(text: string): Path {
  const tokens = text.match(TOKEN) ?? []
  const out: number[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let handle: readonly [number, number] | null = null
  let command = ''
  let i = 0
  const number = () => Number(tokens[i++])
  const point = (relative: boolean): [number, number] => {
    const px = number() + (relative ? x : 0)
    return [px, number() + (relative ? y : 0)]
  }
  const goTo = (nx: number, ny: number) => {
    x = nx
    y = ny
  }
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) command = tokens[i++] ?? ''
    const relative = command === command.toLowerCase()
    const kind = command.toUpperCase()
    let nextHandle: readonly [number, number] | null = null
    if (kind === 'Z') {
      out.push(PFAD.close)
      goTo(startX, startY)
    } else if (kind === 'M') {
      goTo(...point(relative))
      ;[startX, startY] = [x, y]
      out.push(PFAD.move, x, y)
      command = relative ? 'l' : 'L'
    } else if (kind === 'L' || kind === 'H' || kind === 'V') {
      if (kind === 'L') goTo(...point(relative))
      else if (kind === 'H') goTo(number() + (relative ? x : 0), y)
      else goTo(x, number() + (relative ? y : 0))
      out.push(PFAD.line, x, y)
    } else if (kind === 'C' || kind === 'S') {
      const first = kind === 'C' ? point(relative) : ([2 * x - (handle?.[0] ?? x), 2 * y - (handle?.[1] ?? y)] as const)
      const second = point(relative)
      const end = point(relative)
      out.push(PFAD.curve, ...first, ...second, ...end)
      nextHandle = second
      goTo(...end)
    } else if (kind === 'Q') {
      const q = point(relative)
      const end = point(relative)
      out.push(PFAD.curve, x + ((q[0] - x) * 2) / 3, y + ((q[1] - y) * 2) / 3)
      out.push(end[0] + ((q[0] - end[0]) * 2) / 3, end[1] + ((q[1] - end[1]) * 2) / 3, ...end)
      goTo(...end)
    } else throw new Error(`path command ${command} is not known`)
    handle = nextHandle
  }
  return out
}
