import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { operation } from './operation.ts'
import { ganzzahlOderNull, geldOderNull } from './wire.ts'

/** One line of the general price list (spec 3): price in ct, min and max in pieces. */
const preisEintrag = z.object({
  internalName: z.string(),
  title: z.string(),
  price: geldOderNull,
  min: ganzzahlOderNull,
  max: ganzzahlOderNull,
})
export type PreisEintrag = z.infer<typeof preisEintrag>

/** category -> subcategory -> group -> entries. Keys are shown as tab titles. */
export const preisliste = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.array(preisEintrag))))
export type Preisliste = z.infer<typeof preisliste>

export const preislisteNames = named({ preisEintrag })

export const preislisteOperations = {
  fetchGeneralPricelist: operation({
    method: 'GET',
    path: '/api/ajaxServer/',
    aktion: 'fetchGeneralPricelist',
    source: 'spec 7',
    access: 'session',
    input: z.object({}),
    output: z.object({ pricelist: preisliste }),
  }),
} as const
