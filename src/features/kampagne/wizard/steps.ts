/** Steps of the wizard in their order (domaene 4.5); the value stands in the URL. */
export const SCHRITTE = ['grundlagen', 'zielgruppe', 'werbemittel', 'termin', 'pruefung', 'freigabe'] as const
export type Schritt = (typeof SCHRITTE)[number]

/** Step of the URL; anything else is the first. */
export function parseSchritt(value: string | null): Schritt {
  return SCHRITTE.find((schritt) => schritt === value) ?? 'grundlagen'
}

export function nachbar(schritt: Schritt, richtung: 1 | -1): Schritt | null {
  return SCHRITTE[SCHRITTE.indexOf(schritt) + richtung] ?? null
}
