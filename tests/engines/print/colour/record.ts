import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Asks argyll how 1 000 patches look through our output profile, and records its answers beside this file:
 * `node tests/engines/print/colour/record.ts`, with argyll's `xicclu` installed. No test needs it.
 */
const PROFIL = join(import.meta.dirname, '../../../../public/druckprofil/FOGRA39L.icc')
const SRGB = '/usr/share/color/argyll/ref/sRGB.icm'
const SEED = 16

let state = SEED
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const steps = (count: number) => Array.from({ length: count }, (_, i) => i / (count - 1))
const cross = (values: readonly number[], inputs: number): number[][] =>
  inputs === 0 ? [[]] : cross(values, inputs - 1).flatMap((rest) => values.map((value) => [...rest, value]))
const some = (count: number, inputs: number) =>
  Array.from({ length: count }, () => Array.from({ length: inputs }, () => Number(random().toFixed(4))))

/** Grid, edges (ramps of one, two and three inks) and chance. */
function inkPatches(): number[][] {
  const ramps = cross([0, 1], 4).filter((inks) => inks.some((ink) => ink > 0))
  const edges = ramps.slice(0, 12).flatMap((inks) =>
    steps(14)
      .slice(1, 13)
      .map((v) => inks.map((ink) => ink * v)),
  )
  return [...cross(steps(4), 4), ...edges, ...some(600 - 256 - edges.length, 4)]
}

function screenPatches(): number[][] {
  const greys = steps(27).map((v) => [v, v, v])
  return [...cross(steps(5), 3), ...greys, ...some(400 - 125 - 27, 3)]
}

function xicclu(options: readonly string[], profile: string, rows: readonly number[][]): number[][] {
  const input = `${rows.map((row) => row.join(' ')).join('\n')}\n`
  const said = execFileSync('xicclu', [...options, profile], { input, maxBuffer: 1e8 }).toString()
  return said
    .split('\n')
    .filter((line) => line.includes('->'))
    .map((line) => (/-> ([-\d. ]+) \[[A-Za-z]+\](?: \(clip\))?$/.exec(line)?.[1] ?? '').split(' ').map(Number))
}

const look = (inks: number[][]) => xicclu(['-ff', '-ir'], PROFIL, inks)
const shown = (lab: number[][]) => xicclu(['-fb', '-ir', '-pl'], SRGB, lab)

const inks = inkPatches()
const inksLab = look(inks)
const screen = screenPatches()
const screenLab = xicclu(['-ff', '-ir', '-pl'], SRGB, screen)
const screenInks = xicclu(['-fb', '-ir'], PROFIL, screenLab)
const screenLook = look(screenInks)

const line = (...parts: (readonly number[] | undefined)[]) =>
  parts.map((part) => (part ?? []).map((value) => String(Number(value.toFixed(5)))).join(' ')).join(';')
const inksShown = shown(inksLab)
const screenShown = shown(screenLook)
const lines = [
  'rgb;lab;cmyk;look;shown',
  ...inks.map((patch, i) => line([], [], patch, inksLab[i], inksShown[i])),
  ...screen.map((patch, i) => line(patch, screenLab[i], screenInks[i], screenLook[i], screenShown[i])),
]
writeFileSync(join(import.meta.dirname, 'patches.csv'), `${lines.join('\n')}\n`)
