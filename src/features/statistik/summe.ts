import type { KampagneStatistik } from '#src/contract/statistik.ts'

export interface Summe {
  versendet: number
  scans: number
  eindeutig: number
}

/** Sums over all campaigns. */
export function summe(kampagnen: KampagneStatistik[]): Summe {
  return kampagnen.reduce(
    (sum, { versendet, scans, eindeutig }) => ({
      versendet: sum.versendet + versendet,
      scans: sum.scans + scans,
      eindeutig: sum.eindeutig + eindeutig,
    }),
    { versendet: 0, scans: 0, eindeutig: 0 },
  )
}

/** Share of recipients who scanned, 0 to 1; null where nothing was sent. */
export function scanrate({ versendet, eindeutig }: Pick<Summe, 'versendet' | 'eindeutig'>): number | null {
  return versendet === 0 ? null : eindeutig / versendet
}

const PROZENT = new Intl.NumberFormat('de-DE', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "4,3 %", or a dash where nothing was sent. */
export const formatRate = (rate: number | null): string => (rate === null ? '–' : PROZENT.format(rate))
