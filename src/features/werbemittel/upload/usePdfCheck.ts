import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { printClient } from '#src/entities/werbemittel/printClient.ts'

/** Tells one chosen file from another without reading it. */
export function fileKey(file: File): string {
  return `${file.name}|${file.size}|${file.lastModified}`
}

function pdfCheckQuery(file: File | null, format: FormatId) {
  return queryOptions({
    queryKey: ['werbemittel', 'preflight', format, file ? fileKey(file) : ''] as const,
    queryFn: (): Promise<Befund[]> => (file ? printClient.preflight(file, format) : Promise.resolve([])),
    enabled: file !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
}

/** Print check of a chosen PDF, in a worker. */
export function usePdfCheck(file: File | null, format: FormatId) {
  return useQuery(pdfCheckQuery(file, format))
}
