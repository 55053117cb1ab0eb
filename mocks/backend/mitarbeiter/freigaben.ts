import { refuseEinePerson } from '#src/domain/kampagne/vierAugen.ts'
import { Refusal, type Context } from '../platform/context.ts'
import type { FreigabeRow } from '../kampagne/freigabeRows.ts'
import type { MitarbeiterRow } from './rows.ts'
import { lockKampagne, verlaufEintrag, writeKampagne, handelnder } from '../kampagne/act.ts'
import { closeLinks, makeLink, type Person } from '../kampagne/links.ts'
import { loadSnapshot } from '../kampagne/snapshot.ts'
import { hasVierAugen } from '../kampagne/vierAugen.ts'

/** A link that is handed over lives this long, days (domain 4.6). */
const LINK_TAGE = 14

/** Campaigns whose approval waits for somebody, by his mail address. */
export async function offeneFreigaben(
  context: Pick<Context, 'db'>,
  { idPtKunde, email }: Pick<MitarbeiterRow, 'idPtKunde' | 'email'>,
): Promise<{ idPtKampagne: number; bezeichnung: string }[]> {
  const rows = await context.db
    .selectFrom('freigabe')
    .innerJoin('kampagne', 'kampagne.idPtKampagne', 'freigabe.idPtKampagne')
    .select(['kampagne.idPtKampagne', 'kampagne.bezeichnung', 'freigabe.empfaengerEmail'])
    .where('kampagne.idPtKunde', '=', idPtKunde)
    .where('kampagne.state', '=', 'inInternerFreigabe')
    .whereRef('freigabe.snapshotNr', '=', 'kampagne.snapshotNr')
    .where('freigabe.entscheidung', '=', 'offen')
    .where('freigabe.widerrufenAm', 'is', null)
    .orderBy('kampagne.idPtKampagne')
    .execute()
  const own = rows.filter(({ empfaengerEmail }) => empfaengerEmail.toLowerCase() === email.toLowerCase())
  return [...new Map(own.map((row) => [row.idPtKampagne, row])).values()].map(({ idPtKampagne, bezeichnung }) => ({
    idPtKampagne,
    bezeichnung,
  }))
}

/**
 * Gives the open approvals of somebody who leaves to another person: the old links are dead at once, the new ones are
 * mailed. Inside the transaction of the deactivation.
 */
export async function handOverFreigaben(context: Context, von: MitarbeiterRow, an: Person): Promise<number> {
  const offen = await offeneFreigaben(context, von)
  for (const { idPtKampagne } of offen) await handOver(context, idPtKampagne, von.email, an)
  return offen.length
}

async function handOver(context: Context, idPtKampagne: number, vonEmail: string, an: Person): Promise<void> {
  const { kampagne, freigaben } = await lockKampagne(context, idPtKampagne)
  const asked = freigaben.filter((link) => link.snapshotNr === kampagne.snapshotNr && link.widerrufArt === null)
  const isOf = (email: string) => (link: FreigabeRow) => link.empfaengerEmail.toLowerCase() === email.toLowerCase()
  const links = asked.filter((link) => link.entscheidung === 'offen').filter(isOf(vonEmail))
  // Decided or taken back since it was listed.
  if (links.length === 0 || kampagne.state !== 'inInternerFreigabe') return
  const others = asked.filter((link) => !links.includes(link))
  const asks = [...others.map(({ empfaengerEmail }) => ({ email: empfaengerEmail })), an]
  if (refuseEinePerson(kampagne.erstelltVonEmail, asks) !== null && (await hasVierAugen(context, kampagne.idPtKunde)))
    throw new Refusal(422, 'VIER_AUGEN', 'Bitte prüfen Sie Ihre Angaben.', {
      felder: {
        idThUebernehmer: `${an.name} hat die Kampagne „${kampagne.bezeichnung}“ selbst erstellt und kann sie nach dem Vier-Augen-Prinzip nicht allein freigeben. Bitte wählen Sie eine andere Person.`,
      },
    })
  await closeLinks(
    context,
    idPtKampagne,
    'abgegeben',
    links.map(({ idPtFreigabe }) => idPtFreigabe),
  )
  // Who was asked anyway is not asked twice.
  if (!others.some(isOf(an.email))) {
    const snapshot = await loadSnapshot(context, idPtKampagne, kampagne.snapshotNr)
    await makeLink(context, kampagne, kampagne.snapshotNr, an, {
      gueltigTage: LINK_TAGE,
      nachricht: snapshot?.inhalt.nachricht ?? '',
      angefordertVon: context.actor?.name ?? kampagne.erstelltVon,
    })
  }
  const changed = await writeKampagne(context, kampagne, {})
  const { wer, name } = handelnder(context)
  await verlaufEintrag(context, changed, {
    wer,
    name,
    aktion: 'freigabeLinkErneuern',
    vonState: kampagne.state,
    grund: `${an.name} übernimmt die Freigabe von ${links[0]?.empfaengerName ?? vonEmail}`,
  })
}
