import { wrap, type Remote } from 'comlink'
import type { MotivWunsch } from '#src/engines/images/worker.ts'
import type { GezeichnetesBild, MotivWork } from './motiv.worker.ts'

interface Zeichner {
  work: Remote<MotivWork>
  /** Rejects when the worker ends by itself: its answers would never come. */
  gone: Promise<never>
}

let zeichner: Zeichner | null = null

function openZeichner(): Zeichner {
  const worker = new Worker(new URL('./motiv.worker.ts', import.meta.url), { type: 'module' })
  const gone = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => {
      zeichner = null
      reject(new Error(message || 'Worker failed'))
    })
  })
  gone.catch(() => undefined)
  return { work: wrap<MotivWork>(worker), gone }
}

/** Draws a motif off the main thread. One worker for the window: it has read the vocabulary once. */
async function zeichne(wunsch: MotivWunsch): Promise<GezeichnetesBild> {
  zeichner ??= openZeichner()
  return Promise.race([zeichner.work.zeichne(wunsch), zeichner.gone])
}

/** Everything that can be drawn, sorted. */
async function namen(): Promise<string[]> {
  zeichner ??= openZeichner()
  return Promise.race([zeichner.work.namen(), zeichner.gone])
}

export const motivClient = { zeichne, namen }
