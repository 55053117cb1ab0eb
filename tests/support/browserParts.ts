import { readFile } from 'node:fs/promises'
import { onTestFinished } from 'vitest'

/** What jsdom lacks and the sheet needs: font files by their address, and addresses of pictures in memory. */
export function standInForBrowser(): void {
  const { fetch: realFetch } = globalThis
  const { createObjectURL } = URL
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (!address.endsWith('.ttf')) return realFetch(input, init)
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname).replace(/^\/(@fs)?/, '')
    return new Response(await readFile(path.startsWith('src/') ? path : `/${path}`))
  }
  let number = 0
  URL.createObjectURL = () => `blob:test/${(number += 1)}`
  onTestFinished(() => {
    globalThis.fetch = realFetch
    URL.createObjectURL = createObjectURL
  })
}
