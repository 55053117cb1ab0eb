import { copyName } from '../platform/copyName.ts'
import { EMPFAENGER_FELDER, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { Refusal, refuseCancelled, requireActor, type Context } from '../platform/context.ts'
import { leaseUntil } from '../platform/lease.ts'
import { answerZielgruppe } from './load.ts'
import type { ZielgruppeSelect } from './rows.ts'
import { fuelle } from './unfertig.ts'
import { portionenVon } from './zeilen.ts'

/** A copy with all its recipients, which nobody sees before it is whole. */
export async function copyZielgruppe(context: Context, row: ZielgruppeSelect): Promise<Zielgruppe> {
  const {
    idPtZielgruppe: original,
    idPtKunde: _owner,
    archiviert: _archived,
    version: _version,
    loeschHinweisAm: _told,
    ...content
  } = row
  const zeit = context.now().toISOString()
  const { idPtZielgruppe } = await context.db
    .insertInto('zielgruppe')
    .values({
      ...content,
      idPtKunde: requireActor(context).idPtKunde,
      bezeichnung: copyName(row.bezeichnung),
      fertig: 0,
      laeuftBis: leaseUntil(context),
      erstelltAm: zeit,
      geaendertAm: zeit,
    })
    .returning('idPtZielgruppe')
    .executeTakeFirstOrThrow()
  const fill = async () => {
    let copied = 0n
    for await (const { ab, bis } of portionenVon(context, original)) {
      copied += await copyZeilen(context, { original, idPtZielgruppe, ab, bis })
      await refuseCancelled(context)
    }
    if (row.typ === 'hochgeladen' && copied !== BigInt(row.potenzial))
      throw new Refusal(
        409,
        'ADRESSEN_GELOESCHT',
        'Die Adressen dieser Liste sind inzwischen gelöscht. Es wurde nichts kopiert. Bitte laden Sie die Liste erneut hoch.',
      )
  }
  return fuelle(context, idPtZielgruppe, fill, (inner) => answerZielgruppe(inner, idPtZielgruppe))
}

interface Stueck {
  original: number
  idPtZielgruppe: number
  ab: number
  bis: number
}

async function copyZeilen({ db }: Context, { original, idPtZielgruppe, ab, bis }: Stueck): Promise<bigint> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('zielgruppeEmpfaenger')
    .columns(['idPtZielgruppe', 'nr', ...EMPFAENGER_FELDER, 'weitere', 'jemandAnderes'])
    .expression(
      db
        .selectFrom('zielgruppeEmpfaenger')
        .select((e) => [
          e.val(idPtZielgruppe).as('idPtZielgruppe'),
          'nr',
          ...EMPFAENGER_FELDER,
          'weitere',
          'jemandAnderes',
        ])
        .where('idPtZielgruppe', '=', original)
        .where('nr', '>', ab)
        .where('nr', '<=', bis),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows ?? 0n
}
