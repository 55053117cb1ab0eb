import type { DateiAntwort } from '#src/contract/wire.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { AVV_DATEINAME, avvVertragPdf } from './avvVertrag.ts'

/** Answer of downloadAvvContractAsPdf: the contract of the caller's customer. */
export async function avvAntwort(context: Context): Promise<DateiAntwort> {
  const kunde = await context.db
    .selectFrom('kunde')
    .select(['firma', 'strasse', 'hausnummer', 'plz', 'ort', 'avvAkzeptiertAm', 'avvAkzeptiertVon'])
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .executeTakeFirstOrThrow()
  const bytes = await avvVertragPdf(kunde, context.settings)
  return { blob: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name: AVV_DATEINAME }
}
