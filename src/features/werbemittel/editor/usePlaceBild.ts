import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/asset.ts'
import { scharfBis } from '#src/engines/images/page.ts'
import { addBeside, addLayer, freeArea, freeId, type Point, updateLayer } from '#src/engines/print/editor.ts'
import { FORMATS, newBackgroundImage, newImageLayer } from '#src/engines/print/rules.ts'
import { useEditorStore } from './EditorContext.tsx'

export interface Placement {
  at?: Point
  /** Over the whole sheet into the bleed, below everything else. */
  hintergrund?: boolean
  /** Picture layer whose picture it becomes, at its place. */
  ersetzt?: string
}

/** Puts a picture that the material may use onto the page that is shown, as one step that can be taken back. */
export function usePlaceBild(): (asset: Asset, bezeichnung: string, placement: Placement) => void {
  const { t } = useTranslation('werbemittel')
  const store = useEditorStore()
  return (asset, bezeichnung, { at, hintergrund = false, ersetzt }) => {
    store.addAsset(asset)
    const image = {
      assetId: asset.id,
      name: bezeichnung.slice(0, 100) || t('editor.tool.bild'),
      px: asset.px,
      // A picture of a service is small: it begins no larger than it is sharp.
      ...(asset.quelle === 'generiert' && { hoechstens: scharfBis(asset.px) }),
    }
    if (ersetzt !== undefined) {
      store.execute(t('editor.step.replaceImage'), (dokument) =>
        updateLayer(dokument, ersetzt, (layer) =>
          layer.type === 'bild'
            ? // Place, part and mask are those of the layout; the part is fitted to the frame where it is drawn.
              { ...layer, name: image.name, assetId: asset.id, alt: '' }
            : layer,
        ),
      )
      return
    }
    store.execute(t('editor.step.addImage'), (dokument, session) => {
      const { format, history } = session
      const id = freeId(dokument, 'bild')
      return hintergrund
        ? addLayer(dokument, history.seite, newBackgroundImage(id, FORMATS[format].data, image), 0)
        : at
          ? addLayer(dokument, history.seite, newImageLayer(id, freeArea(format, history.seite), image, at))
          : addBeside(dokument, session, newImageLayer(id, freeArea(format, history.seite), image))
    })
  }
}
