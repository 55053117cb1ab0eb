import { BUNDESLAENDER, isBundesland, type Bundesland } from '#src/engines/addresses/places/bundeslaender.ts'
import { ORTE, type Ort } from '#src/engines/addresses/places/orte.ts'
import { OUTLINE } from './outline.ts'
import { projectionOnto, type Projection, type Spot } from './projections.ts'

export interface Place extends Spot {
  ort: Ort
}

export interface State {
  code: Bundesland
  name: string
  inhabitants: number
}

export const inhabitantsOf = ({ einwohnerTausend }: Ort): number => einwohnerTausend * 1000

/** Every known place on the sheet, large ones first, so that small ones lie above them. */
export function mapOf(projection: Projection): { places: Place[]; outline: string } {
  const project = projectionOnto(projection, OUTLINE.flat())
  const lines = OUTLINE.map((ring) =>
    ring
      .map(project)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L'),
  )
  return {
    places: ORTE.map((ort) => ({ ort, ...project(ort) })).toSorted(
      (a, b) => b.ort.einwohnerTausend - a.ort.einwohnerTausend,
    ),
    outline: lines.map((line) => `M${line}Z`).join(''),
  }
}

/** The states with the inhabitants of their known places, by name. */
export const STATES: readonly State[] = Object.keys(BUNDESLAENDER)
  .filter(isBundesland)
  .map((code) => ({
    code,
    name: BUNDESLAENDER[code],
    inhabitants: ORTE.filter(({ bundesland }) => bundesland === code).reduce((sum, ort) => sum + inhabitantsOf(ort), 0),
  }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
