/** How far a file has come on its way up, for the screen. */
export interface UploadProgress {
  /** Bytes of the file that are there. */
  sent: number
  total: number
  /**
   * preparing: the file is still made, `sent` of `total` in whatever unit. waiting: the line is broken, it goes on by
   * itself. stopped: it was tried often enough, somebody has to say when it goes on. saving: all of it is there, and the
   * service works with it.
   */
  phase: 'preparing' | 'sending' | 'waiting' | 'stopped' | 'saving'
  /** Goes on with the first part that is missing; only when stopped. */
  goOn?: () => void
}

/** What an upload takes from whoever shows it. */
export interface UploadOptions {
  signal: AbortSignal
  onUpload: (progress: UploadProgress) => void
}
