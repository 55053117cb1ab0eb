import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/shared/notify/notify.ts'
import { makeProof } from '../components/makeProof.ts'
import { useEditorParts } from './EditorContext.tsx'

/** Makes the proof PDF of the document as it stands, for the recipient that is shown. */
export function useProof(pdfAssetId: string | null) {
  const { t } = useTranslation('werbemittel')
  const { store, loadAsset } = useEditorParts()
  return useMutation({
    mutationFn: () => {
      const { session, bezeichnung, empfaenger, assets } = store.state
      return makeProof({
        seiten: [...session.history.present.dokument],
        format: store.format,
        bezeichnung,
        assets,
        pdfAssetId,
        empfaenger,
        loadAsset,
        fileName: t('editor.proof.file', { name: bezeichnung }),
      })
    },
    onError: () => notify.error(t('editor.proof.failed')),
  })
}
