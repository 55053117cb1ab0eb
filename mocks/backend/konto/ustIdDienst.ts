import type { Konto } from '#src/contract/konto.ts'

/**
 * Plays the confirmation service of the tax offices. Numbers whose digits begin with 111 are unknown to it, with 222 it
 * does not answer; all others are confirmed.
 */
export function askUstIdDienst(ustIdNr: string): Promise<NonNullable<Konto['ustIdPruefung']>['ergebnis']> {
  const digits = ustIdNr.replace(/^[A-Z]+/, '')
  if (digits.startsWith('111')) return Promise.resolve('ungueltig')
  return Promise.resolve(digits.startsWith('222') ? 'nichtErreichbar' : 'gueltig')
}
