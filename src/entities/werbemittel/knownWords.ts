import { isVorname } from '#src/base/names/vornamen.ts'
import { ortMitNamen } from '#src/engines/addresses/rows.ts'
import { Woerterbuch, Wortschatz } from '#src/engines/print/checker.ts'

const FILE = '/src/engines/print/leser/woerter.dawg'
const urls = import.meta.glob<string>('/src/engines/print/leser/woerter.dawg', {
  query: '?url',
  import: 'default',
  eager: true,
})

let loading: Promise<Wortschatz> | undefined

/** Words, first names and places, loaded with the first text that is read; a loading that failed is tried again. */
export function knownWords(): Promise<Wortschatz> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<Wortschatz> {
  const response = await fetch(urls[FILE] ?? '')
  if (!response.ok) throw new Error(`List of words: ${response.status}`)
  const book = new Woerterbuch(new Uint8Array(await response.arrayBuffer()))
  return new Wortschatz(book, (word) => isVorname(word) || ortMitNamen(word) !== undefined)
}
