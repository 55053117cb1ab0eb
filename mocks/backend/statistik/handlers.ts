import type { statistikOperations } from '#src/contract/statistik.ts'
import { requireActor } from '../platform/context.ts'
import type { HandlersOf } from '../platform/handlers.ts'

export const statistikHandlers: HandlersOf<typeof statistikOperations> = {
  /** Figures of what was really sent, newest first; scans are counted per card, not per person. */
  async fetchStatistik(_input, context) {
    const rows = await context.db
      .selectFrom('kampagne')
      .select(['idPtKampagne', 'bezeichnung', 'versandDatum', 'menge', 'gemeldeteMenge'])
      .where('idPtKunde', '=', requireActor(context).idPtKunde)
      .where('state', '=', 'inVersendet')
      .where('testmodus', '=', context.actor?.apiToken?.modus === 'test' ? 1 : 0)
      .orderBy('versandDatum', 'desc')
      .orderBy('idPtKampagne', 'desc')
      .execute()
    const ids = rows.map((row) => row.idPtKampagne)
    const counts =
      ids.length === 0
        ? []
        : await context.db
            .selectFrom('scan')
            .select((e) => [
              'idPtKampagne',
              e.fn.countAll<number>().as('scans'),
              e.fn.count<number>('nr').distinct().as('eindeutig'),
            ])
            .where('idPtKampagne', 'in', ids)
            .groupBy('idPtKampagne')
            .execute()
    const byId = new Map(counts.map((count) => [count.idPtKampagne, count]))
    return {
      kampagnen: rows.map(({ idPtKampagne, bezeichnung, versandDatum, menge, gemeldeteMenge }) => ({
        idPtKampagne,
        bezeichnung,
        versandDatum: versandDatum ?? '',
        versendet: gemeldeteMenge ?? menge,
        scans: Number(byId.get(idPtKampagne)?.scans ?? 0),
        eindeutig: Number(byId.get(idPtKampagne)?.eindeutig ?? 0),
      })),
    }
  },
}
