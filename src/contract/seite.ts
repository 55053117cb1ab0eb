import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { ganzzahl, moment } from './wire.ts'

/** Most rows of one page (assumed): a page of 100 rows is under 200 kB and stays below 2 000 elements on the screen. */
export const SEITE_MAX = 100

/** Rows of one page where the caller names no number (assumed): what fits a few screens of the list. */
export const JE_SEITE = {
  kampagnen: 20,
  zielgruppen: 20,
  adressen: 50,
  /** Divides by 2, 3 and 4, so that the cards end in a full row. */
  werbemittel: 24,
  rechnungen: 50,
  mitarbeiter: 50,
  sperrliste: 25,
  /** Like the cards of the materials. */
  bilder: 24,
  statistik: 50,
  anfragen: 50,
  zustellungen: 50,
  ereignisse: 50,
} as const

/** Campaigns named with what they use (assumed): the rest is counted. */
export const VERWENDET_MAX = 20

/** Longest cursor, characters (assumed): the sort key of a name of 120 letters and an id, in base64, is shorter. */
const CURSOR_MAX = 500

/** What every list can be asked for: a page by its number, or what follows a cursor. */
export const seiteEingabe = {
  /** From 1; a page past the end answers with the last one. Without effect beside a cursor. */
  page: z.optional(ganzzahl),
  /** `weiter` of the page before: what follows it, also when rows came in meanwhile. */
  cursor: z.optional(z.string().check(z.maxLength(CURSOR_MAX))),
  /** Rows of a page, 1 to SEITE_MAX; more or fewer count as the nearest of them. */
  limit: z.optional(ganzzahl),
}

/** Lists of what changes can be asked for what changed from a moment on, that moment included. */
export const seitEingabe = { since: z.optional(moment) }

/** What every list says of the page that it shows. */
export const seiteAusgabe = {
  /** Everything that search and filters find. */
  total: ganzzahl,
  /** The page that is shown, from 1; with a cursor counted up from the page that it came with. */
  page: ganzzahl,
  seitenGroesse: ganzzahl,
  /** Cursor of the next page, opaque; null at the end. */
  weiter: z.nullable(z.string()),
}

/** `auf`: from the first letter, the smallest number, the earliest day. */
export const richtung = z.enum(['auf', 'ab'])

/** Search in a list: each word must occur. */
export const listenSuche = z.string().check(z.maxLength(200))

export const seiteNames = named({ richtung })
