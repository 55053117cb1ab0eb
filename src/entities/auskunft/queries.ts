import { useMutation } from '@tanstack/react-query'
import { clientOf } from '#src/api/client.ts'
import { auskunftOperations, type AuskunftPerson } from '#src/contract/auskunft.ts'
import { saveBlob } from '#src/shared/download.ts'

const api = clientOf(auskunftOperations)

/** What is stored about a person. Asked for each time anew: names are no keys of a cache. */
export const useSuchePerson = () =>
  useMutation({ gcTime: 0, mutationFn: (gesucht: AuskunftPerson) => api.suchePerson({ gesucht }) })

/** The same, saved as a file. */
export const useExportiereAuskunft = () =>
  useMutation({
    gcTime: 0,
    mutationFn: async (gesucht: AuskunftPerson) => {
      const { blob, name } = await api.exportiereAuskunft({ gesucht })
      saveBlob(blob, name)
    },
  })
