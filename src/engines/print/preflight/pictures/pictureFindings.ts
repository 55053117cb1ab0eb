import type { Befund, Rect } from '#src/contract/dokument.ts'
import type { Picture } from '../../page/walk/marks.ts'
import { rounded } from '../thresholds.ts'

type Finding = Omit<Befund, 'seite'>

export interface FoundPicture {
  picture: Picture
  box: Rect
}

/** Resolution that prints well, and below which we refuse, dpi (print 5). */
export const DPI_GUT = 300
const DPI_MINDEST = 150
/** Line art of one bit has no greys that soften its steps, dpi. Assumed (print 5). */
const DPI_STRICH = 600
/** Rounding of other programs: a picture placed for 300 dpi may measure 299.4. */
const DPI_TOLERANCE = 1
/** Findings of one kind on one page; more would only hide the others. */
const MAX_PER_KIND = 5
/** A picture of so few pixels across is a colour or a gradient, and has no detail to lose. */
const PLAIN_PX = 2

/** Pictures with too few pixels, the worst first. */
export function pictureFindings(pictures: readonly FoundPicture[]): Finding[] {
  return pictures
    .flatMap(({ picture: { px, size, bits }, box }) => {
      if (size[0] <= 0 || size[1] <= 0 || px[0] <= 0 || Math.min(...px) <= PLAIN_PX) return []
      const dpi = Math.min(px[0] / size[0], px[1] / size[1]) * 72
      const wanted = bits === 1 ? DPI_STRICH : DPI_GUT
      return dpi < wanted - DPI_TOLERANCE ? [{ dpi, box, bits }] : []
    })
    .toSorted((a, b) => a.dpi - b.dpi)
    .slice(0, MAX_PER_KIND)
    .map(({ dpi, box, bits }) => ({ ...dpiFinding(dpi, bits), stelle: rounded(box) }))
}

/** Too few pixels: an error below 150 dpi, a warning below 300, advice for line art below 600. */
export function dpiFinding(dpi: number, bits = 8): Finding {
  if (bits === 1 && dpi >= DPI_GUT - DPI_TOLERANCE) {
    return {
      schwere: 'hinweis',
      code: 'aufloesungStrich',
      text: 'Ein Bild aus reinem Schwarz und Weiß hat wenige Pixel. Schräge Kanten können Stufen zeigen.',
      hilfe: 'Verwenden Sie das Bild in höherer Auflösung oder als Vektorgrafik.',
      ist: `${Math.floor(dpi)} dpi`,
      soll: `${DPI_STRICH} dpi`,
    }
  }
  const zuWenig = dpi < DPI_MINDEST - DPI_TOLERANCE
  return {
    schwere: zuWenig ? 'fehler' : 'warnung',
    code: 'aufloesung',
    text: zuWenig
      ? 'Ein Bild hat eine zu geringe Auflösung und wird unscharf gedruckt.'
      : 'Ein Bild wird leicht unscharf gedruckt.',
    hilfe: 'Verwenden Sie das Bild in höherer Auflösung oder platzieren Sie es kleiner.',
    ist: `${Math.floor(dpi)} dpi`,
    soll: `${bits === 1 ? DPI_STRICH : DPI_GUT} dpi`,
  }
}
