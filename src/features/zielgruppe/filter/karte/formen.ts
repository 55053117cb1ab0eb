import { geoCircle, geoPath, geoTransverseMercator } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { Blatt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import type { Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'
import daten from '#src/domain/zielgruppe/karte/leitregionen.json'
import { PLZ_PUNKTE, type PlzPunkt, type Stelle } from '#src/domain/zielgruppe/karte/punkte.ts'
import { REGIONEN, type Region } from '#src/domain/zielgruppe/karte/regionen.ts'

/** Sheet of the map: its unit is that of the drawing, its sides are as 4 to 5. */
export const BLATT: Blatt = { breite: 640, hoehe: 800 }
const RAND = 8

// A copy by way of text: the type of an imported file says "string" where topojson asks for its own words.
const topologie: Topology<{ leitregionen: GeometryCollection<{ plz: string }> }> = JSON.parse(JSON.stringify(daten))
const regionen = feature(topologie, topologie.objects.leitregionen)

/** Around the meridian through the middle of Germany: lengths are true to a few thousandths everywhere. */
const projektion = geoTransverseMercator()
  .rotate([-10.4, 0])
  .fitExtent(
    [
      [RAND, RAND],
      [BLATT.breite - RAND, BLATT.hoehe - RAND],
    ],
    regionen,
  )
const path = geoPath(projektion)

export function aufKarte({ lat, lon }: Stelle): Punkt {
  const [x, y] = projektion([lon, lat]) ?? [0, 0]
  return { x, y }
}

export function queue({ x, y }: Punkt): Stelle | null {
  const [lon, lat] = projektion.invert?.([x, y]) ?? []
  return lon === undefined || lat === undefined ? null : { lat, lon }
}

export interface RegionForm extends Region, Punkt {
  d: string
  /** Shorter side of the shape's frame. */
  platz: number
}

function formOf(region: Region): RegionForm {
  const shape = regionen.features.find(({ properties }) => properties.plz === region.leitregion)
  if (!shape) return { ...region, d: '', x: 0, y: 0, platz: 0 }
  const [[left, top], [right, bottom]] = path.bounds(shape)
  const [x, y] = path.centroid(shape)
  return { ...region, d: path(shape) ?? '', x, y, platz: Math.min(right - left, bottom - top) }
}

export const FORMEN: readonly RegionForm[] = REGIONEN.map(formOf)

export interface PunktForm extends PlzPunkt, Punkt {}
export const PUNKTE: readonly PunktForm[] = PLZ_PUNKTE.map((punkt) => ({ ...punkt, ...aufKarte(punkt) }))

/** km of one degree on the sphere that d3-geo draws on. */
const KM_JE_GRAD = 111.195

/** A circle of true size on the earth. */
export const kreisPfad = ({ lat, lon }: Stelle, km: number): string =>
  path(
    geoCircle()
      .center([lon, lat])
      .radius(km / KM_JE_GRAD)(),
  ) ?? ''

/** Radius of a circle on the sheet. */
export function radiusAufKarte(mitte: Stelle, km: number): number {
  const [von, bis] = [aufKarte(mitte), aufKarte({ ...mitte, lat: mitte.lat + km / KM_JE_GRAD })]
  return Math.hypot(bis.x - von.x, bis.y - von.y)
}
