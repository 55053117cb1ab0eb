import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { findingsOf, stream } from './operators.ts'

const corpus = async (datei: string, format: FormatId): Promise<Befund[]> =>
  preflightPdf(new Uint8Array(readFileSync(join('tests/engines/print/corpus/files', `${datei}.pdf`))), format)
const missing = (befunde: readonly Befund[]) => befunde.filter(({ code }) => code === 'zeichenFehlt')

test('a box that Cairo draws for a letter is told, with font, letter and place', async () => {
  expect(missing(await corpus('cairo-x-zeichen', 'dina4mailing'))).toMatchObject([
    {
      schwere: 'warnung',
      seite: 'vorderseite',
      text: 'Das Zeichen „漢“ gibt es in der Schrift „LiberationSans“ nicht. Gedruckt wird ein leeres Kästchen oder nichts.',
      stelle: { y: 196.296, h: 4.692 },
    },
  ])
})

test('of two that reportlab shows on one page the first is told', async () => {
  const [first, ...others] = missing(await corpus('rl-x-zeichen', 'maxipostkarte'))
  expect(first?.text).toContain('„☕“')
  expect(others).toEqual([])
})

const TABLE = (entries: string) => stream('', `1 beginbfchar ${entries} endbfchar`)
const composite = (show: string, entries: string, mode = 0) =>
  findingsOf(`BT /F 10 Tf ${mode} Tr 50 50 Td ${show} Tj ET`, '/Font << /F 10 0 R >>', [
    '<< /Type /Font /Subtype /Type0 /BaseFont /Mine /Encoding /Identity-H /DescendantFonts [11 0 R] /ToUnicode 13 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Mine /FontDescriptor 12 0 R >>',
    '<< /Type /FontDescriptor /FontName /Mine /FontFile3 14 0 R >>',
    TABLE(entries),
    stream('/Subtype /CIDFontType0C', '\x01\x00\x04\x01\x00\x01\x01\x01\x05Mine'),
  ])

test.each([
  ['glyph 0 that is called a letter', '<00010000>', '<0000> <0142> <0001> <0041>', 0, 1],
  ['glyph 0 that is called a space', '<00010000>', '<0000> <0020> <0001> <0041>', 0, 0],
  ['glyph 0 that has no name', '<00010000>', '<0001> <0041>', 0, 0],
  ['glyph 0 that stands for a letter lost before', '<0000>', '<0000> <FFFD>', 0, 0],
  ['glyph 0 that is called a box', '<0000>', '<0000> <25A1>', 0, 0],
  ['letters that nobody sees', '<0000>', '<0000> <0142>', 3, 0],
  ['another glyph', '<0001>', '<0001> <0142>', 0, 0],
])('%s', async (_, show, entries, mode, count) => {
  expect(missing(await composite(show, entries, mode))).toHaveLength(count)
})
