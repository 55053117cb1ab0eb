import type { Layer, Run, Seite, TextStyle } from '#src/contract/dokument.ts'
import { DEFAULT_FONT, distance, type Face, faceFile, faceKey, FACES, nearestFace } from './fontFamilies.ts'
import { createPrintFont, type PrintFont } from './printFont.ts'

export {
  DEFAULT_FONT,
  type Face,
  FACES,
  faceFile,
  faceKey,
  familyOf,
  FONT_FAMILIES,
  type FontFamily,
  nearestFace,
  SCHRIFT_GRUPPEN,
} from './fontFamilies.ts'
export type { PrintFont } from './printFont.ts'

export interface FontSet {
  /** The face, or the nearest cut of its family. An unknown family is the default one. While it is not loaded: the nearest. */
  get(font: string, weight: number, italic: boolean): PrintFont
  /** Is exactly this face loaded? */
  has(face: Face): boolean
  /** Face by its key, as display lists name it. */
  byKey(key: string): PrintFont
  faces(): readonly PrintFont[]
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

/** How the right to object stands out in the privacy text: bold, and underlined where nothing is bolder (print 9.6). */
export function widerspruchStyle(style: TextStyle): TextStyle {
  const bold = { ...style, weight: 700 } as const
  return nearestFace(bold).weight > nearestFace(style).weight ? bold : { ...style, underline: true }
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
  const add = (style: Face) => {
    const face = nearestFace(style)
    for (const one of [face, nearestFace({ ...face, font: DEFAULT_FONT })]) faces.set(faceKey(one), one)
  }
  add({ font: DEFAULT_FONT, weight: 400, italic: false })
  for (const seite of seiten) for (const layer of seite.layers) for (const style of stylesOf(layer)) add(style)
  return [...faces.values()]
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
    const wanted = nearestFace({ font, weight, italic })
    const cut = this.#faces.get(faceKey(wanted))
    if (cut) return cut
    const ofFamily = this.faces().filter(({ family }) => family === wanted.font)
    if (ofFamily.length === 0 && wanted.font !== DEFAULT_FONT) return this.get(DEFAULT_FONT, weight, italic)
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

/** Every face, each read when it is first asked for: of all families a service prints with a few. */
class OpenFonts implements FontSet {
  readonly #faces = new Map<string, PrintFont>()
  readonly #read: (file: string) => Uint8Array

  constructor(read: (file: string) => Uint8Array) {
    this.#read = read
  }

  get(font: string, weight: number, italic: boolean): PrintFont {
    return this.byKey(`${font}-${weight}${italic ? '-italic' : ''}`, { font, weight, italic })
  }

  has(face: Face): boolean {
    return BY_KEY.has(faceKey(face))
  }

  byKey(key: string, wished = { font: DEFAULT_FONT, weight: 400, italic: false }): PrintFont {
    const known = this.#faces.get(key)
    if (known) return known
    const face = BY_KEY.get(key) ?? nearestFace(wished)
    const name = faceKey(face)
    const font = this.#faces.get(name) ?? openFace(face, this.#read(faceFile(face)))
    this.#faces.set(name, font)
    return font
  }

  faces(): readonly PrintFont[] {
    return [...this.#faces.values()]
  }
}

const BY_KEY: ReadonlyMap<string, Face> = new Map(FACES.map((face) => [faceKey(face), face]))

function noFont(): never {
  throw new Error('The fonts are not there yet')
}

/** While fonts are on their way: whatever needs one cannot be laid out. */
export const NO_FONTS: FontSet = { get: noFont, byKey: noFont, has: () => false, faces: () => [] }

function openFace(face: Face, bytes: Uint8Array): PrintFont {
  const { font: family, weight, italic } = face
  return createPrintFont({ key: faceKey(face), family, weight, italic, file: faceFile(face), bytes })
}

/** Loads the faces that these pages print with. `read` gives a file of the folder `fonts`. */
export async function loadFontSet(
  read: (file: string) => Promise<Uint8Array>,
  seiten: readonly Seite[],
): Promise<FontSet> {
  const faces = facesOf(seiten)
  return new LoadedFonts(await Promise.all(faces.map(async (face) => openFace(face, await read(faceFile(face))))))
}

/** All faces, where their files can be read at once. */
export function openFontSet(read: (file: string) => Uint8Array): FontSet {
  return new OpenFonts(read)
}
