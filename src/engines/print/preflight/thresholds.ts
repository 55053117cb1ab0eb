import type { Befund, Rect } from '#src/contract/dokument.ts'
import { BLEED_MM } from '../formats.ts'
import { formatMm, roundMm } from '../units.ts'

type Finding = Omit<Befund, 'seite'>

/** Total ink that dries in time, per cent (print 5). */
export const FARBAUFTRAG_MAX = 300
/** Sum of inks, 0..4, from which it is too much: what would be shown as no more than the limit is none. */
export const ZU_VIEL_FARBE = (FARBAUFTRAG_MAX + 0.5) / 100
/** Thinnest line that a plate holds, points. Assumed, as print shops ask for it (print 5). */
const LINIE_MIN_PT = 0.25
/** Least height of type at all, and of type in more than one ink, points. Assumed (print 5). */
const SCHRIFT_MIN_PT = 4
export const SCHRIFT_MEHRFARBIG_PT = 5
/** Black type below this is printed of black alone, points. Assumed (print 5). */
export const SCHWARZ_MEHRFARBIG_PT = 9
/** Rounding of other programs, points. */
const TOLERANCE_PT = 0.01
export const TYPE_TOLERANCE_PT = 0.05

export const isHairline = (width: number): boolean => width < LINIE_MIN_PT - TOLERANCE_PT

/** Is type too small, of several inks or at all? */
export const isTooSmall = (size: number, mehrfarbig: boolean): boolean =>
  size < (mehrfarbig ? SCHRIFT_MEHRFARBIG_PT : SCHRIFT_MIN_PT) - TYPE_TOLERANCE_PT

const pt = (value: number) => `${String(Math.floor(value * 100 + 0.5) / 100).replace('.', ',')} pt`

export function linieFinding(width: number): Finding {
  return {
    schwere: 'warnung',
    code: 'haarlinie',
    abhilfe: 'groesser',
    text: 'Eine Linie ist so dünn, dass sie im Druck abreißen oder verschwinden kann.',
    hilfe: 'Machen Sie die Linie stärker.',
    ist: width === 0 ? 'Haarlinie (0 pt)' : pt(width),
    soll: `mindestens ${pt(LINIE_MIN_PT)}`,
  }
}

export function schriftFinding(size: number, mehrfarbig: boolean): Finding {
  return {
    schwere: 'warnung',
    code: mehrfarbig ? 'schriftMehrfarbig' : 'schriftKlein',
    abhilfe: 'groesser',
    text: mehrfarbig
      ? 'Sehr kleine Schrift wird aus mehreren Farben gedruckt und kann unscharf werden.'
      : 'Eine Schrift ist zu klein, um gut gelesen zu werden.',
    hilfe: mehrfarbig ? 'Setzen Sie den Text größer oder in reinem Schwarz.' : 'Setzen Sie den Text größer.',
    ist: pt(size),
    soll: `mindestens ${pt(mehrfarbig ? SCHRIFT_MEHRFARBIG_PT : SCHRIFT_MIN_PT)}`,
  }
}

export function schwarzFinding(size: number): Finding {
  return {
    schwere: 'warnung',
    code: 'schwarzMehrfarbig',
    abhilfe: 'dunkler',
    text: 'Kleiner schwarzer Text wird aus mehreren Farben gedruckt und kann farbige Ränder zeigen.',
    hilfe: 'Legen Sie schwarzen Text in reinem Schwarz an (CMYK 0/0/0/100).',
    ist: pt(size),
    soll: `reines Schwarz unter ${pt(SCHWARZ_MEHRFARBIG_PT)}`,
  }
}

export function zeichenFehltFinding({ letter, font, box }: { letter: string; font: string; box: Rect }): Finding {
  return {
    schwere: 'warnung',
    code: 'zeichenFehlt',
    text: `Das Zeichen „${letter}“ gibt es in der Schrift „${font}“ nicht. Gedruckt wird ein leeres Kästchen oder nichts.`,
    hilfe: 'Wählen Sie für diese Stelle eine Schrift, die das Zeichen hat, und exportieren Sie die Datei neu.',
    stelle: rounded(box),
  }
}

export function farbauftragFinding(percent: number): Finding {
  return {
    schwere: 'warnung',
    code: 'farbauftrag',
    text: 'An einer Stelle liegt sehr viel Farbe übereinander und kann verschmieren.',
    hilfe: 'Hellen Sie die Stelle auf oder wandeln Sie das Bild mit dem Profil der Druckerei um.',
    ist: `${Math.round(percent)} %`,
    soll: `höchstens ${FARBAUFTRAG_MAX} %`,
  }
}

/** `parts`: how many things of which kind. */
export function rgbFinding(parts: string): Finding {
  return {
    schwere: 'warnung',
    code: 'rgb',
    text: `Auf der Seite sind RGB-Farben (${parts}). Sie werden beim Druck umgewandelt und können anders aussehen.`,
    hilfe: 'Exportieren Sie die Datei in CMYK, wenn es auf genaue Farben ankommt.',
  }
}

/** Warning, as Heidelberg's Prinect has it for "All" within the trim; the severity is assumed (print 5.6). */
export function passermarkenFinding(parts: string): Finding {
  return {
    schwere: 'warnung',
    code: 'passermarkenFarbe',
    text: `Auf der Seite ist die Farbe „Passermarken“ verwendet (${parts}). Sie druckt alle Farben übereinander und verschmiert. Wir drucken diese Stellen nur mit Schwarz.`,
    hilfe: 'Legen Sie die Stellen in CMYK an und exportieren Sie die Datei neu, wenn sie anders aussehen sollen.',
    soll: 'Passermarken nur außerhalb des Endformats',
  }
}

export function beschnittFinding(): Finding {
  return {
    schwere: 'warnung',
    code: 'beschnittNichtGefuellt',
    abhilfe: 'spiegelBeschnitt',
    text: 'Der Beschnitt ist nicht überall gefüllt. Am Rand kann ein weißer Streifen bleiben.',
    hilfe: `Ziehen Sie Bilder und Flächen, die bis zur Schnittkante gehen, ${formatMm(BLEED_MM)} darüber hinaus.`,
    soll: `${formatMm(BLEED_MM)} über die Schnittkante`,
  }
}

export function rounded({ x, y, w, h }: Rect): Rect {
  return { x: roundMm(x), y: roundMm(y), w: roundMm(w), h: roundMm(h) }
}
