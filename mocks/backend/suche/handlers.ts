import {
  SUCH_GRUPPEN,
  SUCHE_TREFFER,
  SUCHE_TREFFER_MAX,
  type SuchArt,
  type SuchGruppe,
  type sucheOperations,
  type TrefferGruppe,
} from '#src/contract/suche.ts'
import { suchwoerter, trefferRang } from '#src/domain/suche/suche.ts'
import { requireActor, type Context } from '../platform/context.ts'
import type { HandlersOf } from '../platform/handlers.ts'
import { ersteIds, suchBedingungen, und, count, inReihe, type Bedingung } from '../platform/liste.ts'
import { quellenFuer, type Kandidat, type Quelle } from './quellen.ts'

/**
 * Rows of one kind that are ranked exactly (assumed): four times the longest answer. Of more, those are taken whose title
 * begins with what was typed, then those whose title holds it, the newest of each first.
 */
const KANDIDATEN = 200

/**
 * So many are sorted as a whole, in one look through the table. Of more, each kind is looked for in the list's order: it
 * ends as soon as there are enough.
 */
const WENIGE = 20_000

const DEUTSCH = new Intl.Collator('de', { sensitivity: 'base', numeric: true })

interface Gefunden extends Kandidat {
  art: SuchArt
  rang: number
}

/** Best first, among equals the newest, then by name. */
function compare(a: Gefunden, b: Gefunden): number {
  return a.rang - b.rang || b.stand.localeCompare(a.stand) || DEUTSCH.compare(a.titel, b.titel) || b.id - a.id
}

/** The rows that can be among the best, and how many there are in all. */
async function kandidaten(context: Context, q: string, quelle: Quelle): Promise<{ ids: number[]; total: number }> {
  const { tabelle, id, ordnung } = quelle
  const gefunden = und([
    ...quelle.sichtbar(requireActor(context).idPtKunde),
    ...suchBedingungen(q, (wort) => [quelle.gefunden(wort), ...quelle.weitere(wort, context)]),
  ])
  const erste = (bedingung: Bedingung, zuerst?: readonly Bedingung[]) =>
    ersteIds(context.db, { tabelle, id, bedingung, ...ordnung }, KANDIDATEN, zuerst)
  const total = await count(context.db, { tabelle, bedingung: gefunden })
  if (total <= KANDIDATEN) return { ids: total === 0 ? [] : await erste(gefunden), total }
  const titel = suchwoerter(q).map((wort) => quelle.titel(wort))
  const imTitel = und(titel.map(({ innen }) => innen))
  const amAnfang = und([imTitel, ...titel.map(({ anfang }) => anfang)])
  if (total <= WENIGE) return { ids: await erste(gefunden, [amAnfang, imTitel]), total }
  const ids = new Set<number>()
  for (const stufe of [[amAnfang], [imTitel], []]) {
    if (ids.size >= KANDIDATEN) break
    for (const next of await erste(und([gefunden, ...stufe]))) ids.add(next)
  }
  return { ids: [...ids].slice(0, KANDIDATEN), total }
}

async function find(context: Context, q: string, quelle: Quelle): Promise<{ best: Gefunden[]; total: number }> {
  const { ids, total } = await kandidaten(context, q, quelle)
  const rows = await inReihe(
    ids,
    (some) => quelle.load(context, some),
    ({ id }) => id,
  )
  const best = rows.flatMap((row) => {
    const rang = trefferRang(row.titel, row.weitere, q)
    return rang === null ? [] : [{ ...row, art: quelle.art, rang }]
  })
  return { best, total }
}

async function findGruppe(context: Context, q: string, gruppe: SuchGruppe, count: number): Promise<TrefferGruppe> {
  const found = await Promise.all(quellenFuer(context, gruppe).map((quelle) => find(context, q, quelle)))
  const treffer = found
    .flatMap(({ best }) => best)
    .toSorted(compare)
    .slice(0, count)
    .map(({ art, id, titel, untertitel }) => ({ art, id, titel, untertitel }))
  return { gruppe, total: found.reduce((sum, { total }) => sum + total, 0), treffer }
}

export const sucheHandlers: HandlersOf<typeof sucheOperations> = {
  async fetchSuche({ q, gruppe, limit = SUCHE_TREFFER }, context) {
    const count = Math.min(Math.max(limit, 1), SUCHE_TREFFER_MAX)
    const gruppen = SUCH_GRUPPEN.filter((name) => gruppe === undefined || name === gruppe)
    return { gruppen: await Promise.all(gruppen.map((name) => findGruppe(context, q, name, count))) }
  },
}
