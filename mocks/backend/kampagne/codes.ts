import type { Context } from '../platform/context.ts'
import { pause } from '../platform/pause.ts'

/** Rows that one statement takes away: some ms. */
const PORTION = 500

/** The codes of a campaign but those of the present freezing up to its last finished portion; all without one. */
export async function dropCodes(
  { db }: Pick<Context, 'db'>,
  idPtKampagne: number,
  keep: { snapshotNr: number; fertig: number } = { snapshotNr: 0, fertig: 0 },
): Promise<void> {
  for (;;) {
    const others = db
      .selectFrom('empfaengerCode')
      .select('code')
      .where('idPtKampagne', '=', idPtKampagne)
      .where((e) => e.or([e('snapshotNr', '!=', keep.snapshotNr), e('nr', '>', keep.fertig)]))
      .limit(PORTION)
    const { numDeletedRows } = await db
      .deleteFrom('empfaengerCode')
      .where('code', 'in', others)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await pause()
  }
}
