import type { Db } from '../platform/db/schema.ts'
import { MARKE, versiegle, type Schluessel } from '../platform/sealing.ts'

/** Seals what an earlier version stored readable; at every start, and nothing to do after the first. */
export async function versiegleFaktoren(db: Db, settings: Schluessel): Promise<void> {
  const faktoren = await db
    .selectFrom('zweiFaktor')
    .select(['idZugang', 'schluessel'])
    .where('schluessel', 'not like', `${MARKE}%`)
    .execute()
  for (const { idZugang, schluessel } of faktoren)
    await db
      .updateTable('zweiFaktor')
      .set({ schluessel: versiegle(settings, 'zweiFaktor', schluessel) })
      .where('idZugang', '=', idZugang)
      .where('schluessel', '=', schluessel)
      .execute()
}
