import type { Anschrift } from '#src/contract/konto.ts'

/** Digits of a postal code; other countries are taken as they are written. */
const PLZ: Partial<Record<Anschrift['land'], { muster: RegExp; text: string }>> = {
  DE: { muster: /^\d{5}$/, text: 'Eine deutsche Postleitzahl hat genau fünf Ziffern.' },
  AT: { muster: /^\d{4}$/, text: 'Eine österreichische Postleitzahl hat genau vier Ziffern.' },
  CH: { muster: /^\d{4}$/, text: 'Eine Schweizer Postleitzahl hat genau vier Ziffern.' },
}

/** What is wrong with the postal code, or null. */
export function plzProblem(land: Anschrift['land'], plz: string): string | null {
  const regel = PLZ[land]
  return regel === undefined || regel.muster.test(plz.trim()) ? null : regel.text
}

const LAND_NAMEN = new Intl.DisplayNames(['de'], { type: 'region' })

/** "Deutschland", "Tschechien". */
export function landName(land: Anschrift['land']): string {
  return LAND_NAMEN.of(land) ?? land
}
