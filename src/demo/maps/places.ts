import { geoConicConformal, geoEquirectangular, geoMercator, geoPath } from 'd3-geo'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import {
  BUNDESLAENDER,
  type Bundesland,
  isBundesland,
  LEITREGIONEN,
  type Ort,
  ORTE,
} from '#src/engines/addresses/rules.ts'
import type { Blatt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import daten from '#src/domain/zielgruppe/karte/leitregionen.json'
import type { Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'

/** The sheet that everything is drawn on. */
export const SHEET: Blatt = { breite: 600, hoehe: 800 }
const EDGE = 16

// A copy by way of text: the type of an imported file says "string" where topojson asks for its own words.
const topology: Topology<{ leitregionen: GeometryCollection<{ plz: string }> }> = JSON.parse(JSON.stringify(daten))
const { leitregionen } = topology.objects
const land = feature(topology, leitregionen)
const border = mesh(topology, leitregionen, (a, b) => a === b)
// A slit between two regions, 800 m long, is no border.
border.coordinates = border.coordinates.filter(({ length }) => length > 3)

export interface Place extends Punkt {
  ort: Ort
}

interface State {
  code: Bundesland
  name: string
  inhabitants: number
}

export const inhabitantsOf = ({ einwohnerTausend }: Ort): number => einwohnerTausend * 1000

/** The states with the inhabitants of their known places, by name. */
export const STATES: readonly State[] = Object.keys(BUNDESLAENDER)
  .filter(isBundesland)
  .map((code) => ({
    code,
    name: BUNDESLAENDER[code],
    inhabitants: ORTE.filter(({ bundesland }) => bundesland === code).reduce((sum, ort) => sum + inhabitantsOf(ort), 0),
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'de'))

const INHABITANTS = new Map<string, number>()
for (const ort of ORTE) {
  // A large city has several Leitregionen, which are taken for equal.
  const regions = LEITREGIONEN.filter((region) =>
    ort.plz.some(([from, to]) => Number(region) >= Math.floor(from / 1000) && Number(region) <= Math.floor(to / 1000)),
  )
  for (const region of regions)
    INHABITANTS.set(region, (INHABITANTS.get(region) ?? 0) + inhabitantsOf(ort) / regions.length)
}
const MOST = Math.max(...INHABITANTS.values())

export const CLASSES = 5

/** From the ground of the map to the primary colour. */
export const shadeOf = (step: number): string =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${25 + (step * 75) / (CLASSES - 1)}%, var(--mui-palette-schreibtisch))`

const PROJECTION = {
  // With the parallels and the meridian that German maps use.
  conic: () =>
    geoConicConformal()
      .parallels([48 + 2 / 3, 53 + 2 / 3])
      .rotate([-10.5, 0]),
  mercator: geoMercator,
  plain: geoEquirectangular,
}
export type Projection = keyof typeof PROJECTION
export const PROJECTIONS = ['conic', 'mercator', 'plain'] as const satisfies readonly Projection[]

/** The land, its Leitregionen by their inhabitants, and every known place, large ones first, so that small ones lie above them. */
export function mapOf(projection: Projection) {
  const corner: [number, number] = [SHEET.breite - EDGE, SHEET.hoehe - EDGE]
  const project = PROJECTION[projection]().fitExtent([[EDGE, EDGE], corner], land)
  const path = geoPath(project).digits(1)
  const places = ORTE.map((ort): Place => {
    const [x, y] = project([ort.lon, ort.lat]) ?? [0, 0]
    return { ort, x, y }
  })
  const regions = land.features.map((region) => {
    const { plz } = region.properties
    const inhabitants = Math.round(INHABITANTS.get(plz) ?? 0)
    // By the root: a few large cities would leave all others in one class.
    const step = Math.min(CLASSES - 1, Math.floor(Math.cbrt(inhabitants / MOST) * CLASSES))
    return { plz, d: path(region) ?? '', inhabitants, step }
  })
  return {
    places: places.toSorted((a, b) => b.ort.einwohnerTausend - a.ort.einwohnerTausend),
    // Nothing is known of the others.
    regions: regions.filter(({ inhabitants }) => inhabitants > 0),
    outline: path(border) ?? '',
  }
}
