import { addTage, berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { bulkInsert } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
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
  await recountScans(db)
  await recountCodes(db)
}

/** Marks the first scan of every card and counts the days anew, where scans came in another way than by a code. */
export async function recountScans(db: Db): Promise<void> {
  await db.updateTable('scan').set({ erster: 0 }).where('erster', '=', 1).execute()
  const gereiht = db
    .selectFrom('scan')
    .select('idPtScan')
    .select((e) =>
      e.fn
        .agg<number>('row_number')
        .over((o) => o.partitionBy(['idPtKampagne', 'nr']).orderBy('zeit').orderBy('idPtScan'))
        .as('stelle'),
    )
  await db
    .updateTable('scan')
    .set({ erster: 1 })
    .where('idPtScan', 'in', (e) => e.selectFrom(gereiht.as('gereiht')).select('idPtScan').where('stelle', '=', 1))
    .execute()
  // By hours in SQL, of which each lies in one day of Berlin: SQLite knows no time zones.
  const stunden = await db
    .selectFrom('scan')
    .select('idPtKampagne')
    .select((e) => [
      e.fn<string>('substr', ['zeit', e.lit(1), e.lit(13)]).as('stunde'),
      e.fn.countAll<number>().as('scans'),
      e.fn.sum<number>('erster').as('eindeutig'),
    ])
    .groupBy(['idPtKampagne', 'stunde'])
    .orderBy('idPtKampagne')
    .orderBy('stunde')
    .execute()
  await db.deleteFrom('scanTag').execute()
  await bulkInsert(db, 'scanTag', ['idPtKampagne', 'tag', 'scans', 'eindeutig'], tage(stunden))
}

interface Stunde {
  idPtKampagne: number
  stunde: string
  scans: number
  eindeutig: number
}

/** Days of hours that come sorted. */
function* tage(stunden: readonly Stunde[]): Generator<[number, string, number, number]> {
  let offen: [number, string, number, number] | null = null
  for (const { idPtKampagne, stunde, scans, eindeutig } of stunden) {
    const tag = berlinHeute(new Date(`${stunde}:00:00Z`))
    if (offen?.[0] === idPtKampagne && offen[1] === tag) {
      offen[2] += scans
      offen[3] += eindeutig
      continue
    }
    if (offen) yield offen
    offen = [idPtKampagne, tag, scans, eindeutig]
  }
  if (offen) yield offen
}

/** Counts the codes of every campaign anew. */
export async function recountCodes(db: Db): Promise<void> {
  await db.deleteFrom('scanCode').execute()
  await db
    .insertInto('scanCode')
    .columns(['idPtKampagne', 'nummer', 'scans', 'eindeutig'])
    .expression((e) =>
      e
        .selectFrom('scan')
        .select(['idPtKampagne', 'nummer'])
        .select(({ fn }) => fn.countAll<number>().as('scans'))
        .select(({ fn }) => fn.count<number>('idPtScan').filterWhere('erster', '>', 0).as('eindeutig'))
        .groupBy(['idPtKampagne', 'nummer']),
    )
    .execute()
}
