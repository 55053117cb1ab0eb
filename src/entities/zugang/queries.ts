import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { zugangOperations, type BenachrichtigungArt, type BenachrichtigungEinstellung } from '#src/contract/zugang.ts'
import { storage } from '#src/shared/storage/storage.ts'

const api = clientOf(zugangOperations)

export const zugangQueries = {
  all: ['zugang'] as const,
  status: () =>
    queryOptions({
      queryKey: ['zugang', 'status'] as const,
      queryFn: ({ signal }) => api.fetchZugang({}, { signal }),
    }),
  sitzungen: () =>
    queryOptions({
      queryKey: ['zugang', 'sitzungen'] as const,
      queryFn: ({ signal }) => api.fetchSitzungen({}, { signal }).then(({ sitzungen }) => sitzungen),
    }),
  benachrichtigungen: () =>
    queryOptions({
      queryKey: ['zugang', 'benachrichtigungen'] as const,
      queryFn: ({ signal }) => api.fetchBenachrichtigungen({}, { signal }).then(({ arten }) => arten),
    }),
}

/** A mutation of the own login, after which everything about it is asked for again. */
function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: zugangQueries.all }),
  })
}

/** Every token of this login is dead afterwards; the one that came with the answer goes on here. */
export function useAenderePasswort() {
  return useChange(async (input: Input<Operations['aenderePasswort']>) => {
    const { accessToken, beendeteSitzungen } = await api.aenderePasswort(input)
    storage.set('accessToken', accessToken)
    return beendeteSitzungen
  })
}

/** The secret counts only once it is confirmed: nothing to ask for again. */
export function useBeginneZweiFaktor() {
  return useMutation({ mutationFn: (passwort: string) => api.beginneZweiFaktor({ passwort }) })
}

export function useBestaetigeZweiFaktor() {
  return useChange((code: string) => api.bestaetigeZweiFaktor({ code }).then(({ codes }) => codes))
}

export function useErneuereCodes() {
  return useChange((input: Input<Operations['erneuereWiederherstellungscodes']>) =>
    api.erneuereWiederherstellungscodes(input).then(({ codes }) => codes),
  )
}

export function useSchalteZweiFaktorAus() {
  return useChange((input: Input<Operations['schalteZweiFaktorAus']>) => api.schalteZweiFaktorAus(input))
}

export function useBeendeSitzung() {
  return useChange((idSitzung: number) => api.beendeSitzung({ idSitzung }))
}

export function useBeendeAndereSitzungen() {
  return useChange(() => api.beendeAndereSitzungen({}).then(({ anzahl }) => anzahl))
}

/** Switches one kind of notice; shown at once, taken back when the service refuses (UX-09). */
export function useSaveBenachrichtigung() {
  const client = useQueryClient()
  const { queryKey } = zugangQueries.benachrichtigungen()
  const put = (art: BenachrichtigungArt, mail: boolean) =>
    client.setQueryData<BenachrichtigungEinstellung[]>(queryKey, (arten) =>
      arten?.map((einstellung) => (einstellung.art === art ? { art, mail } : einstellung)),
    )
  return useMutation({
    mutationFn: (einstellung: BenachrichtigungEinstellung) => api.saveBenachrichtigungen({ arten: [einstellung] }),
    onMutate: async ({ art, mail }) => {
      await client.cancelQueries({ queryKey })
      put(art, mail)
    },
    onError: (_error, { art, mail }) => put(art, !mail),
  })
}

/** Second step of a login; the session begins with whoever called. */
export function useBestaetigeAnmeldung() {
  return useMutation({
    mutationFn: (input: Input<Operations['bestaetigeAnmeldung']>) => api.bestaetigeAnmeldung(input),
  })
}
