import { refuseAlleinigeFreigabe, refuseEinePerson } from '#src/domain/kampagne/vierAugen.ts'
import { Refusal, type Context } from '../platform/context.ts'
import type { FreigabeRow } from './freigabeRows.ts'
import type { KampagneRow } from './rows.ts'
import { factsOf } from './load.ts'
import type { Person } from './links.ts'

/** Whether the customer asks for a second person. */
export async function hasVierAugen({ db }: Pick<Context, 'db'>, idPtKunde: number): Promise<boolean> {
  const kunde = await db
    .selectFrom('kunde')
    .select('vierAugen')
    .where('idPtKunde', '=', idPtKunde)
    .executeTakeFirstOrThrow()
  return kunde.vierAugen === 1
}

/** The people who are to approve leave somebody besides the maker. */
export async function requireZweitePerson(context: Context, kampagne: KampagneRow, personen: Person[]): Promise<void> {
  const reason = refuseEinePerson(kampagne.erstelltVonEmail, personen)
  if (reason !== null && (await hasVierAugen(context, kampagne.idPtKunde)))
    throw new Refusal(422, 'VIER_AUGEN', reason, { felder: { personen: reason } })
}

/** The maker's approval is never the one that decides. The switch counts as it is now. */
export async function refuseAllein(
  context: Context,
  kampagne: KampagneRow,
  link: FreigabeRow,
  freigaben: FreigabeRow[],
): Promise<void> {
  const { noetig } = factsOf(kampagne, freigaben).freigabe
  const erteilt = freigaben
    .filter(
      (other) =>
        other.snapshotNr === kampagne.snapshotNr &&
        other.entscheidung === 'freigegeben' &&
        other.idPtFreigabe !== link.idPtFreigabe,
    )
    .map(({ empfaengerEmail }) => empfaengerEmail)
  const reason = refuseAlleinigeFreigabe({
    erstellerEmail: kampagne.erstelltVonEmail,
    entscheider: link.empfaengerEmail,
    erteilt,
    noetig,
  })
  if (reason !== null && (await hasVierAugen(context, kampagne.idPtKunde))) throw new Refusal(409, 'VIER_AUGEN', reason)
}
