/** Whose browser it is. */
export const PERSON = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  // A fifth of what a page costs is its motion; the journey through the product is made with it.
  reducedMotion: 'reduce',
} as const

/** Longest time in which something can be pressed, ms. */
export const ACTION_MS = 15_000
