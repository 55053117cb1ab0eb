import { Refusal, type Context } from '../platform/context.ts'
import { idListe } from '../platform/db/ids.ts'

/** A campaign that uses a target group or a material. */
export interface Verwendung {
  idPtKampagne: number
  bezeichnung: string
  state: string
}

/** Editable states, and the two at which a campaign ends: they lock nothing (domain 4.3). */
const OPEN = ['inBearbeitung', 'inBearbeitungKorrektur'] as const
const ENDED = ['inVersendet', 'inStorniert'] as const

/** States whose campaigns lock nothing. */
export const SPERREN_NICHT = [...OPEN, ...ENDED] as const

/** A campaign from inInternerFreigabe on relies on what was approved. */
export function isLocking({ state }: Verwendung): boolean {
  return !SPERREN_NICHT.some((other) => other === state)
}

/** Campaigns per id of the target groups or materials of one customer. */
export async function usageOf(
  { db }: Pick<Context, 'db'>,
  column: 'idPtZielgruppe' | 'idPtWerbemittel',
  ids: readonly number[],
): Promise<Map<number, Verwendung[]>> {
  const usage = new Map<number, Verwendung[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return usage
  const rows = await db
    .selectFrom('kampagne')
    .select(['idPtKampagne', 'bezeichnung', 'state', column])
    .where(column, 'in', idListe(ids))
    .orderBy('idPtKampagne', 'desc')
    .execute()
  for (const row of rows) {
    const { idPtKampagne, bezeichnung, state } = row
    const used = row[column]
    if (used !== null) usage.get(used)?.push({ idPtKampagne, bezeichnung, state })
  }
  return usage
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
