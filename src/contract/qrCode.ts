import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { qrInhaltTyp, seitenName } from './befund.ts'

/** A QR code that is printed, with what it leads to. Only websites get short links that are counted. */
export const qrCode = z.object({
  /** Layer of the document. */
  layerId: z.string(),
  name: z.string(),
  seite: seitenName,
  typ: qrInhaltTyp,
  /** Where it leads, or what it holds: an address, `tel:` and a number, a business card. */
  ziel: z.string(),
  /** Short link as the example recipient's card carries it; null: the code holds `ziel` itself and is not counted. */
  kurzlink: z.nullable(z.string()),
})
export type QrCodeAnsicht = z.infer<typeof qrCode>

export const qrCodeNames = named({ qrCode })
