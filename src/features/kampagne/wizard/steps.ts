import type { ChecklistePunkt } from '#src/domain/kampagne/checkliste.ts'

/** Steps of the wizard in their order (domain 4.5); the value stands in the URL. */
export const SCHRITTE = ['grundlagen', 'zielgruppe', 'werbemittel', 'termin', 'pruefung', 'freigabe'] as const
export type Schritt = (typeof SCHRITTE)[number]

/** Step of the URL; anything else is the first. */
export function parseSchritt(value: string | null): Schritt {
  return SCHRITTE.find((schritt) => schritt === value) ?? 'grundlagen'
}

export function nachbar(schritt: Schritt, richtung: 1 | -1): Schritt | null {
  return SCHRITTE[SCHRITTE.indexOf(schritt) + richtung] ?? null
}

/**
 * Steps with nothing missing. The check is done when everything is, wherever it has to be settled; approval is never
 * done here, since the campaign then leaves the wizard.
 */
export function fertigeSchritte(punkte: readonly Pick<ChecklistePunkt, 'erfuellt' | 'schritt'>[]): Set<Schritt> {
  const offen = new Set<Schritt>(punkte.filter(({ erfuellt }) => !erfuellt).map(({ schritt }) => schritt))
  return new Set(
    SCHRITTE.filter(
      (schritt) =>
        schritt !== 'freigabe' &&
        punkte.length > 0 &&
        (schritt === 'pruefung' ? offen.size === 0 : !offen.has(schritt)),
    ),
  )
}
