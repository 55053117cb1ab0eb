import type { Asset, Kennzeichnung } from '#src/contract/asset.ts'
import type { Seite } from '#src/contract/dokument.ts'
import type { FremdeHerkunft } from './herkunft.ts'
import type { Herkunft } from './herkunftXmp.ts'

/** Mark that a file carries (IPTC Digital Source Type); null for a picture that somebody took or drew. */
export function herkunftVon(quelle: Asset['quelle'] | undefined): Herkunft | null {
  if (quelle === 'generiert') return 'trainedAlgorithmicMedia'
  return quelle === 'muster' ? 'algorithmicMedia' : null
}

/** Where an uploaded picture is from: what a model made, whole or in part, is told from its own statement. */
export function quelleVon(herkunft: FremdeHerkunft | null): 'generiert' | 'upload' {
  return herkunft === null || herkunft === 'algorithmicMedia' ? 'upload' : 'generiert'
}

/** The strongest mark of the pictures that are printed, as the print file carries it: one of an AI service marks the whole. */
function herkunftDerSeiten(
  seiten: readonly Pick<Seite, 'layers'>[],
  assets: readonly Pick<Asset, 'id' | 'quelle'>[],
): Herkunft | null {
  const used = new Set<string>()
  for (const layer of seiten.flatMap(({ layers }) => layers))
    if (layer.type === 'bild' && layer.visible && layer.print) used.add(layer.assetId)
  return staerkste(assets.filter(({ id }) => used.has(id)).map(({ quelle }) => herkunftVon(quelle)))
}

export function staerkste(alle: readonly (Herkunft | null)[]): Herkunft | null {
  if (alle.includes('trainedAlgorithmicMedia')) return 'trainedAlgorithmicMedia'
  return alle.includes('algorithmicMedia') ? 'algorithmicMedia' : null
}

/** How a mark is called where a person reads it. */
export function kennzeichnungVon(quelle: Asset['quelle']): Kennzeichnung {
  return toKennzeichnung(herkunftVon(quelle))
}

/** What a design says of the pictures on its pages. */
export function kennzeichnungDerSeiten(
  seiten: readonly Pick<Seite, 'layers'>[],
  assets: readonly Pick<Asset, 'id' | 'quelle'>[],
): Kennzeichnung {
  return toKennzeichnung(herkunftDerSeiten(seiten, assets))
}

function toKennzeichnung(herkunft: Herkunft | null): Kennzeichnung {
  if (herkunft === null) return null
  return herkunft === 'trainedAlgorithmicMedia' ? 'ki' : 'muster'
}
