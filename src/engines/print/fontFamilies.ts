import type { TextStyle } from '#src/contract/dokument.ts'
import table from './fonts/families.json' with { type: 'json' }

type Weight = TextStyle['weight']

export interface Face {
  font: string
  weight: Weight
  italic: boolean
}
type Cut = Omit<Face, 'font'>

export const SCHRIFT_GRUPPEN = ['serifenlos', 'serifen', 'ueberschrift', 'handschrift', 'festbreite'] as const
type SchriftGruppe = (typeof SCHRIFT_GRUPPEN)[number]

/** A row of `fonts/families.json`, the one list of families (print 6). */
export interface FontFamily {
  key: string
  /** Name in the font menu. */
  label: string
  group: SchriftGruppe
  cuts: readonly Cut[]
  /** Height of an x, em. */
  xHeight: number
  /** SPDX identifier; its text lies beside the files. */
  licence: string
}

const WEIGHT_NAMES: Record<Weight, string> = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold' }
const WEIGHTS = [400, 600, 700] as const

function readRow({ key, label, group, upright, italic, xHeight, licence }: (typeof table)[number]): FontFamily {
  const known = SCHRIFT_GRUPPEN.find((one) => one === group)
  if (known === undefined) throw new Error(`${key}: no group ${group}`)
  const cut = (weights: readonly number[], slanted: boolean): Cut[] =>
    WEIGHTS.filter((weight) => weights.includes(weight)).map((weight) => ({ weight, italic: slanted }))
  return { key, label, group: known, cuts: [...cut(upright, false), ...cut(italic, true)], xHeight, licence }
}

/** Families of the editor; static TTF files, the same bytes on screen and in print (print 6). */
export const FONT_FAMILIES: readonly FontFamily[] = table.map(readRow)

const BY_KEY: ReadonlyMap<string, FontFamily> = new Map(FONT_FAMILIES.map((family) => [family.key, family]))

/** Address, privacy text and what another family cannot print. */
export const DEFAULT_FONT = 'source-sans-3'

/** Every face that there is a file of. */
export const FACES: readonly Face[] = FONT_FAMILIES.flatMap(({ key, cuts }) =>
  cuts.map((cut) => ({ font: key, ...cut })),
)

/** The family of a document's key; of an unknown one the default family. */
export function familyOf(font: string): FontFamily {
  const family = BY_KEY.get(font) ?? BY_KEY.get(DEFAULT_FONT)
  if (family === undefined) throw new Error(`No family ${DEFAULT_FONT}`)
  return family
}

/** How far a face is from the wished cut; a slope counts less than any step of weight. */
export function distance(face: { weight: number; italic: boolean }, weight: number, italic: boolean): number {
  return Math.abs(face.weight - weight) + (face.italic === italic ? 0 : 1)
}

/** What a style is printed with: its cut, or the nearest one that its family has. */
export function nearestFace({ font, weight, italic }: { font: string; weight: number; italic: boolean }): Face {
  const { key, cuts } = familyOf(font)
  const cut = cuts.reduce((best, one) => (distance(one, weight, italic) < distance(best, weight, italic) ? one : best))
  return { font: key, ...cut }
}

/** Name of a face in display lists: "lora-700-italic". */
export function faceKey({ font, weight, italic }: Face): string {
  return `${font}-${weight}${italic ? '-italic' : ''}`
}

/** File of a face in the folder `fonts`. */
export function faceFile({ font, weight, italic }: Face): string {
  const { key, label } = familyOf(font)
  return `${key}/${label.replaceAll(' ', '')}_${weight}${WEIGHT_NAMES[weight]}${italic ? '_Italic' : ''}.ttf`
}
