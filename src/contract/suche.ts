import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { operation } from './operation.ts'
import { ganzzahl, id, text } from './wire.ts'

/** Groups of the search (spec 2: pages, files, contacts), in the order in which they are shown. */
export const SUCH_GRUPPEN = ['seiten', 'dateien', 'kontakte'] as const
const suchGruppe = z.enum(SUCH_GRUPPEN)
export type SuchGruppe = (typeof SUCH_GRUPPEN)[number]

/** What is searched. Campaigns, target groups, materials and invoices are files, pages those of the product (assumed). */
const SUCH_ARTEN = ['kampagne', 'zielgruppe', 'werbemittel', 'rechnung', 'mitarbeiter'] as const
const suchArt = z.enum(SUCH_ARTEN)
export type SuchArt = (typeof SUCH_ARTEN)[number]

/** Hits per group. Spec 9. */
export const SUCHE_TREFFER = 5
/** Hits of one group when the rest is asked for; assumed: beyond that, more letters help more than a longer list. */
export const SUCHE_TREFFER_MAX = 50
/** Longest search, characters; assumed: names have at most 80. */
export const SUCHE_MAX_ZEICHEN = 100

/** One hit. `id` belongs to the noun of `art`; both texts are German and shown as they are. */
const treffer = z.object({
  art: suchArt,
  id,
  titel: z.string(),
  untertitel: z.string(),
})
export type Treffer = z.infer<typeof treffer>

/** The best hits of a group, and how many there are. */
const trefferGruppe = z.object({
  gruppe: suchGruppe,
  total: ganzzahl,
  treffer: z.array(treffer),
})
export type TrefferGruppe = z.infer<typeof trefferGruppe>

export const sucheNames = named({ treffer, trefferGruppe, suchArt, suchGruppe })

export const sucheOperations = {
  fetchSuche: operation({
    method: 'GET',
    path: '/api/suche/',
    aktion: 'fetchSuche',
    /** Each group holds only what the caller may read. */
    access: 'session',
    /** With `gruppe` that group alone; `limit` hits per group instead of the usual five. */
    input: z.object({
      q: text(1, SUCHE_MAX_ZEICHEN),
      gruppe: z.optional(suchGruppe),
      limit: z.optional(ganzzahl),
    }),
    output: z.object({ gruppen: z.array(trefferGruppe) }),
  }),
} as const
