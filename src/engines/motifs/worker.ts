/** Motifs drawn out of words. */

export { type Motiv, MOTIV_NAMEN, type MotivAuftrag, zeichneMotiv } from './motiv.ts'
