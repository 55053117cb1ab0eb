import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { makeProof } from './makeProof.ts'

/** Proof PDF of a stored Werbemittel, without opening it. */
export function useStoredProof() {
  const { t } = useTranslation('werbemittel')
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (idPtWerbemittel: number) => {
      const { seiten, format, bezeichnung, assets, pdf } = await client.fetchQuery(
        werbemittelQueries.detail(idPtWerbemittel),
      )
      await makeProof({
        seiten,
        format,
        bezeichnung,
        assets,
        pdfAssetId: pdf?.assetId ?? null,
        empfaenger: null,
        loadAsset: (assetId) => client.fetchQuery(werbemittelQueries.asset(idPtWerbemittel, assetId)),
        fileName: t('editor.proof.file', { name: bezeichnung }),
      })
    },
    onError: () => notify.error(t('editor.proof.failed')),
  })
}
