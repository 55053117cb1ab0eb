import { sumOf } from '#src/api/fileSum.ts'
import { newKey } from '#src/shared/onceKeys.ts'

/** By file: asked for again when an upload is cancelled. */
const summen = new WeakMap<Blob, Promise<string>>()

function summeVon(datei: Blob): Promise<string> {
  const bekannt = summen.get(datei)
  if (bekannt !== undefined) return bekannt
  // Without a sum every file counts as another one: better twice than never.
  const summe = sumOf(datei).then((sum) => sum ?? newKey())
  summen.set(datei, summe)
  return summe
}

/** What makes a call with a file the same one: one letter in its place makes it another, at the same size. */
export async function inhaltVon<I extends { datei: Blob }>({ datei, ...rest }: I) {
  return { ...rest, datei: await summeVon(datei) }
}
