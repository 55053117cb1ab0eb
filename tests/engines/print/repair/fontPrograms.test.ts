import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { FORMATE } from '#src/contract/dokument.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { contextOf, text } from '../fixtures.ts'

const [format] = FORMATE

/** A card with text, its embedded font changed. */
async function card(change: (program: Uint8Array) => Uint8Array): Promise<string[]> {
  const context = contextOf(format)
  const file = await writePdf({
    format,
    title: 'Schrift',
    assets: () => Promise.reject(new Error('no picture')),
    pages: (['vorderseite', 'rueckseite'] as const).map((side) => ({
      seite: { side, layers: side === 'vorderseite' ? [text('Gruß')] : [], guides: [] },
      context,
    })),
  })
  const doc = await PDFDocument.load(file, { updateMetadata: false })
  for (const [, object] of doc.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue
    for (const key of ['FontFile2', 'FontFile3']) {
      const ref = object.get(PDFName.of(key))
      const program = object.lookup(PDFName.of(key))
      if (!ref || !(program instanceof PDFRawStream)) continue
      const bytes = change(decodePDFRawStream(program).decode())
      const next = doc.context.flateStream(bytes)
      const subtype = program.dict.get(PDFName.of('Subtype'))
      if (subtype) next.dict.set(PDFName.of('Subtype'), subtype)
      object.set(PDFName.of(key), doc.context.register(next))
    }
  }
  const found = await preflightPdf(await doc.save(), format)
  return found.filter(({ code }) => code.startsWith('schrift')).map((befund) => `${befund.code} ${befund.schwere}`)
}

test('a font whose program is empty or cut is an error, a whole one is none', async () => {
  expect(await card((program) => program)).toEqual([])
  expect(await card(() => new Uint8Array())).toEqual(['schriftBeschaedigt fehler'])
  expect(await card((program) => program.slice(0, 100))).toEqual(['schriftBeschaedigt fehler'])
  expect(await card((program) => program.slice(0, program.length * 0.6))).toEqual(['schriftBeschaedigt fehler'])
})
