import { MINDESTMENGE } from '#src/domain/price/preisliste.ts'
import { countPotenzial } from '../zielgruppe/count.ts'
import type { Context } from '../platform/context.ts'
import { zielgruppeHandlers } from '../zielgruppe/handlers.ts'
import type { Parts } from '../platform/parts.ts'

interface Named {
  id: number
  bezeichnung: string
}

/** The one whose name holds the first word that any name holds; where the demo has no such, any of them. */
export function byName(items: readonly Named[]): (...words: string[]) => number | null {
  return (...words) => {
    const found = words.flatMap((word) => items.filter(({ bezeichnung }) => bezeichnung.includes(word)))
    return (found[0] ?? items[0])?.id ?? null
  }
}

/** Filters that reach more people than this would make the first start slow. */
const FILTER_MAX = 12_000
/** Size of the target group whose packages are really printed at the first start. */
const NAH = { min: 520, max: 1200, plz: '01099', maxRadiusKm: 6 }

/** A few streets around a shop: as far around as it takes to reach enough people. */
export async function createNah(context: Context): Promise<void> {
  for (let radiusKm = 1; radiusKm <= NAH.maxRadiusKm; radiusKm += 1) {
    const gebiet = { art: 'umkreis', plz: NAH.plz, radiusKm } as const
    const filter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet }
    const { potenzial } = await countPotenzial(context, filter)
    if (potenzial < NAH.min) continue
    if (potenzial <= NAH.max)
      await zielgruppeHandlers.saveZielgruppe({ bezeichnung: `Rund um den Laden, ${radiusKm} km`, filter }, context)
    return
  }
}

/** Target groups, smallest first, and materials that the demo's campaigns can use. */
export async function loadBausteine({ db }: Parts, idPtKunde: number) {
  const gruppen = await db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe as id', 'bezeichnung', 'typ', 'potenzial'])
    .where('idPtKunde', '=', idPtKunde)
    .where('archiviert', '=', 0)
    .where('potenzial', '>=', MINDESTMENGE)
    .orderBy('potenzial')
    .execute()
  const karten = await db
    .selectFrom('werbemittel')
    .select(['idPtWerbemittel as id', 'bezeichnung'])
    .where('idPtKunde', '=', idPtKunde)
    .where('archiviert', '=', 0)
    .where('pruefStatus', 'in', ['ok', 'warnung'])
    .orderBy('idPtWerbemittel')
    .execute()
  return { gruppen: gruppen.filter(({ typ, potenzial }) => typ === 'hochgeladen' || potenzial <= FILTER_MAX), karten }
}
