const EINE_STELLE = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** Size of a file for people, from bytes: below 1 MB in whole KB (never 0 KB), else in MB with at most one decimal. */
export function formatDateigroesse(bytes: number): string {
  return bytes < 1 << 20
    ? `${EINE_STELLE.format(Math.max(1, Math.round(bytes / 1024)))} KB`
    : `${EINE_STELLE.format(bytes / (1 << 20))} MB`
}
