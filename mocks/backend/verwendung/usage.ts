import { VERWENDET_MAX } from '#src/contract/seite.ts'
import { Refusal, type Context } from '../platform/context.ts'
import { idListe } from '../platform/db/ids.ts'
import { bedingungen } from '../platform/liste.ts'

/** A campaign that uses a target group or a material. */
export interface Verwendung {
  idPtKampagne: number
  bezeichnung: string
  state: string
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
export const SPERREN_NICHT = [...OPEN, ...ENDED] as const

/** A campaign from inInternerFreigabe on relies on what was approved. */
export function isLocking({ state }: Verwendung): boolean {
  return !SPERREN_NICHT.some((other) => other === state)
}

/** What locks stands first, what has ended last. */
const k = bedingungen<'kampagne'>()
const RANG = k
  .case()
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
        .select(['idPtKampagne', 'bezeichnung', 'state', `${column} as benutzt`])
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
  for (const { idPtKampagne, bezeichnung, state, benutzt, verwendungen } of rows) {
    const known = usage.get(benutzt)
    if (known) known.verwendetIn.push({ idPtKampagne, bezeichnung, state })
    else usage.set(benutzt, { verwendetIn: [{ idPtKampagne, bezeichnung, state }], verwendungen })
  }
  return (id) => usage.get(id) ?? UNBENUTZT
}

const names = (verwendungen: Verwendung[]) => verwendungen.map(({ bezeichnung }) => `„${bezeichnung}“`).join(', ')

/** Content is fixed while a campaign relies on it; a copy is the way on. */
export function refuseLocked(verwendungen: Verwendung[]): void {
  const locking = verwendungen.filter(isLocking)
  if (locking.length > 0)
    throw new Refusal(
      409,
      'GESPERRT',
      `Das lässt sich nicht ändern, solange es verwendet wird: ${names(locking)}. Ändern Sie stattdessen eine Kopie.`,
    )
}

/** Nothing disappears under a campaign that is still on its way. */
export function refuseInUse(verwendungen: Verwendung[]): void {
  const current = verwendungen.filter(({ state }) => !ENDED.some((other) => other === state))
  if (current.length > 0)
    throw new Refusal(
      409,
      'WIRD_VERWENDET',
      `Das wird noch verwendet: ${names(current)}. Archivieren können Sie es danach.`,
    )
}
