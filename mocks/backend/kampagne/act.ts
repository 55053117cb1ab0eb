import type { KampagneState, VerlaufEintrag } from '#src/contract/kampagne.ts'
import type { FreigabeStand } from '#src/domain/kampagne/freigabeStand.ts'
import type { KampagneFacts } from '#src/domain/kampagne/facts.ts'
import { freigabeFolge } from '#src/domain/kampagne/freigabeFolge.ts'
import type { AktionEingabe } from '#src/domain/kampagne/guards.ts'
import { ACTIONS, applyAction, refusal, type KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { Refusal, versionVeraltet, type Context } from '../platform/context.ts'
import { inTransaction, lockRow } from '../platform/db/open.ts'
import type { FreigabeRow } from './freigabeRows.ts'
import { hergangSatz, tellApprovers } from './freigebende.ts'
import { closeLinks } from './links.ts'
import type { KampagneChange, KampagneRow } from './rows.ts'
import { factsOf, loadFreigaben, loadKampagne } from './load.ts'
import { tellPayment, tellState } from './tellWebhooks.ts'
import { tellOwner } from './messages.ts'
import { toKampagne } from './view.ts'

/** Who acts, as the history names him. */
export interface Handelnder {
  wer: VerlaufEintrag['wer']
  name: string
}

/** The campaign under the lock. `context.db` is the transaction. */
export interface Scope {
  context: Context
  kampagne: KampagneRow
  freigaben: FreigabeRow[]
}

export interface ActInput extends Handelnder {
  /** Refuses campaigns of other customers as not there. */
  idPtKunde?: number | undefined
  /** Version that the caller saw; a stale one is refused with the stored campaign. */
  version?: number | undefined
  /** What the domain's guards look at. */
  eingabe?: AktionEingabe
  /** Kept in the history and told to the owner. */
  grund?: string | null | undefined
  offenePunkte?: readonly string[]
  /** How the approval stands afterwards; told to the owner. */
  stand?: FreigabeStand
  /** Address of the approver who decides: his receipt says all that the others are told. */
  entscheider?: string
  /** Pieces in the print shop's package: fewer than were approved is told where it is made. */
  gedruckt?: number
  /** Bookings that the guards have to see; runs before the rules are asked. */
  book?: (scope: Scope) => Promise<KampagneChange>
  /** Columns that change together with the state. */
  change?: KampagneChange
  /** Everything else that belongs to the action; `kampagne` is the state after it. */
  effects?: (scope: Scope, before: KampagneRow) => Promise<KampagneChange | void>
}

/** Takes the campaign for this transaction: others that want it wait. */
export async function lockKampagne(context: Context, idPtKampagne: number, idPtKunde?: number): Promise<Scope> {
  await lockRow(context.db, 'kampagne', idPtKampagne)
  const kampagne = await loadKampagne(context, idPtKampagne, idPtKunde)
  return { context, kampagne, freigaben: await loadFreigaben(context, [idPtKampagne]) }
}

/** Writes columns of a locked campaign and hands back the new row. */
export async function writeKampagne(
  context: Context,
  row: KampagneRow,
  change: KampagneChange & { state?: KampagneState },
): Promise<KampagneRow> {
  const result = await context.db
    .updateTable('kampagne')
    .set({ ...change, version: row.version + 1, geaendertAm: context.now().toISOString() })
    .where('idPtKampagne', '=', row.idPtKampagne)
    .where('state', '=', row.state)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst()
  if (!result) throw versionVeraltet(null)
  return result
}

/** The one place where history is written, and where a new state is told to webhooks. */
export async function verlaufEintrag(
  context: Context,
  row: KampagneRow,
  entry: Handelnder & { aktion: string; vonState: KampagneState | null; grund?: string | null | undefined },
): Promise<void> {
  const { vonState } = entry
  await context.db
    .insertInto('verlauf')
    .values({
      idPtKampagne: row.idPtKampagne,
      zeit: context.now().toISOString(),
      wer: entry.wer,
      name: entry.name,
      aktion: entry.aktion,
      vonState,
      nachState: row.state,
      grund: entry.grund ?? null,
      snapshotNr: row.snapshotNr === 0 ? null : row.snapshotNr,
    })
    .execute()
  if (vonState !== row.state) await tellState(context, row, vonState)
}

/** Columns that follow from what the table of actions sets. */
function columnsOf(before: KampagneFacts, after: KampagneFacts, zeit: string): KampagneChange {
  const change: KampagneChange = {}
  if (before.wirdEingefroren && !after.wirdEingefroren) change.eingefroren = null
  if (after.angehalten !== before.angehalten) {
    change.angehalten = after.angehalten ? 1 : 0
    if (!after.angehalten) change.angehaltenGrund = null
  }
  if (after.zahlungsStatus !== before.zahlungsStatus) change.zahlungsStatus = after.zahlungsStatus
  if (after.geprueft !== before.geprueft) change.geprueftAm = after.geprueft ? zeit : null
  if (after.versandDatum !== before.versandDatum) change.versandDatum = after.versandDatum
  if (after.stornoAngefragt !== before.stornoAngefragt) change.stornoAngefragtAm = after.stornoAngefragt ? zeit : null
  if (after.anreicherungStand === 'keine' && before.anreicherungStand !== 'keine') change.anreicherungErgebnis = null
  return change
}

/** What the rules know of a locked campaign, once it is the one that the caller saw and they allow the action. */
export async function requireAction(
  { context, kampagne, freigaben }: Scope,
  action: KampagneAction,
  { version, offenePunkte, eingabe = {} }: Pick<ActInput, 'version' | 'offenePunkte' | 'eingabe'>,
): Promise<KampagneFacts> {
  if (version !== undefined && version !== kampagne.version) throw versionVeraltet(await toKampagne(context, kampagne))
  const facts = factsOf(kampagne, freigaben, offenePunkte)
  const reason = refusal(action, facts, context.heute(), eingabe)
  if (reason !== null) throw new Refusal(409, 'NICHT_MOEGLICH', reason)
  return facts
}

/**
 * The only way a campaign's state changes: locks it, asks the domain, writes the new state on the condition of the old
 * one, and does everything that belongs to it in the same transaction. A refusal carries the domain's own text.
 */
export function act(
  outer: Context,
  idPtKampagne: number,
  action: KampagneAction,
  input: ActInput,
): Promise<KampagneRow> {
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const scope = await lockKampagne(context, idPtKampagne, input.idPtKunde)
    const stored = scope.kampagne
    if (input.book) scope.kampagne = { ...stored, ...(await input.book(scope)) }
    const facts = await requireAction(scope, action, input)
    const after = applyAction(action, facts, context.heute(), input.eingabe)
    const booked = bookedColumns(stored, scope.kampagne)
    const change = { ...booked, ...columnsOf(facts, after, context.now().toISOString()), ...input.change }
    let kampagne = await writeKampagne(context, stored, { ...change, state: after.state })
    const extra = await input.effects?.({ context, kampagne, freigaben: scope.freigaben }, stored)
    if (extra) kampagne = await writeKampagne(context, kampagne, extra)
    await folgeFuerFreigabe(context, action, { vorher: stored, kampagne, input })
    const { wer, name, grund } = input
    await verlaufEintrag(context, kampagne, { wer, name, grund, aktion: action, vonState: stored.state })
    if (kampagne.zahlungsStatus !== stored.zahlungsStatus) await tellPayment(context, kampagne)
    await tellOwner(context, kampagne, action, input)
    return kampagne
  })
}

