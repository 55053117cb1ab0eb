import type { Kampagne } from '#src/contract/kampagne.ts'
import type { KampagneEingabe } from '#src/contract/kampagneEingabe.ts'
import { STATE_SATZ } from '#src/domain/kampagne/labels.ts'
import { editableFields } from '#src/domain/kampagne/transitions.ts'
import { Refusal, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import { withAnswer } from '../platform/idempotency.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { KampagneChange, KampagneRow, NewKampagneRow } from './rows.ts'
import { handelnder, lockKampagne, requireAction, verlaufEintrag, writeKampagne } from './act.ts'
import { checkKampagne } from './check.ts'
import { isOpen, loadKampagne } from './load.ts'
import { tidyUp } from './freigabeauftrag.ts'
import { chosenColumns, derivedColumns, loadBausteine, type Bausteine } from './prepare.ts'
import { toKampagne } from './view.ts'

const NAME_MAX = 80

/** What follows from the parts of a draft is worked out of these. */
type Grundlage = Pick<
  KampagneRow,
  | 'idPtKunde'
  | 'idPtZielgruppe'
  | 'idPtWerbemittel'
  | 'versandDatum'
  | 'anreicherung'
  | 'tracking'
  | 'absender'
  | 'datenschutzText'
  | 'menge'
  | 'preis'
  | 'geaendertAm'
>

/** Something that the last check looked at has changed since. */
function isCheckOld(before: Grundlage, after: Grundlage, { zielgruppe, werbemittel }: Bausteine): boolean {
  const keys = ['idPtZielgruppe', 'idPtWerbemittel', 'tracking', 'datenschutzText', 'menge'] as const
  if (keys.some((key) => before[key] !== after[key])) return true
  return [zielgruppe, werbemittel].some((part) => part !== null && part.geaendertAm > before.geaendertAm)
}

/**
 * What changes when a draft is saved now: quantity, format, privacy text, price and findings are worked out anew. Never
 * inside a transaction: a long target group is looked at.
 */
async function derive(context: Context, before: Grundlage, change: KampagneChange): Promise<KampagneChange> {
  const row = { ...before, ...change }
  const bausteine = await loadBausteine(context, row)
  const derived = await derivedColumns(context, row, bausteine)
  const columns = { ...change, ...derived }
  const after = { ...row, ...derived }
  if (!isCheckOld(before, after, bausteine)) return columns
  return { ...columns, befunde: JSON.stringify(await checkKampagne(context, after, bausteine)) }
}

/** A stored draft whose target group or material was changed meanwhile is shown with what follows from that. */
export async function currentRow(context: Context, idPtKampagne: number): Promise<KampagneRow> {
  const row = await loadKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
  return isOpen(row) ? { ...row, ...(await derive(context, row, {})) } : row
}

function newRow(context: Context, columns: KampagneChange) {
  const actor = requireActor(context)
  const jetzt = context.now().toISOString()
  return {
    bezeichnung: 'Neue Kampagne',
    angehalten: 0,
    testmodus: actor.apiToken?.modus === 'test' ? 1 : 0,
    idPtZielgruppe: null,
    idPtWerbemittel: null,
    versandDatum: null,
    menge: 0,
    gesperrt: 0,
    ausgenommen: null,
    anreicherung: 0,
    tracking: 1,
    absender: null,
    datenschutzText: '',
    notiz: '',
    snapshotNr: 0,
    quorum: 'alle',
    preis: null,
    zahlungsStatus: 'offen',
    bezahlt: 0,
    erstattet: 0,
    gruende: '[]',
    versuche: 0,
    befunde: '[]',
    ...columns,
    idPtKunde: actor.idPtKunde,
    state: 'inBearbeitung',
    erstelltVon: actor.name,
    erstelltVonEmail: actor.email,
    erstelltAm: jetzt,
    geaendertAm: jetzt,
    version: 1,
  } satisfies NewKampagneRow
}

/** A new draft; it may be incomplete. */
async function createKampagne(outer: Context, chosen: KampagneChange, aktion: string): Promise<Kampagne> {
  if (!requireActor(outer).ability.can('create', 'Kampagne'))
    throw new Refusal(403, 'KEINE_BERECHTIGUNG', 'Dafür fehlt Ihnen die Berechtigung.')
  // Ids from outside are looked up before they are stored.
  const columns = await derive(outer, newRow(outer, {}), chosen)
  return withAnswer(outer, async (context) => {
    const inserted = await context.db
      .insertInto('kampagne')
      .values(newRow(context, columns))
      .returningAll()
      .executeTakeFirstOrThrow()
    const { wer, name } = handelnder(context)
    await verlaufEintrag(context, inserted, { wer, name, aktion, vonState: null })
    return toKampagne(context, inserted)
  })
}

/** Fields that are sent but fixed in this state; the same value again is no change. */
function refuseFixed(row: KampagneRow, change: KampagneChange): KampagneChange {
  const editable: readonly string[] = editableFields(row.state)
  const stored: Record<string, unknown> = { ...row }
  const kept: KampagneChange = {}
  for (const [key, value] of Object.entries(change)) {
    if (editable.includes(key)) Object.assign(kept, { [key]: value })
    else if (value !== stored[key])
      throw new Refusal(
        409,
        'NICHT_AENDERBAR',
        `Die Kampagne ist ${STATE_SATZ[row.state]}. Ändern lassen sich jetzt nur Name und Notiz.`,
      )
  }
  return kept
}

/** Saves what the user wrote; a stale version overwrites nothing. */
export async function saveKampagne(outer: Context, eingabe: KampagneEingabe): Promise<Kampagne> {
  const change = chosenColumns(eingabe)
  const { idPtKampagne, version } = eingabe
  if (idPtKampagne === undefined) return createKampagne(outer, change, 'saveKampagne')
  const { idPtKunde } = requireActor(outer)
  const seen = await loadKampagne(outer, idPtKampagne, idPtKunde)
  if (version !== seen.version) throw versionVeraltet(await toKampagne(outer, seen))
  const kept = refuseFixed(seen, change)
  const columns = isOpen(seen) ? await derive(outer, seen, kept) : kept
  return withAnswer(outer, async (context) => {
    const scope = await lockKampagne(context, idPtKampagne, idPtKunde)
    await requireAction(scope, 'saveKampagne', { version })
    return toKampagne(context, await writeKampagne(context, scope.kampagne, columns))
  })
}

/** Removes a draft that never went anywhere, with what may be left of recipients that were to be frozen. */
export async function deleteKampagne(outer: Context, idPtKampagne: number, version: number): Promise<void> {
  const { idPtKunde } = requireActor(outer)
  await loadKampagne(outer, idPtKampagne, idPtKunde)
  await tidyUp(outer, idPtKampagne)
  await inTransaction(outer.db, async (db) => {
    const scope = await lockKampagne({ ...outer, db }, idPtKampagne, idPtKunde)
    await requireAction(scope, 'deleteKampagne', { version })
    await db.deleteFrom('kampagne').where('idPtKampagne', '=', idPtKampagne).execute()
  })
}

/** A new draft with the same content; only the date is chosen anew, and what was archived meanwhile. */
export async function copyKampagne(context: Context, idPtKampagne: number): Promise<Kampagne> {
  const row = await loadKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
  const { zielgruppe, werbemittel } = await loadBausteine(context, row)
  const { anreicherung, tracking, absender, notiz } = row
  return createKampagne(
    context,
    {
      bezeichnung: `Kopie von ${row.bezeichnung}`.slice(0, NAME_MAX).trim(),
      idPtZielgruppe: zielgruppe?.archiviert === 0 ? zielgruppe.idPtZielgruppe : null,
      idPtWerbemittel: werbemittel?.archiviert === 0 ? werbemittel.idPtWerbemittel : null,
      anreicherung,
      tracking,
      absender,
      notiz,
    },
    'kopiereKampagne',
  )
}
