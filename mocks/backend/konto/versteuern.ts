import type { KampagnePreis } from '#src/contract/kampagne.ts'
import { mitUstVon } from '#src/domain/price/umsatzsteuer.ts'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'

/**
 * The quotes of campaigns that are not paid follow how the customer is taxed now. One whose payment is under way keeps
 * the amount and the VAT number that were ordered, until that payment comes to nothing; of paid ones the next round
 * decides.
 */
export async function taxAnew({ db }: Pick<Context, 'db'>, idPtKunde: number): Promise<void> {
  const kunde = await db
    .selectFrom('kunde')
    .select(['land', 'ustIdNr', 'ustIdErgebnis'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('kampagne')
    .select(['idPtKampagne', 'preis'])
    .where('idPtKunde', '=', idPtKunde)
    .where('state', 'in', ['inBearbeitung', 'inInternerFreigabe', 'inBearbeitungKorrektur', 'inBezahlung'])
    .where('preis', 'is not', null)
    .execute()
  for (const { idPtKampagne, preis } of rows) {
    const alt = fromJson<KampagnePreis>(preis)
    if (alt === null) continue
    const neu = mitUstVon(alt, kunde)
    const gleich =
      (alt.ustArt ?? 'regel') === neu.ustArt &&
      (alt.ustIdNr ?? null) === neu.ustIdNr &&
      (alt.ustOffen ?? false) === neu.ustOffen
    if (gleich) continue
    await db
      .updateTable('kampagne')
      .set({ preis: JSON.stringify(neu) })
      .where('idPtKampagne', '=', idPtKampagne)
      .where('preis', '=', preis)
      .where('zahlungsStatus', '!=', 'ausstehend')
      .whereRef('bezahlt', '=', 'erstattet')
      .execute()
  }
}
