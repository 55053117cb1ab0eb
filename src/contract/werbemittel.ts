import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { asset, kennzeichnung } from './asset.ts'
import { befund, formatId } from './befund.ts'
import { seite } from './dokument.ts'
import { kampagneVerweis } from './kampagneVerweis.ts'
import { offenesEnum } from './offenesEnum.ts'
import { operation } from './operation.ts'
import { listenSuche, richtung, seitEingabe, seiteAusgabe, seiteEingabe } from './seite.ts'
import { bildAdresse, bildAdresseTeile, datei, dateiAntwort, flag, ganzzahl, id, isoZeit, worte } from './wire.ts'

export const WERBEMITTEL_STATUS = ['entwurf', 'bereit', 'fehlerhaft', 'gesperrt', 'archiviert'] as const
export const werbemittelStatus = z.enum(WERBEMITTEL_STATUS)
export type WerbemittelStatus = z.infer<typeof werbemittelStatus>

export const PRUEF_STATUS = ['offen', 'ok', 'warnung', 'fehler'] as const
export const pruefStatus = z.enum(PRUEF_STATUS)

const werbemittelTyp = z.enum(['editor', 'hochgeladen'])

const kopf = {
  idPtWerbemittel: id,
  bezeichnung: z.string(),
  format: formatId,
  typ: werbemittelTyp,
  status: offenesEnum(werbemittelStatus),
  pruefStatus: offenesEnum(pruefStatus),
  /** Address of a small picture per page, front first. */
  vorschau: z.array(bildAdresse),
  /** Of the pictures that are printed; the strongest where there are several. */
  kennzeichnung,
  /** At most VERWENDET_MAX, those that lock it first. */
  verwendetIn: z.array(kampagneVerweis),
  /** All that use it. */
  verwendungen: ganzzahl,
  erstelltAm: isoZeit,
  geaendertAm: isoZeit,
  version: ganzzahl,
}

/** Row of the list. */
export const werbemittelZeile = z.object(kopf)
export type WerbemittelZeile = z.infer<typeof werbemittelZeile>

/** The customer's own print PDF. */
const druckdatei = z.object({
  assetId: z.string(),
  name: z.string(),
  seiten: ganzzahl,
  groesse: ganzzahl,
  hash: z.string(),
  /** What was mended before the file was stored; stays true of the stored one. */
  repariert: z.optional(z.array(befund)),
})

/** typ editor: the pages are the design. typ hochgeladen: the PDF is the design, the pages hold only our system layers. */
export const werbemittel = z.object({
  ...kopf,
  seiten: z.array(seite),
  assets: z.array(asset),
  pdf: z.nullable(druckdatei),
  pruefung: z.array(befund),
})
export type Werbemittel = z.infer<typeof werbemittel>

export const werbemittelNames = named({
  werbemittel: [werbemittel, werbemittelZeile],
  werbemittelTyp,
  werbemittelStatus,
  pruefStatus,
})

const path = '/api/werbemittel/'
export const werbemittelOperations = {
  fetchWerbemittelListe: operation({
    method: 'GET',
    path,
    aktion: 'fetchWerbemittelListe',
    access: { action: 'read', subject: 'Werbemittel' },
    input: z.object({
      /** In the name, and in those of the campaigns that use it. */
      q: z.optional(listenSuche),
      archiviert: z.optional(flag),
      format: z.optional(formatId),
      sort: z.optional(z.enum(['bezeichnung', 'geaendertAm'])),
      richtung: z.optional(richtung),
      ...seitEingabe,
      ...seiteEingabe,
    }),
    output: z.object({ werbemittel: z.array(werbemittelZeile), ...seiteAusgabe }),
  }),
  fetchWerbemittel: operation({
    method: 'GET',
    path,
    aktion: 'fetchWerbemittel',
    access: { action: 'read', subject: 'Werbemittel' },
    input: z.object({ idPtWerbemittel: id }),
    output: werbemittel,
  }),
  saveWerbemittel: operation({
    method: 'POST',
    path,
    aktion: 'saveWerbemittel',
    access: { action: 'update', subject: 'Werbemittel' },
    // A new one whose answer was lost is not made again.
    once: true,
    input: z.object({
      idPtWerbemittel: z.optional(id),
      bezeichnung: worte(80),
      format: formatId,
      /** Left out for a new one: the default layers of the format. */
      seiten: z.optional(z.array(seite)),
      version: z.optional(ganzzahl),
    }),
    output: werbemittel,
  }),
  uploadBild: operation({
    method: 'POST',
    path,
    aktion: 'uploadBild',
    access: { action: 'update', subject: 'Werbemittel' },
    encoding: 'multipart',
    input: z.object({ idPtWerbemittel: id, datei, dateiName: z.string().check(z.maxLength(300)) }),
    /** JPEG or PNG after rotation was baked in and metadata removed. */
    output: z.extend(asset, {
      /** What of the file was not taken, German, fit to be shown: pages but the first. */
      hinweis: z.optional(z.string()),
    }),
  }),
  uploadPdf: operation({
    method: 'POST',
    path,
    aktion: 'uploadPdf',
    access: { action: 'update', subject: 'Werbemittel' },
    encoding: 'multipart',
    input: z.object({
      idPtWerbemittel: z.optional(id),
      bezeichnung: worte(80),
      format: formatId,
      datei,
      dateiName: z.string().check(z.maxLength(300)),
      version: z.optional(ganzzahl),
    }),
    output: werbemittel,
  }),
  /** Where the addresses in `vorschau` lead. Public: an <img> sends no token, the address itself is the right. */
  fetchVorschau: operation({
    method: 'GET',
    path,
    aktion: 'fetchVorschau',
    access: 'public',
    answer: 'bild',
    input: bildAdresseTeile,
    output: dateiAntwort,
  }),
  downloadAsset: operation({
    method: 'GET',
    path,
    aktion: 'downloadAsset',
    access: { action: 'read', subject: 'Werbemittel' },
    answer: 'datei',
    input: z.object({ idPtWerbemittel: id, assetId: z.string().check(z.maxLength(80)) }),
    output: dateiAntwort,
  }),
  pruefeWerbemittel: operation({
    method: 'POST',
    path,
    aktion: 'pruefeWerbemittel',
    access: { action: 'update', subject: 'Werbemittel' },
    input: z.object({ idPtWerbemittel: id }),
    output: werbemittel,
  }),
  kopiereWerbemittel: operation({
    method: 'POST',
    path,
    aktion: 'kopiereWerbemittel',
    access: { action: 'create', subject: 'Werbemittel' },
    input: z.object({ idPtWerbemittel: id }),
    output: werbemittel,
  }),
  archiviereWerbemittel: operation({
    method: 'POST',
    path,
    aktion: 'archiviereWerbemittel',
    access: { action: 'delete', subject: 'Werbemittel' },
    input: z.object({ idPtWerbemittel: id, version: ganzzahl, archiviert: flag }),
    output: werbemittelZeile,
  }),
} as const
