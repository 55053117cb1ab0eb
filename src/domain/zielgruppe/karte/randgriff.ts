import type { Blatt } from './ausschnitt.ts'
import type { Punkt } from './nachbar.ts'

/** Side of a circle that its handle is at. */
const SEITEN = ['ost', 'west', 'nord', 'sued'] as const
export type Seite = (typeof SEITEN)[number]

/** A radius has whole km, from 1 to 100. */
export const alsRadius = (km: number): number => Math.min(100, Math.max(1, Math.round(km)))

const RICHTUNG: Readonly<Record<Seite, Punkt>> = {
  ost: { x: 1, y: 0 },
  west: { x: -1, y: 0 },
  nord: { x: 0, y: -1 },
  sued: { x: 0, y: 1 },
}

/** Sizes on the sheet as it is seen. */
export interface Griffmasse {
  /** From the middle of the handle to its edge. */
  knopf: number
  /** Room of the label beside it. */
  schild: number
  /** Buttons in the upper corners of the map. */
  ecke: { breite: number; hoehe: number }
}

export const randAuf = (seite: Seite, { x, y }: Punkt, radius: number): Punkt => ({
  x: x + RICHTUNG[seite].x * radius,
  y: y + RICHTUNG[seite].y * radius,
})

/**
 * Side at which the handle of a circle and its label have room: the east where they do. Where none has, as in a map that is
 * enlarged into the circle, it is the east as well, and the map goes there with the focus.
 */
export function freieSeite(mitte: Punkt, radius: number, blatt: Blatt, masse: Griffmasse): Seite {
  return SEITEN.find((seite) => hasRoom(seite, randAuf(seite, mitte, radius), blatt, masse)) ?? 'ost'
}

function hasRoom(seite: Seite, { x, y }: Punkt, { breite, hoehe }: Blatt, masse: Griffmasse): boolean {
  const { knopf, schild, ecke } = masse
  // Beside it in the east and in the west, above or below it elsewhere.
  const isSeitlich = seite === 'ost' || seite === 'west'
  const links = x - (seite === 'west' ? knopf + schild : isSeitlich ? knopf : schild / 2)
  const rechts = x + (seite === 'ost' ? knopf + schild : isSeitlich ? knopf : schild / 2)
  const inEcke = y < ecke.hoehe && (links < ecke.breite || rechts > breite - ecke.breite)
  return links >= 0 && rechts <= breite && y >= knopf && y <= hoehe - knopf && !inEcke
}
