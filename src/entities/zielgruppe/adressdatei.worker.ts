import { AdressdateiEngine, AdressdateiProblem } from './adressdateiEngine.ts'
import { WITH_PROGRESS, type AdressdateiReply, type AdressdateiRequest } from './adressdateiMessages.ts'

const engine = new AdressdateiEngine()
const reply = (message: AdressdateiReply) => globalThis.postMessage(message)

async function answer({ id, call, args }: AdressdateiRequest): Promise<AdressdateiReply> {
  // The page sends what the engine's own types ask for (adressdateiClient.ts).
  const method = engine[call].bind(engine) as (...all: unknown[]) => unknown
  const progress = (share: number) => reply({ id, progress: share })
  try {
    return { id, result: await method(...args, ...(WITH_PROGRESS.has(call) ? [progress] : [])) }
  } catch (error) {
    if (error instanceof AdressdateiProblem) return { id, problem: error.message }
    return { id, failed: error instanceof Error ? error.message : String(error) }
  }
}

globalThis.addEventListener('message', (event: MessageEvent<AdressdateiRequest>) => {
  void answer(event.data).then(reply)
})
