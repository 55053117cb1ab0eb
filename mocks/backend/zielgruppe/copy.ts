import { copyName } from '../platform/copyName.ts'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { requireActor, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { ZielgruppeSelect } from './rows.ts'

/** A copy with all its recipients; returns its id. */
export function copyZielgruppe(context: Context, row: ZielgruppeSelect): Promise<number> {
  const {
    idPtZielgruppe: original,
    idPtKunde: _owner,
    archiviert: _archived,
    version: _version,
    loeschHinweisAm: _told,
    ...content
  } = row
  const zeit = context.now().toISOString()
  return inTransaction(context.db, async (db) => {
    const { idPtZielgruppe } = await db
      .insertInto('zielgruppe')
      .values({
        ...content,
        idPtKunde: requireActor(context).idPtKunde,
        bezeichnung: copyName(row.bezeichnung),
        erstelltAm: zeit,
        geaendertAm: zeit,
      })
      .returning('idPtZielgruppe')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('zielgruppeEmpfaenger')
      .columns(['idPtZielgruppe', 'nr', ...EMPFAENGER_FELDER, 'weitere'])
      .expression(
        db
          .selectFrom('zielgruppeEmpfaenger')
          .select((e) => [e.val(idPtZielgruppe).as('idPtZielgruppe'), 'nr', ...EMPFAENGER_FELDER, 'weitere'])
          .where('idPtZielgruppe', '=', original),
      )
      .execute()
    return idPtZielgruppe
  })
}
