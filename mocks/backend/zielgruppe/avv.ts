import { Refusal, requireActor, type Context } from '../platform/context.ts'

/** No addresses come up before the contract on data processing is accepted (DSG-01). */
export async function requireAvv(context: Context): Promise<void> {
  const kunde = await context.db
    .selectFrom('kunde')
    .select('avvAkzeptiertAm')
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .executeTakeFirstOrThrow()
  if (kunde.avvAkzeptiertAm === null)
    throw new Refusal(
      403,
      'AVV_FEHLT',
      'Ohne angenommenen AV-Vertrag können Sie keine Adressen hochladen. Es wurde nichts gespeichert. Bitte nehmen Sie ihn im Konto an.',
    )
}
