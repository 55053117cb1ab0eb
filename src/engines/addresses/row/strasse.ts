import type { ZeilenCode } from '#src/contract/zielgruppe.ts'
import { isPostanschrift, splitAnschrift, type Anschrift } from './anschrift.ts'
import { datumAmEnde, isDatum, isPlatzhalter } from '../read/tabellenfehler.ts'

/** Words and signs in the place of a number that say that there is none; "0" and "FALSCH" are what programs make of nothing. */
const KEINE_NUMMER =
  /^(?:0+(?:[.,]0+)?|ohne(?: hausnummer| hausnr\.?| nr\.?| nummer)?|o\. ?nr\.?|keine?|unbekannt|wahr|falsch|true|false|#)$/iu

/** Without a number that is none: "-", "0", "ohne" would be printed. */
export const ohneKeine = (hausnummer: string): string =>
  KEINE_NUMMER.test(hausnummer) || isPlatzhalter(hausnummer) ? '' : hausnummer

/** No street has so many houses: a customer's number, or the number of a day. */
const ZU_GROSS = /^\d{5,}(?:[.,]0+)?$/

function hasOwn(teil: string): boolean {
  const { hausnummer } = splitAnschrift(teil.trim())
  return hausnummer !== '' && !ZU_GROSS.test(hausnummer)
}

/** A number somewhere in the street, before or behind an addition: "Hauptstr. 12 (bei Müller)". */
const hasNumber = (strasse: string): boolean => /\d/.test(strasse) && strasse.split(/[,;(]/).some(hasOwn)

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
  return hasNumber(strasse) ? null : 'hausnummerFehlt'
}
