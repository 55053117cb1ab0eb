import type { Punkt } from './nachbar.ts'

/** Size of the sheet that the map is drawn on; the lengths of an `Ausschnitt` are of it. */
export interface Blatt {
  breite: number
  hoehe: number
}

/** What is seen of the sheet: it is enlarged `faktor` times, then moved by x and y. */
export interface Ausschnitt extends Punkt {
  faktor: number
}

export const GANZ: Ausschnitt = { faktor: 1, x: 0, y: 0 }
/** 30 times is some 25 km across: the PLZ of a city stand apart. */
export const FAKTOR_MAX = 30

const zwischen = (von: number, wert: number, bis: number) => Math.min(bis, Math.max(von, wert))

/** Never beyond the edge of the sheet. */
const gehalten = ({ faktor, x, y }: Ausschnitt, { breite, hoehe }: Blatt): Ausschnitt => ({
  faktor,
  x: zwischen(breite * (1 - faktor), x, 0),
  y: zwischen(hoehe * (1 - faktor), y, 0),
})

/** What lies under the spot stays under it. */
export function vergroessert(von: Ausschnitt, um: number, blatt: Blatt, bei?: Punkt): Ausschnitt {
  const at = bei ?? { x: blatt.breite / 2, y: blatt.hoehe / 2 }
  const faktor = zwischen(1, von.faktor * um, FAKTOR_MAX)
  const mal = faktor / von.faktor
  return gehalten({ faktor, x: at.x - (at.x - von.x) * mal, y: at.y - (at.y - von.y) * mal }, blatt)
}

/** Enlarged with a spot of the whole sheet in the middle, as far as the edge lets it. */
export function umMitte(von: Ausschnitt, um: number, blatt: Blatt, { x, y }: Punkt): Ausschnitt {
  const faktor = zwischen(1, von.faktor * um, FAKTOR_MAX)
  return gehalten({ faktor, x: blatt.breite / 2 - x * faktor, y: blatt.hoehe / 2 - y * faktor }, blatt)
}

export const verschoben = (von: Ausschnitt, um: Punkt, blatt: Blatt): Ausschnitt =>
  gehalten({ ...von, x: von.x + um.x, y: von.y + um.y }, blatt)

/** Where a spot of the whole sheet is seen. */
export const gesehen = ({ faktor, x, y }: Ausschnitt, punkt: Punkt): Punkt => ({
  x: punkt.x * faktor + x,
  y: punkt.y * faktor + y,
})

/** The spot of the whole sheet that is seen here. */
export const aufBlatt = ({ faktor, x, y }: Ausschnitt, punkt: Punkt): Punkt => ({
  x: (punkt.x - x) / faktor,
  y: (punkt.y - y) / faktor,
})

export const isVisible = (ausschnitt: Ausschnitt, punkt: Punkt, { breite, hoehe }: Blatt): boolean => {
  const { x, y } = gesehen(ausschnitt, punkt)
  return x >= 0 && y >= 0 && x <= breite && y <= hoehe
}

/** As enlarged as before, and moved so that the spot is seen: not at all where it is already. */
export function mitPunkt(von: Ausschnitt, punkt: Punkt, blatt: Blatt): Ausschnitt {
  if (isVisible(von, punkt, blatt)) return von
  const { x, y } = gesehen(von, punkt)
  return verschoben(von, { x: blatt.breite / 2 - x, y: blatt.hoehe / 2 - y }, blatt)
}
