import type { SchluesselArt } from '#src/contract/registrierung.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { sha256 } from '../platform/files.ts'
import { newSecret } from '../platform/secrets.ts'

/** Keys that belong to a login; the key of a registration lives with the registration (registrierung/rows.ts). */
export type ZugangSchluessel = Exclude<SchluesselArt, 'aktivierung'>

const HOUR_MS = 3_600_000
/** How long a mailed link serves, ms of real time (domain 4.9). */
export const GUELTIG_MS: Record<SchluesselArt, number> = {
  aktivierung: 24 * HOUR_MS,
  passwort_zuruecksetzen: HOUR_MS,
  passwort_neu: 7 * 24 * HOUR_MS,
  entsperrung: HOUR_MS,
}

/** Used, out of date, replaced or never given out: nobody learns which (SEC-15). */
export function deadKey(): Refusal {
  return new Refusal(
    404,
    'LINK_UNGUELTIG',
    'Dieser Link gilt nicht mehr. Er wurde schon benutzt, ist abgelaufen oder wurde durch einen neueren ersetzt.',
  )
}

/** A fresh key: what the link shows, and what is stored. */
export function newKey(context: Context, art: SchluesselArt) {
  const key = newSecret()
  return {
    link: `${context.settings.publicUrl}/${art}/${key}`,
    keyHash: sha256(key),
    gueltigBis: new Date(context.realNow().getTime() + GUELTIG_MS[art]).toISOString(),
  }
}

/** Makes the link of one kind for one login; an older one of this kind dies by it. Only the hash of the key is stored. */
export async function issueKey(context: Context, art: ZugangSchluessel, idZugang: number): Promise<string> {
  const { link, keyHash, gueltigBis } = newKey(context, art)
  await context.db
    .insertInto('schluessel')
    .values({ idZugang, art, keyHash, gueltigBis })
    .onConflict((conflict) => conflict.columns(['idZugang', 'art']).doUpdateSet({ keyHash, gueltigBis }))
    .execute()
  return link
}

/** The login that a living key belongs to, or null; the key stays. */
export async function ownerOfKey(context: Context, art: ZugangSchluessel, key: string): Promise<number | null> {
  const row = await context.db
    .selectFrom('schluessel')
    .select('idZugang')
    .where('keyHash', '=', sha256(key))
    .where('art', '=', art)
    .where('gueltigBis', '>', context.realNow().toISOString())
    .executeTakeFirst()
  return row?.idZugang ?? null
}

/**
 * Uses a key up and returns its login; throws 404 LINK_UNGUELTIG for a dead one. Call it in the transaction of what the
 * key allows, so that a failure leaves it alive; of two parallel uses one wins.
 */
export async function consumeKey(context: Context, art: ZugangSchluessel, key: string): Promise<number> {
  const row = await context.db
    .deleteFrom('schluessel')
    .where('keyHash', '=', sha256(key))
    .where('art', '=', art)
    .where('gueltigBis', '>', context.realNow().toISOString())
    .returning('idZugang')
    .executeTakeFirst()
  if (!row) throw deadKey()
  return row.idZugang
}

/** Ends every open link of a login, for instance when it is deactivated. */
export async function endKeys(context: Context, idZugang: number): Promise<void> {
  await context.db.deleteFrom('schluessel').where('idZugang', '=', idZugang).execute()
}
