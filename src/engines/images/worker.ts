/** Files of motifs. */

export { FREI_MM, type MotivWunsch, zeichne } from './motivDatei.ts'
