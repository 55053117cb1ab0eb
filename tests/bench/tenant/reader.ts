/** A caller of his own, whose CPU nobody counts: reads an address and says when the first byte came and how many lines. */
const [url = '', token = ''] = process.argv.slice(2)
// The first call of a process loads its client.
await (await fetch(new URL('/api/', url))).text()
const began = performance.now()
const { body } = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
let first: number | null = null
let lines = 0
for await (const part of body ?? []) {
  first ??= performance.now() - began
  for (const byte of part) if (byte === 10) lines += 1
}
process.stdout.write(JSON.stringify({ first, lines }))

export {}
