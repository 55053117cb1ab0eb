import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
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
/** The people next to a shop: as few as an order takes, because four of the demo's packages for them are printed. */
const NAH = {
  bezeichnung: 'Rund um den Laden: die nächsten 520',
  filter: {
    geschlecht: [],
    kaufkraft: [],
    haustyp: [],
    gebiet: { art: 'umkreis', plz: '01099', radiusKm: 6 },
    menge: { anzahl: 520, regel: 'naechste' },
  },
} satisfies { bezeichnung: string; filter: ZielgruppeFilter }

/** Where fewer people live, as in the data of most tests, the demo's lists take its place. */
export async function createNah(context: Context): Promise<void> {
  const { potenzial } = await countPotenzial(context, NAH.filter)
  if (potenzial >= MINDESTMENGE) await zielgruppeHandlers.saveZielgruppe(NAH, context)
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
