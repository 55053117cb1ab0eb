import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { assetQuelle } from './asset.ts'
import { FORMATE } from './befund.ts'
import { bildAdresse, dezimal, flag, ganzzahl, id, isoDatum, isoZeit } from './wire.ts'
import { offenesEnum } from './offenesEnum.ts'

/** Looks that an image service is asked for (domain 4.11). */
export const BILD_STILE = ['foto', 'illustration', 'aquarell', 'minimal', '3d'] as const
/** Looks that the generator of motifs draws, without AI. */
export const MOTIV_STILE = ['flaechig', 'scherenschnitt', 'linie', 'geometrisch'] as const
export type MotivStil = (typeof MOTIV_STILE)[number]
/** Sides that can be kept calm for text. */
export const FREIRAEUME = ['ohne', 'oben', 'unten', 'links', 'rechts'] as const
export type Freiraum = (typeof FREIRAEUME)[number]

export const BILD_FORMATE = [...FORMATE, 'quadrat', 'frei'] as const
export const bildFormat = z.enum(BILD_FORMATE)
export type BildFormat = z.infer<typeof bildFormat>

/** Longest description, characters (domain 4.11). */
export const BESCHREIBUNG_MAX = 1000
/** Shortest description that goes to a service; the generator also draws without one. */
export const BESCHREIBUNG_MIN = 3
/** Pictures of one order (domain 4.11). */
export const BILDER_JE_AUFTRAG = 4
/** Pictures of the service that a customer may order in a month; assumed. */
export const BILD_KONTINGENT = 100
/** Orders of a customer that are worked on at once, and that may wait besides; assumed. */
export const BILDAUFTRAEGE_ZUGLEICH = 2
export const BILDAUFTRAEGE_WARTEND = 20
/** Free measures, mm; assumed: from a stamp to the longer side of A4 twice. */
export const BILD_MM = { min: 20, max: 600 } as const
/** Brand colours of one order. */
export const BILD_FARBEN_MAX = 4
const SAAT_MAX = 2_147_483_647

export const mm = dezimal.check(z.gte(BILD_MM.min), z.lte(BILD_MM.max))
export const saat = ganzzahl.check(z.gte(0), z.lte(SAAT_MAX))
/** "#rrggbb", as a brand colour is kept. */
export const farben = z.array(z.string().check(z.regex(/^#[\da-f]{6}$/i))).check(z.maxLength(BILD_FARBEN_MAX))
export const freiraum = z.enum(FREIRAEUME)

const bildStil = z.enum([...BILD_STILE, ...MOTIV_STILE])

const wunsch = {
  beschreibung: z.string(),
  stil: bildStil,
  format: bildFormat,
  /** Wished size with bleed, mm. */
  breite: dezimal,
  hoehe: dezimal,
  farben,
  freiraum,
}

/** wartend: `position` in the queue. abgelehnt: the service refuses the content. */
const BILDAUFTRAG_STATUS = ['wartend', 'laeuft', 'fertig', 'fehlgeschlagen', 'abgelehnt', 'abgebrochen'] as const

const bildauftragStatus = z.enum(BILDAUFTRAG_STATUS)

export const bildauftrag = z.object({
  idPtBildgenerierung: id,
  ...wunsch,
  negativ: z.string(),
  saat: ganzzahl,
  anzahl: ganzzahl,
  status: offenesEnum(bildauftragStatus),
  /** Pictures that are there. */
  fertige: ganzzahl,
  /** 1: next in the queue of this customer; null when it does not wait. */
  position: z.nullable(ganzzahl),
  /** Seconds until the end, as far as earlier orders tell; null when nothing tells it. */
  restSekunden: z.nullable(ganzzahl),
  /** Why it failed or was refused, and what to do; '' otherwise. */
  grund: z.string(),
  erstelltVon: z.string(),
  erstelltAm: isoZeit,
  beendetAm: z.nullable(isoZeit),
  /** Ordered by the caller himself, who is told of its end. */
  eigener: flag,
  gesehen: flag,
})
export type Bildauftrag = z.infer<typeof bildauftrag>

export const kontingent = z.object({
  /** Pictures of this month (Europe/Berlin). */
  gesamt: ganzzahl,
  verbraucht: ganzzahl,
  /** Kept for orders that wait or run; what they do not deliver comes back. */
  reserviert: ganzzahl,
  /** Day on which it is full again. */
  erneuertAm: isoDatum,
})
export type Kontingent = z.infer<typeof kontingent>

export const bild = z.object({
  idPtBild: id,
  idPtBildgenerierung: z.nullable(id),
  ...wunsch,
  quelle: assetQuelle,
  /** null: the service says nothing of one. */
  saat: z.nullable(ganzzahl),
  /** Pixels; null for a vector motif, which is sharp at every size. */
  px: z.nullable(z.tuple([ganzzahl, ganzzahl])),
  bytes: ganzzahl,
  vorschau: bildAdresse,
  favorit: flag,
  /** Materials on whose pages it stands, newest first, at most VERWENDET_MAX. */
  verwendetIn: z.array(z.object({ idPtWerbemittel: id, bezeichnung: z.string() })),
  verwendungen: ganzzahl,
  /** Somebody confirmed that he may use this picture of a service; a motif needs no such thing. */
  rechteGeprueft: flag,
  /** Day on which an unused picture without favour goes. */
  loeschtAm: z.nullable(isoDatum),
  erstelltVon: z.string(),
  erstelltAm: isoZeit,
  /** The caller may delete it: his own one, or he may delete all. */
  loeschbar: flag,
})
export type Bild = z.infer<typeof bild>

export const bildgenerierungNames = named({
  bild,
  bildauftrag,
  kontingent,
  bildFormat,
  freiraum,
  bildStil,
  bildauftragStatus,
})
