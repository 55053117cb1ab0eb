import * as z from 'zod/mini'
import { spaltenName } from './dokument.ts'

/** Fields that hold an own column of a list. */
export const FREIE_FELDER = ['frei1', 'frei2', 'frei3', 'frei4', 'frei5'] as const
export const freiesFeld = z.enum(FREIE_FELDER)
export type FreiesFeld = (typeof FREIE_FELDER)[number]

export const SPALTEN_ARTEN = ['text', 'zahl', 'datum', 'betrag'] as const
export const spaltenArt = z.enum(SPALTEN_ARTEN)
export type SpaltenArt = (typeof SPALTEN_ARTEN)[number]

/** A column that a list keeps beside its addresses, under the name by which a design prints it (domain 4.3.21). */
export const eigeneSpalte = z.object({ feld: freiesFeld, name: spaltenName, art: spaltenArt })
export type EigeneSpalte = z.infer<typeof eigeneSpalte>
/** At most one for each free field. */
export const eigeneSpalten = z.array(eigeneSpalte).check(z.maxLength(FREIE_FELDER.length))

const anschriftFelder = {
  anrede: z.string(),
  titel: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  firma: z.string(),
  zusatz: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  plz: z.string(),
  ort: z.string(),
  land: z.string(),
  kundennummer: z.string(),
  gutscheincode: z.string(),
}

/** One recipient as it is printed. Missing values are "". */
export const empfaenger = z.object({
  ...anschriftFelder,
  /** Own columns of the list by their names, as they are printed; left out: not needed. */
  spalten: z.optional(z.record(z.string(), z.string())),
})
export type Empfaenger = z.infer<typeof empfaenger>

/** Fields of a recipient's address, in the order of tables and files. */
export const EMPFAENGER_FELDER = z.keyof(z.object(anschriftFelder)).options
export type EmpfaengerFeld = (typeof EMPFAENGER_FELDER)[number]

/** Why a recipient is a hard case: longest name, street or place, most lines, and what the own columns hold. */
const BEISPIEL_GRUENDE = [
  'name',
  'strasse',
  'ort',
  'zeilen',
  'anredeFehlt',
  'seltenesZeichen',
  'spalteLang',
  'spalteLeer',
  'spalteWert',
] as const
export const beispielGrund = z.enum(BEISPIEL_GRUENDE)
export type BeispielGrund = (typeof BEISPIEL_GRUENDE)[number]

export const beispielEmpfaenger = z.object({
  /** First an ordinary recipient, then the hard cases (longest name, street, most lines). */
  empfaenger: z.array(empfaenger),
  /** For each of them why; the ordinary one has no reason. Left out: not told. */
  gruende: z.optional(z.array(z.array(beispielGrund))),
})