/** Ends the approval where the action made it another mailing, and tells those who were asked. */
async function folgeFuerFreigabe(
  context: Context,
  action: KampagneAction,
  { vorher, kampagne, input }: { vorher: KampagneRow; kampagne: KampagneRow; input: ActInput },
): Promise<void> {
  const { gedruckt, name, grund, entscheider } = input
  const lage = ({ state, versandDatum, menge, gemeldeteMenge }: KampagneRow) => ({
    state,
    versandDatum,
    stueck: gemeldeteMenge ?? gedruckt ?? menge,
  })
  const folge = freigabeFolge({ durch: ACTIONS[action].akteur, vorher: lage(vorher), nachher: lage(kampagne) })
  if (folge === null) return
  const satz = hergangSatz(action, { vorher, kampagne, name, grund, gedruckt })
  await tellApprovers(context, vorher, kampagne, { folge, satz, ...(entscheider ? { ausser: entscheider } : {}) })
  if (folge === 'beendet') await closeLinks(context, kampagne.idPtKampagne, 'widerrufen')
}

/** What a booking changed, as columns. */
function bookedColumns(stored: KampagneRow, booked: KampagneRow): KampagneChange {
  const { idPtKampagne: _id, idPtKunde: _kunde, state: _state, version: _version, ...columns } = booked
  return stored === booked ? {} : columns
}

/** The logged-in user as the history names him. */
export function handelnder(context: Context): Handelnder & { idPtKunde: number | undefined } {
  const { actor } = context
  if (actor === null) return { wer: 'system', name: 'System', idPtKunde: undefined }
  return {
    wer: actor.accountType === 'customer' ? 'kunde' : 'mitarbeiter',
    name: actor.apiToken ? `${actor.name} (API: ${actor.apiToken.bezeichnung})` : actor.name,
    idPtKunde: actor.idPtKunde,
  }
}
