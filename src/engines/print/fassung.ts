/**
 * Version of the layout. What is frozen keeps the one that it was approved with, everything else has the newest (print 13).
 * 1: no sender line, the address of A4 at the edge of its field. 2: sender line, the address of A4 5 mm inside its field.
 */
export const FASSUNG = 2

/** Of frozen content that names none. */
export const ERSTE_FASSUNG = 1

/** Has the address block a sender line, and its text the inset of a window? */
export const hasAbsenderzeile = (fassung: number): boolean => fassung >= 2
