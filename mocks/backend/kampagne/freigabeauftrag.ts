import { formatZahl } from '#src/base/number/german.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { faultOf } from '../platform/db/faults.ts'
import { fromJson } from '../platform/db/json.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { Job } from '../platform/job.ts'
import type { ZielgruppeQuelle } from '../zielgruppe/recipients.ts'
import { act, type Handelnder, type Scope } from './act.ts'
import { adoptAnschrift } from './anschrift.ts'
import { dropCodes } from './codes.ts'
import { freezeRest, NichtMehrMeins, take, write, solangeMeins, Unterbrochen, type Lauf } from './einfrieren.ts'
import { closeLinks, makeLink, type NewLink, type Person } from './links.ts'
import { tryFrozen, requirePassend } from './textprobe.ts'
import { keepDrawing, storeSnapshot, type Kopf, type SnapshotInhalt } from './snapshot.ts'

/** Who is asked and who asks: what is done once the recipients are frozen. */
interface Freigabeauftrag extends Handelnder {
  personen: Person[]
  gueltigTage: number
  quorum: 'alle' | 'einer'
  /** Warnings of the check that this person saw and left as they are. */
  soGelassen?: string[]
}

/** Failures in a row after which the campaign goes back to its maker. */
const VERSUCHE = 3
/** Wait after a failure, ms. */
const WARTEN_MS = 5_000

/** From here on the campaign is on its way; what is frozen of an earlier try counts for nothing. In the caller's transaction. */
export async function rememberAuftrag(
  { db }: Context,
  kopf: Kopf,
  zielgruppe: ZielgruppeQuelle,
  auftrag: Freigabeauftrag,
): Promise<void> {
  const { idPtKampagne, nr: snapshotNr } = kopf
  const { idPtZielgruppe, idPtKunde, typ, filter, ausschluss, versand, spalten, gebraucht } = zielgruppe
  const quelle = JSON.stringify({
    idPtZielgruppe,
    idPtKunde,
    typ,
    filter,
    ausschluss,
    versand,
    spalten,
    gebraucht,
  } satisfies ZielgruppeQuelle)
  await db.deleteFrom('einfrierung').where('idPtKampagne', '=', idPtKampagne).execute()
  await db
    .insertInto('einfrierung')
    .values({ idPtKampagne, snapshotNr, inhalt: JSON.stringify(kopf), quelle, auftrag: JSON.stringify(auftrag) })
    .execute()
  await db.updateTable('kampagne').set({ eingefroren: 0 }).where('idPtKampagne', '=', idPtKampagne).execute()
}

/** Nobody goes on with it, and what is stored of it is removed with the next look. In the transaction of what ended it. */
export async function discardAuftrag({ db }: Context, idPtKampagne: number): Promise<void> {
  await db
    .updateTable('einfrierung')
    .set({ abgebrochen: 1, laeufer: null, laeuftBis: null })
    .where('idPtKampagne', '=', idPtKampagne)
    .execute()
}

/** Freezes the recipients and sends the links, for somebody who waits for it: what fails is his to hear. */
export async function completeFreigabe(context: Context, idPtKampagne: number): Promise<NewLink[]> {
  const lauf = await take(context, idPtKampagne)
  // Withdrawn, or taken up by the jobs, in this very moment.
  if (lauf === null) return []
  try {
    return await complete(context, lauf)
  } catch (error) {
    if (error instanceof NichtMehrMeins) return []
    await takeBack(context, lauf)
    throw error
  }
}

/** As if it had never been sent: its maker hears why by other means. */
async function takeBack(outer: Context, lauf: Lauf): Promise<void> {
  const { idPtKampagne } = lauf.stand
  await inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    await db.updateTable('kampagne').set({ eingefroren: null }).where('idPtKampagne', '=', idPtKampagne).execute()
    await write(context, lauf, {})
    await discardAuftrag(context, idPtKampagne)
  })
  await tidyUp(outer, idPtKampagne)
}

async function complete(context: Context, lauf: Lauf): Promise<NewLink[]> {
  const empfaenger = await freezeRest(context, lauf)
  const { idPtKampagne, snapshotNr } = lauf.stand
  const kopf = fromJson<Kopf>(lauf.stand.inhalt)
  const weiter = async () => {
    if (lauf.signal?.aborted) throw new Unterbrochen()
    await write(context, lauf, {})
  }
  // The list may be another one since it was checked, and a long one was not checked to its end (print 8.8).
  const befunde = await tryFrozen(context, { idPtKampagne, snapshotNr }, kopf, weiter)
  await requirePassend(context, idPtKampagne, befunde)
  const { wer, name, quorum, soGelassen = [], ...einladung } = fromJson<Freigabeauftrag>(lauf.stand.auftrag)
  let links: NewLink[] = []
  await act(context, idPtKampagne, 'kampagneZurFreigabeGeben', {
    wer,
    name,
    grund: soGelassen.length === 0 ? null : `So gelassen: ${soGelassen.join(' ')}`,
    book: async (scope) => {
      await write(scope.context, lauf, {})
      requireMenge(scope, empfaenger)
      return { eingefroren: null }
    },
    change: { quorum, gruende: '[]' },
    effects: async (scope) => {
      await storeSnapshot(scope.context, kopf, empfaenger)
      await keepDrawing(scope.context, scope.kampagne, kopf, { anlass: 'kampagne', von: name })
      links = await invite(scope, kopf, einladung)
      await scope.context.db.deleteFrom('einfrierung').where('idPtKampagne', '=', idPtKampagne).execute()
      return { snapshotNr: kopf.nr }
    },
  })
  return links
}

