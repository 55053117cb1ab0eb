import { deflateSync } from 'node:zlib'
import { PDFContext, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { TooLarge } from '#src/engines/print/objects/loadPdf.ts'
import { Objects } from '#src/engines/print/objects/pdfObjects.ts'

test('PDF-11 a stream that would fill the memory is refused', () => {
  const context = PDFContext.create()
  const bomb = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync(new Uint8Array(65 * 1024 * 1024)))
  expect(() => new Objects(context).bytes(bomb)).toThrow(TooLarge)
})
