import type { Asset } from '#src/contract/asset.ts'
import type { FormatId, Seite } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { copyWerbemittel, saveWerbemittel } from '#src/entities/werbemittel/queries.ts'

interface Own {
  bezeichnung: string
  format: FormatId
  seiten: Seite[]
  assets: readonly Asset[]
}

/** Stores the own work as a Werbemittel of its own: a copy that brings the pictures, then the own pages on it. */
export async function keepAsCopy(idPtWerbemittel: number, own: Own): Promise<Werbemittel> {
  const copy = await copyWerbemittel(idPtWerbemittel)
  return saveWerbemittel({
    idPtWerbemittel: copy.idPtWerbemittel,
    version: copy.version,
    bezeichnung: own.bezeichnung,
    format: own.format,
    seiten: withPicturesOf(own.seiten, own.assets, copy.assets),
  })
}

/** A copy may hold the same pictures under other ids; the content tells which is which. */
function withPicturesOf(seiten: Seite[], from: readonly Asset[], to: readonly Asset[]): Seite[] {
  const idOf = (assetId: string) => {
    const hash = from.find(({ id }) => id === assetId)?.sha256
    return to.find(({ sha256 }) => sha256 === hash)?.id ?? assetId
  }
  return seiten.map((seite) => ({
    ...seite,
    layers: seite.layers.map((layer) => (layer.type === 'bild' ? { ...layer, assetId: idOf(layer.assetId) } : layer)),
  }))
}
