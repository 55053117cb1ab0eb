import type { Layer, Seite } from '../../src/contract/dokument.ts'
import type { Empfaenger } from '../../src/contract/zielgruppe.ts'
import { nodeFontSet } from '../../mocks/backend/platform/print/nodeFonts.ts'
import { ABSENDER_MUSTER, BEISPIEL_EMPFAENGER, DATENSCHUTZ_MUSTER } from '../../src/domain/print/beispiel.ts'
import { FASSUNG } from '../../src/domain/print/fassung.ts'
import { SCHWARZ } from '../../src/domain/print/farbe.ts'
import { defaultSeiten } from '../../src/domain/print/layers.ts'
import { sameLink } from '#src/domain/print/qrCodes.ts'
import { writePdf } from '../../src/domain/print/pdf/writePdf.ts'
import type { Figure } from './figure.ts'

/** Pages per CPU second that the print core holds (print 10). */
const BAR = 1000
const RECIPIENTS = 1000
const FORMAT = 'maxipostkarte'

const VORNAMEN = ['Jürgen', 'Änne', 'Günther', 'Ursula', 'Ömer', 'Zoë', 'Björn', 'Käthe']
const NACHNAMEN = ['Müller', 'Größmann', 'Weiß', 'Schäfer', 'Yıldız', 'Łukaszewski', 'Böhm', 'Şahin']

function recipient(i: number): Empfaenger {
  return {
    ...BEISPIEL_EMPFAENGER,
    anrede: i % 2 ? 'Frau' : 'Herr',
    vorname: VORNAMEN[i % 8] ?? '',
    nachname: NACHNAMEN[(i * 3) % 8] ?? '',
    hausnummer: String(1 + (i % 140)),
    plz: String(10_000 + ((i * 37) % 89_999)),
  }
}

function textLayer(id: string, x: number, y: number, w: number, size: number, text: string): Layer {
  return {
    id,
    name: id,
    type: 'text',
    x,
    y,
    w,
    h: 50,
    rotation: 0,
    opacity: 1,
    visible: true,
    print: true,
    locked: {
      position: false,
      size: false,
      content: false,
      order: false,
      delete: false,
    },
    required: false,
    paragraphs: [
      {
        align: 'left',
        runs: [
          {
            t: 'ph',
            key: 'briefanrede',
            fallback: 'Guten Tag',
          },
          {
            t: 'text',
            text: `,${text}`,
          },
        ],
      },
    ],
    style: {
      font: 'source-sans-3',
      weight: 400,
      italic: false,
      size,
      color: SCHWARZ,
      tracking: 0,
      underline: false,
    },
    lineHeight: size * 1.3,
    padding: 0,
    vAlign: 'top',
    overflow: 'verkleinern',
  }
}

/** The card of print 2: a greeting in front, a personal letter, privacy text, code and address on the back. */
function card(): Seite[] {
  const seiten = defaultSeiten(FORMAT)
  const letter =
    ' wir freuen uns, Ihnen unser neues Angebot vorzustellen. Besuchen Sie uns ganz in Ihrer Nähe und sichern Sie sich ' +
    '25 € Willkommensrabatt auf Ihren ersten Einkauf über 100 €. Größere Stückzahlen? Wir beraten Sie überaus gern.'
  seiten[0]?.layers.push(textLayer('gruss', 24, 82, 112, 8, ' Ihr Gutschein wartet!'))
  seiten[1]?.layers.push(textLayer('brief', 70, 20, 80, 3.5, letter))
  return seiten
}

/** Print file of 1000 recipients, layout, line breaking and codes included; the best of three runs. */
export async function benchPdf(): Promise<Figure[]> {
  const fonts = await nodeFontSet()
  const seiten = card()
  let best = 0
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage()
    const pages = Array.from({ length: RECIPIENTS }, (_, i) => {
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
    await writePdf({ format: FORMAT, pages, assets: () => Promise.reject(new Error('no pictures')), title: 'Messung' })
    const { user, system } = process.cpuUsage(before)
    best = Math.max(best, pages.length / ((user + system) / 1e6))
  }
  return [
    {
      name: 'pages per CPU second, layout and codes included',
      value: Math.round(best),
      unit: '',
      reference: null,
      bar: { at: 'least', of: 'value', value: BAR },
    },
  ]
}
