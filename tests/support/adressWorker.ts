import { expose } from 'comlink'
import { onTestFinished, vi } from 'vitest'
import { AdressdateiEngine } from '#src/entities/zielgruppe/adressdateiEngine.ts'

/**
 * jsdom has no workers: the engine of address lists behind the interface of one, and the death of that.
 * @returns lets the worker die as soon as it is asked for this once more; what it was asked for is not done
 */
export function dyingWorker(): (asked: keyof AdressdateiEngine) => void {
  let deadly: string | null = null
  class DyingWorker extends EventTarget {
    private isDead = false
    private readonly inside = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => this.deliver(this, data),
    })
    constructor() {
      super()
      expose(new AdressdateiEngine(), this.inside)
    }

    postMessage(data: { path?: string[] }): void {
      if (deadly === null || data.path?.includes(deadly) !== true) return this.deliver(this.inside, data)
      deadly = null
      this.isDead = true
      setTimeout(() => this.dispatchEvent(new Event('error')))
    }

    terminate(): void {
      this.isDead = true
    }

    private deliver(to: EventTarget, data: unknown): void {
      setTimeout(() => {
        if (!this.isDead) to.dispatchEvent(new MessageEvent('message', { data }))
      })
    }
  }
  vi.stubGlobal('Worker', DyingWorker)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return (asked) => {
    deadly = asked
  }
}
