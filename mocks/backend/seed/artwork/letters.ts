import type { Seite } from '#src/contract/dokument.ts'
import { frontAndBack, picture, placeSystem, shape, text, withLayers } from './layers.ts'

const M = 'montserrat'
const BRIEF = '#2b2a28'
const TINTE = '#21455e'

/** Optician: a personal letter in front, the picture with the offer behind. */
export function optik(kopf: string, bild: string): Seite[] {
  const [vorne, hinten] = frontAndBack('dina4mailing-2seitig')
  return [
    withLayers(vorne, [
      picture('kopf', [0, 0, 216, 42], kopf, 'See durch eine Brille gesehen'),
      text('marke', [28, 12, 80, 12], ['Optik Seeblick'], { font: M, weight: 700, size: 7, color: '#3a2a24' }),
      text('ort', [132, 66, 62, 8], ['Dresden, im Frühjahr'], { size: 3.9, color: BRIEF, align: 'right' }),
      text('betreff', [28, 112, 165, 10], ['Wann haben Sie zuletzt wirklich scharf gesehen?'], {
        font: M,
        weight: 700,
        size: 5.4,
        color: TINTE,
      }),
      text(
        'brief',
        [28, 126, 160, 92],
        [
          '{briefanrede|Guten Tag},',
          '',
          'Augen ändern sich leise. Man hält das Buch ein wenig weiter weg, man meidet die Fahrt bei Nacht, und eines Tages ist Anstrengung normal geworden. Das muss nicht sein.',
          '',
          'Darum laden wir Sie zu einem Sehtest ein, der 40 Minuten dauert und nicht eilt: Sehschärfe nah und fern, Dämmerung, Blendung und Augendruck. Danach wissen Sie, was Ihre Augen brauchen, und wir sagen Ihnen ehrlich, wenn die alte Brille noch gut ist.',
          '',
          'Bringen Sie diesen Brief mit. Der Test kostet Sie dann nichts, und auf Gläser mit Entspiegelung geben wir 80 Euro.',
        ],
        { size: 4, color: BRIEF, leading: 1.36 },
      ),
      text('gruss', [28, 206, 90, 24], ['Ihre', 'Hanna Seebach', 'Augenoptikermeisterin'], {
        size: 4,
        color: BRIEF,
        leading: 1.4,
      }),
      shape('fuss', [0, 270, 216, 33], '#eef3f6'),
      text(
        'fusstext',
        [28, 276, 165, 16],
        [
          'Optik Seeblick · Bootssteg 2 · 01326 Dresden · Mo bis Fr 9 bis 18.30 Uhr, Sa 9 bis 14 Uhr',
          'optik-seeblick.example.org',
        ],
        {
          size: 3.2,
          color: TINTE,
        },
      ),
    ]),
    withLayers(
      placeSystem(hinten, {
        qr: { inhalt: 'https://optik-seeblick.example.org/sehtest', x: 180, y: 262 },
        datenschutz: { x: 12, y: 268 },
      }),
      [
        picture('bild', [0, 0, 216, 303], bild, 'See, scharf nur in den Brillengläsern'),
        text('titel', [20, 28, 176, 52], ['Sehen,', 'wie es gemeint war.'], {
          font: M,
          weight: 700,
          size: 15.5,
          color: '#4b2f2a',
          leading: 1.16,
        }),
        text('unter', [20.6, 72, 140, 20], ['Sehtest in 40 Minuten, kostenlos mit diesem Brief.'], {
          weight: 600,
          size: 5.6,
          color: '#4b2f2a',
        }),
        shape('karte', [9, 256, 198, 38], '#ffffff', { radius: 4, opacity: 0.94 }),
        text('angebot', [76, 263, 98, 12], ['80 Euro auf entspiegelte Gläser'], {
          font: M,
          weight: 700,
          size: 5,
          color: TINTE,
        }),
        text(
          'scan',
          [76, 273, 98, 14],
          ['Termin wählen: Code scannen oder anrufen.', 'Gültig bis 31. Mai, ein Brief je Brille.'],
          {
            size: 3.7,
            color: BRIEF,
          },
        ),
      ],
    ),
  ]
}

/** The shops' association in Advent: one page with the address on a card in the night sky. */
export function adventsabend(bild: string): Seite[] {
  const [vorne] = frontAndBack('dina4mailing')
  return [
    withLayers(
      placeSystem(vorne, {
        qr: { inhalt: 'https://ladenverbund-elbtal.example.org/advent', x: 178, y: 270 },
        datenschutz: { x: 12, y: 272 },
      }),
      [
        picture('bild', [0, 104, 216, 199], bild, 'Beleuchtete Läden im Schnee'),
        text('marke', [28, 20, 110, 12], ['Ladenverbund Elbtal'], {
          font: M,
          weight: 700,
          size: 6.6,
          color: '#1a2e52',
        }),
        text('motto', [28, 30, 110, 8], ['31 Läden, die man kennt'], { size: 4, color: '#6b6661' }),
        text('titel', [28, 116, 150, 44], ['Ein Abend,', 'alle Türen offen.'], {
          font: M,
          weight: 700,
          size: 15,
          color: '#fff3d6',
          leading: 1.16,
        }),
        text(
          'unter',
          [28.6, 156, 150, 24],
          [
            'Adventsabend im Elbtal, 12. Dezember, 16 bis 22 Uhr:',
            '31 Läden, heißer Apfelsaft und Musik auf der Straße.',
          ],
          {
            weight: 600,
            size: 5.2,
            color: '#ffffff',
            leading: 1.36,
          },
        ),
        shape('karte', [9, 264, 198, 32], '#ffffff', { radius: 4 }),
        text(
          'scan',
          [74, 270, 100, 22],
          ['Programm und Plan:', 'Code scannen oder auf', 'ladenverbund-elbtal.example.org'],
          {
            weight: 600,
            size: 3.9,
            color: '#1a2e52',
            leading: 1.4,
          },
        ),
      ],
    ),
  ]
}
