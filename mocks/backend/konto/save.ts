import type { Updateable } from 'kysely'
import { type Konto, type KontoBereich } from '#src/contract/konto.ts'
import { Refusal, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import type { KundeRow } from './rows.ts'
import { loadKonto } from './load.ts'

/** Saves one part of the account, only if nobody saved that part since; the others are not touched. */
export async function saveBereich(
  context: Context,
  bereich: KontoBereich,
  version: number,
  change: Updateable<KundeRow>,
): Promise<Konto> {
  const { idPtKunde } = requireActor(context)
  const column = `${bereich}Version` as const
  const result = await context.db
    .updateTable('kunde')
    .set((e) => ({ ...change, [column]: e(column, '+', 1) }))
    .where('idPtKunde', '=', idPtKunde)
    .where(column, '=', version)
    .executeTakeFirst()
  const stored = await loadKonto(context, idPtKunde)
  if (result.numUpdatedRows === 0n) throw versionVeraltet(stored)
  return stored
}

/** What is wrong with single fields, by their path; empty entries are none. */
export function refuseFields(felder: Record<string, string | null>): void {
  const wrong = Object.entries(felder).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]))
  if (wrong.length === 0) return
  throw new Refusal(
    422,
    'EINGABE_UNGUELTIG',
    'Bitte prüfen Sie die markierten Eingaben. Es wurde nichts gespeichert.',
    { felder: Object.fromEntries(wrong) },
  )
}
