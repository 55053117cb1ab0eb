import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { readFontFile } from '#mocks/backend/platform/print/nodeFonts.ts'
import type { Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { type FontSet, openFontSet } from '#src/engines/print/fonts.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { layout } from '#src/engines/print/layout.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { contextOf, run, text, withFile } from '../fixtures.ts'
import { contents } from '../pdf/opened.ts'

/** A soft hyphen in a heading, which in Source Sans 3 is the glyph of the hyphen, and a name that needs its hyphen. */
const HEADING = 'Sonnen\u00ADblumen'
const PERSON: Empfaenger = { ...BEISPIEL_EMPFAENGER, nachname: 'Müller-Lüdenscheidt', vorname: 'Eva' }

const card = (heading: string): Seite[] =>
  defaultSeiten('maxipostkarte').map((seite) =>
    seite.side === 'vorderseite' ? { ...seite, layers: [...seite.layers, text(heading)] } : seite,
  )
const write = (fonts: FontSet, heading: string) =>
  writePdf({
    format: 'maxipostkarte',
    title: 'Karte',
    assets: () => Promise.reject(new Error('no pictures')),
    pages: card(heading).map((seite) => ({
      seite,
      context: contextOf('maxipostkarte', {
        empfaenger: PERSON,
        qrUrls: { 'rueckseite-qr': 'https://example.org' },
        fonts,
      }),
    })),
  })
const pieces = async (file: Uint8Array) => contents(await PDFDocument.load(file, { updateMetadata: false }), 1)

test('a soft hyphen typed in a heading takes no hyphen out of an address', async () => {
  const fonts = openFontSet(readFontFile)
  const [soft, plain] = [await write(fonts, HEADING), await write(openFontSet(readFontFile), 'Sonnenblumen')]
  // The address is drawn by the same operators, whatever the heading holds.
  expect((await pieces(soft)).at(-1)).toBe((await pieces(plain)).at(-1))
  const printed = await withFile(soft, (file) => run('pdftotext', ['-enc', 'UTF-8', file, '-']))
  expect(printed).toContain('Eva Müller-Lüdenscheidt')
  expect(printed).toContain('Sonnenblumen')
})

test('the hyphen keeps its room on the screen, too', async () => {
  const fonts = openFontSet(readFontFile)
  const context = contextOf('maxipostkarte', { fonts })
  layout({ side: 'vorderseite', layers: [text(HEADING)], guides: [] }, context)
  const { ops } = layout({ side: 'vorderseite', layers: [text(PERSON.nachname)], guides: [] }, context)
  const [op] = ops
  if (op?.op !== 'glyphs') throw new Error('no text')
  const hyphen = Array.from(op.text).indexOf('-')
  expect((op.adv[hyphen] ?? 0) / op.size).toBeGreaterThan(0.2)
})

test('a hyphen that was printed before does not widen a soft one', async () => {
  const fonts = openFontSet(readFontFile)
  const face = fonts.get('source-sans-3', 400, false)
  const fresh = openFontSet(readFontFile).get('source-sans-3', 400, false)
  face.shape('Müller-Lüdenscheidt')
  expect(face.shape('n\u00ADb')).toEqual(fresh.shape('n\u00ADb'))
})
