import { formatDatum, type Ct } from '#src/base/number/german.ts'
import { foldCharacter } from '#src/base/text/fold.ts'
import { addWerktage, berlinHeute, fristen, UEBERWEISUNG_WERKTAGE } from './schedule.ts'

/** Why a campaign cannot be paid by transfer, in words; null when the money can come in time (domain 4.7). */
export function refuseUeberweisung(versandDatum: string | null, heute: string): string | null {
  if (versandDatum === null) return null
  const { ueberweisungBis, zahlungBis } = fristen(versandDatum)
  if (heute <= ueberweisungBis) return null
  const da = addWerktage(heute, UEBERWEISUNG_WERKTAGE)
  return `Das Geld käme erst am ${formatDatum(da)} an, nach dem letzten Zahlungstag, dem ${formatDatum(zahlungBis)}. Bitte wählen Sie eine andere Zahlungsart.`
}

/**
 * Last day on which a transfer should be given to the bank, ISO: the money is there before the payment ends by itself,
 * and in time for the dispatch date where that can still be.
 * @param gueltigBis moment at which the payment ends, ISO
 */
export function ueberweisenBis(versandDatum: string | null, gestartet: string, gueltigBis: string): string {
  const ende = addWerktage(berlinHeute(new Date(gueltigBis)), -UEBERWEISUNG_WERKTAGE)
  const termin = versandDatum === null ? ende : fristen(versandDatum).ueberweisungBis
  // A chargeback is settled after the dates of its campaign.
  return termin < ende && termin >= berlinHeute(new Date(gestartet)) ? termin : ende
}

/** Letters that every bank takes. A code of ASCII alone needs no mark at its head, which banking apps would stumble over. */
const plain = (text: string, most: number) =>
  Array.from(text.normalize('NFC'), (char) => {
    const folded = char.codePointAt(0)! < 0x80 ? char : foldCharacter(char)
    return char === char.toLowerCase() ? folded : folded.charAt(0).toUpperCase() + folded.slice(1)
  })
    .join('')
    .replaceAll(/[^\u0020-\u007e]/g, '')
    .slice(0, most)

/** Text of the code that banking apps fill a transfer from (European Payments Council, EPC069-12, version 002). */
export function giroCode({
  empfaenger,
  iban,
  betrag,
  zweck,
}: {
  empfaenger: string
  iban: string
  betrag: Ct
  zweck: string
}): string {
  const cent = String(betrag % 100).padStart(2, '0')
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    plain(empfaenger, 70),
    iban.replaceAll(' ', ''),
    `EUR${Math.trunc(betrag / 100)}.${cent}`,
    '',
    '',
    plain(zweck, 140),
  ].join('\n')
}
