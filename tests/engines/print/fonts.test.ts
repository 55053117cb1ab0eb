import { readdirSync, readFileSync, statSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { FACES, faceFile, FONT_FAMILIES, nearestFace, widerspruchStyle } from '#src/engines/print/fonts.ts'
import { fonts, text } from './fixtures.ts'

const FOLDER = 'src/engines/print/fonts'
/** Letters of the countries that German post goes to, and what stands between German words. */
const LETTERS = 'ÄÖÜäöüßẞéñçłŁőŐűŰčČřŘžŽğĞşŞţŢșȘțȚ€„“‚‘–…№«»’”§°'
/** Bytes of the families that are subsets. Assumed: what a clone can carry beside its history of 50 MB. */
const LARGEST = 5_000_000
const WHOLE = ['source-sans-3', 'montserrat', 'lora', 'dancing-script']

function opened(face: (typeof FACES)[number]) {
  const font = fontkit.create(readFileSync(`${FOLDER}/${faceFile(face)}`))
  if ('fonts' in font) throw new Error('a file of one font was expected')
  return font
}

test('the list names the files of the folder and no others', () => {
  const there = FONT_FAMILIES.map(({ key }) => key).toSorted()
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(there)
  const files = there.flatMap((key) =>
    readdirSync(`${FOLDER}/${key}`)
      .filter((name) => name.endsWith('.ttf'))
      .map((name) => `${key}/${name}`),
  )
  expect(files.toSorted()).toEqual(FACES.map(faceFile).toSorted())
})

test('the subsets are small enough for the repository', () => {
  const bytes = FACES.filter(({ font }) => !WHOLE.includes(font)).map(
    (face) => statSync(`${FOLDER}/${faceFile(face)}`).size,
  )
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LARGEST)
})

test.each(FONT_FAMILIES)('$key: its licence lies beside it, and its x is as high as the list says', (family) => {
  const name = family.licence === 'OFL-1.1' ? 'OFL.txt' : 'LICENSE.txt'
  const words = family.licence === 'OFL-1.1' ? 'SIL Open Font License, Version 1.1' : 'Apache License'
  const licence = readFileSync(`${FOLDER}/${family.key}/${name}`, 'utf8')
  expect(licence).toContain(words)
  // Changed files must not bear a reserved name (OFL 1.1, 3): such families are whole files.
  const reserved = /reserved font name\s+["'“]([^"'”]+)/i.exec(licence.slice(0, licence.indexOf('PREAMBLE')))?.[1]
  expect(WHOLE.includes(family.key) || reserved !== family.label).toBe(true)
  const regular = opened({ font: family.key, weight: 400, italic: false })
  expect(regular.glyphForCodePoint(0x78).bbox.maxY / regular.unitsPerEm).toBeCloseTo(family.xHeight, 2)
})

test.each(FACES)('$font $weight, italic $italic: it may be embedded and has all letters', (face) => {
  const font = opened(face)
  const { fsType } = font['OS/2']
  expect(Object.values(fsType).filter(Boolean)).toEqual([])
  expect(Array.from(LETTERS).filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
  // Signs that draw nothing: their glyph may be empty, and the last one of the file.
  const blanks = Array.from({ length: 0x21 }, (_, point) => String.fromCodePoint(point)).concat('\u00a0', '\u00ad')
  expect(blanks.filter((sign) => !(fonts.get(face.font, face.weight, face.italic).width(sign) >= 0))).toEqual([])
  const printed = fonts.get(face.font, face.weight, face.italic)
  expect([printed.family, printed.weight, printed.italic]).toEqual(Object.values(face))
})

describe('a cut that a family does not have', () => {
  test.each([
    ['bebas-neue', 700, true, 400, false],
    ['oswald', 600, true, 600, false],
    ['fraunces', 600, true, 700, true],
    ['lora', 600, true, 600, true],
  ] as const)('%s %i, italic %s is its nearest one: %i, italic %s', (font, weight, italic, nearest, slope) => {
    expect(nearestFace({ font, weight, italic })).toEqual({ font, weight: nearest, italic: slope })
    expect(fonts.get(font, weight, italic).key).toBe(`${font}-${nearest}${slope ? '-italic' : ''}`)
  })

  test('the right to object stands out where nothing is bolder, too', () => {
    const styleIn = (font: string) => widerspruchStyle({ ...text('').style, font, weight: 400, underline: false })
    expect(styleIn('lora')).toMatchObject({ weight: 700, underline: false })
    expect(styleIn('anton')).toMatchObject({ weight: 400, underline: true })
  })
})
