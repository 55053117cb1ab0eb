import { readFileSync } from 'node:fs'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { check } from '#mocks/backend/werbemittel/pdfPruefung.ts'

const profil = new Uint8Array(readFileSync('public/druckprofil/FOGRA39L.icc'))
const karte = () => readFileSync('tests/engines/print/corpus/files/cairo-karte.pdf')

/** Cairo's card, whose pictures an OPI server is meant to replace by others at print. */
async function withOpi(): Promise<Uint8Array> {
  const doc = await PDFDocument.load(karte())
  for (const [, object] of doc.context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
      object.dict.set(PDFName.of('OPI'), doc.context.obj({ '2.0': {} }))
  return doc.save()
}

const look = async (bytes: Uint8Array) => (await check({ bytes, format: 'maxipostkarte', profil })).befunde

test('what the hand-over would refuse is refused when it is uploaded, with the reason and what to do', async () => {
  const found = (await look(await withOpi())).filter(({ schwere }) => schwere === 'fehler')
  expect(found).toEqual([
    {
      schwere: 'fehler',
      code: 'nichtDruckbar',
      text: 'Die Datei enthält etwas, das Druckereien nicht verarbeiten: OPI (Regel PX-23).',
      hilfe: 'Exportieren Sie die Datei als PDF/X-4 in CMYK und laden Sie sie erneut hoch.',
    },
  ])
  expect((await look(new Uint8Array(karte()))).filter(({ schwere }) => schwere === 'fehler')).toEqual([])
})
