import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { formatId } from './befund.ts'
import { seite } from './dokument.ts'
import { kampagneName } from './kampagneVerweis.ts'
import { offenesEnum } from './offenesEnum.ts'
import { operation } from './operation.ts'
import { werbemittel } from './werbemittel.ts'
import { ganzzahl, id, isoZeit, worte } from './wire.ts'

/**
 * Why a state of a material was kept (print 8.4). The first five are what was there before something took its place; of
 * those that bear no name only the newest are kept.
 */
export const VERSION_ANLAESSE = [
  /** The first change of a day. */
  'tag',
  'format',
  'datei',
  'wiederherstellung',
  'pruefung',
  /** Sent to its approvers in a campaign. */
  'kampagne',
  'freigabe',
  'benannt',
] as const
const versionAnlass = z.enum(VERSION_ANLAESSE)

/** Kept without a name; approved ones stay beside them, and so do named ones. */
export const VERSIONEN_OHNE_NAMEN_MAX = 20
/** Kept with a name; assumed: two a week for a year. */
export const VERSIONEN_MIT_NAMEN_MAX = 100

/** A state of a material that was kept. */
export const werbemittelVersion = z.object({
  idPtWerbemittelVersion: id,
  anlass: offenesEnum(versionAnlass),
  /** null: it has none, and goes when there are enough newer ones. */
  bezeichnung: z.nullable(z.string()),
  /** The one that it was sent or approved in; null: none, or that one is deleted. */
  kampagne: z.nullable(kampagneName),
  /** Of the content: the same one is the same drawing. */
  hash: z.string(),
  erstelltAm: isoZeit,
  /** Name of the person. */
  erstelltVon: z.string(),
})
export type WerbemittelVersion = z.infer<typeof werbemittelVersion>

/** One with its content. */
export const werbemittelStand = z.extend(werbemittelVersion, {
  format: formatId,
  typ: werbemittel.shape.typ,
  seiten: z.array(seite),
  pdf: werbemittel.shape.pdf,
})
export type WerbemittelStand = z.infer<typeof werbemittelStand>

export const werbemittelVersionNames = named({
  werbemittelVersion: [werbemittelVersion, werbemittelStand],
  versionAnlass,
})

const path = '/api/werbemittel/'
/** The newest first. */
const liste = z.object({ versionen: z.array(werbemittelVersion) })

export const werbemittelVersionOperations = {
  fetchWerbemittelVersionen: operation({
    method: 'GET',
    path,
    aktion: 'fetchWerbemittelVersionen',
    access: { action: 'read', subject: 'Werbemittel' },
    input: z.object({ idPtWerbemittel: id }),
    output: liste,
  }),
  fetchWerbemittelVersion: operation({
    method: 'GET',
    path,
    aktion: 'fetchWerbemittelVersion',
    access: { action: 'read', subject: 'Werbemittel' },
    input: z.object({ idPtWerbemittel: id, idPtWerbemittelVersion: id }),
    output: werbemittelStand,
  }),
  benenneWerbemittelVersion: operation({
    method: 'POST',
    path,
    aktion: 'benenneWerbemittelVersion',
    access: { action: 'update', subject: 'Werbemittel' },
    // A state whose answer was lost is not kept twice.
    once: true,
    input: z.object({
      idPtWerbemittel: id,
      /** Left out: what is stored now becomes one. */
      idPtWerbemittelVersion: z.optional(id),
      /** Of what is stored now, where that is named: another one is refused. */
      version: z.optional(ganzzahl),
      /** null takes the name off. */
      bezeichnung: z.nullable(worte(80)),
    }),
    output: liste,
  }),
  /** What is stored now is kept before. */
  stelleWerbemittelVersionHer: operation({
    method: 'POST',
    path,
    aktion: 'stelleWerbemittelVersionHer',
    access: { action: 'update', subject: 'Werbemittel' },
    input: z.object({ idPtWerbemittel: id, idPtWerbemittelVersion: id, version: ganzzahl }),
    output: werbemittel,
  }),
} as const
