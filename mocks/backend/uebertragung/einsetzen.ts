import { createHash } from 'node:crypto'
import { dateiAufruf, type DateiAufruf } from '#src/contract/uebertragung.ts'
import { Refusal, refuseCancelled, type Context } from '../platform/context.ts'
import type { Db } from '../platform/db/schema.ts'
import { duplicate, type RequestFields } from '../platform/wire/fields.ts'
import { remove, loadTeile, loadUebertragung, unbekannt } from './load.ts'
import type { UebertragungSelect } from './rows.ts'
import { anzahlTeile } from './teil.ts'

const FEHLERHAFT = 'UEBERTRAGUNG_FEHLERHAFT'
/** Field that names a transfer in place of `datei`. */
export const FELD = 'uebertragung'

/** A call whose file has come before it. */
export interface Vorausgesandt {
  aufruf: DateiAufruf
  idUebertragung: string
}

/** Whether a call takes a file that came before it. */
export const isMitDatei = (name: string): boolean => dateiAufruf.safeParse(name).success

/** What a call says of its file; null: it has none, or brings it along. */
export function vorausgesandt(name: string, { body }: RequestFields): Vorausgesandt | null {
  const idUebertragung = body[FELD]
  const aufruf = dateiAufruf.safeParse(name)
  if (typeof idUebertragung !== 'string' || !aufruf.success) return null
  if (Object.hasOwn(body, 'datei')) throw duplicate()
  return { aufruf: aufruf.data, idUebertragung }
}

/** Key of the call: with its file it happens once, whoever repeats it without a key of his own. */
export const schluesselVon = ({ idUebertragung }: Vorausgesandt): string => `uebertragung.${idUebertragung}`

/**
 * Makes the call with its file in place. One call at a time gets the file; refused, it may come again in other words;
 * gone through, the transfer is over. A line that breaks meanwhile is no end: the caller asks again under the same key.
 * Who gives up ends the transfer.
 */
export async function mitDatei<T>(
  context: Context,
  voraus: Vorausgesandt,
  fields: RequestFields,
  run: (fields: RequestFields, context: Context) => Promise<T>,
): Promise<T> {
  const { [FELD]: _, ...rest } = fields.body
  const row = await take(context, voraus)
  const inner = { ...context, isCancelled: (db: Db) => isGone(db, row.idUebertragung) }
  try {
    const datei = await ganzeDatei(context, row)
    const answer = await run({ ...fields, body: { ...rest, datei } }, inner)
    await remove(context, [row.idUebertragung])
    return answer
  } catch (error) {
    // Sent again, it would be the same wrong bytes.
    if (error instanceof Refusal && error.code === FEHLERHAFT) {
      await remove(context, [row.idUebertragung])
      throw error
    }
    // Whatever failed because the file was taken away: that is why.
    await refuseCancelled(inner)
    await context.db
      .updateTable('uebertragung')
      .set({ benutztVon: null })
      .where('idUebertragung', '=', row.idUebertragung)
      .execute()
    throw error
  }
}

async function isGone(db: Db, idUebertragung: string): Promise<boolean> {
  const row = await db
    .selectFrom('uebertragung')
    .select('idUebertragung')
    .where('idUebertragung', '=', idUebertragung)
    .executeTakeFirst()
  return row === undefined
}

/** Claims the file for this call. A call that died with its process is taken up again under its key. */
async function take(context: Context, { aufruf, idUebertragung }: Vorausgesandt): Promise<UebertragungSelect> {
  const row = await loadUebertragung(context, idUebertragung)
  if (row.aufruf !== aufruf) throw unbekannt()
  const benutztVon = context.idempotencyKey
  const { numUpdatedRows } = await context.db
    .updateTable('uebertragung')
    .set({ benutztVon })
    .where('idUebertragung', '=', idUebertragung)
    .where((e) => e.or([e('benutztVon', 'is', null), e('benutztVon', '=', benutztVon)]))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return row
  throw new Refusal(409, 'LAEUFT_NOCH', 'Diese Anfrage wird gerade bearbeitet. Bitte warten Sie einen Moment.')
}

/** All parts as one file, which stays on the disk until somebody reads it. */
async function ganzeDatei(context: Context, row: UebertragungSelect): Promise<Blob> {
  const teile = await loadTeile(context, row.idUebertragung)
  const fehlen = anzahlTeile(row) - teile.length
  if (fehlen > 0)
    throw new Refusal(
      409,
      'UEBERTRAGUNG_UNVOLLSTAENDIG',
      `Von der Datei ${fehlen === 1 ? 'fehlt noch ein Teil' : `fehlen noch ${fehlen} Teile`}. Es wurde nichts gespeichert.`,
    )
  const ablage = context.teile.of(row.idUebertragung)
  const datei = new Blob(await Promise.all(teile.map(({ sha256 }) => ablage.open(sha256))))
  if (row.sha256 !== null && row.sha256 !== (await summeVon(datei))) {
    throw new Refusal(
      422,
      FEHLERHAFT,
      'Die Datei kam nicht so an, wie sie angekündigt war. Es wurde nichts gespeichert. Bitte laden Sie sie erneut hoch.',
    )
  }
  return datei
}

async function summeVon(datei: Blob): Promise<string> {
  const summe = createHash('sha256')
  for await (const stueck of datei.stream()) summe.update(stueck)
  return summe.digest('hex')
}
