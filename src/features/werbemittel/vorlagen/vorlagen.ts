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

/** Throws where there is none of that name, or it does not come. */
export async function loadVorlage(id: string): Promise<Vorlage> {
  const load = files[`./entwuerfe/${id}.json`]
  if (!load) throw new Error(`No template ${id}`)
  return loadChunk(load)
}
