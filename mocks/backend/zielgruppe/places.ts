import { ORTE, ortZuPlz, plzPasstZuOrt } from '#src/domain/zielgruppe/orte.ts'

export interface Lage {
  plz: string
  ort: string
  bundesland: string
  /** Degrees. */
  lat: number
  lon: number
  /** In one of the known larger places, else in a village of its Leitregion. */
  stadt: boolean
}

/** km of one degree. */
export const KM_PER_LAT = 111.2
export const kmPerLon = (lat: number) => KM_PER_LAT * Math.cos((lat * Math.PI) / 180)

/** The earth counts as flat around the first of two points. */
export const kmZwischen = (a: Pick<Lage, 'lat' | 'lon'>, b: Pick<Lage, 'lat' | 'lon'>): number =>
  Math.hypot((b.lat - a.lat) * KM_PER_LAT, (b.lon - a.lon) * kmPerLon(a.lat))

const known = new Map<string, Lage | null>()

/** Where a PLZ lies: always the same synthetic spot, in its place or in the country around the nearest one. */
export function lageOf(plz: string): Lage | null {
  let lage = known.get(plz)
  if (lage === undefined) {
    lage = findLage(plz)
    known.set(plz, lage)
  }
  return lage
}

function findLage(plz: string): Lage | null {
  const ort = ortZuPlz(plz)
  if (!ort) return null
  const stadt = plzPasstZuOrt(Number(plz), ort)
  const mixed = hash(Number(plz))
  const angle = ((mixed & 0xffff) / 0x10000) * 2 * Math.PI
  const share = ((mixed >>> 16) & 0xff) / 256
  const radius = stadt ? Math.sqrt(share) * Math.sqrt(ort.einwohnerTausend) * 0.32 : 8 + share * 24
  return {
    plz,
    ort: stadt ? ort.name : village(mixed),
    bundesland: ort.bundesland,
    lat: ort.lat + (radius * Math.sin(angle)) / KM_PER_LAT,
    lon: ort.lon + (radius * Math.cos(angle)) / kmPerLon(ort.lat),
    stadt,
  }
}

function hash(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 7), 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> 0
}

const VORN = ['', '', '', 'Ober', 'Unter', 'Neu', 'Alt', 'Groß', 'Klein']
const MITTE = ['Eichen', 'Birken', 'Linden', 'Mühlen', 'Wiesen', 'Buchen', 'Stein', 'Kirch', 'Erlen', 'Hasel', 'Schön']
const HINTEN = ['dorf', 'hausen', 'bach', 'feld', 'rode', 'walde', 'berg', 'heim', 'au', 'tal']

/** An invented village name. */
function village(mixed: number): string {
  const vorn = VORN[mixed % VORN.length] ?? ''
  const mitte = MITTE[(mixed >>> 8) % MITTE.length] ?? ''
  return `${vorn}${vorn ? mitte.toLowerCase() : mitte}${HINTEN[(mixed >>> 16) % HINTEN.length] ?? ''}`
}

/** PLZ of the known places with their weight, and of villages around them. */
export function plzPools(): { staedte: { plz: string[]; gewicht: number }[]; doerfer: string[] } {
  const staedte = ORTE.map(({ plz, einwohnerTausend }) => ({
    plz: plz.flatMap(([von, bis]) => range(von, bis)).filter((nummer) => lageOf(nummer) !== null),
    gewicht: einwohnerTausend,
  }))
  const doerfer = Array.from({ length: 8000 }, (_, i) => String(1_001 + Math.floor(i * 12.3)).padStart(5, '0')).filter(
    (plz) => lageOf(plz)?.stadt === false,
  )
  return { staedte, doerfer }
}

/** Some PLZ of a range: not every number in it is a delivery area. */
function range(von: number, bis: number): string[] {
  const step = Math.max(1, Math.floor((bis - von) / 60))
  const all: string[] = []
  for (let plz = von; plz <= bis; plz += step) all.push(String(plz).padStart(5, '0'))
  return all
}
