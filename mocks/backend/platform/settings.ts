import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Settings } from './context.ts'
import type { Db } from './db/schema.ts'
import { ausgabeprofil } from './print/ausgabeprofil.ts'
import { druckrandOf } from './print/druckrand.ts'
import { loadDataKey } from './sealing.ts'

export async function readSetting(db: Db, schluessel: string): Promise<string | null> {
  const row = await db.selectFrom('einstellung').select('wert').where('schluessel', '=', schluessel).executeTakeFirst()
  return row?.wert ?? null
}

export async function writeSetting(db: Db, schluessel: string, wert: string): Promise<void> {
  await db
    .insertInto('einstellung')
    .values({ schluessel, wert })
    .onConflict((conflict) => conflict.column('schluessel').doUpdateSet({ wert }))
    .execute()
}

/** Address under which people know the service, without trailing slash. */
export function publicUrlOf(env: Partial<Record<'PUBLIC_URL' | 'PORT', string>>): string {
  const url = env.PUBLIC_URL?.trim() || `http://localhost:${env.PORT?.trim() || '3000'}`
  return url.replace(/\/+$/, '')
}

/** The stand-in is a demonstration: its provider is invented, as is his address on documents. */
const ANBIETER_NAME = 'Musterdruck'
const ZAHLUNG_SECRET_KEY = 'zahlungSecret'

/** Settings from the environment, then by default (domain 1.8); the secret is the installation's own. */
export async function loadSettings(
  db: Db,
  env: Partial<
    Record<
      | 'PUBLIC_URL'
      | 'ANBIETER_NAME'
      | 'PRODUKT_NAME'
      | 'PORT'
      | 'WEBHOOK_LOKAL'
      | 'DATEN_SCHLUESSEL'
      | 'ZAHLUNG_SECRET'
      | 'DRUCKPROFIL'
      | 'DRUCKBEDINGUNG'
      | 'DRUCKRAND',
      string
    >
  >,
  dataDir: string,
): Promise<Settings> {
  const secret = await ensureSecret(db)
  return {
    publicUrl: publicUrlOf(env),
    anbieterName: env.ANBIETER_NAME ?? ANBIETER_NAME,
    produktName: env.PRODUKT_NAME ?? 'Postkampagne',
    zahlungSchluessel: zahlungSchluessel(env.ZAHLUNG_SECRET, secret),
    // A separate key: what is signed for one purpose proves nothing for another.
    bildSecret: createHmac('sha256', secret).update('bildadressen').digest('base64url'),
    datenSchluessel: await loadDataKey(env.DATEN_SCHLUESSEL, dataDir),
    webhooksLokal: env.WEBHOOK_LOKAL !== '0',
    druckprofil: await ausgabeprofil(env),
    druckrand: druckrandOf(env),
    lettershopOrdner: join(dataDir, 'lettershop'),
  }
}

/** Shortest secret that may be named, characters; as DATEN_SCHLUESSEL. */
const SECRET_MIN = 32
/** The new one and the one that it replaces. */
const SECRETS_MAX = 2

/** Keys out of "new,old"; the installation's own where none is named. */
function zahlungSchluessel(variable: string | undefined, own: string): Buffer[] {
  const named = (variable ?? '').split(',').flatMap((text) => text.trim() || [])
  if (named.length > SECRETS_MAX) throw new Error('ZAHLUNG_SECRET names two secrets at most.')
  if (named.some((text) => text.length < SECRET_MIN))
    throw new Error(`ZAHLUNG_SECRET needs ${SECRET_MIN} characters at least for each secret.`)
  return (named.length === 0 ? [own] : named).map((text) => Buffer.from(text))
}

async function ensureSecret(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  await db
    .insertInto('einstellung')
    .values({ schluessel: ZAHLUNG_SECRET_KEY, wert: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSetting(db, ZAHLUNG_SECRET_KEY)) ?? fresh
}
