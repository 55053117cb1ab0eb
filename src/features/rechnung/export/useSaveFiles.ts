import { useState } from 'react'
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
  /** Of the file of many: what has come so far, bytes, and how to end it; null while none is on its way. */
  running: { bytes: number; cancel: () => void } | null
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
  const [bytes, setBytes] = useState(0)
  const [abort, setAbort] = useState<AbortController | null>(null)
  const start = (params: ExportParams) => {
    const own = new AbortController()
    setAbort(own)
    setBytes(0)
    many.mutate(
      { params, signal: own.signal, onDownloadedBytes: setBytes },
      {
        ...handlers,
        // Who ends it himself need not be told.
        onError: (error) => own.signal.aborted || showFailure(error),
      },
    )
  }
  return {
    busy: pdf.isPending || xml.isPending || many.isPending,
    pdf: (idPtRechnung) => pdf.mutate(idPtRechnung, handlers),
    xml: (idPtRechnung) => xml.mutate(idPtRechnung, handlers),
    many: start,
    running: many.isPending && abort ? { bytes, cancel: () => abort.abort() } : null,
  }
}
