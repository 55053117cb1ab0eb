import type { Box } from '../pen/path.ts'
import type { Figure } from '../scene.ts'
import type { Cmyk } from '../color/cmyk.ts'
import type { Drawing } from '../subjects/subject.ts'
import { draw, put, tilt, type Actor, type Stage } from '../stage.ts'

export interface Player {
  actor: Actor
  drawing: Drawing
  /** Size beside the others, the extremes drawn together. */
  size: number
}

/** Whether it hangs in the air. */
export function flies({ subject }: Actor): boolean {
  return subject.pose === 'floats' || subject.pose === 'hangs'
}

/** What grows on a stem: it may lean and turn, and hides its foot. */
export function isPlant({ subject }: Actor): boolean {
  return (
    /blume|blüte|pflanze|ähre|rose/.test(`${subject.name.toLowerCase()} ${subject.words}`) && subject.pose !== 'floats'
  )
}

const OUTDOORS =
  /^(Fahrrad|Hund|Katze|Hase|Igel|Fuchs|Huhn|Schaf|Hausschwein|Schneemann|Laterne|Gießkanne|Pilz|Kürbis|Vogel|Eule)$/

const GARLAND = /^(Christbaumkugel|Stern|Osterei|Herz|Kirsche|Apfel|Erdbeere|Pilz|Keks|Blatt|Traube|Zitrone)$/

/** What may be bound to a wreath. */
export function isBound(actor: Actor): boolean {
  return isPlant(actor) || GARLAND.test(actor.subject.name)
}

/** What is at home under the sky. */
export function isOutdoors(actor: Actor): boolean {
  const { name, size = 1 } = actor.subject
  const inside = /^(Sofa|Stuhl|Lampe|Kamin|Kleid|Weinflasche|Blatt|Blumenstrauß)$/.test(name)
  return !inside && (OUTDOORS.test(name) || isPlant(actor) || size >= 1.5)
}

/** Copies of one thing differ where she left its colour open. */
function varied(actor: Actor, copy: number): Actor {
  const { tones } = actor.subject
  if (actor.fixed || copy === 0) return actor
  const at = tones.indexOf(actor.main)
  return { ...actor, main: tones[(at + copy) % tones.length] ?? actor.main }
}

/** Actors repeated until there are enough; who was counted comes as often as she said. */
export function company({ random }: Stage, actors: readonly Actor[], wanted: number): Player[] {
  const out = actors.flatMap((actor) => Array.from({ length: actor.count ?? 1 }, (_, i) => varied(actor, i >> 1)))
  const free = actors.filter(({ count }) => count === null)
  for (let i = 0; out.length < wanted && free.length > 0; i += 1) {
    const next = free[i % free.length]
    if (next !== undefined) out.push(varied(next, Math.floor(i / free.length) + 1))
  }
  return out.map((actor) => player(actor, random))
}

export function player(actor: Actor, random: Stage['random']): Player {
  return { actor, drawing: draw(actor, random), size: Math.min(1.5, Math.max(0.55, actor.subject.size ?? 1)) ** 0.75 }
}

/** Width and height of a player at one unit. */
function extent({ drawing, size }: Player): [number, number] {
  const most = Math.max(drawing.box.w, drawing.box.h)
  return [(drawing.box.w / most) * size, (drawing.box.h / most) * size]
}

interface Row {
  players: Player[]
  width: number
  height: number
}

/** How far neighbours reach over each other. */
const LAP = 0.14

function lap(before: number, w: number): number {
  return Math.min(before, w) * LAP
}

function rowOf(players: Player[]): Row {
  const sizes = players.map(extent)
  const width = sizes.reduce((sum, [w], i) => sum + w - lap(sizes[i - 1]?.[0] ?? 0, w), 0)
  return { players, width, height: Math.max(0, ...sizes.map(([, h]) => h)) }
}

interface Ground {
  /** One row only. */
  flat?: boolean
  /** Where the table begins: nobody's foot is above it. */
  horizon?: number | null
}

