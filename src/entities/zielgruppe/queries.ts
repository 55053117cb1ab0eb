import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clientOf, type CallOptions } from '#src/api/client.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { SEITE_MAX } from '#src/contract/seite.ts'
import type { Zielgruppe, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { isConnectable } from '#src/domain/zielgruppe/auswahl/verknuepfung.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { markOlder } from '#src/shared/list/newerRows.ts'
import { OnceKeys } from '#src/shared/onceKeys.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'
import { inhaltVon } from './dateiInhalt.ts'
import { entwurfQueries } from './entwuerfe.ts'

const api = clientOf(zielgruppeOperations)

export type ZielgruppenParams = Input<Operations['fetchZielgruppen']>
export type UploadAdressenInput = Input<Operations['uploadAdressen']>

/** Which groups a search offers, by a name that tells its answers apart. */
const WAEHLBAR = {
  verbindbar: isConnectable,
  nichtLeer: ({ potenzial }) => potenzial > 0,
} satisfies Record<string, (zielgruppe: Zielgruppe) => boolean>
export type Waehlbar = keyof typeof WAEHLBAR

/** So many are a list to choose from; whoever misses one types more of its name. */
const GENUG = 50
const SEITEN_MAX = 10

/** Goes on page by page: the newest may all be such that cannot be chosen. */
async function find(client: QueryClient, params: ZielgruppenParams, waehlbar: Waehlbar): Promise<Zielgruppe[]> {
  const gefunden: Zielgruppe[] = []
  let cursor: string | null = null
  for (let seite = 0; seite < SEITEN_MAX && gefunden.length < GENUG; seite += 1) {
    const weiter: ZielgruppenParams = cursor === null ? {} : { cursor }
    const answer = await client.fetchQuery(zielgruppeQueries.list({ ...params, ...weiter, limit: SEITE_MAX }))
    gefunden.push(...answer.zielgruppen.filter(WAEHLBAR[waehlbar]))
    cursor = answer.weiter
    if (cursor === null) break
  }
  return gefunden
}

/** Recipients to flip through, each with the reasons. */
export function hardestFirst({ empfaenger, gruende = [] }: Awaited<ReturnType<typeof api.fetchBeispielEmpfaenger>>) {
  return empfaenger
    .map((person, i) => ({ person, gruende: gruende[i] ?? [] }))
    .toSorted((a, b) => b.gruende.length - a.gruende.length)
}

export const zielgruppeQueries = {
  all: ['zielgruppe'] as const,
  list: (params: ZielgruppenParams) =>
    queryOptions({
      queryKey: ['zielgruppe', 'list', params],
      queryFn: async ({ signal, client }) => {
        const answer = await api.fetchZielgruppen(params, { signal })
        markOlder(client, answer.zielgruppen, (row) => ['zielgruppe', 'detail', row.idPtZielgruppe])
        return answer
      },
      placeholderData: keepPreviousData,
    }),
  waehlbare: (waehlbar: Waehlbar, params: Pick<ZielgruppenParams, 'typ' | 'q'>) =>
    queryOptions({
      queryKey: ['zielgruppe', 'list', 'waehlbar', waehlbar, params],
      queryFn: ({ client }) => find(client, params, waehlbar),
      placeholderData: keepPreviousData,
    }),
  detail: (idPtZielgruppe: number) =>
    queryOptions({
      queryKey: ['zielgruppe', 'detail', idPtZielgruppe],
      queryFn: ({ signal }) => api.fetchZielgruppe({ idPtZielgruppe }, { signal }),
    }),
  /** People a filter reaches. The signal ends overtaken counts; the old number stays meanwhile (NET-30). */
  potenzial: (filter: ZielgruppeFilter) =>
    queryOptions({
      queryKey: ['zielgruppe', 'potenzial', filter],
      queryFn: ({ signal }) => api.zaehlePotenzial({ filter }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    }),
  /** Rows of a list as who may only read sees them. */
  maskiert: (input: Input<Operations['fetchAdressenMaskiert']>) =>
    queryOptions({
      queryKey: ['zielgruppe', 'maskiert', input],
      queryFn: ({ signal }) => api.fetchAdressenMaskiert(input, { signal }),
      placeholderData: keepPreviousData,
    }),
  beispiele: (idPtZielgruppe: number) =>
    queryOptions({
      queryKey: ['zielgruppe', 'beispiele', idPtZielgruppe],
      queryFn: ({ signal }) => api.fetchBeispielEmpfaenger({ idPtZielgruppe }, { signal }),
      select: ({ empfaenger }) => empfaenger,
    }),
  /** The same with why each is hard, the hardest first: those with most reasons. */
  schwereFaelle: (idPtZielgruppe: number) =>
    queryOptions({
      queryKey: ['zielgruppe', 'beispiele', idPtZielgruppe],
      queryFn: ({ signal }) => api.fetchBeispielEmpfaenger({ idPtZielgruppe }, { signal }),
      select: hardestFirst,
    }),
}

/** A list as it is stored now; null: it is gone, or another one took its place. */
export const fetchListe = (client: QueryClient, idPtZielgruppe: number): Promise<Zielgruppe | null> =>
  client.fetchQuery({ ...zielgruppeQueries.detail(idPtZielgruppe), staleTime: 0 }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

/** Puts a fresh target group into the cache and marks what shows it as old; of that the lists on the screen are read again. */
async function storeZielgruppe(client: QueryClient, zielgruppe: Zielgruppe): Promise<void> {
  const { queryKey } = zielgruppeQueries.detail(zielgruppe.idPtZielgruppe)
  client.setQueryData(queryKey, zielgruppe)
  // Not all of it: what a page compares with may be megabytes.
  await client.invalidateQueries({ predicate: movesWith('zielgruppe', queryKey), refetchType: 'none' })
  await client.invalidateQueries({ queryKey: ['zielgruppe', 'list'] })
}

function useZielgruppeMutation<I>(call: (input: I) => Promise<Zielgruppe>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: call, onSuccess: (zielgruppe) => storeZielgruppe(client, zielgruppe) })
}

/**
 * Saves a filter or a name; without an id a new target group, which is made once, however often it is tried with the same
 * content. The page decides what a stale version means.
 */
export function useSaveZielgruppe() {
  const client = useQueryClient()
  return useOnceMutation(api.saveZielgruppe, {
    same: (input) => (input.idPtZielgruppe === undefined ? input : null),
    forGood: true,
    onSuccess: (zielgruppe) => storeZielgruppe(client, zielgruppe),
  })
}

export const useKopiereZielgruppe = () => useZielgruppeMutation(api.kopiereZielgruppe)

export const useArchiviereZielgruppe = () => useZielgruppeMutation(api.archiviereZielgruppe)

interface Mehrere {
  zielgruppen: readonly Pick<Zielgruppe, 'idPtZielgruppe' | 'version'>[]
  archiviert: boolean
}

/** Puts several aside or takes them back, one after the other. Those that are refused stay, and the first reason is told. */
export function useArchiviereZielgruppen() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ zielgruppen, archiviert }: Mehrere) => {
      const gespeichert: Zielgruppe[] = []
      const verweigert: unknown[] = []
      for (const { idPtZielgruppe, version } of zielgruppen)
        await api
          .archiviereZielgruppe({ idPtZielgruppe, version, archiviert })
          .then((one) => gespeichert.push(one))
          .catch((error: unknown) => verweigert.push(error))
      return { gespeichert, verweigert }
    },
    onSuccess: async ({ gespeichert }) => {
      await Promise.all(gespeichert.map((one) => storeZielgruppe(client, one)))
    },
  })
}

