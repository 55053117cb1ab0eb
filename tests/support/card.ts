import type { FormatId, Layer, Seite } from '../../src/contract/dokument.ts'
import type { Empfaenger } from '../../src/contract/zielgruppe.ts'
import { BEISPIEL_EMPFAENGER } from '../../src/engines/print/beispiel.ts'
import { SCHWARZ } from '../../src/engines/print/farbe.ts'
import { defaultSeiten } from '../../src/engines/print/layers.ts'

const VORNAMEN = ['Jürgen', 'Änne', 'Günther', 'Ursula', 'Ömer', 'Zoë', 'Björn', 'Käthe']
const NACHNAMEN = ['Müller', 'Größmann', 'Weiß', 'Schäfer', 'Yıldız', 'Łukaszewski', 'Böhm', 'Şahin']

/** One of many people, with names of many letters. */
export function recipient(i: number): Empfaenger {
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

/** The sheet of print 2: a greeting in front, a personal letter, privacy text, code and address on the last page. */
export function card(format: FormatId): Seite[] {
  const seiten = defaultSeiten(format)
  const letter =
    ' wir freuen uns, Ihnen unser neues Angebot vorzustellen. Besuchen Sie uns ganz in Ihrer Nähe und sichern Sie sich ' +
    '25 € Willkommensrabatt auf Ihren ersten Einkauf über 100 €. Größere Stückzahlen? Wir beraten Sie überaus gern.'
  seiten[0]?.layers.push(textLayer('gruss', 24, 82, 112, 8, ' Ihr Gutschein wartet!'))
  seiten.at(-1)?.layers.push(textLayer('brief', 70, format === 'maxipostkarte' ? 20 : 120, 80, 3.5, letter))
  return seiten
}
