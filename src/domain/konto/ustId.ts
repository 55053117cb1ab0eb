import * as jsvat from 'jsvat-next'

/** The 27 states whose numbers are checked; the Swiss UID is none of the European Union. */
const STAATEN = [
  jsvat.austria,
  jsvat.belgium,
  jsvat.bulgaria,
  jsvat.croatia,
  jsvat.cyprus,
  jsvat.czechRepublic,
  jsvat.denmark,
  jsvat.estonia,
  jsvat.finland,
  jsvat.france,
  jsvat.germany,
  jsvat.greece,
  jsvat.hungary,
  jsvat.ireland,
  jsvat.italy,
  jsvat.latvia,
  jsvat.lithuania,
  jsvat.luxembourg,
  jsvat.malta,
  jsvat.netherlands,
  jsvat.poland,
  jsvat.portugal,
  jsvat.romania,
  jsvat.slovakiaRepublic,
  jsvat.slovenia,
  jsvat.spain,
  jsvat.sweden,
]

export type UstIdErgebnis = { ok: true; ustIdNr: string } | { ok: false; text: string }

/** Checks what was typed as a VAT number: country, format and check digits. Whether it was given out, only the service knows. */
export function checkUstId(eingabe: string): UstIdErgebnis {
  const plain = eingabe.replaceAll(/[\s\u00a0\u202f./-]+/g, '').toUpperCase()
  if (/^\d+$/.test(plain)) return { ok: false, text: 'Bitte beginnen Sie mit dem Land, zum Beispiel DE.' }
  const { isValid, isValidFormat, isSupportedCountry, value } = jsvat.checkVAT(plain, STAATEN)
  if (!isSupportedCountry)
    return { ok: false, text: 'Die Nummer beginnt mit keinem Land der EU, zum Beispiel DE oder AT.' }
  if (!isValidFormat)
    return { ok: false, text: `So sieht keine USt-IdNr. von ${plain.slice(0, 2)} aus. Bitte prüfen Sie die Stellen.` }
  if (!isValid || value === undefined)
    return { ok: false, text: 'Die Prüfziffer der USt-IdNr. stimmt nicht. Bitte vergleichen Sie jede Stelle.' }
  return { ok: true, ustIdNr: value }
}
