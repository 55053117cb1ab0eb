export interface Degrees {
  lon: number
  lat: number
}

export interface Spot {
  x: number
  y: number
}

export const PROJECTIONS = ['conic', 'mercator', 'plain'] as const
export type Projection = (typeof PROJECTIONS)[number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** How far a latitude lies from the equator on a map that keeps angles. */
const stretched = (lat: number) => Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))

/** Lambert's conic projection with the parallels and the meridian that German maps use. */
const [LOW, HIGH, MIDDLE] = [48 + 2 / 3, 53 + 2 / 3, 10.5]
const CONE = Math.log(Math.cos(radians(LOW)) / Math.cos(radians(HIGH))) / (stretched(HIGH) - stretched(LOW))
const RADIUS = (Math.cos(radians(LOW)) * Math.exp(CONE * stretched(LOW))) / CONE

/** Y grows downwards, as on a screen. */
const raw: Record<Projection, (place: Degrees) => Spot> = {
  conic: ({ lon, lat }) => {
    const radius = RADIUS * Math.exp(-CONE * stretched(lat))
    const angle = CONE * radians(lon - MIDDLE)
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) }
  },
  mercator: ({ lon, lat }) => ({ x: radians(lon), y: -stretched(lat) }),
  plain: ({ lon, lat }) => ({ x: radians(lon), y: -radians(lat) }),
}

/** The sheet that everything is drawn on. */
export const SHEET = { width: 600, height: 800 } as const
const EDGE = 16

/** Lays the places into the middle of the sheet, as large as they fit. */
export function projectionOnto(projection: Projection, places: readonly Degrees[]): (place: Degrees) => Spot {
  const spots = places.map(raw[projection])
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min((SHEET.width - 2 * EDGE) / width, (SHEET.height - 2 * EDGE) / height)
  return (place) => {
    const { x, y } = raw[projection](place)
    return {
      x: SHEET.width / 2 + (x - left - width / 2) * scale,
      y: SHEET.height / 2 + (y - top - height / 2) * scale,
    }
  }
}
