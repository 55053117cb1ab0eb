import { bereichListe } from '#src/contract/bereichListe.ts'
import { bereiche } from '#src/contract/index.ts'

/** A name that no part has would switch off nothing, or everything: it fails the build. */
export function requireKnownBereiche(setting: string | undefined): void {
  const wrong = (bereichListe(setting) ?? []).filter((name) => !Object.hasOwn(bereiche, name))
  if (wrong.length === 0) return
  const known = Object.keys(bereiche).join(', ')
  throw new Error(`VITE_BEREICHE: there is no part ${wrong.join(', ')}. Parts are: ${known}`)
}
