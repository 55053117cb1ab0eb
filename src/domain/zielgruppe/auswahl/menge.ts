import type { AuswahlMenge, AuswahlRegel } from '#src/contract/auswahlMenge.ts'
import type { Gebiet } from '#src/contract/gebiet.ts'
import type { ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { formatZahl } from '#src/base/number/german.ts'

/** Nearest to a centre needs one. */
export const regelnFuer = (art: Gebiet['art']): AuswahlRegel[] =>
  art === 'umkreis' ? ['naechste', 'gleichmaessig', 'zufall'] : ['gleichmaessig', 'zufall']

/** What hinders the choice: field of `menge` and German text, or null. */
export function mengeProblem({ menge, gebiet }: ZielgruppeFilter): { feld: keyof AuswahlMenge; text: string } | null {
  if (!menge) return null
  if (menge.budgetCt === undefined && (menge.anzahl ?? 0) < 1)
    return { feld: 'anzahl', text: 'Geben Sie an, wie viele Personen Sie erreichen möchten.' }
  if (!regelnFuer(gebiet.art).includes(menge.regel))
    return { feld: 'regel', text: 'Die Nächsten zuerst gibt es nur mit einem Umkreis.' }
  if (menge.regel === 'zufall' && menge.startzahl === undefined)
    return { feld: 'startzahl', text: 'Geben Sie eine Startzahl ein.' }
  return null
}

/** How many of `gesamt` are taken; a budget has its number by then. */
export const gewaehlteAnzahl = (menge: AuswahlMenge | null | undefined, gesamt: number): number =>
  menge ? Math.min(menge.anzahl ?? 0, gesamt) : gesamt

/** The choice as part of the filter's sentence. */
export function mengeSatz({ anzahl, regel, startzahl }: AuswahlMenge): string {
  const zahl = anzahl === undefined ? 'davon so viele, wie das Budget erlaubt' : `davon ${formatZahl(anzahl)}`
  switch (regel) {
    case 'naechste':
      return `${zahl}, die Nächsten zuerst`
    case 'gleichmaessig':
      return `${zahl}, gleichmäßig verteilt`
    case 'zufall':
      return `${zahl}, zufällig gezogen (Startzahl ${startzahl ?? 0})`
    default:
      return regel satisfies never
  }
}
