import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { KONTO_BEREICHE, kontoOperations, type Konto } from '#src/contract/konto.ts'
import type { Input } from '#src/contract/operation.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { saveBlob } from '#src/shared/download.ts'

const api = clientOf(kontoOperations)
type Ops = typeof kontoOperations

export const kontoQueries = {
  all: ['konto'] as const,
  /** `idPtKunde` only confirms the tenant of the token; another one is not found. */
  detail: (idPtKunde?: number) =>
    queryOptions({
      queryKey: ['konto', 'detail', idPtKunde ?? null] as const,
      queryFn: ({ signal }) => api.fetchKonto(idPtKunde === undefined ? {} : { idPtKunde }, { signal }),
    }),
  /** What a design takes of the brand; everybody who designs may read it. */
  marke: () =>
    queryOptions({
      queryKey: ['konto', 'marke'] as const,
      queryFn: ({ signal }) => api.fetchMarke({}, { signal }),
    }),
  avv: () =>
    queryOptions({
      queryKey: ['konto', 'avv'] as const,
      queryFn: ({ signal }) => api.fetchAvv({}, { signal }).then(({ fassungen }) => fassungen),
    }),
}

/** Whether a part of the account is older here than in what is shown. */
const isOlder = (konto: Konto, shown: Konto) =>
  KONTO_BEREICHE.some((bereich) => konto.versionen[bereich] < shown.versionen[bereich])

/**
 * A change of the account answers with the account: it takes the place of the one that is shown, unless answers of two
 * changes overtook each other.
 */
function useChange<T>(call: (input: T) => Promise<Konto>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async (konto) => {
      const queryKey = ['konto', 'detail']
      // A reading that began before the change would bring the old account back.
      await client.cancelQueries({ queryKey })
      const shown = client.getQueriesData<Konto>({ queryKey })
      if (shown.some(([, data]) => data && isOlder(konto, data))) await client.invalidateQueries({ queryKey })
      else client.setQueriesData({ queryKey }, konto)
      await client.invalidateQueries({ queryKey: kontoQueries.marke().queryKey })
      await client.invalidateQueries({ predicate: movesWith('konto') })
    },
  })
}

export const useSaveKontoFirma = () => useChange((input: Input<Ops['saveKontoFirma']>) => api.saveKontoFirma(input))
export const usePruefeUstIdNr = () => useChange<void>(() => api.pruefeUstIdNr({}))
export const useSaveKontoRechnung = () =>
  useChange((input: Input<Ops['saveKontoRechnung']>) => api.saveKontoRechnung(input))
export const useSaveAnsprechpartner = () =>
  useChange((input: Input<Ops['saveAnsprechpartner']>) => api.saveAnsprechpartner(input))
export const useSaveDatenschutzKontakt = () =>
  useChange((input: Input<Ops['saveDatenschutzKontakt']>) => api.saveDatenschutzKontakt(input))
export const useSaveMarkenfarbe = () => useChange((input: Input<Ops['saveMarkenfarbe']>) => api.saveMarkenfarbe(input))
export const useSaveMarkenvorrat = () =>
  useChange((input: Input<Ops['saveMarkenvorrat']>) => api.saveMarkenvorrat(input))
export const useUploadLogo = () => useChange((input: Input<Ops['uploadLogo']>) => api.uploadLogo(input))
export const useDeleteLogo = () => useChange((input: Input<Ops['deleteLogo']>) => api.deleteLogo(input))
export const useSaveStandardAbsender = () =>
  useChange((input: Input<Ops['saveStandardAbsender']>) => api.saveStandardAbsender(input))
export const useSaveZahlungsart = () => useChange((input: Input<Ops['saveZahlungsart']>) => api.saveZahlungsart(input))
export const useErteileMandat = () => useChange((input: Input<Ops['erteileMandat']>) => api.erteileMandat(input))
export const useWiderrufeMandat = () => useChange((input: Input<Ops['widerrufeMandat']>) => api.widerrufeMandat(input))
export const useBeantrageLoeschung = () =>
  useChange((input: Input<Ops['beantrageLoeschung']>) => api.beantrageLoeschung(input))
export const useWiderrufeLoeschung = () => useChange<void>(() => api.widerrufeLoeschung({}))

/** Accepts the contract on data processing. */
export function useAkzeptiereAvv() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Ops['akzeptiereAvv']>) => api.akzeptiereAvv(input),
    onSuccess: () => client.invalidateQueries({ queryKey: kontoQueries.all }),
  })
}

/** Everything that is stored about the customer, saved as a file. */
export function useDatenExport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.erstelleDatenExport({}),
    onSuccess: async ({ blob, name }) => {
      saveBlob(blob, name)
      await client.invalidateQueries({ queryKey: kontoQueries.all })
    },
  })
}
