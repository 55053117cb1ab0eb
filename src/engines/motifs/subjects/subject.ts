import { TONES, type Tone } from '../color/tone.ts'
import { boxOf, type Box, type Path } from '../pen/path.ts'
import { createRandom, type Random } from '#src/base/random.ts'

/** Colour of a part: a natural one, or `main`, the one her words may change ("weiße Rose"). */
export type PartTone = Tone | 'main'

/** Piece of a subject, in painting order. */
export interface Part {
  /** `tube` is a stroke as thick as drawn (a frame, a wire), `line` one whose thickness the style says. */
  kind: 'fill' | 'tube' | 'line'
  path: Path
  tone: PartTone
  /** Darker or lighter step of the same colour. */
  step: 'base' | 'deep' | 'light'
  /** Shadow side that the style adds: of a round body, or a straight edge through the middle. */
  shade: 'none' | 'round' | 'half'
  /** Only what lies in this convex shape is drawn. */
  within: Path | null
  /** May be left out: small copies, few colours. */
  detail: boolean
  evenOdd: boolean
  /** Of a tube, in units of the box. */
  width: number
}

export type FillOptions = Partial<Pick<Part, 'step' | 'shade' | 'within' | 'detail' | 'evenOdd'>>

/** What a subject draws with. */
export interface Pen {
  fill(tone: PartTone, path: Path, options?: FillOptions): void
  tube(tone: PartTone, path: Path, width: number, options?: Pick<FillOptions, 'step' | 'detail'>): void
  /** Fine line on top: a vein, a seam, a crack. Always a detail. */
  line(tone: PartTone, path: Path, options?: Pick<FillOptions, 'step'>): void
}

/** Where a subject may be put: it stands on a line, lies at any angle, flies upright, hangs from above. */
const POSES = ['stands', 'lies', 'floats', 'hangs'] as const
type Pose = (typeof POSES)[number]

export const isPose = (word: string): word is Pose => POSES.some((pose) => pose === word)
export const isTone = (word: string): word is Tone => TONES.some((tone) => tone === word)

export interface Subject {
  /** German name, singular, as the page shows it. */
  name: string
  /** German synonyms and irregular plurals separated by blanks, lower case; endings and umlauts are found anyway. */
  words: string
  /** Natural main colours; the seed takes one. */
  tones: readonly [Tone, ...Tone[]]
  pose: Pose
  /** Size beside other things, 1 = a loaf of bread in a still life; a house is 2, a berry 0.4. Left out: 1. */
  size?: number
  draw(pen: Pen, random: Random): void
}

export interface Drawing {
  parts: readonly Part[]
  box: Box
}

/** One subject as the seed shapes it. */
export function drawSubject(subject: Subject, seed: number): Drawing {
  const parts: Part[] = []
  const plain = { step: 'base', shade: 'none', within: null, detail: false, evenOdd: false, width: 0 } as const
  subject.draw(
    {
      fill: (tone, path, options) => parts.push({ ...plain, kind: 'fill', tone, path, ...options }),
      tube: (tone, path, width, options) => parts.push({ ...plain, kind: 'tube', tone, path, width, ...options }),
      line: (tone, path, options) => parts.push({ ...plain, kind: 'line', tone, path, detail: true, ...options }),
    },
    createRandom(seed, subject.name),
  )
  const half = Math.max(0, ...parts.filter(({ kind }) => kind === 'tube').map(({ width }) => width / 2))
  const box = boxOf(parts.filter(({ kind }) => kind === 'fill').map(({ path }) => path))
  const tubes = boxOf(parts.filter(({ kind }) => kind !== 'fill').map(({ path }) => path))
  if (tubes.w === 0 && tubes.h === 0) return { parts, box }
  const left = Math.min(box.w === 0 ? Infinity : box.x, tubes.x - half)
  const top = Math.min(box.h === 0 ? Infinity : box.y, tubes.y - half)
  const right = Math.max(box.x + box.w, tubes.x + tubes.w + half)
  const bottom = Math.max(box.y + box.h, tubes.y + tubes.h + half)
  return { parts, box: { x: left, y: top, w: right - left, h: bottom - top } }
}
