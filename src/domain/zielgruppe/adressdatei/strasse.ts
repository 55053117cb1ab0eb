import type { ZeilenCode } from '#src/contract/zielgruppe.ts'
import { datumAmEnde, isDatum, isPlatzhalter } from './tabellenfehler.ts'

export interface Anschrift {
  strasse: string
  hausnummer: string
}

/** House number at the end of a street: "5", "5a", "5 a", "12-14", "7/9", "3 b-c", "12 1/2", "12/14/16". */
const HAUSNUMMER_AM_ENDE =
  /^(.*?[^\d\s])\s+(\d+[½¼¾]?(?:\s\d\/\d)?(?:\s?[a-z])?(?:\s?[-–/+]\s?\d*\s?[a-z]?){0,3})\s?[.,;]?$/iu
/** "Hauptstr.5": the blank was forgotten. */
const OHNE_LEERZEICHEN = /^(.*(?:str\.|straße|strasse|weg|platz|allee))(\d+\s?[a-z]?)$/iu
/** Streets whose own name ends in a number. */
const NUMMER_IM_NAMEN = /^(?:straße|strasse|str\.|platz|weg|quadrat)(?:\s+(?:des|der|vom))?$/iu
/** Squares of Mannheim are the street: "C 3, 12" is number 12 of C 3, and "Q 7" has none. */
const QUADRAT =
  /^([a-u]\s?\d{1,2})(?:(?:\s?,\s?|\s)(\d+[½¼¾]?(?:\s\d\/\d)?(?:\s?[a-z])?(?:\s?[-–/+]\s?\d*\s?[a-z]?){0,3}))?$/iu
/** Post boxes and parcel stations stand in the place of a street, and their number is a part of them. */
const POSTANSCHRIFT = /^(?:postfach|postf\.|pf(?!\p{L})|(?:dhl[ -])?packstation(?!\p{L})|postfiliale(?!\p{L}))/iu

export const isPostanschrift = (strasse: string): boolean => POSTANSCHRIFT.test(strasse)

/** Street and house number of one text; the number is empty when there is none. */
export function trenneHausnummer(text: string): Anschrift {
  if (isPostanschrift(text) || datumAmEnde(text) !== null) return { strasse: text, hausnummer: '' }
  const quadrat = QUADRAT.exec(text)
  // The comma is printed between the two.
  if (quadrat)
    return quadrat[2] ? { strasse: `${quadrat[1] ?? ''},`, hausnummer: quadrat[2] } : { strasse: text, hausnummer: '' }
  const match = HAUSNUMMER_AM_ENDE.exec(text) ?? OHNE_LEERZEICHEN.exec(text)
  const strasse = match?.[1]?.trim().replace(/,$/, '') ?? ''
  if (!match || strasse === '' || NUMMER_IM_NAMEN.test(strasse)) return { strasse: text, hausnummer: '' }
  return { strasse, hausnummer: (match[2] ?? '').replaceAll(/\s+/g, ' ').trim() }
}

/** Words and signs in the place of a number that say that there is none; "0" and "FALSCH" are what programs make of nothing. */
const KEINE_NUMMER =
  /^(?:0+(?:[.,]0+)?|ohne(?: hausnummer| hausnr\.?| nr\.?| nummer)?|o\. ?nr\.?|keine?|unbekannt|wahr|falsch|true|false|#)$/iu

/** Without a number that is none: "-", "0", "ohne" would be printed. */
export function ohneKeine({ strasse, hausnummer }: Anschrift): Anschrift {
  const keine = KEINE_NUMMER.test(hausnummer) || isPlatzhalter(hausnummer)
  return { strasse, hausnummer: keine ? '' : hausnummer }
}

/** No street has so many houses: a customer's number, or the number of a day. */
const ZU_GROSS = /^\d{5,}(?:[.,]0+)?$/

function hatEigene(teil: string): boolean {
  const { hausnummer } = trenneHausnummer(teil.trim())
  return hausnummer !== '' && !ZU_GROSS.test(hausnummer)
}

/** A number somewhere in the street, before or behind an addition: "Hauptstr. 12 (bei Müller)". */
const hatNummer = (strasse: string): boolean => /\d/.test(strasse) && strasse.split(/[,;(]/).some(hatEigene)

/** A street that ends in a number as no name does: "Straße 9" and "Haus 3" may be names. */
const MIT_NUMMER = /\p{L}(?:str\.?|straße|strasse|weg|allee|gasse|platz|ring|damm) ?(\d{1,4})$/iu

/** Another number than the one that stands in the street already: "Hauptstr. 5" and "7" would print "5 7". */
function isZweite({ strasse, hausnummer }: Anschrift): boolean {
  const erste = MIT_NUMMER.exec(strasse)?.[1]
  const zweite = /^\d+/.exec(hausnummer)?.[0]
  return erste !== undefined && zweite !== undefined && erste !== zweite
}

/** What is wrong with the house number; null for a good one, and where none is needed. */
export function hausnummerBefund({ strasse, hausnummer }: Anschrift): ZeilenCode | null {
  if (isPostanschrift(strasse)) return null
  if (isDatum(hausnummer)) return 'hausnummerDatum'
  if (strasse === '') return null
  if (hausnummer !== '')
    return ZU_GROSS.test(hausnummer) || isZweite({ strasse, hausnummer }) ? 'hausnummerFehlt' : null
  if (datumAmEnde(strasse) !== null) return 'hausnummerDatum'
  return hatNummer(strasse) ? null : 'hausnummerFehlt'
}
