import type { KampagneEingabe } from '#src/contract/kampagne.ts'
import { STATE_SATZ } from '#src/domain/kampagne/labels.ts'
import { editableFields, refusal } from '#src/domain/kampagne/transitions.ts'
import { Refusal, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/open.ts'
import type { KampagneChange, KampagneRow, NewKampagneRow } from './rows.ts'
import { handelnder, lockKampagne, verlaufEintrag, writeKampagne } from './act.ts'
import { checkKampagne } from './check.ts'
import { factsOf, loadKampagne } from './load.ts'
import { chosenColumns, derivedColumns, loadBausteine, type Bausteine } from './prepare.ts'
import { toKampagne } from './view.ts'

const NAME_MAX = 80

const isOpen = ({ state }: Pick<KampagneRow, 'state'>) =>
  state === 'inBearbeitung' || state === 'inBearbeitungKorrektur'

/** Something that the last check looked at has changed since. */
function isCheckOld(before: KampagneRow, after: KampagneRow, { zielgruppe, werbemittel }: Bausteine): boolean {
  const keys = ['idPtZielgruppe', 'idPtWerbemittel', 'tracking', 'datenschutzText', 'menge'] as const
  if (keys.some((key) => before[key] !== after[key])) return true
  return [zielgruppe, werbemittel].some((part) => part !== null && part.geaendertAm > before.geaendertAm)
}

/** A draft as it would be saved now: quantity, format, privacy text, price and findings worked out anew. */
async function derive(context: Context, before: KampagneRow, change: KampagneChange): Promise<KampagneRow> {
  const row = { ...before, ...change }
  const bausteine = await loadBausteine(context, row)
  Object.assign(row, await derivedColumns(context, row, bausteine))
  if (isCheckOld(before, row, bausteine)) row.befunde = JSON.stringify(await checkKampagne(context, row, bausteine))
  return row
}

function columnsOf({
  idPtKampagne: _id,
  idPtKunde: _kunde,
  state: _state,
  version: _version,
  ...columns
}: KampagneRow) {
  return columns
}

/** A stored draft whose target group or material was changed meanwhile is shown with what follows from that. */
export async function currentRow(context: Context, idPtKampagne: number): Promise<KampagneRow> {
  const row = await loadKampagne(context, idPtKampagne, requireActor(context).idPtKunde)
  return isOpen(row) ? derive(context, row, {}) : row
}

function newRow(context: Context, columns: KampagneChange): NewKampagneRow {
  const actor = requireActor(context)
  const jetzt = context.now().toISOString()
  return {
    bezeichnung: 'Neue Kampagne',
    angehalten: 0,
    testmodus: actor.apiToken?.modus === 'test' ? 1 : 0,
    menge: 0,
    gesperrt: 0,
    anreicherung: 0,
    tracking: 1,
    datenschutzText: '',
    notiz: '',
    snapshotNr: 0,
    quorum: 'alle',
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
  }
}

/** A new draft; it may be incomplete. */
function createKampagne(outer: Context, columns: KampagneChange, aktion: string): Promise<KampagneRow> {
  if (!requireActor(outer).ability.can('create', 'Kampagne'))
    throw new Refusal(403, 'KEINE_BERECHTIGUNG', 'Dafür fehlt Ihnen die Berechtigung.')
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const inserted = await db
      .insertInto('kampagne')
      // Ids from outside are looked up before they are stored.
      .values(newRow(context, { ...columns, idPtZielgruppe: null, idPtWerbemittel: null }))
      .returningAll()
      .executeTakeFirstOrThrow()
    const { wer, name } = handelnder(context)
    await verlaufEintrag(context, inserted, { wer, name, aktion, vonState: null })
    const row = await derive(context, inserted, columns)
    return db
      .updateTable('kampagne')
      .set(columnsOf(row))
      .where('idPtKampagne', '=', inserted.idPtKampagne)
      .returningAll()
      .executeTakeFirstOrThrow()
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
export function saveKampagne(outer: Context, eingabe: KampagneEingabe): Promise<KampagneRow> {
  const change = chosenColumns(eingabe)
  const { idPtKampagne, version } = eingabe
  if (idPtKampagne === undefined) return createKampagne(outer, change, 'saveKampagne')
  const { idPtKunde } = requireActor(outer)
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne } = await lockKampagne(context, idPtKampagne, idPtKunde)
    if (version !== kampagne.version) throw versionVeraltet(await toKampagne(context, kampagne))
    const kept = refuseFixed(kampagne, change)
    if (!isOpen(kampagne)) return writeKampagne(context, kampagne, kept)
    return writeKampagne(context, kampagne, columnsOf(await derive(context, kampagne, kept)))
  })
}

/** Removes a draft that never went anywhere. */
export function deleteKampagne(outer: Context, idPtKampagne: number, version: number): Promise<void> {
  const { idPtKunde } = requireActor(outer)
  return inTransaction(outer.db, async (db) => {
    const context = { ...outer, db }
    const { kampagne, freigaben } = await lockKampagne(context, idPtKampagne, idPtKunde)
    if (version !== kampagne.version) throw versionVeraltet(await toKampagne(context, kampagne))
    const reason = refusal('deleteKampagne', factsOf(kampagne, freigaben), context.heute())
    if (reason !== null) throw new Refusal(409, 'NICHT_MOEGLICH', reason)
    await db.deleteFrom('kampagne').where('idPtKampagne', '=', idPtKampagne).execute()
  })
}

/** A new draft with the same content; only the date is chosen anew, and what was archived meanwhile. */
export async function copyKampagne(context: Context, idPtKampagne: number): Promise<KampagneRow> {
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
