import { parentPort, workerData } from 'node:worker_threads'
import { makePrintFile, type Druckdatei, type Druckvorlage, type Stapel } from './printFile.ts'
import { UebergabeFehler } from './uebergabeFehler.ts'

/** What the thread answers to a batch: the file, or why it cannot be. Anything else ends the thread. */
export type Antwort = Druckdatei | { grund: string; endgueltig: boolean }

/** Runs in a separate thread, so that the service goes on answering while a package is printed. */
const vorlage: Druckvorlage = workerData

async function reply(stapel: Stapel): Promise<Antwort> {
  try {
    return await makePrintFile(vorlage, stapel)
  } catch (error) {
    if (error instanceof UebergabeFehler) return { grund: error.message, endgueltig: error.endgueltig }
    throw error
  }
}

parentPort?.on('message', (stapel: Stapel) => {
  void reply(stapel).then((antwort) => parentPort?.postMessage(antwort))
})
