import { parentPort, workerData } from 'node:worker_threads'
import { check } from './pdfPruefung.ts'

/** Runs in a separate thread: a file built to stop us stops this thread, and the service goes on answering. */
parentPort?.postMessage(await check(workerData))
