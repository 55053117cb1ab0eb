import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { assetIdsOf } from '#src/entities/werbemittel/assetUrls.ts'
import { printClient } from '#src/entities/werbemittel/printClient.ts'
import { saveBlob } from '#src/shared/download.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { useEditorParts } from './EditorContext.tsx'

/** Makes the proof PDF of the document as it stands and gives it to the downloads. */
export function useProof(pdfAssetId: string | null) {
  const { t } = useTranslation('werbemittel')
  const { store, loadAsset } = useEditorParts()
  return useMutation({
    mutationFn: async () => {
      const { session, bezeichnung, empfaenger, assets } = store.state
      const seiten = [...session.history.present.dokument]
      const bytesOf = async (id: string) => (await loadAsset(id)).arrayBuffer()
      const pictures = await Promise.all(
        assetIdsOf(seiten).map(async (id) => {
          const mime = assets.find((asset) => asset.id === id)?.mime ?? 'image/jpeg'
          return { id, bytes: await bytesOf(id), mime }
        }),
      )
      const pdf = await printClient.proofPdf({
        seiten,
        format: store.format,
        assets: pictures,
        empfaenger,
        datenschutzText: null,
        qrUrl: null,
        titel: bezeichnung,
        ...(pdfAssetId === null ? {} : { basePdf: await bytesOf(pdfAssetId) }),
      })
      saveBlob(pdf, t('editor.proof.file', { name: bezeichnung.replaceAll(/[\\/:*?"<>|]/g, '-') }))
    },
    onError: () => notify.error(t('editor.proof.failed')),
  })
}
