import type { KampagneState } from '#src/contract/kampagne.ts'
import type { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import { versandtage } from '#src/domain/kampagne/schedule.ts'
import { trefferRang } from '#src/domain/suche/suche.ts'
import { requireActor, type Context } from '../platform/context.ts'
import type { KampagneRow } from './rows.ts'
import { preisOf, siehtModus } from './load.ts'
import * as owner from './owner.ts'
import { zurFreigabeGeben } from './release.ts'
import { copyKampagne, currentRow, deleteKampagne, saveKampagne } from './save.ts'
import { fetchView, toKampagne, toZeilen } from './view.ts'
import { hatVierAugen } from './vierAugen.ts'
import type { HandlersOf } from '../platform/handlers.ts'

/** Rows on one page of the list. */
const SEITEN_GROESSE = 20

const DEUTSCH = new Intl.Collator('de', { sensitivity: 'base', numeric: true })
type Sorted = Pick<KampagneRow, 'idPtKampagne' | 'bezeichnung' | 'state' | 'geaendertAm' | 'versandDatum' | 'menge'>

const COMPARE: Record<
  'geaendertAm' | 'bezeichnung' | 'versandDatum' | 'menge' | 'state',
  (a: Sorted, b: Sorted) => number
> = {
  geaendertAm: (a, b) => a.geaendertAm.localeCompare(b.geaendertAm),
  bezeichnung: (a, b) => DEUTSCH.compare(a.bezeichnung, b.bezeichnung),
  // Campaigns without a date stand at the end of a list that begins with the earliest.
  versandDatum: (a, b) => (a.versandDatum ?? '9999').localeCompare(b.versandDatum ?? '9999'),
  menge: (a, b) => a.menge - b.menge,
  state: (a, b) => a.state.localeCompare(b.state),
}

/** Campaigns of the caller's customer whose own name, or that of list or material, holds a text. */
async function search(context: Context, text: string) {
  const all = await context.db
    .selectFrom('kampagne as k')
    .leftJoin('zielgruppe as z', 'z.idPtZielgruppe', 'k.idPtZielgruppe')
    .leftJoin('werbemittel as w', 'w.idPtWerbemittel', 'k.idPtWerbemittel')
    .select(['k.idPtKampagne', 'k.bezeichnung', 'k.state', 'k.geaendertAm', 'k.versandDatum', 'k.menge', 'k.testmodus'])
    .select(['z.bezeichnung as zielgruppe', 'w.bezeichnung as werbemittel'])
    .where('k.idPtKunde', '=', requireActor(context).idPtKunde)
    .execute()
  const { actor } = context
  return all.filter(
    (row) =>
      siehtModus(actor, row) &&
      trefferRang(row.bezeichnung, [row.zielgruppe ?? '', row.werbemittel ?? ''], text) !== null,
  )
}

async function page(context: Context, ids: number[]): Promise<KampagneRow[]> {
  if (ids.length === 0) return []
  const rows = await context.db.selectFrom('kampagne').selectAll().where('idPtKampagne', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.idPtKampagne, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Does an action of the owner and answers with the campaign as it is now. */
async function then(context: Context, idPtKampagne: number, action: Promise<unknown>) {
  await action
  return fetchView(context, idPtKampagne)
}

export const kampagneHandlers: HandlersOf<typeof kampagneOperations> = {
  /** Names are searched and sorted as people read them, which no database does the same way. */
  async fetchKampagnen({ state = 'all', q = '', sort = 'geaendertAm', richtung, page: seite = 1 }, context) {
    const found = await search(context, q)
    const jeState: Partial<Record<KampagneState, number>> = {}
    for (const row of found) jeState[row.state] = (jeState[row.state] ?? 0) + 1
    const sign = (richtung ?? (sort === 'geaendertAm' ? 'ab' : 'auf')) === 'ab' ? -1 : 1
    const compare = COMPARE[sort]
    const rows = found
      .filter((row) => state === 'all' || row.state === state)
      .toSorted((a, b) => sign * compare(a, b) || b.idPtKampagne - a.idPtKampagne)
    const start = (Math.max(1, seite) - 1) * SEITEN_GROESSE
    const ids = rows.slice(start, start + SEITEN_GROESSE).map(({ idPtKampagne }) => idPtKampagne)
    return {
      kampagnen: await toZeilen(context, await page(context, ids)),
      total: rows.length,
      seitenGroesse: SEITEN_GROESSE,
      jeState,
    }
  },

  async fetchKampagne({ idPtKampagne }, context) {
    return toKampagne(context, await currentRow(context, idPtKampagne))
  },

  async saveKampagne(eingabe, context) {
    return toKampagne(context, await saveKampagne(context, eingabe))
  },

  async berechnePreis({ idPtKampagne }, context) {
    const row = await currentRow(context, idPtKampagne)
    return { preis: requireActor(context).siehtPreise ? preisOf(row) : null }
  },

  fetchVersandtage({ von, bis }, context) {
    const heute = context.heute()
    return Promise.resolve({ tage: versandtage(von, bis, heute), heute })
  },

  async kampagneZurFreigabeGeben(input, context) {
    const made = await zurFreigabeGeben(context, input)
    // Who holds a link decides: a token gets it only with the right to.
    const links = context.actor?.apiToken && !context.actor.ability.can('decide', 'Freigabe') ? [] : made
    const nurPerMail = await hatVierAugen(context, requireActor(context).idPtKunde)
    return {
      kampagne: await fetchView(context, input.idPtKampagne),
      links: links.map((link) => ({ ...link, url: nurPerMail ? null : link.url })),
    }
  },

  freigabeZurueckziehen: (input, context) =>
    then(context, input.idPtKampagne, owner.freigabeZurueckziehen(context, input)),

  async freigabeLinkErneuern({ idPtKampagne, idPtFreigabe }, context) {
    const url = await owner.linkErneuern(context, idPtKampagne, idPtFreigabe)
    const nurPerMail = await hatVierAugen(context, requireActor(context).idPtKunde)
    return { kampagne: await fetchView(context, idPtKampagne), url: nurPerMail ? null : url }
  },

  wiederOeffnen: (input, context) => then(context, input.idPtKampagne, owner.wiederOeffnen(context, input)),
  anhalten: (input, context) => then(context, input.idPtKampagne, owner.anhalten(context, input)),
  fortsetzen: (input, context) => then(context, input.idPtKampagne, owner.fortsetzen(context, input)),
  terminAendern: (input, context) => then(context, input.idPtKampagne, owner.terminAendern(context, input)),
  stornieren: (input, context) => then(context, input.idPtKampagne, owner.stornieren(context, input)),
  stornoAnfragen: (input, context) => then(context, input.idPtKampagne, owner.stornoAnfragen(context, input)),

  async deleteKampagne({ idPtKampagne, version }, context) {
    await deleteKampagne(context, idPtKampagne, version)
    return {}
  },

  async kopiereKampagne({ idPtKampagne }, context) {
    return toKampagne(context, await copyKampagne(context, idPtKampagne))
  },
}
