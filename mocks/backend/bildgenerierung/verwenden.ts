import type { bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import type { Asset } from '#src/contract/asset.ts'
import type { FormatId } from '#src/contract/dokument.ts'
import type { Input } from '#src/contract/operation.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { defaultSeiten, FORMATS, newBackgroundImage } from '#src/engines/print/rules.ts'
import { addLayer, freeId } from '#src/engines/print/editor.ts'
import { Refusal, requireActor, type Context } from '../platform/context.ts'
import { answerWerbemittel, assetOf, loadUnlocked } from '../werbemittel/load.ts'
import { attachAsset, insertWerbemittel } from '../werbemittel/store.ts'
import { loadBild } from './galerie.ts'

const NAME_MAX = 80

/** A picture of a service is used only after somebody said that it may be (domain 4.11); he is kept with it. */
async function requireRechte(
  context: Context,
  bild: Awaited<ReturnType<typeof loadBild>>,
  rechteGeprueft: boolean | undefined,
): Promise<void> {
  if (bild.quelle !== 'generiert' || bild.rechteGeprueftVon !== null) return
  if (rechteGeprueft !== true) {
    const text =
      'Bitte bestätigen Sie zuerst, dass das Bild keine Rechte anderer verletzt: keine erkennbaren Personen, keine Marken, keine geschützten Werke.'
    throw new Refusal(422, 'RECHTE_OFFEN', text, { felder: { rechteGeprueft: text } })
  }
  await context.db
    .updateTable('bild')
    .set({ rechteGeprueftVon: requireActor(context).name })
    .where('idPtBild', '=', bild.idPtBild)
    .execute()
}

type Uebernahme = Input<(typeof bildgenerierungOperations)['uebernimmBild']>

/** Links a picture to a material, which then may place it. */
export async function uebernimmBild(
  { idPtBild, idPtWerbemittel, rechteGeprueft }: Uebernahme,
  context: Context,
): Promise<Asset> {
  const bild = await loadBild(context, idPtBild)
  await loadUnlocked(context, idPtWerbemittel)
  await requireRechte(context, bild, rechteGeprueft)
  const asset = await assetOf(context, bild.assetId)
  await attachAsset(context, idPtWerbemittel, asset)
  return asset
}

function mitBild(format: FormatId, asset: Asset) {
  const seiten = defaultSeiten(format)
  const [vorne] = FORMATS[format].pages
  if (vorne === undefined) return seiten
  const name = asset.name.replace(/\.[^.]+$/, '')
  const bild = newBackgroundImage(freeId(seiten, 'bild'), FORMATS[format].data, {
    assetId: asset.id,
    name,
    px: asset.px,
  })
  const result = addLayer(seiten, vorne, bild, 0)
  return result.ok ? [...result.dokument] : seiten
}

/** A new material with the picture on its front, into the bleed. */
export async function werbemittelAusBild(
  { idPtBild, format, rechteGeprueft }: Input<(typeof bildgenerierungOperations)['werbemittelAusBild']>,
  context: Context,
): Promise<Werbemittel> {
  const bild = await loadBild(context, idPtBild)
  await requireRechte(context, bild, rechteGeprueft)
  const asset = await assetOf(context, bild.assetId)
  const inhalt = {
    bezeichnung: asset.name.replace(/\.[^.]+$/, '').slice(0, NAME_MAX),
    format,
    typ: 'editor' as const,
    seiten: mitBild(format, asset),
    assets: [asset],
  }
  return answerWerbemittel(context, await insertWerbemittel(context, inhalt))
}
