import { setImmediate } from 'node:timers/promises'

/** A file that is made while it is sent: it is never whole in memory. */
export interface DateiStrom {
  teile: AsyncIterator<Uint8Array>
  type: string
  name: string
}

/**
 * The body of an answer. A part is made when the one before is on its way, other requests have their turn in between,
 * and a caller who hangs up ends the making. A failure breaks the transfer off, so that no half of a file looks whole.
 */
export function bodyOf({ teile }: DateiStrom, onError: (error: unknown) => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await setImmediate()
          const next = await teile.next()
          if (next.done) controller.close()
          else controller.enqueue(next.value)
        } catch (error) {
          onError(error)
          controller.error(error)
        }
      },
      async cancel() {
        await teile.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

/** Makes the first part at once, so that what is refused is refused with a separate answer; null: there is none. */
export async function angelaufen(teile: AsyncGenerator<Uint8Array>): Promise<AsyncIterator<Uint8Array> | null> {
  const first = await teile.next()
  if (first.done) return null
  return (async function* all() {
    yield first.value
    yield* teile
  })()
}
