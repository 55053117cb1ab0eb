import { fegeAb } from '../platform/ablage.ts'
import { idListe, portionen } from '../platform/db/ids.ts'
import type { Job } from '../platform/job.ts'
import { remove } from './load.ts'

/** Transfers whose time is over go with their parts (DSG-03), and parts and files that a killed process has left to nobody. */
export const clearUebertragungen: Job = async (context) => {
  const faellig = await context.db
    .selectFrom('uebertragung')
    .select('idUebertragung')
    .where('gueltigBis', '<=', context.now().toISOString())
    .execute()
  await remove(
    context,
    faellig.map(({ idUebertragung }) => idUebertragung),
  )
  // A row is there before its first part. What has parts and no row was left by a killed process, or is another service's
  // with a database that is not ours: that one may still go on.
  for (const ids of portionen(await context.teile.ids())) {
    const bekannte = await context.db
      .selectFrom('uebertragung')
      .select('idUebertragung')
      .where('idUebertragung', 'in', idListe(ids))
      .execute()
    const known = new Set(bekannte.map(({ idUebertragung }) => idUebertragung))
    for (const id of ids) if (!known.has(id) && (await context.teile.isVerwaist(id))) await context.teile.clear(id)
  }
  return faellig.length + (await fegeAb(context))
}
