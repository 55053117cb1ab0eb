import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { UploadOptions } from '#src/contract/uploadProgress.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { useSaveWerbemittel, useUploadBild } from '#src/entities/werbemittel/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { fillVorlage } from './fillVorlage.ts'
import { useVorlageKonto } from './useVorlageKonto.ts'
import type { Vorlage } from './vorlage.ts'

interface Beginn {
  vorlage: Vorlage
  bezeichnung: string
}

/** A logo is small: nobody watches it on its way. */
const UNWATCHED: UploadOptions = { signal: new AbortController().signal, onUpload: () => undefined }

/** A new Werbemittel out of a template. A logo that does not come along leaves the name of the company in its place. */
export function useBeginneVorlage() {
  const { t } = useTranslation('werbemittel')
  const { konto, logo } = useVorlageKonto()
  const save = useSaveWerbemittel()
  const upload = useUploadBild()
  return useMutation({
    mutationFn: async ({ vorlage, bezeichnung }: Beginn): Promise<Werbemittel> => {
      const { format } = vorlage
      const made = await save.mutateAsync({ bezeichnung, format, seiten: fillVorlage(vorlage, konto, null) })
      if (logo === null) return made
      try {
        const { idPtWerbemittel, version } = made
        const datei = new File([logo.blob], 'logo.png', { type: 'image/png' })
        const bild = await upload.mutateAsync({ idPtWerbemittel, datei, options: UNWATCHED })
        const seiten = fillVorlage(vorlage, konto, bild)
        return await save.mutateAsync({ idPtWerbemittel, bezeichnung, format, seiten, version })
      } catch {
        notify.error(t('vorlagen.ohneLogo'))
        return made
      }
    },
  })
}
