import { BILD_KONTINGENT, type Kontingent } from '#src/contract/bildgenerierung.ts'

/** Month of a calendar day: "2026-11". */
export const monatVon = (tag: string): string => tag.slice(0, 7)

/** First day of the month after a calendar day. */
function naechsterErster(tag: string): string {
  const [jahr = 0, monat = 0] = tag.split('-').map(Number)
  return monat === 12 ? `${jahr + 1}-01-01` : `${jahr}-${String(monat + 1).padStart(2, '0')}-01`
}

/** Orders of the month as the quota counts them: what is there, and what an open order may still bring. */
export interface GezaehlterAuftrag {
  anzahl: number
  fertige: number
  offen: boolean
}

/** What a customer has used, keeps and gets back when, on a calendar day (Europe/Berlin). */
export function kontingentAm(tag: string, auftraege: readonly GezaehlterAuftrag[]): Kontingent {
  let verbraucht = 0
  let reserviert = 0
  for (const { anzahl, fertige, offen } of auftraege) {
    verbraucht += fertige
    if (offen) reserviert += anzahl - fertige
  }
  return { gesamt: BILD_KONTINGENT, verbraucht, reserviert, erneuertAm: naechsterErster(tag) }
}

/** Pictures that can still be ordered. */
export function uebrig({ gesamt, verbraucht, reserviert }: Kontingent): number {
  return Math.max(0, gesamt - verbraucht - reserviert)
}
