import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterEach, expect, test } from 'vitest'
import { FORMATS } from '#src/engines/print/formats.ts'
import { fromJson } from '#mocks/backend/platform/db/json.ts'
import { openPress } from '#mocks/backend/platform/print/press.ts'
import { createFlow, handedOver, orderOf, type Flow } from '#tests/backend/kampagneFlow.ts'
import { run } from '#tests/engines/print/fixtures.ts'
import { leftOut } from '#tests/support/programs.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

const MENGE = 520

let flow: Flow
afterEach(() => flow.close())

interface Ticket {
  codepruefung: { verglichen: number; gelesen: number }
}

/** A campaign from draft to inbox with the real press: its print file, and what lies beside it. */
async function printed(format: keyof typeof FORMATS) {
  flow = await createFlow(MENGE, format, { press: openPress })
  const { idPtKampagne, absender } = await handedOver(flow)
  expect(absender?.firma).toBe('Ladenverbund Elbtal eG')
  const { auftrag } = await orderOf(flow, idPtKampagne)
  const path = (name: string) => join(flow.ordner, auftrag, name)
  const csv = (await readFile(path('empfaenger.csv'), 'utf8')).slice(1).trimEnd().split('\r\n')
  const [head = [], ...rows] = csv.map((line) => line.split(';'))
  const urlOf = (nr: number) => rows[nr - 1]?.[head.indexOf('url')]
  const ticket = fromJson<Ticket>(await readFile(path('auftrag.json'), 'utf8'))
  return { file: path('druckdaten-001.pdf'), urlOf, ticket }
}

async function codeOn(file: string, page: number): Promise<string> {
  const out = join(await temporaryFolder(), 'page')
  run('pdftoppm', ['-r', '200', '-f', String(page), '-singlefile', '-png', file, out])
  return run('zbarimg', ['-q', '--raw', `${out}.png`]).trim()
}

/** Pages that bear the sender and the code, by their place in a piece. */
const PAGES = {
  maxipostkarte: { sender: 2, code: 2 },
  dina4mailing: { sender: 1, code: 1 },
  'dina4mailing-2seitig': { sender: 1, code: 2 },
} as const

/** Looked at in every run: the card, and the letter with two pages; the other letter by `npm run prove:print`. */
const FORMATE = [
  { format: 'maxipostkarte', tags: [] },
  { format: 'dina4mailing-2seitig', tags: [] },
  { format: 'dina4mailing', tags: ['proof'] },
] as const

for (const { format, tags } of FORMATE)
  test.skipIf(leftOut('pdfinfo', 'pdftoppm', 'pdftotext', 'zbarimg', 'qpdf', 'gs'))(
    `EDT-12 what leaves the press as ${format} has all pages, own codes, its sender and no word of a program of others`,
    { tags: [...tags] },
    async () => {
      const { file, urlOf, ticket } = await printed(format)
      const { pages, final } = FORMATS[format]
      const pdf = await PDFDocument.load(await readFile(file), { updateMetadata: false })
      expect(pdf.getPageCount()).toBe(MENGE * pages.length)
      const { width, height } = pdf.getPage(0).getTrimBox()
      expect([width, height].map((pt) => (pt * 25.4) / 72)).toEqual(
        [final.w, final.h].map((mm) => expect.closeTo(mm, 2)),
      )
      const info = run('pdfinfo', ['-isodates', file])
      expect(info).toMatch(/^PDF subtype: +PDF\/X-4/m)
      expect(info).toContain(`CreationDate:    ${flow.clock.now().toISOString().slice(0, 19)}`)
      expect(run('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
      const ends = `-sPageList=1-2,${MENGE * pages.length - 1}-`
      expect(run('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=nullpage', ends, file])).toBe('')
      for (const nr of [7, MENGE])
        expect(await codeOn(file, (nr - 1) * pages.length + PAGES[format].code)).toBe(urlOf(nr))
      expect(ticket).toMatchObject({
        codepruefung: { verglichen: MENGE, gelesen: expect.any(Number) },
        absenderzeile: 'Ladenverbund Elbtal eG · Am Lindenspeicher 14 · 01099 Dresden',
      })
      expect(ticket.codepruefung.gelesen).toBeGreaterThanOrEqual(300)
      const page = String(PAGES[format].sender)
      // Between its parts the line may break, and then needs no dot.
      expect(run('pdftotext', ['-f', page, '-l', page, '-raw', file, '-'])).toMatch(
        /^Ladenverbund Elbtal eG(?: · |\n)Am Lindenspeicher 14(?: · |\n)01099 Dresden$/m,
      )
      expect(flow.log.filter(({ ereignis }) => ereignis === 'druckdaten')).toMatchObject([
        { fertig: MENGE, gesamt: MENGE },
      ])
    },
  )
