import { keepPreviousData, queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import type { FormatId } from '#src/contract/dokument.ts'
import type { Input } from '#src/contract/operation.ts'
import type { UploadOptions } from '#src/contract/uploadProgress.ts'
import { type Werbemittel, werbemittelOperations, type WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { type WerbemittelVersion, werbemittelVersionOperations } from '#src/contract/werbemittelVersion.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { markOlder } from '#src/shared/list/newerRows.ts'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'

const api = clientOf({ ...werbemittelOperations, ...werbemittelVersionOperations })

type WerbemittelListParams = Input<(typeof werbemittelOperations)['fetchWerbemittelListe']>

/** Everything a screen reads of a Werbemittel; the keys stand only here. */
export const werbemittelQueries = {
  all: ['werbemittel'] as const,
  list: (params: WerbemittelListParams) =>
    queryOptions({
      queryKey: ['werbemittel', 'list', params] as const,
      queryFn: async ({ signal, client }) => {
        const answer = await api.fetchWerbemittelListe(params, { signal })
        markOlder(client, answer.werbemittel, (row) => ['werbemittel', 'detail', row.idPtWerbemittel])
        return answer
      },
      placeholderData: keepPreviousData,
    }),
  detail: (idPtWerbemittel: number) =>
    queryOptions({
      queryKey: ['werbemittel', 'detail', idPtWerbemittel] as const,
      queryFn: ({ signal }) => api.fetchWerbemittel({ idPtWerbemittel }, { signal }),
    }),
  /** Kept states, the newest first; a save may have kept another one. */
  versionen: (idPtWerbemittel: number) =>
    queryOptions({
      queryKey: ['werbemittel', 'versionen', idPtWerbemittel] as const,
      queryFn: ({ signal }) =>
        api.fetchWerbemittelVersionen({ idPtWerbemittel }, { signal }).then((answer) => answer.versionen),
      staleTime: 0,
    }),
  /** One of them with its drawing, which never changes. */
  version: (idPtWerbemittel: number, idPtWerbemittelVersion: number) =>
    queryOptions({
      queryKey: ['werbemittel', 'version', idPtWerbemittel, idPtWerbemittelVersion] as const,
      queryFn: ({ signal }) => api.fetchWerbemittelVersion({ idPtWerbemittel, idPtWerbemittelVersion }, { signal }),
      staleTime: Infinity,
    }),
  /** A stored picture or PDF; its content never changes under the same id. */
  asset: (idPtWerbemittel: number, assetId: string) =>
    queryOptions({
      queryKey: ['werbemittel', 'asset', idPtWerbemittel, assetId] as const,
      queryFn: ({ signal }) => api.downloadAsset({ idPtWerbemittel, assetId }, { signal }).then((file) => file.blob),
      staleTime: Infinity,
    }),
}

/** Campaigns and pictures show it; what stands beside it is not read again with each save. */
const markUses = (client: QueryClient) =>
  client.invalidateQueries({ predicate: movesWith('werbemittel'), refetchType: 'none' })

/** Puts a stored Werbemittel into the cache and lets the lists read again. */
export function rememberWerbemittel(client: QueryClient, werbemittel: Werbemittel): void {
  client.setQueryData(werbemittelQueries.detail(werbemittel.idPtWerbemittel).queryKey, werbemittel)
  void client.invalidateQueries({ queryKey: ['werbemittel', 'list'] })
  void markUses(client)
}

type SaveWerbemittelInput = Input<(typeof werbemittelOperations)['saveWerbemittel']>

/** One save, for the editor's own queue of saves; screens use `useSaveWerbemittel`. */
export function saveWerbemittel(input: SaveWerbemittelInput): Promise<Werbemittel> {
  return api.saveWerbemittel(input)
}

/** Without an id a new one, which is made once, however often it is tried with the same content. */
export function useSaveWerbemittel() {
  const client = useQueryClient()
  return useOnceMutation(api.saveWerbemittel, {
    same: (input) => (input.idPtWerbemittel === undefined ? input : null),
    forGood: true,
    onSuccess: (saved) => rememberWerbemittel(client, saved),
  })
}

type VersionInput<K extends keyof typeof werbemittelVersionOperations> = Input<(typeof werbemittelVersionOperations)[K]>

/** Names a kept state, or keeps the present one under a name; answers all of them. */
export const benenneVersion = (input: VersionInput<'benenneWerbemittelVersion'>): Promise<WerbemittelVersion[]> =>
  api.benenneWerbemittelVersion(input).then((answer) => answer.versionen)

/** Makes a kept state the present one. */
export const stelleVersionHer = (input: VersionInput<'stelleWerbemittelVersionHer'>): Promise<Werbemittel> =>
  api.stelleWerbemittelVersionHer(input)

export function rememberVersionen(client: QueryClient, idPtWerbemittel: number, versionen: WerbemittelVersion[]): void {
  client.setQueryData(werbemittelQueries.versionen(idPtWerbemittel).queryKey, versionen)
}

interface UploadBildInput {
  idPtWerbemittel: number
  datei: File
  options: UploadOptions
}

export function useUploadBild() {
  return useMutation({
    mutationFn: ({ idPtWerbemittel, datei, options }: UploadBildInput) =>
      api.uploadBild({ idPtWerbemittel, datei, dateiName: datei.name }, options),
  })
}

interface UploadPdfInput {
  idPtWerbemittel?: number
  bezeichnung: string
  format: FormatId
  datei: File
  version?: number
  options: UploadOptions
}

export function useUploadPdf() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ options, ...input }: UploadPdfInput) =>
      api.uploadPdf({ ...input, dateiName: input.datei.name }, options),
    onSuccess: (saved) => rememberWerbemittel(client, saved),
  })
}

/** A Werbemittel of its own with the same pages and pictures; screens use `useKopiereWerbemittel`. */
export function copyWerbemittel(idPtWerbemittel: number): Promise<Werbemittel> {
  return api.kopiereWerbemittel({ idPtWerbemittel })
}

export function useKopiereWerbemittel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: copyWerbemittel,
    onSuccess: (copy) => rememberWerbemittel(client, copy),
  })
}

export function useArchiviereWerbemittel() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Pick<WerbemittelZeile, 'idPtWerbemittel' | 'version'> & { archiviert: boolean }) =>
      api.archiviereWerbemittel(input),
    onSuccess: () => client.invalidateQueries({ queryKey: werbemittelQueries.all }),
  })
}
