import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { adressZeilen } from './beispiel.ts'

/** How much room an address needs: its lines first, then the length of the longest. Without a unit. */
export function platzbedarf(empfaenger: Empfaenger): number {
  const zeilen = adressZeilen(empfaenger)
  return zeilen.length * 100 + Math.max(...zeilen.map(({ length }) => length))
}
