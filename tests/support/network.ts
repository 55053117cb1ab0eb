import { onTestFinished, vi } from 'vitest'
import { page } from '#src/shared/reload.ts'

/** The network as the browser and the product's own fetches see it; the calls go through renderApp's `intercept`. */
export function stubNetwork() {
  const state = { online: true, html: '<!doctype html>' }
  const asked: string[] = []
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockImplementation(() => state.online)
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${input}`)
    return state.online ? Promise.resolve(new Response(state.html)) : Promise.reject(new TypeError('Failed to fetch'))
  })
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return {
    state,
    asked,
    reload,
    goOffline: () => {
      state.online = false
      globalThis.dispatchEvent(new Event('offline'))
    },
    goOnline: () => {
      state.online = true
      globalThis.dispatchEvent(new Event('online'))
    },
  }
}

/** A built page, as far as it tells its version; that a build has this element is proved in tests/build/hosting.test.ts. */
const pageOf = (program: string) => `<!doctype html><link id="program" href="${program}">`

/** The page that runs is of the build `own`, and the service hands out `served`. */
export function versions(own: string, served: string, { state }: Pick<ReturnType<typeof stubNetwork>, 'state'>): void {
  const program = Object.assign(document.createElement('link'), { id: 'program', href: own })
  document.head.append(program)
  onTestFinished(() => program.remove())
  state.html = pageOf(served)
}

const STEP_MS = 10_000

/** Time that a test turns on itself; what waits for something to appear still works. */
export function fakeTime(): { pass: (ms: number) => Promise<void> } {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return {
    pass: async (ms) => {
      // In steps: what a step shows may set the timers of the next.
      for (let left = ms; left > 0; left -= STEP_MS) {
        await new Promise(setImmediate)
        await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS))
      }
    },
  }
}
