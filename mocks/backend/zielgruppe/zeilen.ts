import type { Context } from '../platform/context.ts'
import { pause } from '../platform/pause.ts'

/** Rows of one statement: some ms. */
const PORTION = 500

/** Numbers of a list's rows in portions: after `ab`, up to and with `bis`. Other requests have their turn after each. */
export async function* portionenVon(
  { db }: Pick<Context, 'db'>,
  idPtZielgruppe: number,
): AsyncGenerator<{ ab: number; bis: number }> {
  const { nr } = await db
    .selectFrom('zielgruppeEmpfaenger')
    .select((e) => e.fn.max('nr').as('nr'))
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .executeTakeFirstOrThrow()
  for (let ab = 0; ab < Number(nr); ab += PORTION) {
    yield { ab, bis: ab + PORTION }
    await pause()
  }
}

/** Takes the rows of a list away. What a stop leaves of it the next run takes. */
export async function dropZeilen(context: Pick<Context, 'db'>, idPtZielgruppe: number): Promise<void> {
  for await (const { ab, bis } of portionenVon(context, idPtZielgruppe))
    await context.db
      .deleteFrom('zielgruppeEmpfaenger')
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .where('nr', '>', ab)
      .where('nr', '<=', bis)
      .execute()
}
