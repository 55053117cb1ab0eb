import { queryOptions } from '@tanstack/react-query'
import { BRANCHEN, type Vorlage, type VorlageZeile } from './vorlage.ts'
import { FORMATE } from '#src/contract/dokument.ts'
import { loadChunk } from '#src/shared/routing/loadChunk.ts'
import verzeichnis from './verzeichnis.json' with { type: 'json' }

const oneOf = <T extends string>(all: readonly T[], text: string): T => {
  const found = all.find((one) => one === text)
  if (found === undefined) throw new Error(`Unknown: ${text}`)
  return found
}

/** All templates, without their pages. */
export const VORLAGEN: readonly VorlageZeile[] = verzeichnis.map((zeile) => ({
  ...zeile,
  branche: oneOf(BRANCHEN, zeile.branche),
  format: oneOf(FORMATE, zeile.format),
}))

/** Each template is a file, fetched when it can be seen. */
const files = import.meta.glob<Vorlage>('./entwuerfe/*.json', { import: 'default' })

async function loadVorlage(id: string): Promise<Vorlage> {
  const load = files[`./entwuerfe/${id}.json`]
  if (!load) throw new Error(`No template ${id}`)
  return loadChunk(load)
}

/** One template with its pages; a file of the product never changes. */
export const vorlageQuery = (id: string) =>
  queryOptions({ queryKey: ['vorlage', id] as const, queryFn: () => loadVorlage(id), staleTime: Infinity })

/** Those of a format and a trade in whose name, trade or words each word of a search is found. */
export function chosenVorlagen(
  { q = '', branche, format }: { q?: string | undefined; branche?: string | undefined; format: string | null },
  brancheName: (branche: VorlageZeile['branche']) => string,
): VorlageZeile[] {
  const words = q.toLowerCase().split(/\s+/)
  return VORLAGEN.filter((zeile) => {
    const text = `${zeile.bezeichnung} ${brancheName(zeile.branche)} ${zeile.worte}`.toLowerCase()
    const fits = (branche ?? zeile.branche) === zeile.branche && (format ?? zeile.format) === zeile.format
    return fits && words.every((word) => text.includes(word))
  })
}
