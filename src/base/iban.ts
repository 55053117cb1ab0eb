/** Length of an IBAN per country of the SEPA area (ISO 13616 registry). */
const LAENGE: Record<string, number> = {
  AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22,
  GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18,
  NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22,
} // oxfmt-ignore

export type IbanErgebnis = { ok: true; iban: string } | { ok: false; text: string }

/** Checks what was typed as an IBAN: country of the SEPA area, length, check digits (ISO 7064 mod 97-10). */
export function checkIban(eingabe: string): IbanErgebnis {
  const iban = eingabe.replaceAll(/[\s\u00a0\u202f-]+/g, '').toUpperCase()
  if (iban === '') return { ok: false, text: 'Bitte geben Sie die IBAN ein.' }
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban))
    return { ok: false, text: 'Eine IBAN beginnt mit dem Land und zwei Ziffern, zum Beispiel DE21.' }
  const laenge = LAENGE[iban.slice(0, 2)]
  if (laenge === undefined) return { ok: false, text: 'Lastschriften gibt es nur von Konten im SEPA-Raum.' }
  if (iban.length !== laenge)
    return { ok: false, text: `Diese IBAN hat ${iban.length} Stellen. Erwartet werden ${laenge}.` }
  if (rest97(iban) !== 1)
    return { ok: false, text: 'Die Prüfziffer der IBAN stimmt nicht. Bitte vergleichen Sie jede Stelle.' }
  return { ok: true, iban }
}

/** Remainder of the rearranged number, letter by letter, so that it never outgrows a number. */
function rest97(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const sign of rearranged) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** "DE21 •••• •••• •••• ••17 41": country, check digits and the last four. */
export function maskIban(iban: string): string {
  const masked = iban.slice(0, 4) + '•'.repeat(Math.max(0, iban.length - 8)) + iban.slice(-4)
  return groupIban(masked)
}

/** In groups of four, as it stands on cards. */
function groupIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
