import type { FreigabeGezeigt } from '#src/contract/freigabeLink.ts'

const SEITE = { vorderseite: 'Vorderseite', rueckseite: 'Rückseite' } as const

/** What was shown to who decided, as receipts and the campaign's page say it: "Vorderseite, Rückseite (als Text)". */
export function gezeigtSatz(gezeigt: readonly FreigabeGezeigt[]): string {
  if (gezeigt.length === 0) return 'nichts (Aufruf ohne die Freigabeseite)'
  const bySide = (['vorderseite', 'rueckseite'] as const).flatMap((seite) => {
    const ways = gezeigt.filter((one) => one.seite === seite)
    if (ways.length === 0) return []
    return [ways.some(({ weg }) => weg === 'bild') ? SEITE[seite] : `${SEITE[seite]} (als Text)`]
  })
  return bySide.join(', ')
}
