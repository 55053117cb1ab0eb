import type { Befund } from '#src/contract/dokument.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { expectSentences } from '../sentences.ts'

const MM = 72 / 25.4
const pt = (mm: number): string => (mm * MM).toFixed(4)

/** A stream object; its bytes as characters. */
export function stream(dict: string, body: string): string {
  return `<< ${dict} /Length ${body.length} >>\nstream\n${body}\nendstream`
}

/**
 * A postcard as PDF source: the front is drawn by these operators in mm of the data format from the bottom left, with
 * these resources. Objects of one's own are numbered from 10.
 */
export function pdfOf(operators: string, resources = '', own: readonly string[] = []): Uint8Array {
  const boxes = `/MediaBox [0 0 ${pt(241)} ${pt(131)}] /TrimBox [${[3, 3, 238, 128].map(pt).join(' ')}]`
  const objects = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>'],
    [3, `<< /Type /Page /Parent 2 0 R ${boxes} /Contents 5 0 R /Resources << ${resources} >> >>`],
    [4, `<< /Type /Page /Parent 2 0 R ${boxes} /Resources << >> >>`],
    [5, stream('', `${MM} 0 0 ${MM} 0 0 cm ${operators}`)],
    ...own.map((body, i) => [10 + i, body] as const),
  ])
  let file = '%PDF-1.7\n'
  const places: string[] = []
  for (const [nr, body] of objects) {
    places.push(`${nr} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${nr} 0 obj\n${body}\nendobj\n`
  }
  const index = `xref\n0 1\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 40 /Root 1 0 R >>\n`
  return Uint8Array.from(`${file}${index}startxref\n${file.length}\n%%EOF\n`, (char) => char.charCodeAt(0))
}

/** What the check says of it, but for the missing output intent. */
export async function findingsOf(...args: Parameters<typeof pdfOf>): Promise<Befund[]> {
  const found = await preflightPdf(pdfOf(...args), 'maxipostkarte')
  expectSentences(found)
  return found.filter(({ code }) => code !== 'keinAusgabeprofil')
}
