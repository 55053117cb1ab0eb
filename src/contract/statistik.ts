import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { seitenName } from './befund.ts'
import { operation } from './operation.ts'
import { listenSuche, richtung, seiteAusgabe, seiteEingabe } from './seite.ts'
import { dezimal, flag, ganzzahl, id, isoDatum } from './wire.ts'

/** Measured figures of a dispatched campaign. */
export const kampagneStatistik = z.object({
  idPtKampagne: id,
  bezeichnung: z.string(),
  versandDatum: isoDatum,
  versendet: ganzzahl,
  scans: ganzzahl,
  /** Recipients of whose codes one was scanned at least once. */
  eindeutig: ganzzahl,
  /** Before the first day on which the post may bring it (domain 4.12): it has no rate yet. Left out: 0, it has arrived. */
  unterwegs: z.optional(flag),
  /** Each counted QR code apart. `eindeutig`: recipients who scanned this one at least once. */
  codes: z.array(
    z.object({
      nummer: ganzzahl,
      name: z.string(),
      seite: seitenName,
      ziel: z.string(),
      scans: ganzzahl,
      eindeutig: ganzzahl,
    }),
  ),
})
export type KampagneStatistik = z.infer<typeof kampagneStatistik>

export const statistikNames = named({ kampagne: kampagneStatistik })

export const statistikOperations = {
  fetchStatistik: operation({
    method: 'GET',
    path: '/api/kampagne/',
    aktion: 'fetchStatistik',
    access: { action: 'read', subject: 'Statistik' },
    input: z.object({
      /** `quote`: share of the recipients who scanned. */
      sort: z.optional(z.enum(['versandDatum', 'bezeichnung', 'versendet', 'scans', 'eindeutig', 'quote'])),
      richtung: z.optional(richtung),
      q: z.optional(listenSuche),
      ...seiteEingabe,
    }),
    output: z.object({
      kampagnen: z.array(kampagneStatistik),
      ...seiteAusgabe,
      /** Over all that is found, whatever the page. */
      gesamt: z.object({
        versendet: ganzzahl,
        scans: ganzzahl,
        eindeutig: ganzzahl,
        /** Campaigns that are under way, which the other sums are without. Left out: 0, the sums are over all. */
        unterwegs: z.optional(ganzzahl),
        /** Requests of printed codes that are no scans: nobody made them, or they repeat a visit. Left out: 0, they are not told apart. */
        ausgelassen: z.optional(ganzzahl),
      }),
      /** The best share of recipients who scanned, 0 to 1, without those under way. */
      besteQuote: dezimal,
    }),
  }),
} as const
