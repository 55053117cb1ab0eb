import type { FormatId, Layer } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { ausgabeprofil } from '#mocks/backend/platform/print/ausgabeprofil.ts'
import { contextOf, image, pagesWith, picture, shape, text } from '../fixtures.ts'

const rot = new Uint8Array(await picture(600, 300, 'jpeg', 'red'))

/** All that a design can hold: a picture, letters of two faces, glass, a code. */
const LAYERS: Layer[] = [
  image({ x: 10, y: 70, w: 40, h: 20 }),
  text('Größe & Maß', { style: { ...text('').style, font: 'lora', weight: 700 } }),
  shape({ opacity: 0.5, rotation: 20 }),
]

/** Modules of a code of 10 by 10, as an inserter reads them. */
const CODE = Array.from({ length: 10 }, (_, y) =>
  Array.from({ length: 10 }, (_unused, x) => x === 0 || y === 9 || (x + y) % 2 === 0),
)

/** A print file of one recipient as the print shop gets it. */
export async function druckdatei(format: FormatId, { rand = false } = {}): Promise<Uint8Array> {
  const seiten = pagesWith(format, 0, ...LAYERS)
  const context = contextOf(format, { empfaenger: BEISPIEL_EMPFAENGER, datenschutzText: 'Datenschutz' })
  return writePdf({
    format,
    pages: seiten.map((seite, i) => ({
      seite,
      context,
      ...(rand && { slug: { text: `K000001-1 · 1/1 · Seite ${i + 1}`, code: CODE } }),
    })),
    assets: () => Promise.resolve({ bytes: rot, mime: 'image/jpeg' }),
    title: 'Größe & Maß',
    outputIntent: await ausgabeprofil({}),
    erstellt: '2026-11-20T14:03:00.000Z',
    ...(rand && { rand: { schnittmarken: true, passermarken: true } }),
  })
}
