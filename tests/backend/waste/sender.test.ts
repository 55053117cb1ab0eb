import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createFlow, handedOver, orderOf, type Flow } from '#tests/backend/kampagneFlow.ts'
import { run, withFile } from '#tests/domain/print/fixtures.ts'

let flow: Flow
afterEach(() => flow.close())

test.each([
  ['maxipostkarte', 'the back of the card', 2],
  ['dina4mailing', 'the letter', 1],
  ['dina4mailing-2seitig', 'the front of the letter', 1],
] as const)('what leaves the press as %s names its sender above the address, on %s', async (format, _, page) => {
  flow = await createFlow(undefined, format)
  const { idPtKampagne, absender } = await handedOver(flow)
  expect(absender?.firma).toBe('Ladenverbund Elbtal eG')
  const { auftrag } = await orderOf(flow, idPtKampagne)
  const pdf = await readFile(join(flow.ordner, auftrag, 'druckdaten-001.pdf'))
  const ticket: unknown = JSON.parse(await readFile(join(flow.ordner, auftrag, 'auftrag.json'), 'utf8'))
  expect(ticket).toMatchObject({ absenderzeile: 'Ladenverbund Elbtal eG · Am Lindenspeicher 14 · 01099 Dresden' })
  const printed = await withFile(pdf, (file) =>
    run('pdftotext', ['-f', String(page), '-l', String(page), '-raw', file, '-']),
  )
  // Between its parts the line may break, and then needs no dot.
  expect(printed).toMatch(/^Ladenverbund Elbtal eG(?: · |\n)Am Lindenspeicher 14(?: · |\n)01099 Dresden$/m)
})
