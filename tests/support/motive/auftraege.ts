import { FREIRAEUME, MOTIV_STILE } from '#src/contract/bildgenerierung.ts'
import type { MotivAuftrag } from '#src/engines/motifs/motiv.ts'
import { ZEILEN } from './zeilen.ts'

/** Card, A4, card upright, square; mm with bleed. */
const FORMATE = [
  [241, 131],
  [216, 303],
  [131, 241],
  [120, 120],
] as const
const FREI: readonly (typeof FREIRAEUME)[number][] = [
  'ohne',
  'ohne',
  'oben',
  'ohne',
  'links',
  'ohne',
  'unten',
  'rechts',
]

/** Orders of a row of the contact sheet: eight seeds, every style twice, sheets and calm sides in turn. */
export function auftraegeDerZeile(zeile: number, ersteSaat = 1): MotivAuftrag[] {
  return FREI.map((freiraum, spalte) => {
    const [breite, hoehe] = FORMATE[(zeile + spalte + (spalte >> 2)) % FORMATE.length] ?? FORMATE[0]
    return {
      beschreibung: ZEILEN[zeile] ?? '',
      stil: MOTIV_STILE[spalte % MOTIV_STILE.length] ?? 'flaechig',
      breite,
      hoehe,
      beschnitt: 3,
      saat: ersteSaat + spalte,
      farben: [],
      freiraum,
    }
  })
}
