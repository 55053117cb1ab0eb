import type { Seite } from '../../src/contract/dokument.ts'
import type { FontSet } from '../../src/engines/print/fonts.ts'
import { nodeFontSet } from '../../mocks/backend/platform/print/nodeFonts.ts'
import { ABSENDER_MUSTER, DATENSCHUTZ_MUSTER } from '../../src/engines/print/beispiel.ts'
import { FASSUNG } from '../../src/engines/print/fassung.ts'
import { sameLink } from '#src/engines/print/qrCodes.ts'
import { writePdf, type PdfPage } from '../../src/engines/print/pdf/writePdf.ts'
import { card, recipient } from '#tests/support/card.ts'
import { cpuOf, type Figure } from './figure.ts'

/** Pages per CPU second that the print core holds (print 10). */
const BAR = 1000
const RECIPIENTS = 1000
const FORMAT = 'maxipostkarte'

function pagesOf(seiten: Seite[], fonts: FontSet): PdfPage[] {
  return Array.from({ length: RECIPIENTS }, (_, i) => {
    const qrUrl = `https://post.example.org/q/${(i * 2_654_435_761).toString(36).padStart(16, '0')}`
    const context = {
      format: FORMAT,
      empfaenger: recipient(i),
      absender: ABSENDER_MUSTER,
      fassung: FASSUNG,
      datenschutzText: DATENSCHUTZ_MUSTER,
      qrUrls: sameLink(seiten, qrUrl),
      fonts,
    } as const
    return seiten.map((seite) => ({ seite, context }))
  }).flat()
}

/** Print file of 1000 recipients, layout, line breaking and codes included; the best of three runs. */
export async function benchPdf(): Promise<Figure[]> {
  const fonts = nodeFontSet()
  const seiten = card(FORMAT)
  const assets = () => Promise.reject(new Error('no pictures'))
  let least = Infinity
  for (let round = 0; round < 3; round++)
    least = Math.min(
      least,
      await cpuOf(() => writePdf({ format: FORMAT, pages: pagesOf(seiten, fonts), assets, title: 'Messung' })),
    )
  return [
    {
      name: 'pages per CPU second, layout and codes included',
      value: Math.round((RECIPIENTS * seiten.length) / least),
      unit: '',
      reference: null,
      bar: { at: 'least', of: 'value', value: BAR },
    },
  ]
}
