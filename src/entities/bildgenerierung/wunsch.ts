import * as z from 'zod/mini'
// Under another name than that of a promise's method.
import { catch as fallback } from 'zod/mini'
import {
  BESCHREIBUNG_MAX,
  BILDER_JE_AUFTRAG,
  BILD_FARBEN_MAX,
  BILD_FORMATE,
  BILD_MM,
  BILD_STILE,
  FREIRAEUME,
  MOTIV_STILE,
  type Bild,
} from '#src/contract/bildgenerierung.ts'
import type { MotivWunsch } from '#src/engines/images/worker.ts'

/** Numbers that pictures come from: short enough to be read out. */
export const SAAT_MAX = 999_999

const zahl = (from: number, to: number, otherwise: number) =>
  fallback(z.number().check(z.gte(from), z.lte(to)), otherwise)
const wort = <const T extends readonly [string, ...string[]]>(words: T, otherwise: T[number]) =>
  fallback(z.enum(words), otherwise)

/** What is wished for, as the fields hold it. What a stored one says wrongly falls back. */
export const wunschSchema = z.object({
  /** muster: the generator of motifs. dienst: the image service, where one is connected. */
  weg: wort(['muster', 'dienst'], 'muster'),
  beschreibung: fallback(z.string().check(z.maxLength(BESCHREIBUNG_MAX)), ''),
  negativ: fallback(z.string().check(z.maxLength(300)), ''),
  motivStil: wort(MOTIV_STILE, 'flaechig'),
  bildStil: wort(BILD_STILE, 'foto'),
  format: wort(BILD_FORMATE, 'maxipostkarte'),
  breite: zahl(BILD_MM.min, BILD_MM.max, 100),
  hoehe: zahl(BILD_MM.min, BILD_MM.max, 100),
  freiraum: wort(FREIRAEUME, 'ohne'),
  farben: fallback(z.array(z.string().check(z.regex(/^#[\da-f]{6}$/i))).check(z.maxLength(BILD_FARBEN_MAX)), []),
  saat: fallback(z.int().check(z.gte(0), z.lte(2_147_483_647)), 1),
  anzahl: zahl(1, BILDER_JE_AUFTRAG, 2),
})
export type Wunsch = z.infer<typeof wunschSchema>

/** Wish of a proposal, as it is drawn and kept. */
export function motivWunsch(wunsch: Wunsch, saat: number): MotivWunsch {
  const { beschreibung, motivStil, format, breite, hoehe, farben, freiraum } = wunsch
  return { beschreibung, stil: motivStil, format, farben, freiraum, saat, ...(format === 'frei' && { breite, hoehe }) }
}

/** How a picture is gone on from: with its number, with the next ones, or drawn as a motif. */
export type Weiter = 'weiter' | 'variationen' | 'motiv'

/** The wish that a picture was made of. */
export function wunschAus(bild: Bild, vorher: Wunsch, art: Weiter): Wunsch {
  const { beschreibung, format, breite, hoehe, farben, freiraum, saat } = bild
  const start = saat ?? vorher.saat
  const motivStil = MOTIV_STILE.find((stil) => stil === bild.stil)
  const bildStil = BILD_STILE.find((stil) => stil === bild.stil)
  return {
    ...vorher,
    beschreibung,
    format,
    farben,
    freiraum,
    ...(format === 'frei' && { breite, hoehe }),
    ...(motivStil && { motivStil }),
    ...(bildStil && { bildStil }),
    weg: motivStil || art === 'motiv' ? 'muster' : 'dienst',
    saat: art === 'variationen' ? start + (motivStil ? 1 : BILDER_JE_AUFTRAG) : start,
  }
}
