import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { Input } from '#src/contract/operation.ts'
import {
  zielgruppeAngaben,
  type Zielgruppe,
  type ZielgruppeAngaben,
  type ZielgruppeFilter,
} from '#src/contract/zielgruppe.ts'
import type { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { Refusal, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import { refuseLocked } from '../verwendung/usage.ts'
import { geprueft } from './ausschluss.ts'
import { countPotenzial } from './count.ts'
import { answerZielgruppe } from './load.ts'
import { resolveFilter } from './resolveFilter.ts'

type Eingabe = Input<(typeof zielgruppeOperations)['saveZielgruppe']>

interface Aenderung extends Partial<ZielgruppeAngaben> {
  filter?: string
  /** JSON; null: nobody is left out any more. */
  ausschluss?: string | null
  potenzial?: number
  potenzialStand?: string
  archiviert?: number
}

function requireCreate(context: Context): void {
  if (!requireActor(context).ability.can('create', 'Zielgruppe'))
    throw new Refusal(403, 'KEINE_BERECHTIGUNG', 'Dafür fehlt Ihnen die Berechtigung.')
}

/** Changes a row only if nobody changed it since; otherwise the stored one goes back with the refusal. */
export async function update(
  context: Context,
  idPtZielgruppe: number,
  version: number | undefined,
  change: Aenderung,
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

/** What is said of a target group, without the rest of the call. */
export const angabenOf = (input: ZielgruppeAngaben): ZielgruppeAngaben => zielgruppeAngaben.parse(input)

const gespeichert = (ausschluss: Ausschluss | null) => (ausschluss === null ? null : JSON.stringify(ausschluss))

async function createFilter(
  context: Context,
  angaben: ZielgruppeAngaben,
  filter: ZielgruppeFilter,
  ausschluss: Ausschluss | null,
): Promise<Zielgruppe> {
  const { potenzial, stand } = await countPotenzial(context, filter)
  const { idPtZielgruppe } = await context.db
    .insertInto('zielgruppe')
    .values({
      idPtKunde: requireActor(context).idPtKunde,
      ...angaben,
      typ: 'filter',
      filter: JSON.stringify(filter),
      potenzial,
      potenzialStand: stand,
      datei: null,
      zuordnung: null,
      pruefung: null,
      ausschluss: gespeichert(ausschluss),
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

/** A new filter, or another name, filter or comparison of a target group. Of an uploaded list the rows stay as they are. */
export async function saveZielgruppe(input: Eingabe, context: Context): Promise<Zielgruppe> {
  const { idPtZielgruppe, version } = input
  const angaben = angabenOf(input)
  const filter = input.filter && (await resolveFilter(context, input.filter))
  const ausschluss = input.ausschluss && (await geprueft(context, input.ausschluss))
  if (idPtZielgruppe === undefined) {
    requireCreate(context)
    if (!filter) throw new Refusal(422, 'FILTER_FEHLT', 'Bitte wählen Sie aus, wen Sie erreichen möchten.')
    return createFilter(context, angaben, filter, ausschluss ?? null)
  }
  const stored = await answerZielgruppe(context, idPtZielgruppe)
  if (filter && stored.typ === 'hochgeladen')
    throw new Refusal(
      422,
      'KEIN_FILTER',
      'Eine hochgeladene Liste hat keinen Filter. Ändern lassen sich ihr Name und ihr Abgleich.',
    )
  const same = (a: unknown, b: unknown) => a === undefined || JSON.stringify(a) === JSON.stringify(b)
  const change: Aenderung = {}
  if (!same(ausschluss, stored.ausschluss ?? null)) change.ausschluss = gespeichert(ausschluss ?? null)
  // The same filter counts again where the count is too old.
  if (filter && (!same(filter, stored.filter) || stored.status === 'veraltet')) {
    const { potenzial, stand } = await countPotenzial(context, filter)
    Object.assign(change, { filter: JSON.stringify(filter), potenzial, potenzialStand: stand })
  }
  if (Object.keys(change).length > 0) await refuseLocked(context, 'idPtZielgruppe', idPtZielgruppe)
  return update(context, idPtZielgruppe, version, { ...angaben, ...change })
}
