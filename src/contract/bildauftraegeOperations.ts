import * as z from 'zod/mini'
import { bildauftrag, kontingent } from './bildgenerierung.ts'
import { operation } from './operation.ts'

/** What the bell of every page asks for, by itself: it needs nothing of how pictures are ordered (domain 4.11). Assumed. */
export const bildauftraegeOperations = {
  /** Orders that are open or ended in the last days, newest first, and what can still be ordered. */
  fetchBildauftraege: operation({
    method: 'GET',
    path: '/api/bildgenerierung/',
    aktion: 'fetchBildauftraege',
    access: { action: 'read', subject: 'Bildgenerierung' },
    input: z.object({}),
    output: z.object({
      auftraege: z.array(bildauftrag),
      /** null: no image service is connected; motifs are drawn all the same. */
      dienst: z.nullable(z.object({ anbieter: z.string(), modell: z.string() })),
      kontingent,
      /** "#rrggbb" of the customer, which whoever draws may use without the right to read the account. */
      markenfarbe: z.nullable(z.string()),
    }),
  }),
}
