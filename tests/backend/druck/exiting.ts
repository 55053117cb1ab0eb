import { parentPort } from 'node:worker_threads'

/** A print thread that ends without a word. */
parentPort?.on('message', () => process.exit(9))
