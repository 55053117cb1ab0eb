import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigError } from './configError.ts'
import type { Settings } from './context.ts'

/** Every sealed value begins with it. */
const MARKE = 'v1:'
const IV_BYTES = 12
const TAG_BYTES = 16
const DATEI = 'geheimnis.key'

export type Schluessel = Pick<Settings, 'datenSchluessel'>
/** What a value belongs to, a name that the noun gives: sealed for one column it opens in no other. */
type Zweck = string

/** Seals a secret for the database: AES-256-GCM, base64url of nonce, tag and text behind the mark. */
export function seal({ datenSchluessel }: Schluessel, zweck: Zweck, klar: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', datenSchluessel, iv).setAAD(Buffer.from(zweck))
  const text = Buffer.concat([cipher.update(klar, 'utf8'), cipher.final()])
  return MARKE + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Opens what `versiegle` made; throws where key, purpose or text is another one, or nothing was sealed. */
export function open({ datenSchluessel }: Schluessel, zweck: Zweck, gespeichert: string): string {
  if (!gespeichert.startsWith(MARKE)) throw new Error(`${zweck}: not sealed`)
  const bytes = Buffer.from(gespeichert.slice(MARKE.length), 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', datenSchluessel, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(zweck))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/**
 * The key of this installation: from the variable (any long text), else from a file of the data folder that only its
 * owner may read, made at the first start.
 */
export async function loadDataKey(variable: string | undefined, dataDir: string): Promise<Buffer> {
  if (variable !== undefined && variable !== '') {
    if (variable.length < 32) throw new ConfigError('DATEN_SCHLUESSEL braucht mindestens 32 Zeichen.')
    return createHash('sha256').update(variable).digest()
  }
  const file = join(dataDir, DATEI)
  // Of two processes that start at once one makes the file, both read it.
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url')
  if (key.length !== 32)
    throw new ConfigError(
      `Die Schlüsseldatei ${file} ist beschädigt. Spielen Sie sie aus einer Sicherung zurück; ohne sie sind Webhooks und zweite Faktoren neu einzurichten.`,
    )
  return key
}
