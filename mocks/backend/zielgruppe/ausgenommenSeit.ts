import type { Ausgenommen, Ausschluss } from '#src/contract/ausschluss.ts'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import type { Db } from '../platform/db/schema.ts'
import { angeschrieben, eigeneListen } from './abgleich.ts'
import { robinsonFassung } from './ausgelassene.ts'
import { ausgenommenVon, type ZielgruppeQuelle } from './recipients.ts'

/** Counts that are kept per database; a draft that is open in the browser asks for the same one again and again. */
const GEMERKT = 100
const gemerkt = new WeakMap<Db, Map<string, Promise<Ausgenommen>>>()

/** Everything that the count depends on, as text. */
async function standVon(
  context: Pick<Context, 'db' | 'heute'>,
  { idPtZielgruppe, idPtKunde, version, ausschluss, versand }: ZielgruppeQuelle & { version: number },
): Promise<string> {
  const { db } = context
  const wunsch = fromJson<Ausschluss>(ausschluss)
  const frage = { idPtKunde, ausschluss: wunsch, versand: versand ?? null }
  const sperren = await db
    .selectFrom('sperre')
    .select((e) => [e.fn.countAll().as('anzahl'), e.fn.max('idPtSperre').as('letzte')])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  return JSON.stringify([
    [idPtZielgruppe, version, wunsch],
    [Number(sperren.anzahl), Number(sperren.letzte), await robinsonFassung(db, idPtKunde)],
    await angeschrieben(context, frage),
    await eigeneListen(db, idPtKunde, wunsch),
  ])
}

/** How many are left out, and why. A target group is looked through once for each state of what leaves people out of it. */
export async function ausgenommenSeit(
  context: Pick<Context, 'db' | 'heute'>,
  zielgruppe: ZielgruppeQuelle & { version: number },
): Promise<Ausgenommen> {
  const counts = gemerkt.get(context.db) ?? new Map<string, Promise<Ausgenommen>>()
  gemerkt.set(context.db, counts)
  const stand = await standVon(context, zielgruppe)
  const there = counts.get(stand)
  if (there) return there
  // Whoever asks for the same meanwhile waits for this count.
  const fresh = ausgenommenVon(context, zielgruppe)
  if (counts.size >= GEMERKT) counts.clear()
  counts.set(stand, fresh)
  // What changed while it was counted may be in it: such a count holds once and is not kept.
  const keep = async () => {
    await fresh
    return (await standVon(context, zielgruppe)) === stand
  }
  const holds = await keep().catch(() => false)
  if (!holds) counts.delete(stand)
  return fresh
}