/** Who came onto the blocklist meanwhile is not frozen; then price and quantity are no longer those that the user saw. */
function requireMenge({ kampagne }: Scope, { anzahl }: SnapshotInhalt['empfaenger']): void {
  if (anzahl !== kampagne.menge)
    throw new Refusal(
      409,
      'MENGE_GEAENDERT',
      `Die Zielgruppe hat jetzt ${formatZahl(anzahl)} Empfänger statt ${formatZahl(kampagne.menge)}. Bitte öffnen und speichern Sie sie neu.`,
    )
}

async function invite(
  { context, kampagne }: Scope,
  { nr, nachricht, angefordertVon, absender }: Kopf,
  { personen, gueltigTage }: Pick<Freigabeauftrag, 'personen' | 'gueltigTage'>,
): Promise<NewLink[]> {
  await adoptAnschrift(context.db, kampagne.idPtKunde, absender)
  await closeLinks(context, kampagne.idPtKampagne, 'ersetzt')
  let links: NewLink[] = []
  for (const person of personen)
    links.push(await makeLink(context, kampagne, nr, person, { gueltigTage, nachricht, angefordertVon }))
  return links
}

/** Tried again in a moment; after the last time the campaign goes back to its maker, who is told why. */
async function rememberError(context: Context, lauf: Lauf, error: unknown): Promise<void> {
  const { idPtKampagne } = lauf.stand
  const versuche = lauf.stand.versuche + 1
  // A database that is away or full comes back, and until then nothing else goes on either.
  const isFinal = error instanceof Refusal || (versuche >= VERSUCHE && faultOf(error) === null)
  if (!isFinal) {
    const laeuftBis = new Date(context.realNow().getTime() + WARTEN_MS).toISOString()
    await write(context, lauf, { versuche, laeufer: null, laeuftBis })
    return
  }
  const grund =
    error instanceof Refusal
      ? error.message
      : 'Die Empfänger ließen sich bei uns nicht festhalten. Es wurde nichts gesendet. Bitte senden Sie die Kampagne erneut zur Freigabe.'
  await act(context, idPtKampagne, 'einfrierenGescheitert', {
    wer: 'system',
    name: 'System',
    eingabe: { grund },
    grund,
    book: async (scope) => {
      await write(scope.context, lauf, {})
      return {}
    },
    effects: (scope) => discardAuftrag(scope.context, idPtKampagne),
  })
}

/** Removes what is stored of a campaign that did not get to its approvers. */
export async function tidyUp(context: Context, idPtKampagne: number): Promise<void> {
  const lauf = await take(context, idPtKampagne, { abgebrochen: 1 })
  if (lauf === null) return
  try {
    await dropCodes(context, idPtKampagne, undefined, solangeMeins(context, lauf))
  } catch (error) {
    if (error instanceof NichtMehrMeins) return
    throw error
  }
  await context.db
    .deleteFrom('einfrierung')
    .where('idPtKampagne', '=', idPtKampagne)
    .where('laeufer', '=', lauf.laeufer)
    .execute()
}

async function goOn(context: Context, idPtKampagne: number, signal: AbortSignal | undefined): Promise<boolean> {
  const lauf = await take(context, idPtKampagne, { signal })
  if (lauf === null) return false
  try {
    await complete(context, lauf)
    return true
  } catch (error) {
    if (error instanceof Unterbrochen) {
      await write(context, lauf, { laeufer: null, laeuftBis: null })
      return false
    }
    if (!(error instanceof NichtMehrMeins)) await rememberError(context, lauf, error)
    throw error
  }
}

/**
 * Takes up what waits and what a killed process left, one campaign after the other, and clears away what was withdrawn.
 * `signal`: the process is to end.
 */
export async function gebeFaelligeFrei(
  outer: Context,
  report: Parameters<Job>[1],
  signal?: AbortSignal,
): Promise<number> {
  // Works for whoever sent it, long after his request.
  const context: Context = { ...outer, actor: null }
  const rows = await context.db
    .selectFrom('einfrierung')
    .select(['idPtKampagne', 'abgebrochen'])
    .orderBy('idPtKampagne')
    .execute()
  let done = 0
  for (const { idPtKampagne, abgebrochen } of rows) {
    if (signal?.aborted) break
    try {
      if (abgebrochen === 1) await tidyUp(context, idPtKampagne)
      else if (await goOn(context, idPtKampagne, signal)) done += 1
    } catch (error) {
      // Somebody else is at it, or its maker was told.
      if (!(error instanceof NichtMehrMeins || error instanceof Refusal)) report(error)
    }
  }
  return done
}
