import { parentPort } from 'node:worker_threads'

/** A print thread that dies over its first file. */
parentPort?.on('message', () => {
  throw new Error('out of paper')
})
