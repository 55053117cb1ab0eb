import { vi } from 'vitest'
import { zeichne } from '#src/domain/bild/motivDatei.ts'
import { motivClient } from '#src/entities/bildgenerierung/motivClient.ts'

/** jsdom has no workers: motifs are drawn by the same function in the same thread. */
export function zeichneImProzess(): void {
  vi.spyOn(motivClient, 'zeichne').mockImplementation((wunsch) => {
    const { motiv, svg } = zeichne(wunsch)
    return Promise.resolve({ svg, erkannt: [...motiv.erkannt], unbekannt: [...motiv.unbekannt] })
  })
}
