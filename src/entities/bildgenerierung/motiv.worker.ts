import { expose } from 'comlink'
import { MOTIV_NAMEN } from '#src/engines/motifs/worker.ts'
import { type MotivWunsch, zeichne } from '#src/engines/images/worker.ts'

export interface GezeichnetesBild {
  svg: string
  /** Her words, and what was drawn for them. */
  erkannt: { wort: string; motiv: string }[]
  unbekannt: string[]
}

/** What is done in the worker. */
export interface MotivWork {
  zeichne: (wunsch: MotivWunsch) => GezeichnetesBild
  /** Everything that it can draw, sorted. */
  namen: () => string[]
}

const work: MotivWork = {
  zeichne: (wunsch) => {
    const { motiv, svg } = zeichne(wunsch)
    return { svg, erkannt: [...motiv.erkannt], unbekannt: [...motiv.unbekannt] }
  },
  namen: () => [...MOTIV_NAMEN],
}
expose(work)
