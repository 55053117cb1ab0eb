import * as z from 'zod/mini'
import { ABHILFEN } from './abhilfe.ts'
import { named } from './correct/named.ts'

/**
 * What a campaign says of its print: format, sides, findings. By itself, because the schema of the whole document costs
 * each first visit time and memory, and lists need none of it.
 */

export const FORMATE = ['maxipostkarte', 'dina4mailing', 'dina4mailing-2seitig'] as const
export const formatId = z.enum(FORMATE)
export type FormatId = z.infer<typeof formatId>

export const SEITEN = ['vorderseite', 'rueckseite'] as const
export const seitenName = z.enum(SEITEN)
export type SeitenName = z.infer<typeof seitenName>

/** Length in mm. */
export type Mm = number
export const mm = z.number().check(z.gte(-2000), z.lte(2000))

export const rect = z.object({ x: mm, y: mm, w: mm, h: mm })
export type Rect = z.infer<typeof rect>

export const QR_INHALT_TYPEN = ['website', 'text', 'email', 'telefon', 'sms', 'vcard'] as const
export const qrInhaltTyp = z.enum(QR_INHALT_TYPEN)

/** What a check found. Positions in mm of the data format. */
export const befund = z.object({
  schwere: z.enum(['fehler', 'warnung', 'hinweis']),
  code: z.string(),
  seite: z.optional(seitenName),
  layerId: z.optional(z.string()),
  /** German, fit to be shown. */
  text: z.string(),
  hilfe: z.optional(z.string()),
  ist: z.optional(z.string()),
  soll: z.optional(z.string()),
  stelle: z.optional(rect),
  abhilfe: z.optional(z.enum(ABHILFEN)),
  /** Whether every piece is affected, which holds where nothing is said, or only those of some recipients. */
  betrifft: z.optional(z.enum(['auflage', 'empfaenger'])),
  /** Pieces that are affected where only some are. */
  stueck: z.optional(z.int().check(z.gte(1))),
  /** Numbers of their first rows in the list; none where the recipients are of no list. */
  zeilen: z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(20))),
})
export type Befund = z.infer<typeof befund>

export const befundNames = named({
  befund,
  formatId,
  seitenName,
  qrInhaltTyp,
  befundSchwere: befund.shape.schwere,
  befundBetrifft: befund.shape.betrifft.def.innerType,
  befundAbhilfe: befund.shape.abhilfe.def.innerType,
})
