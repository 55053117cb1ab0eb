import * as z from 'zod/mini'
import {
  BESCHREIBUNG_MAX,
  BESCHREIBUNG_MIN,
  bild,
  bildauftrag,
  bildFormat,
  BILD_STILE,
  BILDER_JE_AUFTRAG,
  farben,
  freiraum,
  mm,
  MOTIV_STILE,
  saat,
} from './bildgenerierung.ts'
import { asset, assetQuelle } from './asset.ts'
import { bildauftraegeOperations } from './bildauftraegeOperations.ts'
import { formatId } from './befund.ts'
import { operation } from './operation.ts'
import { listenSuche, richtung, seiteAusgabe, seiteEingabe } from './seite.ts'
import { werbemittel } from './werbemittel.ts'
import { bildAdresseTeile, dateiAntwort, flag, ganzzahl, id, isoZeit, text, worte } from './wire.ts'

const path = '/api/bildgenerierung/'
const read = { action: 'read', subject: 'Bildgenerierung' } as const
const create = { action: 'create', subject: 'Bildgenerierung' } as const

/** Pictures out of descriptions (domain 4.11). All assumed. */
export const bildgenerierungOperations = {
  ...bildauftraegeOperations,
  erzeugeBilder: operation({
    method: 'POST',
    path,
    aktion: 'erzeugeBilder',
    access: create,
    once: true,
    input: z.object({
      beschreibung: worte(BESCHREIBUNG_MAX, BESCHREIBUNG_MIN),
      negativ: text(0, 300),
      stil: z.enum(BILD_STILE),
      format: bildFormat,
      /** Only for free measures, mm. */
      breite: z.optional(mm),
      hoehe: z.optional(mm),
      anzahl: ganzzahl.check(z.gte(1), z.lte(BILDER_JE_AUFTRAG)),
      /** Left out: any. */
      saat: z.optional(saat),
      farben,
      freiraum,
      /** The caller read that personal data seem to be in the description, and wants to send it all the same. */
      personendatenBestaetigt: z.optional(flag),
    }),
    output: bildauftrag,
  }),
  bricheBildauftragAb: operation({
    method: 'POST',
    path,
    aktion: 'bricheBildauftragAb',
    access: create,
    input: z.object({ idPtBildgenerierung: id }),
    output: bildauftrag,
  }),
  /** The caller has seen how his orders ended. */
  merkeGesehen: operation({
    method: 'POST',
    path,
    aktion: 'merkeGesehen',
    access: create,
    input: z.object({ ids: z.array(id).check(z.maxLength(100)) }),
    output: z.object({ gesehen: ganzzahl }),
  }),
  /** Draws a motif of the built-in generator and keeps it: at once, without service and quota. */
  zeichneMotiv: operation({
    method: 'POST',
    path,
    aktion: 'zeichneMotiv',
    access: create,
    once: true,
    input: z.object({
      beschreibung: text(0, BESCHREIBUNG_MAX),
      stil: z.enum(MOTIV_STILE),
      format: bildFormat,
      breite: z.optional(mm),
      hoehe: z.optional(mm),
      saat,
      farben,
      freiraum,
    }),
    output: bild,
  }),
  fetchBilder: operation({
    method: 'GET',
    path,
    aktion: 'fetchBilder',
    access: read,
    input: z.object({
      /** In the description. */
      q: z.optional(listenSuche),
      favorit: z.optional(flag),
      quelle: z.optional(assetQuelle),
      /** Pictures of one order. */
      idPtBildgenerierung: z.optional(id),
      sort: z.optional(z.enum(['erstelltAm', 'beschreibung'])),
      richtung: z.optional(richtung),
      ...seiteEingabe,
    }),
    output: z.object({ bilder: z.array(bild), ...seiteAusgabe }),
  }),
  /** What was described before, each once, newest first. */
  fetchBeschreibungen: operation({
    method: 'GET',
    path,
    aktion: 'fetchBeschreibungen',
    access: read,
    input: z.object({}),
    output: z.object({ beschreibungen: z.array(z.object({ beschreibung: z.string(), zuletztAm: isoZeit })) }),
  }),
  saveFavorit: operation({
    method: 'POST',
    path,
    aktion: 'saveFavorit',
    access: create,
    input: z.object({ idPtBild: id, favorit: flag }),
    output: bild,
  }),
  /** Not while a material uses it. */
  deleteBild: operation({
    method: 'POST',
    path,
    aktion: 'deleteBild',
    access: create,
    input: z.object({ idPtBild: id }),
    output: z.object({ idPtBild: id }),
  }),
  downloadBild: operation({
    method: 'GET',
    path,
    aktion: 'downloadBild',
    access: read,
    answer: 'datei',
    input: z.object({ idPtBild: id }),
    output: dateiAntwort,
  }),
  /** Where the addresses in `vorschau` lead. Public: an <img> sends no token, the address itself is the right. */
  fetchBildVorschau: operation({
    method: 'GET',
    path,
    aktion: 'fetchBildVorschau',
    access: 'public',
    answer: 'bild',
    input: bildAdresseTeile,
    output: dateiAntwort,
  }),
  /** Makes a picture one of those that a material may place; the editor places it. */
  uebernimmBild: operation({
    method: 'POST',
    path,
    aktion: 'uebernimmBild',
    access: { action: 'update', subject: 'Werbemittel' },
    input: z.object({
      idPtBild: id,
      idPtWerbemittel: id,
      /** The caller may use what the service made; asked once for each such picture. */
      rechteGeprueft: z.optional(flag),
    }),
    output: asset,
  }),
  /** A new material whose front is this picture, into the bleed. */
  werbemittelAusBild: operation({
    method: 'POST',
    path,
    aktion: 'werbemittelAusBild',
    access: { action: 'create', subject: 'Werbemittel' },
    once: true,
    input: z.object({ idPtBild: id, format: formatId, rechteGeprueft: z.optional(flag) }),
    output: werbemittel,
  }),
} as const
