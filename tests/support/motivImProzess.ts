import { vi } from 'vitest'
import { zeichne, type MotivWunsch } from '#src/engines/images/motivDatei.ts'
import { motivClient } from '#src/entities/bildgenerierung/motivClient.ts'

/** jsdom has no workers: motifs are drawn by the same function in the same thread. */
export function zeichneImProzess(): void {
  vi.spyOn(motivClient, 'zeichne').mockImplementation((wunsch) => {
    const { motiv, svg } = zeichne(wunsch)
    return Promise.resolve({ svg, erkannt: [...motiv.erkannt], unbekannt: [...motiv.unbekannt] })
  })
}

/** What `zeigeZeichen` shows for a wish. */
export const zeichenVon = ({ beschreibung, saat }: Pick<MotivWunsch, 'beschreibung' | 'saat'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><title>${beschreibung}, ${saat}</title></svg>`

/**
 * For tests of what becomes of a motif: a mark stands for each. jsdom reads the address of a picture letter by letter,
 * and a motif has up to 60 000.
 */
export function zeigeZeichen(): void {
  vi.spyOn(motivClient, 'zeichne').mockImplementation((wunsch) =>
    Promise.resolve({ svg: zeichenVon(wunsch), erkannt: [], unbekannt: [] }),
  )
}
