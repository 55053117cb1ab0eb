import type { Farbe } from '#src/contract/dokument.ts'
import { PFAD, type PfadOp } from '../displayList.ts'
import type { Vektor } from './vektorSvg.ts'

/** The first two lines: head, and what the file says of its origin. No element of SVG may hide in the second. */
const KOPF =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+mm" height="[\d.]+mm" viewBox="0 0 ([\d.]+) ([\d.]+)" stroke-linecap="round" stroke-linejoin="round">$/
const HERKUNFT = /^<metadata>(?:<\?xpacket [^<>]*\?>|<\/?(?:x|rdf|Iptc4xmpExt):[^<>]*>|[^<>])*<\/metadata>$/
/** Every other line: a path, its paints, each with its inks (TINTE), and nothing else. */
const FORM =
  /^<path d="([^"]*)" fill="(?:none|#[\da-f]{6}" data-tinte="([\d. ]+))"(?: stroke="#[\da-f]{6}" data-tinte-linie="([\d. ]+)" stroke-width="([\d.]+)")?( fill-rule="evenodd")?\/>$/
const COMMANDS = /([MLCZhvz])([^MLCZhvz]*)/g

/** Numbers that follow each command, as `pfadToSvg` writes them. */
const COORDINATES: Record<string, number> = { M: 2, L: 2, C: 6, Z: 0 }
const CODES: Record<string, number> = { M: PFAD.move, L: PFAD.line, C: PFAD.curve, Z: PFAD.close }

function foreign(): never {
  throw new Error('A drawing of a foreign program')
}

const number = (text: string | undefined): number => {
  const value = Number(text)
  return text === undefined || text.trim() === '' || !Number.isFinite(value) ? foreign() : value
}

function inks(text: string): Farbe {
  const [c = -1, m = -1, y = -1, k = -1, ...more] = text.split(' ').map(number)
  return [c, m, y, k].every((ink) => ink >= 0 && ink <= 1) && more.length === 0 ? { c, m, y, k } : foreign()
}

interface Step {
  command: string
  numbers: number[]
}

/** Rectangles are written as "Mx yhwvhh-wz". */
function rectangle(steps: readonly Step[]): number[] {
  if (steps.map(({ command, numbers }) => command + numbers.length).join('') !== 'M2h1v1h1z0') return foreign()
  const [x = 0, y = 0, w = 0, h = 0] = steps.flatMap(({ numbers }) => numbers)
  return [PFAD.rect, x, y, w, h]
}

/** Path data that `pfadToSvg` wrote, back in mm. Throws for any other. */
export function parsePath(text: string): Float64Array {
  const steps = [...text.matchAll(COMMANDS)].map(([, command = '', rest = '']): Step => ({
    command,
    numbers: rest === '' ? [] : rest.split(' ').map(number),
  }))
  if (!/^[MLCZhvz]/.test(text)) foreign()
  const out: number[] = []
  for (let i = 0; i < steps.length; i++) {
    if (steps[i + 1]?.command === 'h') {
      out.push(...rectangle(steps.slice(i, i + 5)))
      i += 4
      continue
    }
    const { command, numbers } = steps[i] ?? foreign()
    const code = CODES[command]
    if (code === undefined || numbers.length !== COORDINATES[command]) return foreign()
    out.push(code, ...numbers)
  }
  return Float64Array.from(out)
}

function formOf(line: string): PfadOp {
  const [, d = '', fill, color, width, evenOdd] = FORM.exec(line) ?? foreign()
  return {
    op: 'pfad',
    d: parsePath(d),
    ...(fill !== undefined && { fill: inks(fill) }),
    ...(color !== undefined && { stroke: { color: inks(color), width: number(width) } }),
    evenOdd: evenOdd !== undefined,
  }
}

/** Whether these are the bytes of a drawing, and not of a picture. */
const isVektor = (bytes: Uint8Array): boolean => bytes[0] === 0x3c && bytes[1] === 0x73

/**
 * Reads a file of `writeVektor` again. No foreign SVG is taken anywhere: null for what does not begin like ours.
 * Throws where it begins so and goes on otherwise.
 */
export function readVektor(bytes: Uint8Array): Vektor | null {
  if (!isVektor(bytes)) return null
  const [kopf = '', herkunft = '', ...rest] = new TextDecoder().decode(bytes).split('\n')
  const [, w, h] = KOPF.exec(kopf) ?? []
  if (w === undefined || h === undefined) return null
  const [breite, hoehe] = [number(w), number(h)]
  const ganz = rest.at(-2) === '</svg>' && rest.at(-1) === ''
  if (!HERKUNFT.test(herkunft) || !ganz || breite === 0 || hoehe === 0) return foreign()
  return { breite, hoehe, formen: rest.slice(0, -2).map(formOf) }
}
