import type { Context } from '../platform/context.ts'
import type { Marke } from '../platform/mail.ts'

/** The brand of the customer that a campaign belongs to. */
export async function markeOf({ db }: Pick<Context, 'db'>, idPtKampagne: number): Promise<Marke> {
  return db
    .selectFrom('kampagne')
    .innerJoin('kunde', 'kunde.idPtKunde', 'kampagne.idPtKunde')
    .select(['kunde.firma', 'kunde.markenfarbe as farbe'])
    .where('idPtKampagne', '=', idPtKampagne)
    .executeTakeFirstOrThrow()
}
