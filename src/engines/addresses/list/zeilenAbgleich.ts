import { ABGLEICH_MASKE } from '../codes/gruende.ts'
import { codeMask, gruppeOf } from '../codes/codes.ts'
import { LEER, type ZeilenTabelle } from './zeilenTabelle.ts'

const DUBLETTE = codeMask(['dublette'])
/** Rows between two looks at the clock. */
const SCHRITT = 512

/**
 * Marks the rows of people who are left out, and no others. As at the first reading, rows that are no good anyway are not
 * asked for; repetitions are.
 */
export function* markAbgleich(
  { masks, length }: ZeilenTabelle,
  maskeVon: (index: number) => number,
): Generator<number, void> {
  for (let index = 0; index < length; index++) {
    if (index % SCHRITT === SCHRITT - 1) yield index / length
    const mask = masks[index] ?? LEER
    if (mask === LEER) continue
    const ohne = mask & ~ABGLEICH_MASKE
    masks[index] = gruppeOf(ohne & ~DUBLETTE) === 'ausgeschlossen' ? ohne : ohne | maskeVon(index)
  }
}
