import {
  useDownloadERechnung,
  useDownloadRechnung,
  useExportRechnungen,
  type ExportParams,
} from '#src/entities/rechnung/queries.ts'
import { saveBlob } from '#src/shared/download.ts'
import { showFailure } from '#src/shared/notify/showFailure.ts'

interface Datei {
  blob: Blob
  name: string
}

interface SaveFiles {
  busy: boolean
  pdf: (idPtRechnung: number) => void
  xml: (idPtRechnung: number) => void
  many: (params: ExportParams) => void
}

const handlers = {
  onSuccess: ({ blob, name }: Datei) => saveBlob(blob, name),
  onError: showFailure,
}

/** Fetches files and gives them to the browser; a failure is said in one toast. */
export function useSaveFiles(): SaveFiles {
  const pdf = useDownloadRechnung()
  const xml = useDownloadERechnung()
  const many = useExportRechnungen()
  return {
    busy: pdf.isPending || xml.isPending || many.isPending,
    pdf: (idPtRechnung) => pdf.mutate(idPtRechnung, handlers),
    xml: (idPtRechnung) => xml.mutate(idPtRechnung, handlers),
    many: (params) => many.mutate(params, handlers),
  }
}
