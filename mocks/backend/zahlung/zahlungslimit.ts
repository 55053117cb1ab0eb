import { wirksameRechte } from '#src/domain/mitarbeiter/rechte.ts'
import { refuseUeberLimit } from '#src/domain/kampagne/zahlungslimit.ts'
import { Refusal, type Context } from '../platform/context.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { rechteVon } from '../zugang/rechteVon.ts'
import { preisOf } from '../kampagne/load.ts'

/** Names of those who can pay that much: the customer himself, then employees. */
async function werZahlt({ db }: Context, idPtKunde: number, brutto: number): Promise<string[]> {
  const kunde = await db
    .selectFrom('kunde')
    .select(['vorname', 'nachname'])
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  const mitarbeiter = await db
    .selectFrom('mitarbeiter')
    .select(['vorname', 'nachname', 'role', 'ability', 'zahlungslimit'])
    .where('idPtKunde', '=', idPtKunde)
    .where('aktiv', '=', 1)
    .orderBy('nachname')
    .execute()
  const able = mitarbeiter.filter(
    (row) =>
      (row.zahlungslimit === null || row.zahlungslimit >= brutto) &&
      wirksameRechte(rechteVon(row)).some(({ subject }) => subject === 'Zahlung'),
  )
  return [kunde, ...able].map(({ vorname, nachname }) => `${vorname} ${nachname}`.trim())
}

/** Refuses a payment beyond the caller's own limit and says who can pay (domain 4.7). */
export async function requireZahlungslimit(context: Context, kampagne: KampagneRow): Promise<void> {
  const limit = context.actor?.zahlungslimit ?? null
  const brutto = preisOf(kampagne)?.brutto ?? 0
  if (limit === null || brutto <= limit) return
  const reason = refuseUeberLimit(brutto, limit, await werZahlt(context, kampagne.idPtKunde, brutto))
  if (reason !== null) throw new Refusal(403, 'ZAHLUNGSLIMIT', reason)
}