/** All that a list finds, page after page by its cursor: rows that come in meanwhile move nothing. */
export function useAlleZielgruppen() {
  return useMutation({
    mutationFn: async ({ page: _page, ...params }: ZielgruppenParams) => {
      const alle: Zielgruppe[] = []
      let cursor: string | undefined
      do {
        const answer = await api.fetchZielgruppen({
          ...params,
          limit: SEITE_MAX,
          ...(cursor === undefined ? {} : { cursor }),
        })
        alle.push(...answer.zielgruppen)
        cursor = answer.weiter ?? undefined
      } while (cursor !== undefined)
      return alle
    },
  })
}

interface Upload {
  input: UploadAdressenInput
  options: CallOptions
}

/** Sends a checked list; a retry stores it once. `brichAb` ends it for sure. */
export function useUploadAdressen() {
  const client = useQueryClient()
  const [keys] = useState(() => new OnceKeys())
  const call = ({ input, options }: Upload, once: CallOptions) => api.uploadAdressen(input, { ...options, ...once })
  const upload = useOnceMutation(call, {
    keys,
    same: ({ input }) => inhaltVon(input),
    onSuccess: (zielgruppe) => {
      // The draft that it was made of may have gone with it.
      void client.invalidateQueries({ queryKey: entwurfQueries.list.queryKey })
      return storeZielgruppe(client, zielgruppe)
    },
  })
  /** The list where it was stored before; null: it is not and never will be. */
  async function brichAb(input: UploadAdressenInput): Promise<number | null> {
    const { idPtZielgruppe } = await api.brichUploadAb({ schluessel: keys.for(await inhaltVon(input)) })
    keys.done()
    if (idPtZielgruppe !== null) await client.invalidateQueries({ queryKey: zielgruppeQueries.all })
    return idPtZielgruppe
  }
  return { upload, brichAb }
}
