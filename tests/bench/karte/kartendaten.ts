import { readFileSync, writeFileSync } from 'node:fs'
import { BUNDESLAENDER } from '#src/engines/addresses/places/bundeslaender.ts'
import { orteZu } from '#src/engines/addresses/places/verzeichnis.ts'
import { LEITREGIONEN, ORTE } from '#src/engines/addresses/places/orte.ts'

/**
 * Makes the files of the map: `node tests/bench/karte/kartendaten.ts plz.csv leitregionen.topojson`.
 *
 * - `plzPunkte.json` of a table plz;ort;land;gemeinde;lat;lon (GeoNames postal codes of Germany, CC BY 4.0): each PLZ that
 *   is a delivery area, with its middle and a name. One text for each Leitregion and Bundesland; each entry is the last
 *   three digits of the PLZ, latitude and longitude in thousandths of a degree counted from 47 N and 5 E, then the name,
 *   which is left out where it is that of the entry before.
 * - `leitregionen.json` of the shapes (OpenStreetMap, ODbL): without the columns that the map does not show.
 */
const [, , plzCsv = '', shapes = ''] = process.argv
const target = 'src/domain/zielgruppe/karte/'

interface Zeile {
  ort: string
  land: string
  lat: number
  lon: number
}

const codes = new Map(Object.entries(BUNDESLAENDER).map(([code, name]) => [name as string, code]))
const jePlz = new Map<string, Zeile[]>()
for (const line of readFileSync(plzCsv, 'utf8').trim().split('\n').slice(1)) {
  const [plz = '', ort = '', land = '', , lat = '', lon = ''] = line.split(';')
  jePlz.set(plz, [...(jePlz.get(plz) ?? []), { ort, land: codes.get(land) ?? '', lat: Number(lat), lon: Number(lon) }])
}

const STAEDTE = new Set(ORTE.map(({ name }) => name))

/** A city that the product knows, else the place with the most PLZ: its name says most. */
function nameVon(plz: string): string {
  const orte = orteZu(plz)
  const stadt = orte.find(({ name }) => STAEDTE.has(name))
  return (stadt ?? orte.toSorted((a, b) => b.plz.length - a.plz.length)[0])?.name ?? ''
}

const mitte = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const haeufigste = (words: readonly string[]) =>
  words.toSorted((a, b) => words.filter((one) => one === b).length - words.filter((one) => one === a).length)[0] ?? ''
const digits = (degrees: number, from: number, length: number) =>
  String(Math.round((degrees - from) * 1000)).padStart(length, '0')

const texts = new Map<string, string>()
const letzte = new Map<string, string>()
let count = 0
for (const [plz, zeilen] of [...jePlz].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const name = nameVon(plz)
  // Firms with a PLZ of their own and post boxes: nobody lives there.
  if (name === '' || !LEITREGIONEN.includes(plz.slice(0, 2)) || zeilen.every(({ land }) => land === '')) continue
  const genannt = zeilen.filter(({ ort }) => ort.includes(name))
  const gemeint = genannt.length > 0 ? genannt : zeilen
  const key = plz.slice(0, 2) + haeufigste(zeilen.map(({ land }) => land))
  const spot = digits(mitte(gemeint.map(({ lat }) => lat)), 47, 4) + digits(mitte(gemeint.map(({ lon }) => lon)), 5, 5)
  texts.set(key, `${texts.get(key) ?? ''}${plz.slice(2)}${spot}${letzte.get(key) === name ? '' : name}`)
  letzte.set(key, name)
  count += 1
}
writeFileSync(
  `${target}plzPunkte.json`,
  `${JSON.stringify(
    [...texts].map(([key, text]) => key + text),
    null,
    2,
  )}\n`,
)

const topology: {
  objects: { leitregionen: { geometries: { properties: { plz: string } }[] } }
} = JSON.parse(readFileSync(shapes, 'utf8'))
for (const geometry of topology.objects.leitregionen.geometries) geometry.properties = { plz: geometry.properties.plz }
writeFileSync(`${target}leitregionen.json`, `${JSON.stringify(topology)}\n`)
console.log(`${count} PLZ, ${topology.objects.leitregionen.geometries.length} Leitregionen`)
