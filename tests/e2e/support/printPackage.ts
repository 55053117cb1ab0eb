import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'

/** A package in the print shop's inbox, read with foreign programs only. */
export interface PrintPackage {
  folder: string
  ticket: {
    auftrag: string
    menge: number
    kampagne: { bezeichnung: string }
    dateien: { name: string; sha256: string }[]
  }
  /** Recipient file, one record per row. */
  rows: Record<string, string>[]
  pdf: string
}

type Ticket = PrintPackage['ticket']

/** The package of a campaign in the print shop's inbox. */
export function readPackage(inbox: string, campaign: string): PrintPackage {
  const found = readdirSync(inbox)
    .filter((entry) => !entry.startsWith('.'))
    .map((entry) => join(inbox, entry))
    .map((folder) => ({ folder, ticket: JSON.parse(readFileSync(join(folder, 'auftrag.json'), 'utf8')) as Ticket }))
    .filter(({ ticket }) => ticket.kampagne.bezeichnung === campaign)
    .toSorted((a, b) => a.ticket.auftrag.localeCompare(b.ticket.auftrag, 'en'))
    .at(-1)
  if (found === undefined) throw new Error(`no package of ${campaign} lies in ${inbox}`)
  const { folder, ticket } = found
  const csv = readFileSync(join(folder, 'empfaenger.csv'), 'utf8').replace(/^\uFEFF/, '')
  const { data } = Papa.parse<Record<string, string>>(csv, { header: true, delimiter: ';', skipEmptyLines: true })
  return { folder, ticket, rows: data, pdf: join(folder, 'druckdaten-001.pdf') }
}

/** SHA-256 of a file of the package, to be held against the job ticket. */
export function hashOf(folder: string, name: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')
}

const POINTS_PER_MM = 72 / 25.4

/** Page count and boxes as pdfinfo reads them, width and height in mm of page 1. */
export function pdfBoxes(pdf: string) {
  const text = execFileSync('pdfinfo', ['-box', pdf]).toString()
  const box = (name: string) => {
    const [x0, y0, x1, y1] = (new RegExp(`^${name}:\\s+([\\d. ]+)$`, 'm').exec(text)?.[1] ?? '')
      .trim()
      .split(/\s+/)
      .map(Number)
    return [((x1 ?? 0) - (x0 ?? 0)) / POINTS_PER_MM, ((y1 ?? 0) - (y0 ?? 0)) / POINTS_PER_MM]
  }
  return {
    pages: Number(/^Pages:\s+(\d+)$/m.exec(text)?.[1]),
    media: box('MediaBox'),
    bleed: box('BleedBox'),
    trim: box('TrimBox'),
  }
}

/** Every font with whether it is embedded, as pdffonts reads them. */
export function pdfFonts(pdf: string): { name: string; embedded: boolean }[] {
  const [, ruler, ...lines] = execFileSync('pdffonts', [pdf]).toString().trimEnd().split('\n')
  // Columns are as wide as the dashes below their titles; `emb` is the fourth (name, type, encoding, emb).
  const starts = [...(ruler ?? '').matchAll(/-+/g)].map((match) => match.index)
  return lines.map((line) => ({
    name: line.slice(0, starts[1]).trim(),
    embedded: line.slice(starts[3], starts[4]).trim() === 'yes',
  }))
}

/** What the QR codes of one page say, read from its pixels at 300 dpi. */
export function qrOfPage(pdf: string, page: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'postkampagne-page-'))
  try {
    const target = join(folder, 'page')
    execFileSync('pdftoppm', ['-png', '-r', '300', '-f', String(page), '-l', String(page), '-singlefile', pdf, target])
    return execFileSync('zbarimg', ['--quiet', '--raw', `${target}.png`], { stdio: 'pipe' })
      .toString()
      .trim()
      .split('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The words of one page, as a foreign reader finds them. */
export function textOfPage(pdf: string, page: number): string {
  return execFileSync('pdftotext', ['-f', String(page), '-l', String(page), '-layout', pdf, '-']).toString()
}