/** Things that overlap as one group on a line: the large ones behind, the small ones in front, the box well filled. */
export function cluster(
  stage: Stage,
  actors: readonly Actor[],
  box: Box,
  behind: Cmyk,
  { flat = false, horizon = null }: Ground = {},
): Figure[] {
  const { random } = stage
  const ratio = box.w / box.h
  const least = actors.reduce((sum, { count }) => sum + (count ?? 1), 0)
  const open = actors.some(({ count }) => count === null)
  // As many as fill the box best.
  let rows: Row[] = []
  let best = { rows, part: -1 }
  for (let wanted = least; wanted <= Math.max(14, ratio * 5); wanted += 1) {
    rows = arrange(stage, company({ ...stage, random: random.fork(String(wanted)) }, actors, wanted), flat)
    const [w, h] = measure(rows)
    const part = Math.min(w / h / ratio, (ratio * h) / w)
    if (part > best.part + 0.04) best = { rows, part }
    if (!open || part > 0.8 || w / h > ratio * 2.2) break
  }
  rows = best.rows
  const [w, h] = measure(rows)
  const unit = Math.min(box.w / w, box.h / h)
  const room = Math.max(0, Math.min(box.w - w * unit, w * unit * 0.45))
  const foot = box.y + box.h - Math.max(0, box.h - h * unit) * 0.12
  const out: Figure[] = []
  for (const [i, row] of rows.entries()) {
    const front = i === rows.length - 1
    const raised = (rows.at(-1)?.height ?? 0) * unit * RAISED
    const line = front ? foot : Math.max(foot - raised, horizon === null ? 0 : Math.min(foot, horizon + 0.5))
    const wide = row.width * unit + (row.players.length > 1 ? room : 0)
    let x = box.x + (box.w - wide) / 2
    const gap = room / Math.max(1, row.players.length - 1)
    let before = 0
    const order = row.players.map((one, k) => {
      const [pw, ph] = extent(one)
      x += k === 0 ? 0 : gap - lap(before, pw) * unit
      before = pw
      const cx = x + (pw * unit) / 2
      x += pw * unit
      return { one, cx, ph: ph * unit }
    })
    for (const { one, cx, ph } of order.sort((a, b) => b.ph - a.ph)) {
      const most = Math.max(one.drawing.box.w, one.drawing.box.h)
      const scale = (one.size * unit) / most
      const place = {
        cx,
        cy: line - ph / 2,
        scale,
        mirrored: random.chance(0.4),
        halo: out.length > 0 || stage.stil === 'geometrisch',
      }
      out.push(put(stage, one.actor, one.drawing, { ...place, degrees: tilt(one.actor, random, 7) }, behind))
    }
  }
  return out
}

/** How far the back row stands behind the front one, in heights of that. */
const RAISED = 0.42

function arrange({ random }: Stage, players: Player[], flat: boolean): Row[] {
  const sorted = players.toSorted((a, b) => extent(b)[1] - extent(a)[1])
  if (sorted.length < 4 || flat) return [rowOf(random.shuffle(players))]
  const back = Math.ceil(sorted.length * 0.55)
  // Through a pretzel in front one would see what stands behind it.
  const ordered = [...sorted.filter(isHollow), ...sorted.filter((one) => !isHollow(one))]
  return [rowOf(random.shuffle(ordered.slice(0, back))), rowOf(random.shuffle(ordered.slice(back)))]
}

function isHollow({ actor }: Player): boolean {
  return /^(Brezel|Fahrrad|Stethoskop|Ring)$/.test(actor.subject.name)
}

function measure(rows: readonly Row[]): [number, number] {
  const [back, front] = rows
  const raised = front === undefined ? 0 : front.height * RAISED
  return [Math.max(...rows.map(({ width }) => width)), Math.max((back?.height ?? 0) + raised, front?.height ?? 0)]
}

/** Width by height of what an actor looks like. */
export function aspectOf(actor: Actor, { random }: Pick<Stage, 'random'>): number {
  const { box } = draw(actor, random.fork(actor.subject.name))
  return box.w / box.h
}

/** Width by height of what the actors look like, on the whole. */
export function meanAspect(stage: Stage): number {
  const { actors } = stage
  const logs = actors.map((actor) => Math.log(aspectOf(actor, stage)))
  return Math.exp(logs.reduce((sum, one) => sum + one, 0) / logs.length)
}

/** Columns and rows of fields that things of this shape fill best; as many as counted, otherwise as the seed likes. */
export function grid(
  ratio: number,
  aspect: number,
  wish: { count: number | null; least: number },
  random: Stage['random'],
): [number, number] {
  const { count, least } = wish
  const wanted = count ?? random.int(Math.max(2, least), Math.max(7, least + 2))
  let best: [number, number] = [wanted, 1]
  let worth = -Infinity
  for (let rows = 1; rows <= 6; rows += 1)
    for (let columns = 1; columns <= 10; columns += 1) {
      const free = columns * rows - wanted
      if (count === null ? Math.abs(free) > 1 || columns * rows < Math.max(2, least) : free < 0 || free >= columns)
        continue
      const shape = Math.abs(Math.log(((ratio * rows) / columns / aspect) * 1.1))
      const now = -shape - Math.max(0, free) * 0.25
      if (now > worth) [best, worth] = [[columns, rows], now]
    }
  return best
}
