import { useEffect, useRef, useState } from 'react'
import type { UploadOptions, UploadProgress } from '#src/contract/uploadProgress.ts'
import { Restzeit } from './restzeit.ts'

export interface Upload {
  /** null: nothing is on its way. */
  progress: (UploadProgress & { restSekunden: number | null }) | null
  cancel: () => void
  /** Does the upload and shows how it goes; null: it was cancelled. */
  run: <T>(task: (options: UploadOptions) => Promise<T>) => Promise<T | null>
}

/** One upload of a screen. Who leaves the screen ends it: nothing may happen there behind his back. */
export function useUpload(): Upload {
  const running = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<Upload['progress']>(null)
  useEffect(function endWithScreen() {
    return () => running.current?.abort()
  }, [])

  async function run<T>(task: (options: UploadOptions) => Promise<T>): Promise<T | null> {
    const controller = new AbortController()
    const restzeit = new Restzeit()
    running.current = controller
    const onUpload = (next: UploadProgress) => {
      if (controller.signal.aborted) return
      const { sent, total, phase } = next
      // A file that is still made says nothing of the line.
      const restSekunden = phase === 'preparing' ? null : restzeit.at(performance.now(), sent, total)
      setProgress({ ...next, restSekunden })
    }
    onUpload({ sent: 0, total: 0, phase: 'sending' })
    try {
      return await task({ signal: controller.signal, onUpload })
    } catch (error) {
      if (!controller.signal.aborted) throw error
      return null
    } finally {
      running.current = null
      setProgress(null)
    }
  }
  return { progress, cancel: () => running.current?.abort(), run }
}
