import type { Layer, Run, Seite, TextStyle } from '#src/contract/dokument.ts'
import { createPrintFont, type PrintFont } from './printFont.ts'

export type { PrintFont } from './printFont.ts'

type Weight = TextStyle['weight']

export interface FontFamily {
  key: string
  /** Name in the font menu. */
  label: string
  weights: readonly Weight[]
  /** File of a face in the folder `fonts` beside this file. */
  file(weight: Weight, italic: boolean): string
}

const WEIGHTS = [400, 600, 700] as const
const WEIGHT_NAMES: Record<Weight, string> = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold' }

function family(key: string, label: string, name: string): FontFamily {
  return {
    key,
    label,
    weights: WEIGHTS,
    file: (weight, italic) => {
      const face = `${weight}${WEIGHT_NAMES[weight]}${italic ? '_Italic' : ''}`
      return `${key}/${name}_${face}.ttf`
    },
  }
}

/** Families of the editor; full static TTF files under the OFL, the same bytes on screen and in print (print 6). */
export const FONT_FAMILIES: readonly FontFamily[] = [
  family('source-sans-3', 'Source Sans 3', 'SourceSans3'),
  family('montserrat', 'Montserrat', 'Montserrat'),
  family('lora', 'Lora', 'Lora'),
]

/** Address, privacy text and whatever another family cannot print. */
export const DEFAULT_FONT = 'source-sans-3'

export interface Face {
  font: string
  weight: Weight
  italic: boolean
}

export interface FontSet {
  /** The face; of an unknown family that of the default one, while it is not loaded the nearest. */
  get(font: string, weight: number, italic: boolean): PrintFont
  /** Is exactly this face loaded? */
  has(face: Face): boolean
  /** Face by its key, as display lists name it. */
  byKey(key: string): PrintFont
  faces(): readonly PrintFont[]
}

/** Name of a face in display lists: "lora-700-italic". */
export function faceKey({ font, weight, italic }: Face): string {
  return `${font}-${weight}${italic ? '-italic' : ''}`
}

/** File of a face in the folder `fonts`, null for an unknown family. */
export function faceFile({ font, weight, italic }: Face): string | null {
  return FONT_FAMILIES.find(({ key }) => key === font)?.file(weight, italic) ?? null
}

/** Style of a run: what it does not say comes from its layer. */
export function runStyle(style: TextStyle, run: Run): TextStyle {
  const own = run.style
  if (!own) return style
  return {
    font: own.font ?? style.font,
    weight: own.weight ?? style.weight,
    italic: own.italic ?? style.italic,
    size: own.size ?? style.size,
    color: own.color ?? style.color,
    tracking: own.tracking ?? style.tracking,
    underline: own.underline ?? style.underline,
  }
}

/** How the right to object stands out in the privacy text: bold, and underlined where all of it is bold (print 9.6). */
export function widerspruchStyle(style: TextStyle): TextStyle {
  return style.weight === 700 ? { ...style, underline: true } : { ...style, weight: 700 }
}

function stylesOf(layer: Layer): TextStyle[] {
  if (layer.type === 'text') {
    const runs = layer.paragraphs.flatMap((paragraph) => paragraph.runs)
    return [layer.style, ...runs.map((run) => runStyle(layer.style, run))]
  }
  if (layer.type === 'datenschutz') return [layer.style, widerspruchStyle(layer.style)]
  return layer.type === 'empfaenger' ? [layer.style] : []
}

/**
 * Faces that these pages print with, the default face first. Each comes with the face of the default family in its weight
 * and slope, which prints what it has no glyph for: a name that nobody has read yet, too (print 3).
 */
export function facesOf(seiten: readonly Seite[]): Face[] {
  const faces = new Map<string, Face>()
  const add = ({ font, weight, italic }: Face) => {
    for (const face of [
      { font, weight, italic },
      { font: DEFAULT_FONT, weight, italic },
    ]) {
      if (faceFile(face) !== null) faces.set(faceKey(face), face)
    }
  }
  add({ font: DEFAULT_FONT, weight: 400, italic: false })
  for (const seite of seiten) for (const layer of seite.layers) for (const style of stylesOf(layer)) add(style)
  return [...faces.values()]
}

function everyFace(): Face[] {
  return FONT_FAMILIES.flatMap(({ key, weights }) =>
    weights.flatMap((weight) => [false, true].map((italic) => ({ font: key, weight, italic }))),
  )
}

class LoadedFonts implements FontSet {
  readonly #faces: Map<string, PrintFont>
  readonly #fallback: PrintFont

  constructor(faces: readonly PrintFont[]) {
    const [first] = faces
    if (first === undefined) throw new Error('A font set needs the default face')
    this.#faces = new Map(faces.map((face) => [face.key, face]))
    this.#fallback = first
  }

  get(font: string, weight: number, italic: boolean): PrintFont {
    const slope = italic ? '-italic' : ''
    const exact = this.#faces.get(`${font}-${weight}${slope}`)
    if (exact) return exact
    const ofFamily = this.faces().filter((face) => face.family === font)
    if (ofFamily.length === 0 && font !== DEFAULT_FONT) return this.get(DEFAULT_FONT, weight, italic)
    const near = ofFamily.toSorted((a, b) => distance(a, weight, italic) - distance(b, weight, italic))[0]
    return near ?? this.#fallback
  }

  has(face: Face): boolean {
    return this.#faces.has(faceKey(face))
  }

  byKey(key: string): PrintFont {
    return this.#faces.get(key) ?? this.#fallback
  }

  faces(): readonly PrintFont[] {
    return [...this.#faces.values()]
  }
}

function noFont(): never {
  throw new Error('The fonts are not there yet')
}

/** While fonts are on their way: whatever needs one cannot be laid out. */
export const NO_FONTS: FontSet = { get: noFont, byKey: noFont, has: () => false, faces: () => [] }

function distance(face: PrintFont, weight: number, italic: boolean): number {
  return Math.abs(face.weight - weight) + (face.italic === italic ? 0 : 1)
}

/** Loads the faces that `needed` prints with, or all of them. `read` gives a file of the folder `fonts`. */
export async function loadFontSet(
  read: (file: string) => Promise<Uint8Array>,
  needed?: readonly Seite[],
): Promise<FontSet> {
  const faces = needed ? facesOf(needed) : everyFace()
  const loaded = await Promise.all(
    faces.map(async (face) => {
      const file = faceFile(face)
      if (file === null) throw new Error(`No file for ${faceKey(face)}`)
      return createPrintFont({
        key: faceKey(face),
        family: face.font,
        weight: face.weight,
        italic: face.italic,
        file,
        bytes: await read(file),
      })
    }),
  )
  return new LoadedFonts(loaded)
}
