import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import { useUploadBild } from '#src/entities/werbemittel/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { useUpload } from '#src/shared/upload/useUpload.ts'
import { useEditorParts } from './EditorContext.tsx'
import { usePlaceBild, type Placement } from './usePlaceBild.ts'

/**
 * Picture types that can be chosen; others the service would refuse after the whole way. HEIC it refuses too, and says
 * what to do about it.
 */
export const BILD_TYPEN = [
  'image/jpeg',
  'image/png',
  'image/tiff',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const

/** Sends a picture and places it on the page that is shown. */
export function useImageUpload() {
  const { t } = useTranslation('werbemittel')
  const { idPtWerbemittel } = useEditorParts()
  const upload = useUpload()
  const uploadBild = useUploadBild()
  const placeBild = usePlaceBild()

  const place = async (file: File, placement: Placement) => {
    try {
      const answer = await upload.run((options) => uploadBild.mutateAsync({ idPtWerbemittel, datei: file, options }))
      if (answer === null) return notify.info(t('editor.image.aborted'))
      const { hinweis, ...asset } = answer
      placeBild(asset, file.name.replace(/\.[^.]+$/, ''), placement)
      if (hinweis !== undefined) notify.info(hinweis)
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : t('editor.image.failed'))
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
  return { uploadImage, upload }
}
