import { notFound, type Context } from '../platform/context.ts'
import { idListe } from '../platform/db/ids.ts'
import type { Db } from '../platform/db/schema.ts'
import { sha256 } from '../platform/files.ts'
import { werbemittelOperations } from '#src/contract/werbemittel.ts'
import { bildAdresse, isEchteAdresse, type Bild } from '../platform/bildAdresse.ts'

/** Addresses of the pictures of materials, in the order of their pages. */
export async function loadVorschau(
  { db, settings }: Context,
  idPtWerbemittel: readonly number[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  if (idPtWerbemittel.length === 0) return found
  const rows = await db
    .selectFrom('werbemittelVorschau')
    .innerJoin('werbemittel', 'werbemittel.idPtWerbemittel', 'werbemittelVorschau.idPtWerbemittel')
    .select(['werbemittel.idPtWerbemittel', 'idPtKunde', 'sha256'])
    .where('werbemittel.idPtWerbemittel', 'in', idListe(idPtWerbemittel))
    .orderBy('seite')
    .execute()
  for (const { idPtWerbemittel: key, idPtKunde, sha256: bild } of rows)
    found.set(key, [
      ...(found.get(key) ?? []),
      bildAdresse(settings, werbemittelOperations.fetchVorschau, { idPtKunde, bild }),
    ])
  return found
}

/** Puts the pictures of all pages in place of those before. */
export async function storeVorschau(db: Db, idPtWerbemittel: number, bilder: readonly Uint8Array[]): Promise<void> {
  await db.deleteFrom('werbemittelVorschau').where('idPtWerbemittel', '=', idPtWerbemittel).execute()
  await db
    .insertInto('werbemittelVorschau')
    .values(bilder.map((bild, seite) => ({ idPtWerbemittel, seite, sha256: sha256(bild), bild })))
    .execute()
}

/** The picture of an address of ours; one that was made up, or whose picture is gone, is not there. */
export async function readVorschau(
  { db, settings }: Context,
  { signatur, ...bild }: Bild & { signatur: string },
): Promise<Blob> {
  if (!isEchteAdresse(settings, bild, signatur)) throw notFound()
  const row = await db
    .selectFrom('werbemittelVorschau')
    .innerJoin('werbemittel', 'werbemittel.idPtWerbemittel', 'werbemittelVorschau.idPtWerbemittel')
    .select('werbemittelVorschau.bild')
    .where('sha256', '=', bild.bild)
    .where('idPtKunde', '=', bild.idPtKunde)
    .executeTakeFirst()
  if (!row) throw notFound()
  return new Blob([new Uint8Array(row.bild)], { type: 'image/webp' })
}
