interface Summe {
  versendet: number
  eindeutig: number
}

/** Share of recipients who scanned, 0 to 1; null where nothing was sent. */
export function scanrate({ versendet, eindeutig }: Summe): number | null {
  return versendet === 0 ? null : eindeutig / versendet
}

const PROZENT = new Intl.NumberFormat('de-DE', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "4,3 %", or a dash where nothing was sent. */
export const formatRate = (rate: number | null): string => (rate === null ? '–' : PROZENT.format(rate))
