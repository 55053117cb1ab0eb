/** Most that is taken on the way up: the same for texts, browser and service (SEC-33). Nothing here needs a library. */
const MB = 1024 * 1024

/** Largest body, bytes (assumed): forms carry whole documents, multipart carries files. */
export const FORM_LIMIT = 8 * MB
export const MULTIPART_LIMIT = 132 * MB

/** Largest file of each kind of upload, bytes. domain 4.4 for `pdf`; the others are assumed. */
export const MAX_BYTES = {
  bild: 40 * MB,
  pdf: 50 * MB,
  logo: 2 * MB,
  avatar: 10 * MB,
  /** One million rows are 61 to 90 MB. */
  adressen: 128 * MB,
} as const
export type UploadArt = keyof typeof MAX_BYTES

/** An Idempotency-Key keeps its answer this long, days (assumed): longer than any program tries again. */
export const SCHLUESSEL_TAGE = 30

/** Most lines of an address file below its heading, empty ones included (CSV-20, assumed). */
export const MAX_ADRESSZEILEN = 1_000_000

/** Files from this size on go in parts, bytes (assumed). */
export const TEILBAR_AB = 8 * MB
/** A part: all that a broken line costs, bytes (assumed). At 1 Mbit/s it takes 34 s. */
export const TEIL_BYTES = 4 * MB

/** Most pixels of a picture, whatever its bytes say (SEC-36, assumed). */
export const MAX_BILD_PIXEL = 60_000_000

/** Bytes as whole megabytes, for texts. */
export const inMb = (bytes: number): number => Math.floor(bytes / MB)
