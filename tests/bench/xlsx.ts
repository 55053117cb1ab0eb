import { unzipSync } from 'fflate'
import { Mappe } from '#src/engines/addresses/read/excel/mappe.ts'
import { workbookOf } from '#tests/support/zip.ts'
import { median, type Figure } from './figure.ts'

const ROWS = 100_000

/** A sheet as spreadsheets write it: shared texts, a postal code by its format, house numbers as numbers. */
function sampleWorkbook(): Uint8Array {
  const texts: string[] = []
  const text = (reference: string, value: string) => `<c r="${reference}" t="s"><v>${texts.push(value) - 1}</v></c>`
  const rows = Array.from({ length: ROWS }, (_, nr) => {
    const row = nr + 1
    const cells = [
      text(`A${row}`, nr % 2 ? 'Herr' : 'Frau'),
      text(`B${row}`, ['Anna', 'Jürgen', 'Käthe'][nr % 3] ?? ''),
      text(`C${row}`, `Müller-${nr}`),
      text(`D${row}`, 'Schillerstraße'),
      `<c r="E${row}"><v>${1 + (nr % 200)}</v></c>`,
      `<c r="F${row}" s="1"><v>${1067 + (nr % 40)}</v></c>`,
      text(`G${row}`, 'Dresden'),
    ]
    return `<row r="${row}" spans="1:7">${cells.join('')}</row>`
  })
  return workbookOf(rows.join(''), {
    styles:
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    texts,
  })
}

/** What any reader has to do at least: unpack and decode. */
function floorMs(bytes: Uint8Array): number {
  const start = performance.now()
  for (const part of Object.values(unzipSync(bytes))) new TextDecoder().decode(part)
  return performance.now() - start
}

async function readMs(bytes: Uint8Array): Promise<number> {
  const start = performance.now()
  const { csv } = await (await Mappe.open(bytes)).read(0, () => undefined)
  const ms = performance.now() - start
  if (new TextDecoder().decode(csv).split('\n').length !== ROWS + 1) throw new Error('rows lost')
  return ms
}

/** Reading a workbook of 100 000 rows, beside unpacking and decoding it in the same run (performance 1: >= 0.22). */
export async function benchXlsx(): Promise<Figure[]> {
  const bytes = sampleWorkbook()
  const floors: number[] = []
  const reads: number[] = []
  for (let round = 0; round < 5; round++) {
    floors.push(floorMs(bytes))
    reads.push(await readMs(bytes))
  }
  const perSecond = (ms: number[]) => ROWS / (median(ms) / 1000)
  const bar = { at: 'least', of: 'ratio', value: 0.22 } as const
  return [{ name: 'workbook read', value: perSecond(reads), unit: 'rows/s', reference: perSecond(floors), bar }]
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${JSON.stringify(await benchXlsx())}\n`)
