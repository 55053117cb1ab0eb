import { expect, it } from 'vitest'
import { drawPdf } from '#mocks/backend/werbemittel/pdfPictures.ts'
import { hostilePdf } from '#tests/support/uploads.ts'

/**
 * A font whose matrix is a piece of JavaScript, as in CVE-2024-4367: pdf.js before 4.2.67 compiled it while it drew the
 * first letter.
 */
const scriptedFont = () => {
  const file = Buffer.from(
    hostilePdf([{ dict: '', bytes: Buffer.from('BT /F1 40 Tf 40 200 Td (Hallo) Tj ET') }], 0),
  ).toString('latin1')
  const font =
    '<</Type/Font/Subtype/Type1/BaseFont/Boese/FirstChar 32/LastChar 122/Widths[500]/FontMatrix [0.001 0 0 0.001 0 (0\\);process.exit\\(7\\);\\(0)]>>'
  return new Uint8Array(
    Buffer.from(file.replace('/MediaBox[', `/Resources<</Font<</F1 ${font}>>>>/MediaBox[`), 'latin1'),
  )
}

it('PDF-09 a font that brings a program along is drawn, and its program does not run', async () => {
  const drawn = await drawPdf(scriptedFont(), 'maxipostkarte', 400)
  // The thread that draws would have ended with its program.
  expect(drawn?.length).toBe(2)
  expect(drawn?.[0]?.length).toBeGreaterThan(500)
})
