import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { AdressEntwurf } from '#src/contract/adressEntwurf.ts'
import { oeffneAdressEntwurf } from '#src/entities/zielgruppe/entwuerfe.ts'
import { fetchListe } from '#src/entities/zielgruppe/queries.ts'
import type { Adressdatei } from './useAdressdatei.ts'
import { ausEntwurf } from './herkunft.ts'
import { LEERES_FORMULAR, type UploadValues } from './uploadForm.ts'

/** Opens a draft on the desk, with what was said about it. Its list may be another one by now: then it is one of its own. */
export function useOeffneEntwurf(adressdatei: Adressdatei, form: UseFormReturn<UploadValues>) {
  const client = useQueryClient()
  return (entwurf: AdressEntwurf): void => {
    const { bezeichnung, datenquelle, idPtAdressEntwurf, idPtZielgruppe } = entwurf
    form.reset({ ...LEERES_FORMULAR, bezeichnung, datenquelle })
    adressdatei.open(async () => {
      const blob = await oeffneAdressEntwurf(idPtAdressEntwurf)
      const alte = idPtZielgruppe === null ? null : await fetchListe(client, idPtZielgruppe)
      return ausEntwurf(entwurf, blob, alte)
    })
  }
}
