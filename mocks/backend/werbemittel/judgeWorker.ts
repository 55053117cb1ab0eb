import { parentPort, workerData } from 'node:worker_threads'
import type { Befund } from '#src/contract/dokument.ts'
import { judgeSheet } from '#src/engines/print/checker.ts'
import { startRenderer } from '#src/engines/print/writer.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'
import type { JudgeAnswer, JudgeJob } from './judgeThread.ts'

/** Runs in a separate thread: a hostile file may take this thread down, never the service. */
const { pdfium }: { pdfium: WebAssembly.Module } = workerData
const renderer = await startRenderer(pdfium)

async function judged({ files, ...sheet }: JudgeJob): Promise<Befund[]> {
  const bytesOf = (id: string) => {
    const file = files.get(id)
    return file ? Promise.resolve(file) : Promise.reject(new Error(`Picture ${id} is missing`))
  }
  return judgeSheet({ ...sheet, bytesOf, fonts: nodeFontSet() }, renderer)
}

const tell = (answer: JudgeAnswer) => parentPort?.postMessage(answer)

parentPort?.on('message', (job: JudgeJob) => {
  void judged(job).then(
    (befunde) => tell({ befunde }),
    () => tell({ befunde: null }),
  )
})
tell('bereit')
