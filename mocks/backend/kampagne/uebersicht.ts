import {
  ABGESCHLOSSEN,
  AUFGABEN_MAX,
  naechsteTermine,
  sieSindDran,
  TERMINE_MAX,
} from '#src/domain/kampagne/uebersicht.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { bedingungen, und } from '../platform/liste.ts'
import type { FreigabeRow } from './freigabeRows.ts'
import { sichtbare } from './liste.ts'
import { loadFreigaben } from './load.ts'
import { standOf, toZeilen } from './view.ts'

/** Tasks and dates over all campaigns of the caller: what is over is only counted. */
export async function fetchUebersicht(_: object, context: Context) {
  const actor = requireActor(context)
  const alle = sichtbare(actor)
  const { total } = await context.db
    .selectFrom('kampagne')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where(und(alle))
    .executeTakeFirstOrThrow()
  const rows = await context.db
    .selectFrom('kampagne')
    .selectAll()
    .where(und([...alle, bedingungen<'kampagne'>()('state', 'not in', [...ABGESCHLOSSEN])]))
    // Of two that are equally urgent, the one that was touched last.
    .orderBy('geaendertAm', 'desc')
    .orderBy('idPtKampagne', 'desc')
    .execute()
  // Links say something of those alone that wait for a decision.
  const gefragt = rows.filter(({ state }) => state === 'inInternerFreigabe').map(({ idPtKampagne }) => idPtKampagne)
  const freigaben = new Map<number, FreigabeRow[]>(gefragt.map((idPtKampagne) => [idPtKampagne, []]))
  for (const freigabe of await loadFreigaben(context, gefragt)) freigaben.get(freigabe.idPtKampagne)?.push(freigabe)
  const kampagnen = rows.map((row) => ({ ...standOf(context, row, freigaben.get(row.idPtKampagne) ?? []), row }))
  const aufgaben = sieSindDran(kampagnen, actor.ability, context.heute()).map(({ kampagne }) => kampagne.row)
  const termine = naechsteTermine(kampagnen, context.heute()).map(({ row }) => row)
  return {
    aufgaben: await toZeilen(context, aufgaben.slice(0, AUFGABEN_MAX)),
    aufgabenTotal: aufgaben.length,
    termine: await toZeilen(context, termine.slice(0, TERMINE_MAX)),
    termineTotal: termine.length,
    total,
  }
}
