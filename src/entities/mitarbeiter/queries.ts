import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import type { MitarbeiterDetail } from '#src/contract/mitarbeiter.ts'
import { mitarbeiterOperations } from '#src/contract/mitarbeiterOperations.ts'
import type { Input } from '#src/contract/operation.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'

const api = clientOf(mitarbeiterOperations)

type Inputs = typeof mitarbeiterOperations
type MitarbeiterParams = Input<Inputs['fetchMitarbeiterListe']>

export const mitarbeiterQueries = {
  all: ['mitarbeiter'] as const,
  list: (params: MitarbeiterParams) =>
    queryOptions({
      queryKey: ['mitarbeiter', 'list', params] as const,
      queryFn: ({ signal }) => api.fetchMitarbeiterListe(params, { signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (idThHeadhunterMitarbeiter: number) =>
    queryOptions({
      queryKey: ['mitarbeiter', 'detail', idThHeadhunterMitarbeiter] as const,
      queryFn: ({ signal }) => api.fetchMitarbeiter({ idThHeadhunterMitarbeiter }, { signal }),
    }),
}

/** @param except what the answer has just been put in the place of */
const refresh = (client: QueryClient, except?: QueryKey) =>
  client.invalidateQueries({ predicate: movesWith('mitarbeiter', except) })

/** Puts a fresh record into the cache and marks what shows it as old. */
async function store(client: QueryClient, mitarbeiter: MitarbeiterDetail): Promise<void> {
  const { queryKey } = mitarbeiterQueries.detail(mitarbeiter.idThHeadhunterMitarbeiter)
  client.setQueryData(queryKey, mitarbeiter)
  await refresh(client, queryKey)
}

function useDetailMutation<I>(call: (input: I) => Promise<MitarbeiterDetail>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: (input: I) => call(input), onSuccess: (mitarbeiter) => store(client, mitarbeiter) })
}

/** The same person keeps the key until it went through: a second click invites nobody twice. */
export function useErstelleMitarbeiter() {
  const client = useQueryClient()
  return useOnceMutation(api.erstelleMitarbeiter, { onSuccess: (mitarbeiter) => store(client, mitarbeiter) })
}

export function useLadeMitarbeiterEin() {
  const client = useQueryClient()
  return useOnceMutation(api.ladeMitarbeiterEin, { onSuccess: () => refresh(client) })
}

/** Someone else's record with rights. The page decides what a stale version means. */
export const useSaveMitarbeiter = () => useDetailMutation(api.saveMitarbeiter)
export const useSaveEigeneAngaben = () => useDetailMutation(api.saveEigeneAngaben)
export const useUploadAvatar = () => useDetailMutation(api.uploadAvatar)
export const useDeleteAvatar = () => useDetailMutation(api.deleteAvatar)
export const useLadeErneutEin = () => useDetailMutation(api.ladeErneutEin)
export const useDeaktiviereMitarbeiter = () => useDetailMutation(api.deaktiviereMitarbeiter)
export const useReaktiviereMitarbeiter = () => useDetailMutation(api.reaktiviereMitarbeiter)
export const useSetzeZugangZurueck = () => useDetailMutation(api.setzeZugangZurueck)

export function useZieheEinladungZurueck() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Inputs['zieheEinladungZurueck']>) => api.zieheEinladungZurueck(input),
    onSuccess: () => refresh(client),
  })
}

export function useSaveVierAugen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<Inputs['saveVierAugen']>) => api.saveVierAugen(input),
    onSuccess: () => refresh(client),
  })
}
