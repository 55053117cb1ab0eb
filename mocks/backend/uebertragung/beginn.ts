import { randomBytes } from 'node:crypto'
import { inMb, TEIL_BYTES } from '#src/contract/grenzen.ts'
import { operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { DATEI_ART, type DateiAufruf, type uebertragungOperations } from '#src/contract/uebertragung.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { inTransaction, lockRow } from '../platform/db/open.ts'
import { refuseName, refuseSize } from '../platform/upload.ts'
import { requireAvv } from '../zielgruppe/avv.ts'
import { remove } from './load.ts'
import type { UebertragungSelect } from './rows.ts'

/** Life of a transfer, h: no original file stays longer (DSG-03). */
const LEBEN_STUNDEN = 24
/** Room for what is on its way: of one customer and of all; assumed. */
const JE_KUNDE = { anzahl: 20, bytes: 1024 ** 3 }
const GESAMT = { anzahl: 1000, bytes: 20 * 1024 ** 3 }
/** Who needs the room takes that of a transfer of his own customer that has not moved for so long, ms; assumed. */
const STILL_MS = 15 * 60_000

type Beginn = Input<(typeof uebertragungOperations)['beginneUebertragung']>

/** Whoever may not make the call needs no part of its file here. */
async function refuseCaller(context: Context, aufruf: DateiAufruf): Promise<void> {
  const { access } = operations[aufruf]
  if (typeof access !== 'string' && !requireActor(context).ability.can(access.action, access.subject))
    throw new Refusal(
      403,
      'KEINE_BERECHTIGUNG',
      'Dafür fehlt Ihnen die Berechtigung. Bitte fragen Sie Ihre Administration.',
    )
  if (aufruf === 'uploadAdressen') await requireAvv(context)
}

function refuseDatei({ aufruf, bytes, dateiName }: Beginn): void {
  const art = DATEI_ART[aufruf]
  refuseSize(bytes, art)
  refuseName(dateiName, art)
  if (bytes > 0) return
  const text = 'Die Datei ist leer. Bitte wählen Sie eine andere.'
  throw new Refusal(422, 'DATEI_LEER', text, { felder: { bytes: text } })
}

/** A place for a file on its way; nothing of it is visible to anyone until its call has worked with it. */
export async function begin(context: Context, beginn: Beginn): Promise<UebertragungSelect> {
  await refuseCaller(context, beginn.aufruf)
  refuseDatei(beginn)
  const { idPtKunde, idPtKundeMitarbeiter } = requireActor(context)
  const now = context.now()
  const row: UebertragungSelect = {
    idUebertragung: randomBytes(16).toString('hex'),
    idPtKunde,
    idPtKundeMitarbeiter,
    aufruf: beginn.aufruf,
    bytes: beginn.bytes,
    teilBytes: TEIL_BYTES,
    sha256: beginn.sha256 ?? null,
    benutztVon: null,
    beruehrtAm: now.toISOString(),
    gueltigBis: new Date(now.getTime() + LEBEN_STUNDEN * 3_600_000).toISOString(),
  }
  const weichen = await inTransaction(context.db, async (db) => {
    // A customer's transfers begin one after the other, so that none slips past the limit.
    await lockRow(db, 'kunde', idPtKunde)
    const stille = await makeRoom({ ...context, db }, beginn.bytes)
    await db.insertInto('uebertragung').values(row).execute()
    return stille
  })
  await remove(context, weichen)
  return row
}

/** The transfers that have to go for one of this size; refused where that is not enough. */
async function makeRoom(context: Context, bytes: number): Promise<string[]> {
  const alle = await belegung(context)
  const eigene = await context.db
    .selectFrom('uebertragung')
    .select(['idUebertragung', 'bytes', 'beruehrtAm', 'benutztVon'])
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .orderBy('beruehrtAm')
    .execute()
  const still = new Date(context.now().getTime() - STILL_MS).toISOString()
  const weichen: string[] = []
  let frei = 0
  const summe = eigene.reduce((sum, row) => sum + row.bytes, 0)
  const passt = () =>
    eigene.length - weichen.length < JE_KUNDE.anzahl &&
    summe - frei + bytes <= JE_KUNDE.bytes &&
    alle.anzahl - weichen.length < GESAMT.anzahl &&
    alle.bytes - frei + bytes <= GESAMT.bytes
  for (const row of eigene) {
    if (passt()) break
    if (row.beruehrtAm >= still || row.benutztVon !== null) continue
    weichen.push(row.idUebertragung)
    frei += row.bytes
  }
  if (passt()) return weichen
  throw new Refusal(
    422,
    'ZU_VIELE_UEBERTRAGUNGEN',
    `Es sind schon zu viele Dateien auf dem Weg, höchstens ${JE_KUNDE.anzahl} mit zusammen ${inMb(JE_KUNDE.bytes)} MB. Ihre Datei wurde nicht gesendet. Bitte warten Sie, bis eine fertig ist, oder brechen Sie eine ab.`,
  )
}

async function belegung({ db }: Context): Promise<{ anzahl: number; bytes: number }> {
  const row = await db
    .selectFrom('uebertragung')
    .select((e) => [e.fn.countAll<number>().as('anzahl'), e.fn.sum<number | null>('bytes').as('bytes')])
    .executeTakeFirstOrThrow()
  return { anzahl: Number(row.anzahl), bytes: Number(row.bytes ?? 0) }
}
