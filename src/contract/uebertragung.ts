import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import type { UploadArt } from './grenzen.ts'
import { operation } from './operation.ts'
import { datei, ganzzahl, isoZeit } from './wire.ts'

/** Calls whose `datei` may come in parts first: they carry `uebertragung` with its number in place of the file. */
export const DATEI_AUFRUFE = [
  'uploadAdressen',
  'saveAdressEntwurf',
  'importSperrliste',
  'importRobinsonliste',
  'uploadBild',
  'uploadPdf',
  'uploadLogo',
  'uploadAvatar',
] as const
export const dateiAufruf = z.enum(DATEI_AUFRUFE)
export type DateiAufruf = z.infer<typeof dateiAufruf>

/** Which limits hold for the file of each. */
export const DATEI_ART: Record<DateiAufruf, UploadArt> = {
  uploadAdressen: 'adressen',
  saveAdressEntwurf: 'adressen',
  importSperrliste: 'adressen',
  importRobinsonliste: 'adressen',
  uploadBild: 'bild',
  uploadPdf: 'pdf',
  uploadLogo: 'logo',
  uploadAvatar: 'avatar',
}

/** A file on its way in parts, as far as it has come. */
const uebertragung = z.object({
  idUebertragung: z.string(),
  /** Size of the whole file. */
  bytes: ganzzahl,
  /** Size of every part but the last, which has the rest. */
  teilBytes: ganzzahl,
  /** Numbers of the parts that are there, from 1. */
  vorhanden: z.array(ganzzahl),
  /** What has not been used by then is deleted. */
  gueltigBis: isoZeit,
})
export type Uebertragung = z.infer<typeof uebertragung>

/** SHA-256, hex. */
const pruefsumme = z.string().check(z.regex(/^[0-9a-f]{64}$/))
// Whatever is no number of ours is unknown, however it looks.
const idUebertragung = z.string().check(z.maxLength(64))

export const uebertragungNames = named({ uebertragung, dateiAufruf })

const path = '/api/uebertragung/'

/**
 * Files in parts, for lines that break. All of it is assumed: with a service that does not know `beginneUebertragung`
 * (404, 405) the file goes with its call, as one multipart body.
 */
export const uebertragungOperations = {
  beginneUebertragung: operation({
    method: 'POST',
    path,
    aktion: 'beginneUebertragung',
    /** Who may not make the call that the file is for may not begin either. */
    access: 'session',
    input: z.object({
      aufruf: dateiAufruf,
      dateiName: z.string().check(z.maxLength(300)),
      bytes: ganzzahl,
      /** Of the whole file, checked when the last part is there. */
      sha256: z.optional(pruefsumme),
    }),
    output: uebertragung,
  }),
  /** The same part may come again, and in any order. */
  sendeTeil: operation({
    method: 'POST',
    path,
    aktion: 'sendeTeil',
    access: 'session',
    encoding: 'multipart',
    input: z.object({ idUebertragung, nr: ganzzahl, sha256: z.optional(pruefsumme), datei }),
    output: uebertragung,
  }),
  fetchUebertragung: operation({
    method: 'GET',
    path,
    aktion: 'fetchUebertragung',
    access: 'session',
    input: z.object({ idUebertragung }),
    output: uebertragung,
  }),
  /** Ends it and deletes its parts at once. */
  verwerfeUebertragung: operation({
    method: 'POST',
    path,
    aktion: 'verwerfeUebertragung',
    access: 'session',
    input: z.object({ idUebertragung }),
    output: z.object({}),
  }),
} as const
