import type { KampagneState } from '#src/contract/kampagne.ts'
import { VERWENDET_MAX } from '#src/contract/seite.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { idListe } from '../platform/db/ids.ts'
import { bedingungen } from '../platform/liste.ts'

/** A campaign that uses a target group or a material. */
export interface Verwendung {
  idPtKampagne: number
  bezeichnung: string
  state: KampagneState
  /** Recipients frozen so far, on the way to the approvers; null at any other time. */
  eingefroren: number | null
}

/** What uses one of them. */
export interface Verwendungen {
  /** At most VERWENDET_MAX: those that lock it, those being made, those that have ended; of each the newest first. */
  verwendetIn: Verwendung[]
  /** How many there are. */
  verwendungen: number
}

const UNBENUTZT: Verwendungen = { verwendetIn: [], verwendungen: 0 }

/** Editable states, and the two at which a campaign ends: they lock nothing (domain 4.3). */
const OPEN = ['inBearbeitung', 'inBearbeitungKorrektur'] as const
const ENDED = ['inVersendet', 'inStorniert'] as const

/** States whose campaigns lock nothing. */
const SPERREN_NICHT = [...OPEN, ...ENDED] as const

/** A campaign relies on what was approved from inInternerFreigabe on, and while it is on its way there. */
export function isLocking({ state, eingefroren }: Verwendung): boolean {
  return eingefroren !== null || !SPERREN_NICHT.some((other) => other === state)
}

/** What locks stands first, what has ended last. */
const k = bedingungen<'kampagne'>()
/** What makes a campaign lock, as `isLocking` says it of a loaded one. */
export const SPERRT = k.or([k('kampagne.state', 'not in', SPERREN_NICHT), k('kampagne.eingefroren', 'is not', null)])
const RANG = k
  .case()
  .when('eingefroren', 'is not', null)
  .then(k.lit(0))
  .when('state', 'in', ENDED)
  .then(k.lit(2))
  .when('state', 'in', OPEN)
  .then(k.lit(1))
  .else(k.lit(0))
  .end()

/** Campaigns per id of the target groups or materials of one customer. A favourite of five years is used by thousands. */
export async function usageOf(
  { db }: Pick<Context, 'db'>,
  column: 'idPtZielgruppe' | 'idPtWerbemittel',
  ids: readonly number[],
): Promise<(id: number) => Verwendungen> {
  if (ids.length === 0) return () => UNBENUTZT
  const rows = await db
    .with('gereiht', (query) =>
      query
        .selectFrom('kampagne')
        .select(['idPtKampagne', 'bezeichnung', 'state', 'eingefroren', `${column} as benutzt`])
        .select((e) => [
          e.fn
            .countAll<number>()
            .over((over) => over.partitionBy(column))
            .as('verwendungen'),
          e.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy(column).orderBy(RANG).orderBy('idPtKampagne', 'desc'))
            .as('stelle'),
        ])
        .where(column, 'in', idListe(ids)),
    )
    .selectFrom('gereiht')
    .selectAll()
    .where('stelle', '<=', VERWENDET_MAX)
    .orderBy('stelle')
    .execute()
  const usage = new Map<number | null, Verwendungen>()
  for (const { benutzt, verwendungen, stelle: _, ...row } of rows) {
    const known = usage.get(benutzt)
    if (known) known.verwendetIn.push(row)
    else usage.set(benutzt, { verwendetIn: [row], verwendungen })
  }
  return (id) => usage.get(id) ?? UNBENUTZT
}

const names = (verwendungen: Pick<Verwendung, 'bezeichnung'>[]) =>
  verwendungen.map(({ bezeichnung }) => `„${bezeichnung}“`).join(', ')

/** Content is fixed while a campaign relies on it; a copy is the way on. */
export async function refuseLocked(
  context: Pick<Context, 'db'>,
  column: 'idPtZielgruppe' | 'idPtWerbemittel',
  id: number,
): Promise<void> {
  const usage = await usageOf(context, column, [id])
  const locking = usage(id).verwendetIn.filter(isLocking)
  if (locking.length > 0)
    throw new Refusal(
      409,
      'GESPERRT',
      `Das lässt sich nicht ändern, solange es verwendet wird: ${names(locking)}. Ändern Sie stattdessen eine Kopie.`,
    )
}

/** Nothing disappears under a campaign that is still on its way. */
export function refuseInUse(verwendungen: { bezeichnung: string; state: string }[]): void {
  const current = verwendungen.filter(({ state }) => !ENDED.some((other) => other === state))
  if (current.length > 0)
    throw new Refusal(
      409,
      'WIRD_VERWENDET',
      `Das wird noch verwendet: ${names(current)}. Archivieren können Sie es danach.`,
    )
}
