import type { FreigabeAnsicht } from '#src/contract/freigabe.ts'
import { addTage, entscheidungBis } from '#src/domain/kampagne/schedule.ts'
import { formatTag } from '#src/base/number/german.ts'
import type { Context } from '../platform/context.ts'
import type { FreigabeRow } from './freigabeRows.ts'
import type { KampagneRow } from './rows.ts'
import { sha256 } from '../platform/files.ts'
import { markeOf } from '../konto/marke.ts'
import { sendMail } from '../platform/mail.ts'
import { newSecret } from '../platform/secrets.ts'

export interface Person {
  name: string
  email: string
}

export interface NewLink {
  empfaengerName: string
  empfaengerEmail: string
  url: string
}

interface LinkTerms {
  gueltigTage: number
  nachricht: string
  angefordertVon: string
}

/**
 * Another key to a link, as its address: the mail that it stands in brings a way that works, and those of earlier mails
 * stay good.
 */
export async function newAddress(context: Context, idPtFreigabe: number): Promise<string> {
  const { url } = await addKey(context, idPtFreigabe)
  return url
}

/** Another key to a link. */
export async function addKey(context: Context, idPtFreigabe: number): Promise<{ key: string; url: string }> {
  const { key, keyHash, url } = newKey(context)
  await context.db.insertInto('freigabeSchluessel').values({ keyHash, idPtFreigabe }).execute()
  return { key, url }
}

/** A key, of which only the address leaves the service and only the hash stays. */
function newKey({ settings }: Context): { key: string; keyHash: string; url: string } {
  const key = newSecret()
  return { key, keyHash: sha256(key), url: `${settings.publicUrl}/kampagne/freigeben/${key}` }
}

/** Makes a link for one person and mails it. */
export async function makeLink(
  context: Context,
  kampagne: Pick<KampagneRow, 'idPtKampagne' | 'bezeichnung' | 'versandDatum'>,
  snapshotNr: number,
  person: Person,
  { gueltigTage, nachricht, angefordertVon }: LinkTerms,
): Promise<NewLink> {
  const { keyHash, url } = newKey(context)
  const gueltigBis = addTage(context.heute(), gueltigTage)
  const bis = entscheidungBis(gueltigBis, kampagne.versandDatum, context.heute())
  await context.db
    .insertInto('freigabe')
    .values({
      idPtKampagne: kampagne.idPtKampagne,
      snapshotNr,
      keyHash,
      empfaengerName: person.name,
      empfaengerEmail: person.email,
      gueltigBis,
      entscheidung: 'offen',
      bestaetigt: '[]',
    })
    .execute()
  const gruss = nachricht.trim() === '' ? '' : `\n\n„${nachricht.trim()}“`
  await sendMail(context, {
    an: person.email,
    betreff: `Bitte um Freigabe: „${kampagne.bezeichnung}“`,
    text: `Guten Tag ${person.name},\n\n${angefordertVon} bittet Sie, die Druckvorlage der Kampagne „${kampagne.bezeichnung}“ zu prüfen und freizugeben.${gruss}\n\nBitte entscheiden Sie bis ${formatTag(bis)}, 24 Uhr (Zeit in Berlin). Der Link ist nur für Sie bestimmt.`,
    link: url,
    linkText: 'Druckvorlage prüfen',
    marke: await markeOf(context, kampagne.idPtKampagne),
  })
  return { empfaengerName: person.name, empfaengerEmail: person.email, url }
}

/** Ends undecided links of a campaign: all, or those of some rows. */
export async function closeLinks(
  context: Context,
  idPtKampagne: number,
  widerrufArt: NonNullable<FreigabeRow['widerrufArt']>,
  only?: number[],
): Promise<void> {
  const query = context.db
    .updateTable('freigabe')
    .set({ widerrufArt, widerrufenAm: context.now().toISOString() })
    .where('idPtKampagne', '=', idPtKampagne)
    .where('entscheidung', '=', 'offen')
    .where('widerrufenAm', 'is', null)
  await (only === undefined ? query : query.where('idPtFreigabe', 'in', only)).execute()
}

/** Where a link stands; only `gueltig` can decide. */
export type Zustand = FreigabeAnsicht['zustand']

export function zustandOf(link: FreigabeRow, kampagne: KampagneRow, heute: string): Zustand {
  if (link.entscheidung !== 'offen') return 'entschieden'
  const outdated = link.snapshotNr < kampagne.snapshotNr
  // Closed by somebody's decision about an older version: what counts now is the link to the newer one.
  if (link.widerrufArt !== null) return outdated && link.widerrufArt === 'geschlossen' ? 'ersetzt' : link.widerrufArt
  if (outdated) return 'ersetzt'
  if (kampagne.state !== 'inInternerFreigabe') return 'geschlossen'
  return heute > link.gueltigBis ? 'abgelaufen' : 'gueltig'
}

/** The link that asks a signed-in person by his mail address about the present version, if he is asked. */
export function eigenerLink(
  { actor }: Pick<Context, 'actor'>,
  kampagne: KampagneRow,
  freigaben: readonly FreigabeRow[],
): FreigabeRow | undefined {
  const email = actor?.email.toLowerCase()
  return freigaben.find(
    (link) =>
      link.idPtKampagne === kampagne.idPtKampagne &&
      link.snapshotNr === kampagne.snapshotNr &&
      link.widerrufenAm === null &&
      link.empfaengerEmail.toLowerCase() === email,
  )
}

/** Address without the part that names one connection. */
export function shortenIp(ip: string): string {
  if (ip.includes('.')) return ip.replace(/\.\d+$/, '.0')
  return `${ip.split(':').slice(0, 3).join(':')}::`
}
