import { SHEET, type Spot } from './projections.ts'

/** The part of the sheet that is seen: it is enlarged `zoom` times and then moved. */
export interface View extends Spot {
  zoom: number
}

export const WHOLE: View = { zoom: 1, x: 0, y: 0 }
export const MAX_ZOOM = 12

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Never beyond the edge of the sheet. */
const kept = ({ zoom, x, y }: View): View => ({
  zoom,
  x: between(SHEET.width * (1 - zoom), x, 0),
  y: between(SHEET.height * (1 - zoom), y, 0),
})

const MIDDLE: Spot = { x: SHEET.width / 2, y: SHEET.height / 2 }

/** What lies under the spot stays under it. */
export function zoomed(view: View, factor: number, at: Spot = MIDDLE): View {
  const zoom = between(1, view.zoom * factor, MAX_ZOOM)
  const grown = zoom / view.zoom
  return kept({ zoom, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown })
}

export const moved = (view: View, by: Spot): View => kept({ ...view, x: view.x + by.x, y: view.y + by.y })

/** Shows these spots, with some land around them. */
export function around(spots: readonly Spot[]): View {
  if (spots.length === 0) return WHOLE
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const zoom = between(1, Math.min(SHEET.width / (right - left + 60), SHEET.height / (bottom - top + 60)), MAX_ZOOM / 2)
  return kept({
    zoom,
    x: SHEET.width / 2 - ((left + right) / 2) * zoom,
    y: SHEET.height / 2 - ((top + bottom) / 2) * zoom,
  })
}

const STEP = 60

/** What a key does to the view; undefined for keys that are not the map's. */
export function viewAfterKey(view: View, key: string): View | undefined {
  const changes: Record<string, () => View> = {
    '+': () => zoomed(view, 1.5),
    '=': () => zoomed(view, 1.5),
    '-': () => zoomed(view, 1 / 1.5),
    '0': () => WHOLE,
    ArrowLeft: () => moved(view, { x: STEP, y: 0 }),
    ArrowRight: () => moved(view, { x: -STEP, y: 0 }),
    ArrowUp: () => moved(view, { x: 0, y: STEP }),
    ArrowDown: () => moved(view, { x: 0, y: -STEP }),
  }
  return changes[key]?.()
}
