import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import type { Point } from '#src/domain/print/editor/geometry.ts'
import { newBackgroundImage, newImageLayer } from '#src/domain/print/editor/newLayers.ts'
import { addLayer, freeId } from '#src/domain/print/editor/operations.ts'
import { freeArea } from '#src/domain/print/editor/session.ts'
import { FORMATS } from '#src/domain/print/formats.ts'
import { useUploadBild } from '#src/entities/werbemittel/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { useEditorParts } from './EditorContext.tsx'

/** Picture types that can be placed; others the server would refuse after the whole way. */
export const BILD_TYPEN = ['image/jpeg', 'image/png', 'image/webp'] as const

interface Placement {
  at?: Point
  hintergrund?: boolean
}

/** Sends a picture and places it on the page that is shown. */
export function useImageUpload() {
  const { t } = useTranslation('werbemittel')
  const { store, idPtWerbemittel } = useEditorParts()
  const upload = useUploadBild()
  const [share, setShare] = useState<number | null>(null)

  const place = async (file: File, placement: Placement) => {
    setShare(0)
    try {
      const asset = await upload.mutateAsync({ idPtWerbemittel, datei: file, onUploadProgress: setShare })
      store.addAsset(asset)
      const image = {
        assetId: asset.id,
        name: file.name.replace(/\.[^.]+$/, '').slice(0, 100) || t('editor.tool.bild'),
        px: asset.px,
      }
      const { format } = store
      store.execute(t('editor.step.addImage'), (dokument, { history }) => {
        const id = freeId(dokument, 'bild')
        return placement.hintergrund
          ? addLayer(dokument, history.seite, newBackgroundImage(id, FORMATS[format].data, image), 0)
          : addLayer(dokument, history.seite, newImageLayer(id, freeArea(format, history.seite), image, placement.at))
      })
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : t('editor.image.failed'))
    } finally {
      setShare(null)
    }
  }

  /** True: the file is on its way. */
  const uploadImage = (file: File, placement: Placement = {}): boolean => {
    if (!BILD_TYPEN.some((type) => type === file.type)) {
      notify.error(t('editor.image.wrongType', { name: file.name }))
      return false
    }
    if (file.size > MAX_BYTES.bild) {
      notify.error(t('editor.image.tooLarge', { name: file.name, megabyte: inMb(MAX_BYTES.bild) }))
      return false
    }
    void place(file, placement)
    return true
  }
  return { uploadImage, share }
}
