import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import type { Rect } from '#src/contract/dokument.ts'
import { FORMATS, zonesOf } from '#src/engines/print/formats.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { MM_PER_INCH } from '#src/engines/print/units.ts'
import { leftOut } from '#tests/support/programs.ts'
import { testRenderer } from '#tests/support/renderer.ts'
import { contextOf, raster, withFile } from './fixtures.ts'

/** Pixels of one mm in the pictures that are judged. */
const PX_PER_MM = 6
const DPI = PX_PER_MM * MM_PER_INCH
/** Darkest channel from which a pixel is paper. */
const PAPER = 245
/** Of so many files one is drawn in every run, all of them by `npm run prove:corpus`. */
const SAMPLE = 12
/** Least ink that counts, mm². */
const LEAST_MM2 = 0.5
/** Two programs smooth edges in two ways: so far apart the ends of the ink may be, mm. */
const MOST_MM = 0.4
/** A fade has no end of its own, and the last tiles of a pattern are cut by one program and left out by the other. */
const MOST_AT_FADES_AND_TILES = new Map([
  ['cairo-x-zone-maske', 1.2],
  ['gs-x-zone-muster', 0.6],
  ['rsvg-x-zone-muster', 2.1],
])

interface Ink {
  mm2: number
  /** Left, top, right and lower end, mm. */
  ends: number[]
}

interface Datei {
  datei: string
  programm: string
  format: keyof typeof FORMATS
  fehler: string[]
}
const FOLDER = `${import.meta.dirname}/corpus`
const { dateien }: { dateien: Datei[] } = JSON.parse(readFileSync(`${FOLDER}/corpus.json`, 'utf8'))
/** Files that are refused have no picture on our sheet. */
const REFUSED = ['geschuetzt', 'beschaedigt', 'seitenzahl', 'seitenformat']
const drawn = dateien.filter(({ fehler }) => !fehler.some((code) => REFUSED.includes(code)))

/** Fields that have to be free on a side: zones of the card, address field of the letter. */
function fieldsOf({ format }: Datei, index: number): Rect[] {
  const { pages, empfaenger } = FORMATS[format]
  const side = pages[index] ?? 'vorderseite'
  const address = empfaenger.side === side ? [empfaenger.rect] : []
  return [...zonesOf(format, side).map(({ rect }) => rect), ...address]
}

function inkIn(paper: (x: number, y: number) => boolean, { x, y, w, h }: Rect): Ink {
  const px = (mm: number) => Math.round(mm * PX_PER_MM)
  const columns: number[] = []
  const rows: number[] = []
  for (let row = px(y); row < px(y + h); row++)
    for (let column = px(x); column < px(x + w); column++)
      if (!paper(column, row)) {
        columns.push(column)
        rows.push(row)
      }
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity)
  const ends = [least(columns), least(rows), most(columns), most(rows)].map((value) => value / PX_PER_MM)
  return { mm2: columns.length / PX_PER_MM ** 2, ends }
}

/** Ink in each field by our renderer and by poppler, mm². */
async function inksOf(file: Datei): Promise<{ ours: Ink; poppler: Ink }[]> {
  const context = contextOf(file.format)
  const printed = await writePdf({
    format: file.format,
    title: '',
    basePdf: new Uint8Array(readFileSync(`${FOLDER}/files/${file.datei}.pdf`)),
    pages: FORMATS[file.format].pages.map((side) => ({ seite: { side, layers: [], guides: [] }, context })),
    assets: (id) => Promise.reject(new Error(`No picture ${id} in an upload`)),
  })
  const drawing = (await testRenderer()).open(printed)
  const found: { ours: Ink; poppler: Ink }[] = []
  await withFile(printed, async (name, folder) => {
    for (let index = 0; index < drawing.pages; index++) {
      const fields = fieldsOf(file, index)
      if (fields.length === 0) continue
      const { w, rgba } = drawing.draw(index, DPI)
      const other = await raster(name, folder, index + 1, DPI)
      const ourPaper = (x: number, y: number) =>
        rgba.subarray((y * w + x) * 4, (y * w + x) * 4 + 3).every((v) => v >= PAPER)
      const itsPaper = (x: number, y: number) => other.at(x, y).every((v) => v >= PAPER)
      for (const field of fields) found.push({ ours: inkIn(ourPaper, field), poppler: inkIn(itsPaper, field) })
    }
  })
  drawing.close()
  return found
}

const largest = new Map<string, { files: number; 'fields with ink': number; 'ends apart, mm': number }>()

afterAll(() => console.table(Object.fromEntries([...largest].toSorted(([a], [b]) => a.localeCompare(b, 'en')))))

describe.skipIf(leftOut('pdftoppm'))('what is judged is what poppler draws, in zones and address field', () => {
  for (const [i, file] of drawn.entries()) {
    test(`${file.programm}, ${file.datei}`, { tags: i % SAMPLE === 0 ? [] : ['proof'] }, async () => {
      const inks = await inksOf(file)
      const row = largest.get(file.programm) ?? { files: 0, 'fields with ink': 0, 'ends apart, mm': 0 }
      const inked = ({ mm2 }: Ink) => mm2 > LEAST_MM2
      const apart = inks
        .filter(({ ours }) => inked(ours))
        .map(({ ours, poppler }) => Math.max(...ours.ends.map((end, at) => Math.abs(end - (poppler.ends[at] ?? 0)))))
      const largestApart = Math.max(row['ends apart, mm'], ...apart)
      largest.set(file.programm, {
        files: row.files + 1,
        'fields with ink': row['fields with ink'] + apart.length,
        'ends apart, mm': Math.round(largestApart * 100) / 100,
      })
      expect(inks.map(({ ours }) => inked(ours))).toEqual(inks.map(({ poppler }) => inked(poppler)))
      expect(Math.max(0, ...apart)).toBeLessThanOrEqual(MOST_AT_FADES_AND_TILES.get(file.datei) ?? MOST_MM)
    })
  }
})
