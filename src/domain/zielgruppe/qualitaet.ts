import type { AdressPruefung } from '#src/contract/zielgruppe.ts'

/**
 * Rows of a checked list that can be printed and delivered, in whole percent; null where nothing was checked. Only a list
 * without any excluded row has a hundred, and only one without a good row has none.
 */
export function zustellbarProzent(pruefung: AdressPruefung | null): number | null {
  if (pruefung === null || pruefung.gesamt === 0) return null
  const gut = pruefung.gesamt - pruefung.ausgeschlossen
  if (gut === 0 || gut === pruefung.gesamt) return gut === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((gut / pruefung.gesamt) * 100)))
}
