/** Languages of the frame; product texts are German in all of them (spec 1). */
export const SPRACHEN = ['en', 'fr', 'ar'] as const
export type Sprache = (typeof SPRACHEN)[number]
export const DEFAULT_SPRACHE: Sprache = 'en'

/** What the browser kept as the chosen language, else English. */
export const spracheOf = (stored: unknown): Sprache => SPRACHEN.find((known) => known === stored) ?? DEFAULT_SPRACHE

export const directionOf = (sprache: string): 'ltr' | 'rtl' => (sprache === 'ar' ? 'rtl' : 'ltr')
