import type { Input } from '#src/contract/operation.ts'
import type { uebertragungOperations } from '#src/contract/uebertragung.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import { sha256 } from '../platform/files.ts'
import { loadTeile, loadUebertragung, unbekannt } from './load.ts'
import type { UebertragungSelect } from './rows.ts'

type Teil = Input<(typeof uebertragungOperations)['sendeTeil']>

export const anzahlTeile = ({ bytes, teilBytes }: Pick<UebertragungSelect, 'bytes' | 'teilBytes'>): number =>
  Math.ceil(bytes / teilBytes)

function ungueltig(feld: string, text: string): Refusal {
  return new Refusal(422, 'TEIL_UNGUELTIG', text, { felder: { [feld]: text } })
}

/** The announced size says how long each part is; a longer one is not even read. */
function refuseTeil(row: UebertragungSelect, { nr, datei }: Teil): void {
  const anzahl = anzahlTeile(row)
  if (nr < 1 || nr > anzahl) throw ungueltig('nr', `Diese Datei hat die Teile 1 bis ${anzahl}.`)
  const bytes = nr < anzahl ? row.teilBytes : row.bytes - (anzahl - 1) * row.teilBytes
  if (datei.size !== bytes) throw ungueltig('datei', `Teil ${nr} muss ${bytes} Bytes haben, er hat ${datei.size}.`)
}

/** Keeps one part. It counts when it lies whole on the disk; the same once more changes nothing. */
export async function takePart(context: Context, teil: Teil): Promise<UebertragungSelect> {
  const { idUebertragung, nr } = teil
  const row = await loadUebertragung(context, idUebertragung)
  refuseTeil(row, teil)
  const bytes = new Uint8Array(await teil.datei.arrayBuffer())
  const summe = sha256(bytes)
  if (teil.sha256 !== undefined && teil.sha256 !== summe)
    throw ungueltig('datei', `Teil ${nr} kam verändert an. Bitte senden Sie ihn erneut.`)
  const vorhanden = (await loadTeile(context, idUebertragung)).find((other) => other.nr === nr)
  if (vorhanden?.sha256 === summe) return row
  if (vorhanden) throw geaendert()
  await context.teile.of(idUebertragung).put(bytes)
  if (await remember(context, { idUebertragung, nr, sha256: summe })) return row
  // Ended meanwhile: what was just written belongs to nothing.
  await context.teile.clear(idUebertragung)
  throw unbekannt()
}

/** False: the transfer is gone. */
function remember({ db: outer, now }: Context, teil: { idUebertragung: string; nr: number; sha256: string }) {
  return inTransaction(outer, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('uebertragung')
      .set({ beruehrtAm: now().toISOString() })
      .where('idUebertragung', '=', teil.idUebertragung)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('uebertragungTeil')
      .values(teil)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return true
    const { sha256: da } = await db
      .selectFrom('uebertragungTeil')
      .select('sha256')
      .where('idUebertragung', '=', teil.idUebertragung)
      .where('nr', '=', teil.nr)
      .executeTakeFirstOrThrow()
    if (da !== teil.sha256) throw geaendert()
    return true
  })
}

const geaendert = () =>
  new Refusal(
    409,
    'TEIL_ANDERS',
    'Die Datei hat sich geändert, während sie übertragen wurde. Es wurde nichts gespeichert. Bitte wählen Sie sie erneut aus.',
  )
