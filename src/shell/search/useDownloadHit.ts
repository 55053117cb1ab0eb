import { ApiError } from '#src/contract/apiError.ts'
import { useDownloadRechnung } from '#src/entities/rechnung/queries.ts'
import { saveBlob } from '#src/shared/download.ts'
import { notify } from '#src/shared/notify/notify.ts'

/** Downloads an invoice. The search is closed by then, so whatever goes wrong is said by a toast. */
export function useDownloadHit(): (idPtRechnung: number) => void {
  const { mutateAsync } = useDownloadRechnung()
  return (idPtRechnung) => {
    mutateAsync(idPtRechnung).then(
      ({ blob, name }) => saveBlob(blob, name),
      (error: unknown) => {
        if (error instanceof ApiError && error.kind !== 'session') notify.error(error.message)
      },
    )
  }
}
