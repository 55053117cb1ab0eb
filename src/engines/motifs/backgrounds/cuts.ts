import { PFAD, pfadLength } from '#src/engines/print/rules.ts'
import { difference } from '../color/lab.ts'
import type { Stage } from '../stage.ts'
import { boxOf, transform, type Box, type Path } from '../pen/path.ts'
import type { Area, Figure, Item } from '../scene.ts'

type Room = Pick<Stage, 'sheet' | 'trim' | 'open' | 'colors'>

/** What reaches less than this over a border does not count as crossing it, mm. */
const TOUCH = 0.3

/** Least that is left of a thing at the trim, mm and as a part of it. */
const SPLINTER = { mm: 1.5, shape: 0.22, figure: 0.34 }

export function overlaps(box: Box, other: Box, by = TOUCH): boolean {
  return (
    box.x < other.x + other.w - by &&
    box.x + box.w > other.x + by &&
    box.y < other.y + other.h - by &&
    box.y + box.h > other.y + by
  )
}

export function boxOfFigure({ drawing, matrix }: Figure): Box {
  return boxOf(drawing.parts.map((part) => transform(part.path, matrix)))
}

/** A field that covers much of the sheet is cut on purpose: hills, stripes, tables, rays. */
function wide({ w, h }: Box, { open }: Room): boolean {
  return w > open.w * 0.62 || h > open.h * 0.62
}

/** Whether hardly anything of it would be left at the trim. */
function splinter({ x, y, w, h }: Box, { sheet, trim }: Room, part: number): boolean {
  const across = Math.min(x + w, sheet.w - trim) - Math.max(x, trim)
  const down = Math.min(y + h, sheet.h - trim) - Math.max(y, trim)
  const thin = (left: number, whole: number) =>
    left < whole - 0.01 && left < Math.max(Math.min(SPLINTER.mm, whole * 0.8), whole * part)
  return thin(across, w) || thin(down, h)
}

/** The pieces of a path that each begin with a move. */
function islands(path: Path): number[][] {
  const out: number[][] = []
  for (let i = 0; i < path.length;) {
    const length = pfadLength(path[i])
    if (path[i] === PFAD.move) out.push([])
    out.at(-1)?.push(...path.slice(i, i + length))
    i += length
  }
  return out
}

/** Fields that run on into the calm part and have to be ended by its edge. */
export function crossing(items: readonly Item[], calm: Box, room: Room): number {
  const loud = (item: Item): item is Area => item.kind === 'area' && difference(item.color, room.colors.ground) >= 10
  return items.filter(
    (item) =>
      loud(item) &&
      (item.raised
        ? overlaps(boxOf([item.path]), calm, 1.2)
        : islands(item.path).some((path) => {
            const box = boxOf([path])
            return wide(box, room) && overlaps(box, calm, 1.2)
          })),
  ).length
}

/** Leaves out what a border would cut by accident: things that reach into the calm part, splinters at the trim. */
export function cleared(items: readonly Item[], calm: Box | null, room: Room): Item[] {
  const cut = (box: Box) => calm !== null && overlaps(box, calm)
  return items.flatMap((item): Item[] => {
    if (item.kind === 'figure') {
      const box = boxOfFigure(item)
      return cut(box) || splinter(box, room, SPLINTER.figure) ? [] : [item]
    }
    if (item.raised) return [item]
    const quiet = difference(item.color, room.colors.ground) < 10
    const stays = (path: Path) => {
      const box = boxOf([path])
      return wide(box, room) || !((cut(box) && !quiet) || splinter(box, room, SPLINTER.shape))
    }
    if (item.evenOdd) return stays(item.path) ? [item] : []
    const pieces = islands(item.path)
    const left = pieces.filter(stays)
    return left.length === 0 ? [] : left.length === pieces.length ? [item] : [{ ...item, path: left.flat() }]
  })
}
