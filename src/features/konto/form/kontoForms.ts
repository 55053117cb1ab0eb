import * as z from 'zod/mini'
import { LAENDER, MAX_ANSPRECHPARTNER, RECHTSFORMEN, type Konto } from '#src/contract/konto.ts'
import { ZAHLUNGSARTEN } from '#src/contract/kampagne.ts'
import { EMAIL_MUSTER } from '#src/contract/wire.ts'
import { plzProblem } from '#src/domain/konto/anschrift.ts'
import { checkUstId } from '#src/domain/konto/ustId.ts'
import { text } from '#src/shared/i18n/i18n.ts'

const fehler = (key: string) => () => text(`konto:error.${key}`)
const pflicht = (max: number, key = 'pflicht') =>
  z.string().check(z.trim(), z.minLength(1, { error: fehler(key) }), z.maxLength(max, { error: fehler('lang') }))
const frei = (max: number) => z.string().check(z.trim(), z.maxLength(max, { error: fehler('lang') }))
const email = z.string().check(z.trim(), z.maxLength(254), z.regex(EMAIL_MUSTER, { error: fehler('email') }))
const version = z.number()
const land = z.enum(LAENDER)

const anschriftFelder = {
  firma: pflicht(120, 'firma'),
  strasse: pflicht(120),
  hausnummer: frei(20),
  plz: pflicht(10),
  ort: pflicht(80),
  land,
}

/** One message at one field. */
const issue = (path: string[], message: string, input: unknown) => ({ code: 'custom' as const, input, path, message })

export const firmaForm = z
  .object({
    ...anschriftFelder,
    rechtsform: z.union([z.enum(RECHTSFORMEN), z.literal('')]),
    ustIdNr: frei(30),
    version,
  })
  .check(({ value, issues }) => {
    const plz = plzProblem(value.land, value.plz)
    if (plz !== null && value.plz !== '') issues.push(issue(['plz'], plz, value))
    const ustId = value.ustIdNr === '' ? null : checkUstId(value.ustIdNr)
    if (ustId && !ustId.ok) issues.push(issue(['ustIdNr'], ustId.text, value))
  })
export type FirmaValues = z.infer<typeof firmaForm>

export const toFirma = (konto: Konto): FirmaValues => ({
  firma: konto.firma,
  strasse: konto.strasse,
  hausnummer: konto.hausnummer,
  plz: konto.plz,
  ort: konto.ort,
  land: konto.land,
  rechtsform: konto.rechtsform ?? '',
  ustIdNr: konto.ustIdNr ?? '',
  version: konto.versionen.firma,
})

const anschrift = z.object(anschriftFelder)
/** What is typed while the address does not differ is kept, and not checked. */
const ungeprueft = z.object({
  firma: z.string(),
  strasse: z.string(),
  hausnummer: z.string(),
  plz: z.string(),
  ort: z.string(),
  land,
})

export const rechnungForm = z
  .object({
    abweichend: z.boolean(),
    rechnungsAnschrift: ungeprueft,
    rechnungsEmail: email,
    kostenstelle: frei(60),
    bestellnummer: frei(60),
    version,
  })
  .check(({ value, issues }) => {
    if (!value.abweichend) return
    const { rechnungsAnschrift } = value
    for (const { path, message } of anschrift.safeParse(rechnungsAnschrift).error?.issues ?? [])
      issues.push(issue(['rechnungsAnschrift', ...path.map(String)], message, value))
    const plz = plzProblem(rechnungsAnschrift.land, rechnungsAnschrift.plz)
    if (plz !== null && rechnungsAnschrift.plz.trim() !== '')
      issues.push(issue(['rechnungsAnschrift', 'plz'], plz, value))
  })
export type RechnungValues = z.infer<typeof rechnungForm>

const LEERE_ANSCHRIFT = { firma: '', strasse: '', hausnummer: '', plz: '', ort: '', land: 'DE' } as const

export const toRechnung = (konto: Konto): RechnungValues => ({
  abweichend: konto.rechnungsAnschrift !== null,
  rechnungsAnschrift: konto.rechnungsAnschrift ?? LEERE_ANSCHRIFT,
  rechnungsEmail: konto.rechnungsEmail,
  kostenstelle: konto.kostenstelle,
  bestellnummer: konto.bestellnummer,
  version: konto.versionen.rechnung,
})

export const ansprechpartnerForm = z.object({
  ansprechpartner: z
    .array(z.object({ name: pflicht(120), funktion: frei(120), email, telefon: frei(40) }))
    .check(z.maxLength(MAX_ANSPRECHPARTNER)),
  version,
})
export type AnsprechpartnerValues = z.infer<typeof ansprechpartnerForm>

export const toAnsprechpartner = (konto: Konto): AnsprechpartnerValues => ({
  ansprechpartner: konto.ansprechpartner,
  version: konto.versionen.ansprechpartner,
})

export const datenschutzForm = z.object({ datenschutzKontakt: pflicht(160), version })
export type DatenschutzValues = z.infer<typeof datenschutzForm>

export const toDatenschutz = (konto: Konto): DatenschutzValues => ({
  datenschutzKontakt: konto.datenschutzKontakt,
  version: konto.versionen.datenschutz,
})

export const markeForm = z.object({
  markenfarbe: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^(#[0-9a-f]{6})?$/, { error: fehler('farbe') })),
  version,
})
export type MarkeValues = z.infer<typeof markeForm>

export const toMarke = (konto: Konto): MarkeValues => ({
  markenfarbe: konto.markenfarbe ?? '',
  version: konto.versionen.marke,
})

export const absenderForm = z.object({
  absender: z
    .object({
      firma: pflicht(120, 'firma'),
      strasse: pflicht(120),
      hausnummer: frei(20),
      plz: pflicht(10),
      ort: pflicht(80),
    })
    .check(({ value, issues }) => {
      const plz = plzProblem('DE', value.plz)
      if (plz !== null && value.plz !== '') issues.push(issue(['plz'], plz, value))
    }),
  version,
})
export type AbsenderValues = z.infer<typeof absenderForm>

export const toAbsender = (konto: Konto): AbsenderValues => ({
  absender: konto.standardAbsender,
  version: konto.versionen.absender,
})

export const zahlungForm = z.object({ zahlungsart: z.union([z.enum(ZAHLUNGSARTEN), z.literal('')]), version })
export type ZahlungValues = z.infer<typeof zahlungForm>

export const toZahlung = (konto: Konto): ZahlungValues => ({
  zahlungsart: konto.zahlungsart ?? '',
  version: konto.versionen.zahlung,
})
