/** Arrows of a button point the other way where the page reads from the right. */
export const mirrorIcon = { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } } as const
