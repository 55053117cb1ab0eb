import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { listenSuche, richtung, seitEingabe, seiteAusgabe, seiteEingabe } from './seite.ts'
import { datei, dateiAntwort, flag, ganzzahl, id, text, worte } from './wire.ts'
import {
  zielgruppeFilter,
  adressFeld,
  anfuehrung,
  zeilenCode,
  zielgruppe,
  zielgruppeAngaben,
  zielgruppeStatus,
  zielgruppeTyp,
} from './zielgruppe.ts'
import { beispielEmpfaenger, eigeneSpalten } from './empfaenger.ts'
import { potenzial } from './potenzial.ts'
import { adressBearbeitung } from './adressBearbeitung.ts'
import { adressEntwurf } from './adressEntwurf.ts'
import { abgleichFraglich, ausschluss, JEMAND_ANDERES_MAX } from './ausschluss.ts'
import { maskierteAdresse } from './maskierteAdresse.ts'

const path = '/api/zielgruppe/'
export const zielgruppeOperations = {
  fetchZielgruppen: operation({
    method: 'GET',
    path,
    aktion: 'fetchZielgruppen',
    access: { action: 'read', subject: 'Zielgruppe' },
    input: z.object({
      q: z.optional(listenSuche),
      archiviert: z.optional(flag),
      typ: z.optional(zielgruppeTyp),
      status: z.optional(zielgruppeStatus),
      sort: z.optional(z.enum(['bezeichnung', 'potenzial', 'geaendertAm'])),
      richtung: z.optional(richtung),
      ...seitEingabe,
      ...seiteEingabe,
    }),
    output: z.object({ zielgruppen: z.array(zielgruppe), ...seiteAusgabe }),
  }),
  fetchZielgruppe: operation({
    method: 'GET',
    path,
    aktion: 'fetchZielgruppe',
    access: { action: 'read', subject: 'Zielgruppe' },
    input: z.object({ idPtZielgruppe: id }),
    output: zielgruppe,
  }),
  saveZielgruppe: operation({
    method: 'POST',
    path,
    aktion: 'saveZielgruppe',
    access: { action: 'update', subject: 'Zielgruppe' },
    // A new one whose answer was lost is not made again.
    once: true,
    input: z.object({
      idPtZielgruppe: z.optional(id),
      ...zielgruppeAngaben.shape,
      /** Left out for an uploaded list, whose rows stay as they are. */
      filter: z.optional(zielgruppeFilter),
      /** Left out: as it is stored. */
      ausschluss: z.optional(ausschluss),
      version: z.optional(ganzzahl),
    }),
    output: zielgruppe,
  }),
  zaehlePotenzial: operation({
    method: 'POST',
    path,
    aktion: 'zaehlePotenzial',
    access: { action: 'read', subject: 'Zielgruppe' },
    input: z.object({ filter: zielgruppeFilter }),
    output: potenzial,
  }),
  uploadAdressen: operation({
    method: 'POST',
    path,
    aktion: 'uploadAdressen',
    access: { action: 'create', subject: 'Zielgruppe' },
    encoding: 'multipart',
    once: true,
    input: z.object({
      ...zielgruppeAngaben.shape,
      /**
       * UTF-8 CSV with semicolons: first line field names, only mapped columns. `zeile`, where it is given, is the row's
       * number in the customer's file.
       */
      datei,
      dateiName: z.string().check(z.maxLength(300)),
      dateiZeilen: ganzzahl,
      zeichensatz: z.string().check(z.maxLength(40)),
      trennzeichen: z.string().check(z.maxLength(4)),
      /** How quotes were read in the customer's file. */
      anfuehrung: z.optional(anfuehrung),
      zuordnung: z.record(z.string(), adressFeld),
      /** Names and kinds of the columns that are mapped to free fields; left out: they are called by their titles. */
      spalten: z.optional(eigeneSpalten),
      datenquelle: worte(200),
      /** The customer states that the addresses were lawfully collected. */
      rechtmaessigErhoben: flag,
      /** Kinds of warnings whose rows are left out. */
      ohneWarnungen: z.array(zeilenCode),
      /**
       * Kinds of likely people who are printed nevertheless. Left out, whoever is likely one of those that the comparison
       * leaves out is left out as well (domain 4.3.13).
       */
      trotzAbgleich: z.optional(z.array(abgleichFraglich)),
      /** Rows of `datei`, the first one 1, of which somebody saw that they are not those whom they are taken for. */
      jemandAnderes: z.optional(z.array(ganzzahl).check(z.maxLength(JEMAND_ANDERES_MAX))),
      ausschluss: z.optional(ausschluss),
      /** How many addresses somebody saw and confirmed: if it is not what would be stored, nothing is (409). */
      bestaetigteAnzahl: z.optional(ganzzahl),
      /** What was decided about the rows; it is kept with the group. */
      bearbeitung: z.optional(adressBearbeitung),
      /**
       * The stored list whose rows these are, put right: the new one takes its place. A list that a campaign needs as it
       * was stays beside it.
       */
      ersetzt: z.optional(z.object({ idPtZielgruppe: id, version: ganzzahl })),
      /** The draft that this was made of; it goes with the upload. One that is gone refuses nothing. */
      idPtAdressEntwurf: z.optional(id),
      /** The draft's version that this was made of: a newer one is somebody else's work and stays. */
      entwurfVersion: z.optional(ganzzahl),
    }),
    output: zielgruppe,
  }),
  /**
   * Who is left out of a list, as keys by which a browser finds them in its rows: a text file, one line for each reason of
   * each person (domain 4.3.13).
   */
  fetchAbgleich: operation({
    method: 'POST',
    path,
    aktion: 'fetchAbgleich',
    access: { action: 'create', subject: 'Zielgruppe' },
    answer: 'datei',
    input: z.object({ ausschluss }),
    output: dateiAntwort,
  }),
  /** All rows of a stored list, as `uploadAdressen` takes them: to be put right and stored again. */
  fetchAdressen: operation({
    method: 'GET',
    path,
    aktion: 'fetchAdressen',
    access: { action: 'update', subject: 'Zielgruppe' },
    answer: 'datei',
    input: z.object({ idPtZielgruppe: id }),
    output: dateiAntwort,
  }),
  /** Rows of a stored list, masked by the service: who may only read sees where they live, not who they are. */
  fetchAdressenMaskiert: operation({
    method: 'GET',
    path,
    aktion: 'fetchAdressenMaskiert',
    access: { action: 'read', subject: 'Zielgruppe' },
    input: z.object({ idPtZielgruppe: id, ...seiteEingabe }),
    output: z.object({ adressen: z.array(maskierteAdresse), ...seiteAusgabe }),
  }),
  /** Lists that were put aside, the newest first. */
  fetchAdressEntwuerfe: operation({
    method: 'GET',
    path,
    aktion: 'fetchAdressEntwuerfe',
    access: { action: 'create', subject: 'Zielgruppe' },
    input: z.object({}),
    output: z.object({ entwuerfe: z.array(adressEntwurf) }),
  }),
  /** Puts a list aside, or puts a newer state in its place. */
  saveAdressEntwurf: operation({
    method: 'POST',
    path,
    aktion: 'saveAdressEntwurf',
    access: { action: 'create', subject: 'Zielgruppe' },
    encoding: 'multipart',
    once: true,
    input: z.object({
      idPtAdressEntwurf: z.optional(id),
      version: z.optional(ganzzahl),
      bezeichnung: text(0, 80),
      datenquelle: text(0, 200),
      /** All rows, also those that are not printed, as `uploadAdressen` takes them. */
      datei,
      dateiName: z.string().check(z.maxLength(300)),
      zeilen: ganzzahl,
      zuordnung: z.record(z.string(), adressFeld),
      spalten: z.optional(eigeneSpalten),
      ohneWarnungen: z.array(zeilenCode),
      ausschluss: z.optional(ausschluss),
      bearbeitung: adressBearbeitung,
      idPtZielgruppe: z.optional(id),
    }),
    output: adressEntwurf,
  }),
  /** The rows of a list that was put aside. */
  oeffneAdressEntwurf: operation({
    method: 'GET',
    path,
    aktion: 'oeffneAdressEntwurf',
    access: { action: 'create', subject: 'Zielgruppe' },
    answer: 'datei',
    input: z.object({ idPtAdressEntwurf: id }),
    output: dateiAntwort,
  }),
  verwirfAdressEntwurf: operation({
    method: 'POST',
    path,
    aktion: 'verwirfAdressEntwurf',
    access: { action: 'create', subject: 'Zielgruppe' },
    input: z.object({ idPtAdressEntwurf: id }),
    output: z.object({}),
  }),
  /** Ends an upload by the Idempotency-Key it has or will have. From the answer on it is stored or never will be. */
  brichUploadAb: operation({
    method: 'POST',
    path,
    aktion: 'brichUploadAb',
    access: { action: 'create', subject: 'Zielgruppe' },
    input: z.object({ schluessel: text(8, 100) }),
    /** The list where it was stored before. */
    output: z.object({ idPtZielgruppe: z.nullable(id) }),
  }),
  fetchBeispielEmpfaenger: operation({
    method: 'GET',
    path,
    aktion: 'fetchBeispielEmpfaenger',
    access: { action: 'read', subject: 'Zielgruppe' },
    input: z.object({ idPtZielgruppe: id }),
    output: beispielEmpfaenger,
  }),
  kopiereZielgruppe: operation({
    method: 'POST',
    path,
    aktion: 'kopiereZielgruppe',
    access: { action: 'create', subject: 'Zielgruppe' },
    input: z.object({ idPtZielgruppe: id }),
    output: zielgruppe,
  }),
  archiviereZielgruppe: operation({
    method: 'POST',
    path,
    aktion: 'archiviereZielgruppe',
    access: { action: 'delete', subject: 'Zielgruppe' },
    input: z.object({ idPtZielgruppe: id, version: ganzzahl, archiviert: flag }),
    output: zielgruppe,
  }),
} as const
