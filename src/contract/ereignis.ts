import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { richtung, seitEingabe, seiteAusgabe, seiteEingabe } from './seite.ts'
import { webhookEreignis, webhookInhalt } from './webhook.ts'
import { id } from './wire.ts'

/** What happened in the account, whether a webhook heard of it or not (assumed). */
export const ereignisEintrag = z.object({
  idPtEreignis: id,
  /** `webhook-id` of every delivery of this event. */
  nachrichtId: z.string(),
  /** What a webhook is sent, word for word. */
  inhalt: webhookInhalt,
})
export type EreignisEintrag = z.infer<typeof ereignisEintrag>

export const ereignisOperations = {
  fetchEreignisse: operation({
    method: 'GET',
    path: '/api/ereignis/',
    aktion: 'fetchEreignisse',
    /** Everybody gets what he may read (src/domain/apizugang/ereignisse.ts). */
    access: 'session',
    input: z.object({
      ereignis: z.optional(webhookEreignis),
      /** `auf` where nothing is said: a program reads on from where it was. */
      richtung: z.optional(richtung),
      ...seitEingabe,
      ...seiteEingabe,
    }),
    /** Of the last 30 days. */
    output: z.object({ ereignisse: z.array(ereignisEintrag), ...seiteAusgabe }),
  }),
} as const
