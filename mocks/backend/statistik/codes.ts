import type { KampagneStatistik } from '#src/contract/statistik.ts'
import { frozenCodes, type SnapshotInhalt } from '../kampagne/snapshot.ts'
import type { Context } from '../platform/context.ts'
import { idListe } from '../platform/db/ids.ts'
import { fromJson } from '../platform/db/json.ts'

type Codes = KampagneStatistik['codes']

/** Counted codes of each of these campaigns, as they were printed, each with its own scans. */
export async function codesOf(
  { db }: Pick<Context, 'db'>,
  kampagnen: readonly { idPtKampagne: number }[],
): Promise<Map<number, Codes>> {
  const found = new Map<number, Codes>()
  if (kampagnen.length === 0) return found
  const ids = idListe(kampagnen.map(({ idPtKampagne }) => idPtKampagne))
  const counted = await db.selectFrom('scanCode').selectAll().where('idPtKampagne', 'in', ids).execute()
  const rows = await db
    .selectFrom('snapshot')
    .innerJoin('kampagne', (join) =>
      join
        .onRef('kampagne.idPtKampagne', '=', 'snapshot.idPtKampagne')
        .onRef('kampagne.snapshotNr', '=', 'snapshot.nr'),
    )
    .select(['snapshot.idPtKampagne', 'snapshot.inhalt'])
    .where('snapshot.idPtKampagne', 'in', ids)
    .execute()
  for (const { idPtKampagne, inhalt } of rows) {
    const own = counted.filter((row) => row.idPtKampagne === idPtKampagne)
    found.set(idPtKampagne, toCodes(fromJson<SnapshotInhalt>(inhalt), own))
  }
  return found
}

/** Cards of before had one link on all their codes: it is counted, and shown, once. */
function toCodes(
  inhalt: SnapshotInhalt,
  counted: readonly { nummer: number; scans: number; eindeutig: number }[],
): Codes {
  const seen = new Set<number>()
  return frozenCodes(inhalt).flatMap(({ nummer, name, seite, ziel }) => {
    if (nummer === null || seen.has(nummer)) return []
    seen.add(nummer)
    const { scans = 0, eindeutig = 0 } = counted.find((row) => row.nummer === nummer) ?? {}
    return [{ nummer, name, seite, ziel, scans, eindeutig }]
  })
}
