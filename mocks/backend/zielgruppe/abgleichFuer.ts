import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { loadAbgleich } from './abgleich.ts'

interface Verschickte {
  idPtKampagne: number
  idPtKunde: number
  idPtZielgruppe: number | null
  versandDatum: string | null
}

/** Who is left out of a campaign on its way to the print shop, as its target group says. */
export async function abgleichFuer(
  context: Pick<Context, 'db' | 'heute'>,
  { idPtKampagne, idPtKunde, idPtZielgruppe, versandDatum }: Verschickte,
): Promise<Abgleich> {
  const row = await context.db
    .selectFrom('zielgruppe')
    .select('ausschluss')
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .executeTakeFirst()
  return loadAbgleich(context, {
    idPtKunde,
    ausschluss: fromJson<Ausschluss>(row?.ausschluss ?? null),
    versand: { idPtKampagne, versandDatum },
  })
}
