import type { Mandat } from '#src/contract/mandat.ts'
import { mandatGueltigBis } from '#src/domain/kampagne/lastschrift.ts'
import type { Db } from '../platform/db/schema.ts'
import { fromJson } from '../platform/db/json.ts'

/** What is stored of a mandate; how long it serves follows from its last use. */
type Stored = Omit<Mandat, 'gueltigBis'>

/** The debit mandate of a customer with the last day of its use; null without one. */
export async function mandatOf(db: Db, kunde: { idPtKunde: number; mandat: string | null }): Promise<Mandat | null> {
  const mandat = fromJson<Stored>(kunde.mandat)
  if (mandat === null) return null
  const letzte = await db
    .selectFrom('zahlung')
    .select('abgeschlossenAm')
    .where('idPtKunde', '=', kunde.idPtKunde)
    .where('zahlungsart', '=', 'sepaLastschrift')
    .where('zahlungsStatus', '=', 'bezahlt')
    .where('gestartetAm', '>=', mandat.erteiltAm)
    .orderBy('abgeschlossenAm', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { ...mandat, gueltigBis: mandatGueltigBis(letzte?.abgeschlossenAm ?? mandat.erteiltAm) }
}
