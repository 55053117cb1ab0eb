import type { AuswahlMenge } from '#src/contract/auswahlMenge.ts'
import type { Verknuepfung, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { anzahlFuerBudget } from '#src/domain/price/staffel.ts'
import { mengeProblem } from '#src/domain/zielgruppe/auswahl/menge.ts'
import { gebietProblem } from '#src/domain/zielgruppe/filters.ts'
import { ortsProblem } from '#src/domain/zielgruppe/karte/ortswahl.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { loadPreisliste } from '../preisliste/handlers.ts'
import { loadZielgruppe } from './load.ts'

function refuse(code: string, problem: { feld: string; text: string } | null, within: string): void {
  if (problem) throw new Refusal(422, code, problem.text, { felder: { [`${within}.${problem.feld}`]: problem.text } })
}

/** A filter that stands by itself: connected groups with their filters, a budget with its number. Refuses what is wrong. */
export async function resolveFilter(context: Context, filter: ZielgruppeFilter): Promise<ZielgruppeFilter> {
  refuse('GEBIET_UNGUELTIG', gebietProblem(filter.gebiet) ?? ortsProblem(filter.gebiet), 'filter.gebiet')
  refuse('MENGE_UNGUELTIG', mengeProblem(filter), 'filter.menge')
  const { menge, verknuepfung = [], ...rest } = filter
  const verbunden: Verknuepfung[] = []
  for (const one of verknuepfung) verbunden.push(await connect(context, one))
  return {
    ...rest,
    ...(menge && { menge: await mitAnzahl(context, menge) }),
    ...(verbunden.length > 0 && { verknuepfung: verbunden }),
  }
}

async function mitAnzahl(context: Context, menge: AuswahlMenge): Promise<AuswahlMenge> {
  const { budgetCt } = menge
  if (budgetCt === undefined) return menge
  return { ...menge, anzahl: anzahlFuerBudget(await loadPreisliste(context), budgetCt) }
}

const UNGUELTIG = {
  fremd: 'Diese Zielgruppe ist nicht mehr vorhanden.',
  liste: 'Eine hochgeladene Liste lässt sich nicht verbinden.',
  selbstVerbunden: 'Diese Zielgruppe ist selbst verbunden oder in der Anzahl begrenzt und lässt sich nicht verbinden.',
}

function refuseVerknuepfung(text: string): never {
  throw new Refusal(422, 'VERKNUEPFUNG_UNGUELTIG', text, { felder: { 'filter.verknuepfung': text } })
}

/** With the filter that came along, which is that of an earlier moment; without one, with what is stored now. */
async function connect(context: Context, one: Verknuepfung): Promise<Verknuepfung> {
  const { idPtZielgruppe, art } = one
  const row = await loadZielgruppe(context, idPtZielgruppe).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return refuseVerknuepfung(UNGUELTIG.fremd)
    throw error
  })
  const bezeichnung = one.bezeichnung ?? row.bezeichnung
  if (one.filter) {
    refuse('GEBIET_UNGUELTIG', gebietProblem(one.filter.gebiet), 'filter.verknuepfung')
    return { art, idPtZielgruppe, bezeichnung, filter: one.filter }
  }
  if (row.filter === null) return refuseVerknuepfung(UNGUELTIG.liste)
  const { menge, verknuepfung = [], ...filter } = fromJson<ZielgruppeFilter>(row.filter)
  if (menge || verknuepfung.length > 0) return refuseVerknuepfung(UNGUELTIG.selbstVerbunden)
  return { art, idPtZielgruppe, bezeichnung, filter }
}
