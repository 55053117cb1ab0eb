import type { Context } from './context.ts'
import type { Db } from './db/schema.ts'
import { sha256, type Ablage } from './files.ts'

/** Every column that names a file of the store. */
const NENNT = [
  ['asset', 'sha256'],
  ['adressEntwurf', 'datei'],
  ['kunde', 'logo'],
] as const

async function isGenannt(db: Db, key: string): Promise<boolean> {
  for (const [tabelle, spalte] of NENNT) {
    const { dynamic } = db
    const row = await db
      .selectFrom(dynamic.table(tabelle).as('t'))
      .select((e) => e.lit(1).as('da'))
      .where(dynamic.ref(spalte), '=', key)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}

/** Takes a file away that nobody names, and nobody is about to. */
export async function removeLoose({ db, files }: Pick<Context, 'db' | 'files'>, key: string): Promise<void> {
  const isWanted = async () => (await files.isAnnounced(key)) || (await isGenannt(db, key))
  if (!(await isWanted())) await files.removeUnless(key, isWanted)
}

/**
 * Puts a file down and stores who names it. Where that fails the file goes at once, unless it is somebody else's too; what
 * a killed process leaves is swept (`fegeAb`). Within a transaction that is left to whoever began it, by the same around it.
 */
export async function layDown<T>(
  context: Pick<Context, 'db' | 'files'>,
  bytes: Uint8Array,
  store: (key: string) => Promise<T>,
): Promise<T> {
  const { db, files } = context
  if (db.isTransaction) return store(await files.put(bytes))
  const key = sha256(bytes)
  const named = await files.announce(key)
  try {
    await files.put(bytes)
    return await store(key)
  } catch (error) {
    await named()
      .then(() => removeLoose(context, key))
      .catch(() => undefined)
    throw error
  } finally {
    await named().catch(() => undefined)
  }
}

const JE_TAG_MS = 24 * 3_600_000
/** When each store was swept last, ms since 1970. */
const gefegt = new WeakMap<Ablage, number>()

/** At the start and once a day: what killed processes have left; never what may still go on, or is named. */
export async function fegeAb({ db, files }: Pick<Context, 'db' | 'files'>): Promise<number> {
  if (Date.now() - (gefegt.get(files) ?? 0) < JE_TAG_MS) return 0
  gefegt.set(files, Date.now())
  const lose = await files.sweep()
  for (const { key, done } of lose) {
    await done()
    await removeLoose({ db, files }, key)
  }
  return lose.length
}
