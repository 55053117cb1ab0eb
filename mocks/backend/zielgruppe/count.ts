import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Gebiet, Potenzial, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/schema.ts'
import { KM_PER_LAT, kmPerLon, lageOf } from './places.ts'

type Builder = ExpressionBuilder<Database, 'verbraucher'>
type Condition = ExpressionWrapper<Database, 'verbraucher', SqlBool>

/** Who a filter reaches: values of one filter are OR, filters are AND, none is all (domain 4.3). */
export function matches(filter: ZielgruppeFilter): (e: Builder) => Condition {
  return (e) =>
    e.and([
      ...oneOf(e, 'geschlecht', filter.geschlecht),
      ...oneOf(e, 'kaufkraft', filter.kaufkraft),
      ...oneOf(e, 'haustyp', filter.haustyp),
      ...inGebiet(e, filter.gebiet),
    ])
}

function oneOf(e: Builder, column: 'geschlecht' | 'kaufkraft' | 'haustyp', codes: readonly string[]): Condition[] {
  return codes.length === 0 ? [] : [e(column, 'in', codes.map(Number))]
}

function inGebiet(e: Builder, gebiet: Gebiet): Condition[] {
  switch (gebiet.art) {
    case 'deutschland':
      return []
    case 'plz':
      return [anyOf(e, 'plz', gebiet.plz)]
    case 'plzBereich':
      return [e.between('plz', gebiet.von, gebiet.bis)]
    case 'ort':
      return [anyOf(e, 'ort', gebiet.orte)]
    case 'bundesland':
      return [anyOf(e, 'bundesland', gebiet.bundeslaender)]
    case 'umkreis':
      return [around(e, gebiet)]
    default:
      return gebiet satisfies never
  }
}

/** A list that names nothing reaches nobody. */
function anyOf(e: Builder, column: 'plz' | 'ort' | 'bundesland', values: readonly string[]): Condition {
  return values.length === 0 ? nobody(e) : e(column, 'in', values)
}

const nobody = (e: Builder): Condition => e('plz', '=', '')

/** A box that the index finds, then the circle in it; the earth counts as flat, which within 100 km errs by some metres. */
function around(e: Builder, { plz, radiusKm }: Extract<Gebiet, { art: 'umkreis' }>): Condition {
  const mitte = lageOf(plz)
  if (!mitte) return nobody(e)
  const { lat, lon } = mitte
  const perLon = kmPerLon(lat)
  // Every part in parentheses: Kysely writes none by itself.
  const north = e.parens('lat', '-', lat)
  const east = e.parens('lon', '-', lon)
  const northKm = e.parens(e(e(north, '*', north), '*', KM_PER_LAT * KM_PER_LAT))
  const eastKm = e.parens(e(e(east, '*', east), '*', perLon * perLon))
  return e.and([
    e.between('lat', lat - radiusKm / KM_PER_LAT, lat + radiusKm / KM_PER_LAT),
    e.between('lon', lon - radiusKm / perLon, lon + radiusKm / perLon),
    e(e.parens(e(northKm, '+', eastKm)), '<=', radiusKm * radiusKm),
  ])
}

/** Reachable people, in all and per Leitregion. */
export async function countPotenzial(context: Context, filter: ZielgruppeFilter): Promise<Potenzial> {
  const rows = await context.db
    .selectFrom('verbraucher')
    .select((e) => ['leitregion', e.fn.countAll<number>().as('anzahl')])
    .where(matches(filter))
    .groupBy('leitregion')
    .execute()
  const leitregionen = rows
    .map(({ leitregion, anzahl }) => ({ leitregion, anzahl: Number(anzahl) }))
    .toSorted((a, b) => b.anzahl - a.anzahl || a.leitregion.localeCompare(b.leitregion, 'de'))
  return {
    potenzial: leitregionen.reduce((sum, { anzahl }) => sum + anzahl, 0),
    stand: context.now().toISOString(),
    leitregionen,
  }
}
