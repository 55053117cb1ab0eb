import type { Bild, BILD_STILE } from '#src/contract/bildgenerierung.ts'

const STIL: Record<(typeof BILD_STILE)[number], string> = {
  foto: 'Fotografie, natürliches Licht, scharf, Werbefotografie',
  illustration: 'Illustration, klare Formen, wie ein gezeichnetes Plakat',
  aquarell: 'Aquarell auf Papier, weiche Farbverläufe',
  minimal: 'minimalistisch, viel freie Fläche, wenige Farben',
  '3d': '3D-Darstellung, weiches Studiolicht',
}

const FREIRAUM: Record<Bild['freiraum'], string> = {
  ohne: '',
  oben: 'Das obere Drittel bleibt ruhig und leer.',
  unten: 'Das untere Drittel bleibt ruhig und leer.',
  links: 'Das linke Drittel bleibt ruhig und leer.',
  rechts: 'Das rechte Drittel bleibt ruhig und leer.',
}

interface Wunsch {
  beschreibung: string
  stil: (typeof BILD_STILE)[number]
  farben: readonly string[]
  freiraum: Bild['freiraum']
}

/** What a service reads: the description first, then what else was chosen. Models write letters badly: none are wanted. */
export function dienstText({ beschreibung, stil, farben, freiraum }: Wunsch): string {
  const satz = /[.!?]$/.test(beschreibung) ? beschreibung : `${beschreibung}.`
  const palette = farben.length === 0 ? '' : `Farben: ${farben.join(', ')}.`
  return [satz, `Stil: ${STIL[stil]}.`, palette, FREIRAUM[freiraum], 'Ohne Schrift, Logos und Rahmen.']
    .filter((part) => part !== '')
    .join(' ')
}
