import { addTage } from '#src/domain/kampagne/schedule.ts'
import { zaehleScansNeu } from '../platform/db/migrations/0012_scanTag.ts'
import { zaehleCodesNeu } from '../platform/db/migrations/0022_scanCode.ts'
import type { Parts } from '../platform/parts.ts'
import { createRandom } from './random.ts'

/** Scans of what was sent: few people scan, most of them in the first days, some more than once. */
export async function seedScans({ db, clock }: Parts): Promise<void> {
  const random = createRandom(2026)
  const sent = await db.selectFrom('kampagne').selectAll().where('state', '=', 'inVersendet').execute()
  const now = clock.now().getTime()
  for (const { idPtKampagne, menge, versandDatum } of sent) {
    const start = Date.parse(`${addTage(versandDatum ?? '', 2)}T07:00:00Z`)
    const scans: { idPtKampagne: number; nr: number; zeit: string }[] = []
    for (let nr = 1; nr <= menge; nr += 1) {
      if (random.next() > 0.09) continue
      for (let again = random.next() < 0.2 ? 2 : 1; again > 0; again -= 1) {
        const zeit = start + (-Math.log(1 - random.next()) * 5 + random.next() / 2) * 86_400_000
        if (zeit < now) scans.push({ idPtKampagne, nr, zeit: new Date(zeit).toISOString() })
      }
    }
    if (scans.length > 0) await db.insertInto('scan').values(scans).execute()
  }
  await zaehleScansNeu(db)
  await zaehleCodesNeu(db)
}
