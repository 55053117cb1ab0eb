import type { Farbe } from '#src/contract/dokument.ts'
import { SCHWARZ } from '../farbe.ts'
import { deltaE } from './deltaE.ts'
import { profilFehler, readIcc } from './iccFile.ts'
import { type Lab, labToXyz, raiseBlack, srgbToXyz, xyzToLab, xyzToSrgb } from './lab.ts'
import { type Lut, readLut } from './lut.ts'

/** Where the browser finds the profile that is printed with; the file itself is `public/druckprofil/FOGRA39L.icc`. */
export const DRUCKPROFIL_ADRESSE = '/druckprofil/FOGRA39L.icc'

type Cmyk = Extract<Farbe, { k: number }>
type Rgb = readonly [r: number, g: number, b: number]

/** XYZ is encoded as u1Fixed15. */
const XYZ_MAX = 1 + 32_767 / 32_768
/** Colours whose look is kept: a document has some dozens. */
const KEPT = 2000

/** What is printed with, in both directions, relative colorimetric: paper is white (print 12). */
export class Druckprofil {
  readonly name: string
  readonly #toPcs: Lut
  readonly #toInks: Lut
  readonly #xyz: boolean
  readonly #black: number
  readonly #css = new Map<string, string>()

  /** Throws for bytes that are no such profile; `profilFehler` says why. */
  constructor(bytes: Uint8Array) {
    const icc = readIcc(bytes)
    const fehler = profilFehler(bytes)
    if (!icc || fehler !== null) throw new Error(`The profile ${fehler ?? ''}`)
    const toPcs = readLut(icc, 'A2B1') ?? readLut(icc, 'A2B0')
    const toInks = readLut(icc, 'B2A1') ?? readLut(icc, 'B2A0')
    if (!toPcs || !toInks) throw new Error('The profile has no tables')
    this.name = icc.name
    this.#toPcs = toPcs
    this.#toInks = toInks
    this.#xyz = icc.pcs === 'XYZ '
    this.#black = labToXyz([this.labOf(this.inksOfLab([0, 0, 0]))[0], 0, 0])[1]
  }

  /** How inks look on the paper. */
  labOf({ c, m, y, k }: Cmyk): Lab {
    const [p = 0, q = 0, r = 0] = this.#toPcs.evaluate([c, m, y, k])
    if (this.#xyz) return xyzToLab([p * XYZ_MAX, q * XYZ_MAX, r * XYZ_MAX])
    if (this.#toPcs.labKodierung === 'neu') return [p * 100, q * 255 - 128, r * 255 - 128]
    return [(p * 6_553_500) / 65_280, (q * 65_535) / 256 - 128, (r * 65_535) / 256 - 128]
  }

  /** Inks whose look is nearest to this colour. */
  inksOfLab(lab: Lab): Cmyk {
    const [l, a, b] = lab
    const encoded = this.#xyz
      ? labToXyz(lab).map((value) => value / XYZ_MAX)
      : this.#toInks.labKodierung === 'neu'
        ? [l / 100, (a + 128) / 255, (b + 128) / 255]
        : [(l * 65_280) / 6_553_500, ((a + 128) * 256) / 65_535, ((b + 128) * 256) / 65_535]
    const [c = 0, m = 0, y = 0, k = 0] = this.#toInks.evaluate(encoded)
    return { c, m, y, k }
  }

  /** Inks of a screen colour 0..1. Black of the screen becomes the darkest of the print, so that shadows keep their steps. */
  inksOf(rgb: Rgb): Cmyk {
    return this.inksOfLab(xyzToLab(raiseBlack(srgbToXyz(rgb), this.#black)))
  }

  /** What a colour of a document prints with; black of the screen is black ink alone, as text must have no fringes. */
  inks(farbe: Farbe): Cmyk {
    if ('k' in farbe) return farbe
    const { r, g, b } = farbe
    return r + g + b === 0 && 'k' in SCHWARZ ? SCHWARZ : this.inksOf([r, g, b])
  }

  /** How inks look on a screen, 0..1. */
  srgbOf(inks: Cmyk): Rgb {
    return xyzToSrgb(labToXyz(this.labOf(inks)))
  }

  /** The look of a colour of a document as a CSS hex value. */
  css(farbe: Farbe): string {
    const key = Object.values(farbe).join(' ') + ('k' in farbe ? 'k' : '')
    const known = this.#css.get(key)
    if (known !== undefined) return known
    const css = hex(this.srgbOf(this.inks(farbe)))
    if (this.#css.size >= KEPT) this.#css.clear()
    this.#css.set(key, css)
    return css
  }

  /** Inks of a screen colour "#rrggbb", in whole per cents; pure black and white are black ink and paper. */
  inksOfHex(value: string): Cmyk {
    const { c, m, y, k } = this.inks(rgbOf(value))
    const part = (ink: number) => Math.round(ink * 100) / 100
    return { c: part(c), m: part(m), y: part(y), k: part(k) }
  }

  /** How far the print is from what a screen was asked for, delta E 2000. */
  abweichungVon(value: string): number {
    const { r, g, b } = rgbOf(value)
    return deltaE(xyzToLab(srgbToXyz([r, g, b])), this.labOf(this.inksOfHex(value)))
  }
}

function rgbOf(value: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255)
  return { r, g, b }
}

function hex(rgb: Rgb): string {
  return `#${rgb
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
