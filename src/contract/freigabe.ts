import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { asset, kennzeichnung } from './asset.ts'
import { befund, formatId } from './befund.ts'
import { seite } from './dokument.ts'
import { absender, kampagnePreis } from './kampagne.ts'
import { freigabeGezeigt, gezeigt } from './freigabeLink.ts'
import { operation } from './operation.ts'
import { qrCode } from './qrCode.ts'
import { dateiAntwort, flag, ganzzahl, id, isoDatum, isoZeit, worte } from './wire.ts'
import { empfaenger } from './zielgruppe.ts'

/** 32 random bytes, base64url. Only its SHA-256 is stored. */
const hashKey = z.string().check(z.minLength(1), z.maxLength(200))

/** The frozen sheet as the approver sees it. Never the address list. */
export const freigabeVorlage = z.object({
  kampagne: z.string(),
  format: formatId,
  menge: ganzzahl,
  zielgruppe: z.string(),
  versandDatum: isoDatum,
  ankunftVon: isoDatum,
  ankunftBis: isoDatum,
  absender,
  /** Version of the layout that this state is printed with. */
  fassung: ganzzahl,
  datenschutzText: z.string(),
  /** Every QR code of the sheet with its target. */
  qrCodes: z.array(qrCode),
  nachricht: z.string(),
  angefordertVon: z.string(),
  firma: z.string(),
  /** How the owner shows himself: logo as a data URL, colour #rrggbb. */
  marke: z.object({ logo: z.nullable(z.string()), farbe: z.nullable(z.string()) }),
  /** Only when the owner shows it. */
  preis: z.nullable(kampagnePreis),
  /** Warnings of the print check that whoever asks left as they are; names of recipients are masked. */
  soGelassen: z.array(befund),
  snapshotNr: ganzzahl,
  snapshotHash: z.string(),
  seiten: z.array(seite),
  assets: z.array(asset),
  /** Of the pictures that are printed; part of what is approved. */
  kennzeichnung,
  /** Asset id of the uploaded print PDF, when the sheet is one. */
  pdfAssetId: z.nullable(z.string()),
  /** Made-up or masked people, the hard cases among them. */
  beispiele: z.array(empfaenger),
})
export type FreigabeVorlage = z.infer<typeof freigabeVorlage>

const getroffeneEntscheidung = z.enum(['freigegeben', 'aenderungen'])
const freigabeLage = z.enum(['laeuft', 'erteilt', 'aenderungen', 'beendet'])
/** The round of an approval as those who are asked in it may see it: names and decisions, never an address. */
const freigabeRunde = z.object({
  /** `beendet`: neither approved nor refused, but taken back, cancelled or followed by a newer version. */
  lage: freigabeLage,
  erteilt: ganzzahl,
  noetig: ganzzahl,
  personen: z.array(
    z.object({
      /** As the owner entered it. */
      name: z.string(),
      ich: flag,
      entscheidung: z.nullable(getroffeneEntscheidung),
      entschiedenAm: z.nullable(isoZeit),
    }),
  ),
})
export type FreigabeRunde = z.infer<typeof freigabeRunde>

const freigabeZustand = z.enum([
  'gueltig',
  'entschieden',
  'abgelaufen',
  'widerrufen',
  'ersetzt',
  'erneuert',
  'geschlossen',
  'abgegeben',
])
/** What the link is worth now. Only `gueltig` and `entschieden` carry content. */
export const freigabeAnsicht = z.object({
  zustand: freigabeZustand,
  /** What a link was about that shows nothing any more. Left out or null: not told. */
  kampagne: z.optional(z.nullable(z.string())),
  empfaengerName: z.nullable(z.string()),
  darfEntscheiden: flag,
  gueltigBis: z.nullable(isoDatum),
  entscheidung: z.nullable(getroffeneEntscheidung),
  entschiedenAm: z.nullable(isoZeit),
  name: z.nullable(z.string()),
  anmerkung: z.nullable(z.string()),
  /** By what it was decided: a program, or somebody else's session. Left out or null: by the person at this page. */
  durch: z.optional(z.nullable(z.string())),
  gezeigt,
  /** The dispatch date cannot be met any more: changes can be asked for, an approval waits for a new date. */
  terminVerpasst: flag,
  /** How the round stands, with everybody who was asked in it. */
  stand: z.nullable(freigabeRunde),
  vorlage: z.nullable(freigabeVorlage),
})
export type FreigabeAnsicht = z.infer<typeof freigabeAnsicht>

export const freigabeNames = named({
  freigabe: freigabeAnsicht,
  freigabeVorlage,
  freigabeRunde,
  getroffeneEntscheidung,
  freigabeLage,
  freigabeZustand,
})

const path = '/api/freigabe/'
export const freigabeOperations = {
  fetchFreigabe: operation({
    method: 'GET',
    path,
    aktion: 'fetchFreigabe',
    access: 'public',
    input: z.object({ hashKey }),
    output: freigabeAnsicht,
  }),
  downloadFreigabeAsset: operation({
    method: 'GET',
    path,
    aktion: 'downloadFreigabeAsset',
    access: 'public',
    answer: 'datei',
    input: z.object({ hashKey, assetId: z.string().check(z.maxLength(80)) }),
    output: dateiAntwort,
  }),
  freigabeErteilen: operation({
    method: 'POST',
    path,
    aktion: 'freigabeErteilen',
    access: 'public',
    once: true,
    input: z.object({
      hashKey,
      name: worte(120),
      /** Hash of the snapshot that was on the screen. */
      snapshotHash: z.string().check(z.maxLength(80)),
      /** What the approver ticked: text, picture, targets of all QR codes, sender. */
      bestaetigt: z.array(z.enum(['text', 'bild', 'qrZiel', 'absender'])),
      anmerkung: z.optional(z.string().check(z.maxLength(1000))),
      /** Which sides the page had shown whole. Left out by programs, to which nothing is shown. */
      gezeigt: z.optional(z.array(freigabeGezeigt).check(z.maxLength(4))),
    }),
    output: freigabeAnsicht,
  }),
  freigabeAblehnen: operation({
    method: 'POST',
    path,
    aktion: 'freigabeAblehnen',
    access: 'public',
    once: true,
    input: z.object({ hashKey, name: worte(120), grund: worte(1000) }),
    output: freigabeAnsicht,
  }),
  /** The way of a signed-in approver to his own decision: a key of his link, or null for who is not asked. */
  oeffneEigeneFreigabe: operation({
    method: 'POST',
    path,
    aktion: 'oeffneEigeneFreigabe',
    access: { action: 'decide', subject: 'Freigabe' },
    input: z.object({ idPtKampagne: id }),
    output: z.object({ hashKey: z.nullable(hashKey) }),
  }),
  neuenLinkAnfordern: operation({
    method: 'POST',
    path,
    aktion: 'neuenLinkAnfordern',
    access: 'public',
    input: z.object({ hashKey }),
    output: z.object({}),
  }),
} as const
