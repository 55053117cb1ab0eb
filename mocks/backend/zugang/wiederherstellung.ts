import { randomBytes, randomInt, scrypt } from 'node:crypto'
import { WIEDERHERSTELLUNG_ANZAHL } from '#src/contract/zugang.ts'
import { CODE_ALPHABET, formatWiederherstellung, WIEDERHERSTELLUNG_STELLEN } from '#src/domain/zugang/code.ts'
import type { Db } from '../platform/db/schema.ts'
import { HASH_COSTS } from '../platform/hashCost.ts'

const COST = HASH_COSTS.wiederherstellung

const newCode = () =>
  Array.from({ length: WIEDERHERSTELLUNG_STELLEN }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

/** One for the set of a person, so that a typed code is hashed once and not ten times. */
export const newSalz = (): string => randomBytes(16).toString('base64url')

function hashCode(code: string, salz: string): Promise<string> {
  return new Promise((resolve, reject) =>
    scrypt(code, salz, 32, { N: 2 ** COST, r: 8, p: 1 }, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    ),
  )
}

export interface NeueCodes {
  /** For the one and only showing. */
  codes: string[]
  hashes: string[]
}

/** Made before a transaction begins: hashing takes its time. */
export async function newCodes(salz: string): Promise<NeueCodes> {
  const codes = Array.from({ length: WIEDERHERSTELLUNG_ANZAHL }, newCode)
  return {
    codes: codes.map(formatWiederherstellung),
    hashes: await Promise.all(codes.map((code) => hashCode(code, salz))),
  }
}

/** The new codes count, the old ones no longer. */
export async function storeCodes(db: Db, idZugang: number, { hashes }: NeueCodes): Promise<void> {
  await db.deleteFrom('wiederherstellungscode').where('idZugang', '=', idZugang).execute()
  await db
    .insertInto('wiederherstellungscode')
    .values(hashes.map((codeHash) => ({ idZugang, codeHash, verwendetAm: null })))
    .execute()
}

/** Uses a code up; false when it is none or was used before. One statement decides, so that two at once cannot both win. */
export async function consumeCode(
  db: Db,
  { idZugang, salz, code, zeit }: { idZugang: number; salz: string; code: string; zeit: string },
): Promise<boolean> {
  const result = await db
    .updateTable('wiederherstellungscode')
    .set({ verwendetAm: zeit })
    .where('idZugang', '=', idZugang)
    .where('codeHash', '=', await hashCode(code, salz))
    .where('verwendetAm', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Codes that still work. */
export async function countCodes(db: Db, idZugang: number): Promise<number> {
  const row = await db
    .selectFrom('wiederherstellungscode')
    .select((e) => e.fn.countAll<number>().as('anzahl'))
    .where('idZugang', '=', idZugang)
    .where('verwendetAm', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.anzahl)
}
