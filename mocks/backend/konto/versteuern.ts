import type { KampagnePreis } from '#src/contract/kampagne.ts'
import type { Konto } from '#src/contract/konto.ts'
import { mitUst, ustArtOf } from '#src/domain/price/umsatzsteuer.ts'
import type { Context } from '../context.ts'
import { fromJson } from '../db/json.ts'

/**
 * The quotes of campaigns that are not paid follow how the customer is taxed now. One whose payment is under way keeps
 * the amount that was ordered; of paid ones the next round decides.
 */
export async function versteuereNeu(
  { db }: Pick<Context, 'db'>,
  { idPtKunde, land, ustIdNr, ustIdPruefung }: Konto,
): Promise<void> {
  const ustArt = ustArtOf({ land, ustIdNr, ustIdErgebnis: ustIdPruefung?.ergebnis ?? null })
  const rows = await db
    .selectFrom('kampagne')
    .select(['idPtKampagne', 'preis'])
    .where('idPtKunde', '=', idPtKunde)
    .where('state', 'in', ['inBearbeitung', 'inInternerFreigabe', 'inBearbeitungKorrektur', 'inBezahlung'])
    .where('preis', 'is not', null)
    .execute()
  for (const { idPtKampagne, preis } of rows) {
    const alt = fromJson<KampagnePreis>(preis)
    if (alt === null || (alt.ustArt ?? 'regel') === ustArt) continue
    await db
      .updateTable('kampagne')
      .set({ preis: JSON.stringify(mitUst(alt, ustArt)) })
      .where('idPtKampagne', '=', idPtKampagne)
      .where('preis', '=', preis)
      .where('zahlungsStatus', '!=', 'ausstehend')
      .whereRef('bezahlt', '=', 'erstattet')
      .execute()
  }
}
