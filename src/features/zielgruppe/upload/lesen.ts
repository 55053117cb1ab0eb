import { ApiError } from '#src/contract/apiError.ts'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import { ZEILEN_CODES, type ZeilenCode } from '#src/contract/zielgruppe.ts'
import { CODE_REGELN } from '#src/engines/addresses/codes/codeRegeln.ts'
import { ohneFragliche } from '#src/engines/addresses/codes/codes.ts'
import type { Leseart } from '#src/engines/addresses/list/layout.ts'
import type { AdressBericht } from '#src/entities/zielgruppe/adressBericht.ts'
import { AdressdateiProblem } from '#src/entities/zielgruppe/dateiLesen.ts'
import { text } from '#src/shared/i18n/i18n.ts'

export const tooLarge = () => text('zielgruppe:error.dateiGross', { megabyte: inMb(MAX_BYTES.adressen) })

/** What is told of an error: what the user can do something about, in its words. */
export const problemText = (error: unknown) =>
  error instanceof AdressdateiProblem || error instanceof ApiError
    ? error.message
    : text('zielgruppe:error.dateiUnerwartet')

/** What is left out unless the user says otherwise; who is left out by comparison is found later. */
export const vorgabe = ({ pruefung }: AdressBericht): ZeilenCode[] =>
  ohneFragliche(ZEILEN_CODES.filter((code) => CODE_REGELN[code].weglassen && pruefung.jeCode[code]))

/**
 * What was read so far stays as it is; without a single column there is nothing to keep but the letters, and another sheet
 * has a heading of its own.
 */
export function behalten(bisher: Leseart, hasColumns: boolean, leseart: Partial<Leseart>): Partial<Leseart> {
  if (leseart.blatt !== undefined) return leseart
  return hasColumns ? { ...bisher, ...leseart } : { zeichensatz: bisher.zeichensatz, blatt: bisher.blatt, ...leseart }
}
