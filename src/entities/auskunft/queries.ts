import { useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { auskunftOperations, type AuskunftPerson } from '#src/contract/auskunft.ts'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { saveBlob } from '#src/shared/download.ts'

const api = clientOf(auskunftOperations)

/** What is stored about a person. Asked for each time anew: names are no keys of a cache. */
export const useSuchePerson = () =>
  useMutation({ gcTime: 0, mutationFn: (gesucht: AuskunftPerson) => api.suchePerson({ gesucht }) })

/** What was ticked of it, saved as a file. */
export const useExportiereAuskunft = () =>
  useMutation({
    gcTime: 0,
    mutationFn: async (auswahl: Input<Operations['exportiereAuskunft']>) => {
      const { blob, name } = await api.exportiereAuskunft(auswahl)
      saveBlob(blob, name)
    },
  })

/** Deletes what was ticked. Lists, campaigns and the blocklist are other ones then. */
export function useLoeschePerson() {
  const client = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (auswahl: Input<Operations['loeschePerson']>) => api.loeschePerson(auswahl),
    onSuccess: () => client.invalidateQueries(),
  })
}
