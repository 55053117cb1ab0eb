import type { Konto, kontoOperations } from '#src/contract/konto.ts'
import type { Absender } from '#src/contract/kampagne.ts'
import { notFound, requireActor, type Context } from '../context.ts'
import { sendMail } from '../mail.ts'
import type { HandlersOf } from './types.ts'

async function loadKonto(context: Context, idPtKunde: number): Promise<Konto> {
  const row = await context.db
    .selectFrom('kunde')
    .selectAll()
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    standardAbsender: JSON.parse(row.standardAbsender) as Absender,
    avvAkzeptiert: row.avvAkzeptiertAm !== null,
  }
}

export const kontoHandlers: HandlersOf<typeof kontoOperations> = {
  fetchKonto({ idPtKunde }, context) {
    const actor = requireActor(context)
    if (idPtKunde !== undefined && idPtKunde !== actor.idPtKunde) throw notFound()
    return loadKonto(context, actor.idPtKunde)
  },

  /** Accepting twice changes nothing: the first date counts. */
  async akzeptiereAvv(_input, context) {
    const actor = requireActor(context)
    const result = await context.db
      .updateTable('kunde')
      .set({ avvAkzeptiertAm: context.now().toISOString(), avvAkzeptiertVon: actor.name })
      .where('idPtKunde', '=', actor.idPtKunde)
      .where('avvAkzeptiertAm', 'is', null)
      .executeTakeFirst()
    const konto = await loadKonto(context, actor.idPtKunde)
    if (result.numUpdatedRows > 0n)
      await sendMail(context, {
        an: konto.rechnungsEmail,
        betreff: 'Ihr Vertrag zur Auftragsverarbeitung',
        text: `${actor.name} hat den Vertrag zur Auftragsverarbeitung für ${konto.firma} angenommen. Sie finden ihn als PDF im Benutzermenü unter „AV-Vertrag“.`,
      })
    return konto
  },
}
