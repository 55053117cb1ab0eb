import type { Zielgruppe, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { sichererName } from '#src/domain/upload/dateiname.ts'
import { gebietProblem } from '#src/domain/zielgruppe/filters.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { emit } from '../apizugang/events.ts'
import { countPotenzial } from './count.ts'
import { beispieleOf } from './recipients.ts'
import { Refusal, refuseCancelled, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import { loadSperrliste } from './sperre.ts'
import { inTransaction } from '../platform/db/open.ts'
import { leaseUntil, underLease } from '../platform/lease.ts'
import { readUpload } from '../platform/upload.ts'
import { refuseInUse, refuseLocked } from '../verwendung/usage.ts'
import { requireAvv } from './avv.ts'
import { copyZielgruppe } from './copy.ts'
import { fetchZielgruppen } from './liste.ts'
import { answerZielgruppe, loadZielgruppe } from './load.ts'
import { checkAdressen, storeAdressen } from './upload.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Lists that nothing uses are deleted after this many days (DSG-03). */
const UNBENUTZT_TAGE = 90

function requireCreate(context: Context): void {
  if (!requireActor(context).ability.can('create', 'Zielgruppe'))
    throw new Refusal(403, 'KEINE_BERECHTIGUNG', 'Dafür fehlt Ihnen die Berechtigung.')
}

function refuseBadGebiet({ gebiet }: ZielgruppeFilter): void {
  const problem = gebietProblem(gebiet)
  if (problem)
    throw new Refusal(422, 'GEBIET_UNGUELTIG', problem.text, {
      felder: { [`filter.gebiet.${problem.feld}`]: problem.text },
    })
}

/** Changes a row only if nobody changed it since; otherwise the stored one goes back with the refusal. */
async function update(
  context: Context,
  idPtZielgruppe: number,
  version: number | undefined,
  change: { bezeichnung?: string; filter?: string; potenzial?: number; potenzialStand?: string; archiviert?: number },
): Promise<Zielgruppe> {
  const result = await context.db
    .updateTable('zielgruppe')
    .set((e) => ({ ...change, geaendertAm: context.now().toISOString(), version: e('version', '+', 1) }))
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .where('version', '=', version ?? -1)
    .executeTakeFirst()
  const stored = await answerZielgruppe(context, idPtZielgruppe)
  if (result.numUpdatedRows === 0n) throw versionVeraltet(stored)
  return stored
}

async function createFilter(context: Context, bezeichnung: string, filter: ZielgruppeFilter): Promise<Zielgruppe> {
  const { potenzial, stand } = await countPotenzial(context, filter)
  const { idPtZielgruppe } = await context.db
    .insertInto('zielgruppe')
    .values({
      idPtKunde: requireActor(context).idPtKunde,
      bezeichnung,
      typ: 'filter',
      filter: JSON.stringify(filter),
      potenzial,
      potenzialStand: stand,
      datei: null,
      zuordnung: null,
      pruefung: null,
      datenquelle: `Verbraucherdatenbank ${context.settings.anbieterName}`,
      erklaerung: null,
      loeschenAm: null,
      erstelltAm: stand,
      geaendertAm: stand,
    })
    .returning('idPtZielgruppe')
    .executeTakeFirstOrThrow()
  return answerZielgruppe(context, idPtZielgruppe)
}

const renewList = (context: Context, idPtZielgruppe: number) =>
  context.db
    .updateTable('zielgruppe')
    .set({ laeuftBis: leaseUntil(context) })
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .execute()

/** The list is whole; only now it is there for anyone. */
async function finishList(context: Context, idPtZielgruppe: number): Promise<void> {
  await refuseCancelled(context)
  const { idPtKunde, bezeichnung, potenzial } = await context.db
    .updateTable('zielgruppe')
    .set({ fertig: 1, laeuftBis: null })
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .returning(['idPtKunde', 'bezeichnung', 'potenzial'])
    .executeTakeFirstOrThrow()
  await emit(context, {
    idPtKunde,
    testmodus: context.actor?.apiToken?.modus === 'test',
    ereignis: 'zielgruppe.geprueft',
    daten: { idPtZielgruppe, bezeichnung, potenzial },
  })
}

export const zielgruppeHandlers: HandlersOf<typeof zielgruppeOperations> = {
  fetchZielgruppen,

  fetchZielgruppe: ({ idPtZielgruppe }, context) => answerZielgruppe(context, idPtZielgruppe),

  async saveZielgruppe({ idPtZielgruppe, bezeichnung, filter, version }, context) {
    if (filter) refuseBadGebiet(filter)
    if (idPtZielgruppe === undefined) {
      requireCreate(context)
      if (!filter) throw new Refusal(422, 'FILTER_FEHLT', 'Bitte wählen Sie aus, wen Sie erreichen möchten.')
      return createFilter(context, bezeichnung, filter)
    }
    const { typ } = await loadZielgruppe(context, idPtZielgruppe)
    if (!filter) return update(context, idPtZielgruppe, version, { bezeichnung })
    if (typ === 'hochgeladen')
      throw new Refusal(
        422,
        'KEIN_FILTER',
        'Eine hochgeladene Liste hat keinen Filter. Nur ihr Name lässt sich ändern.',
      )
    const stored = await answerZielgruppe(context, idPtZielgruppe)
    if (JSON.stringify(stored.filter) === JSON.stringify(filter))
      return update(context, idPtZielgruppe, version, { bezeichnung })
    await refuseLocked(context, 'idPtZielgruppe', idPtZielgruppe)
    const { potenzial, stand } = await countPotenzial(context, filter)
    return update(context, idPtZielgruppe, version, {
      bezeichnung,
      filter: JSON.stringify(filter),
      potenzial,
      potenzialStand: stand,
    })
  },

  zaehlePotenzial({ filter }, context) {
    refuseBadGebiet(filter)
    return countPotenzial(context, filter)
  },

  async uploadAdressen(input, context) {
    await requireAvv(context)
    if (!input.rechtmaessigErhoben) {
      const text = 'Bitte bestätigen Sie, dass die Adressen rechtmäßig erhoben wurden.'
      throw new Refusal(422, 'ERKLAERUNG_FEHLT', text, { felder: { rechtmaessigErhoben: text } })
    }
    const actor = requireActor(context)
    const { plz, isGesperrt } = await loadSperrliste(context.db, actor.idPtKunde)
    const bytes = await readUpload(input.datei, 'adressen', input.dateiName)
    // Without a blocklist plain rows take the short way.
    const liste = await checkAdressen(bytes, plz.size === 0 ? undefined : isGesperrt)
    const zeit = context.now().toISOString()
    const { dateiZeilen: zeilen, zeichensatz, trennzeichen } = input
    const name = sichererName(input.dateiName)
    const { idPtZielgruppe } = await context.db
      .insertInto('zielgruppe')
      .values({
        idPtKunde: actor.idPtKunde,
        bezeichnung: input.bezeichnung,
        typ: 'hochgeladen',
        filter: null,
        potenzial: liste.anzahlDruckbar(input.ohneWarnungen),
        potenzialStand: zeit,
        datei: JSON.stringify({ name, zeilen, zeichensatz, trennzeichen }),
        zuordnung: JSON.stringify(input.zuordnung),
        pruefung: JSON.stringify(liste.pruefung()),
        datenquelle: input.datenquelle,
        erklaerung: JSON.stringify({ rechtmaessigErhoben: true, wer: actor.name, wann: zeit }),
        loeschenAm: addTage(context.heute(), UNBENUTZT_TAGE),
        fertig: 0,
        laeuftBis: leaseUntil(context),
        erstelltAm: zeit,
        geaendertAm: zeit,
      })
      .returning('idPtZielgruppe')
      .executeTakeFirstOrThrow()
    try {
      await underLease(
        () => renewList(context, idPtZielgruppe),
        () => storeAdressen(context, idPtZielgruppe, liste, input.ohneWarnungen),
      )
      await inTransaction(context.db, (db) => finishList({ ...context, db }, idPtZielgruppe))
    } catch (error) {
      const unfinished = context.db.deleteFrom('zielgruppe').where('fertig', '=', 0)
      // Where not even this is possible, its lease lapses.
      await unfinished
        .where('idPtZielgruppe', '=', idPtZielgruppe)
        .execute()
        .catch(() => undefined)
      throw error
    }
    return answerZielgruppe(context, idPtZielgruppe)
  },

  async fetchBeispielEmpfaenger({ idPtZielgruppe }, context) {
    return { empfaenger: await beispieleOf(context, await loadZielgruppe(context, idPtZielgruppe)) }
  },

  async kopiereZielgruppe({ idPtZielgruppe }, context) {
    return answerZielgruppe(context, await copyZielgruppe(context, await loadZielgruppe(context, idPtZielgruppe)))
  },

  async archiviereZielgruppe({ idPtZielgruppe, version, archiviert }, context) {
    const stored = await answerZielgruppe(context, idPtZielgruppe)
    if (archiviert) refuseInUse(stored.verwendetIn)
    return update(context, idPtZielgruppe, version, { archiviert: archiviert ? 1 : 0 })
  },
}
