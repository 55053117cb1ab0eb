import { describe, expect, test } from 'vitest'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { FormatId, Layer, Seite, TextStyle } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { checkDokument, type CheckOptions } from '#src/engines/print/preflight/checkDokument.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { sameLink } from '#src/engines/print/qrCodes.ts'
import { asset, fonts, image, pagesWith, shape, text } from './fixtures.ts'
import { expectSentences } from './sentences.ts'

const FULL = asset('rot', [2847, 1548])

function check(seiten: Seite[], more: Partial<CheckOptions> = {}) {
  const befunde = checkDokument(seiten, { format: 'maxipostkarte', assets: [FULL], fonts, ...more })
  expectSentences(befunde)
  return befunde
}

const codes = (seiten: Seite[], more?: Partial<CheckOptions>) => check(seiten, more).map(({ code }) => code)
const back = (...layers: Layer[]) => pagesWith('maxipostkarte', 1, ...layers)
/** Text whose one run has a separate style. */
const small = (style: Partial<TextStyle>) =>
  text('', { x: 40, y: 40, paragraphs: [{ align: 'left', runs: [{ t: 'text', text: 'Klein', style }] }] })
const front = (...layers: Layer[]) => pagesWith('maxipostkarte', 0, ...layers)

/** Changes one system layer of the back. */
function withSystem(system: Layer['system'], change: Partial<Layer>): Seite[] {
  return back().map((seite) => ({
    ...seite,
    layers: seite.layers.map((layer) =>
      layer.system === system && seite.side === 'rueckseite' ? ({ ...layer, ...change } as Layer) : layer,
    ),
  }))
}

describe('a document', () => {
  test.each<FormatId>(['maxipostkarte', 'dina4mailing', 'dina4mailing-2seitig'])(
    'EDT-12 a fresh %s only lacks its code’s content',
    (format) => {
      // The place that the specification gives the code on one-sided A4 reaches into the window: advice, no more.
      const rat = format === 'dina4mailing' ? ['fensterVorgabe'] : []
      expect(codes(defaultSeiten(format), { format }).toSorted()).toEqual([...rat, 'qrInhalt'])
      expect(
        check(defaultSeiten(format), { format, qrUrls: sameLink(defaultSeiten(format), 'https://example.org/q/1') }),
      ).toMatchObject(rat.map((code) => ({ code, schwere: 'hinweis' })))
    },
  )

  test.each<[string, Layer, [string, string][]]>([
    [
      'a return line of one’s own',
      text('Laden · Weg 1', { x: 23, y: 57, w: 60, h: 5 }),
      [['fensterNichtFrei', 'warnung']],
    ],
    ['a logo on the sender line', shape({ x: 60, y: 46, w: 20, h: 6 }), [['absenderVerdeckt', 'fehler']]],
    [
      'a line of text across the sender line',
      text('Angebot', { x: 40, y: 49, w: 60, h: 6 }),
      [['absenderVerdeckt', 'fehler']],
    ],
    ['a logo above the field', shape({ x: 60, y: 30, w: 20, h: 17.5 }), []],
    ['a logo right of the field', shape({ x: 109, y: 46, w: 20, h: 20 }), []],
    ['a colour behind all of it', shape({ x: 0, y: 0, w: 216, h: 303 }), [['anschriftHintergrund', 'warnung']]],
  ])('above the address of a letter: %s', (_, layer, found) => {
    const seiten = pagesWith('dina4mailing-2seitig', 0, layer)
    const befunde = check(seiten, { format: 'dina4mailing-2seitig' })
    expect(befunde.map(({ code, schwere }) => [code, schwere])).toEqual(found)
    for (const { seite, text: said } of befunde)
      expect([seite, said]).toEqual(['vorderseite', expect.stringContaining(layer.name)])
  })

  test('a code that was moved onto the sender line is an error, beside it a warning', () => {
    const moved = (x: number, y: number) =>
      pagesWith('dina4mailing', 0).map((seite) => ({
        ...seite,
        layers: seite.layers.map((layer) => (layer.type === 'qrcode' ? { ...layer, x, y } : layer)),
      }))
    expect(codes(moved(60, 35), { format: 'dina4mailing' })).toEqual(['absenderVerdeckt'])
    expect(codes(moved(6, 34), { format: 'dina4mailing' })).toEqual(['fensterNichtFrei'])
    expect(codes(moved(6, 110), { format: 'dina4mailing' })).toEqual([])
  })

  test.each<[string, Seite[], string[]]>([
    ['full background and text are fine', front(image(), text('Hallo')), []],
    ['background under the zones', back(image()), []],
    ['EDT-08 panel in the recipient zone', back(shape({ x: 150, y: 20, w: 30, h: 20 })), ['zoneNichtFrei']],
    ['EDT-08 panel in the coding zone', back(shape({ x: 20, y: 100, w: 30, h: 20 })), ['zoneNichtFrei']],
    ['panel that touches a zone with half a square millimetre', back(shape({ x: 163, y: 20, w: 2, h: 0.5 })), []],
    ['panel with a little more', back(shape({ x: 163, y: 20, w: 2, h: 0.6 })), ['zoneNichtFrei']],
    ['panel at the border of a zone', back(shape({ x: 144, y: 20, w: 20, h: 20 })), []],
    [
      'turned panel whose corner reaches in',
      back(shape({ x: 141, y: 20, w: 20, h: 20, rotation: 45 })),
      ['zoneNichtFrei'],
    ],
    ['turned panel whose box alone reaches in', back(shape({ x: 134, y: 60, w: 28, h: 2, rotation: 45 })), []],
    ['text box in the zone, letters outside', back(text('kurz', { x: 120, w: 60 })), []],
    ['letters in the zone', back(text('so lang, dass es hineinreicht', { x: 130, w: 60 })), ['zoneNichtFrei']],
    ['picture that stops at the trim', front(image({ x: 3, y: 3, w: 235, h: 125 })), ['beschnittNichtGefuellt']],
    ['picture that stops in the bleed', front(image({ x: 1, y: 0, w: 240, h: 131 })), ['beschnittNichtGefuellt']],
    ['picture in the page', front(image({ x: 40, y: 40, w: 40, h: 40 })), []],
    ['logo too near to the cut', front(image({ x: 4.5, y: 40, w: 40, h: 40 })), ['sicherheitsabstand']],
    ['picture that runs off the page at one side', front(image({ x: 0, y: 40, w: 60, h: 40 })), []],
    ['logo at the distance that is asked for', front(image({ x: 6, y: 40, w: 40, h: 40 })), []],
    ['text too near to the cut', front(text('Rand', { x: 4 })), ['sicherheitsabstand']],
    ['EDT-08 text off the page', front(text('weg', { x: 300 })), ['ausserhalb']],
    ['picture that is gone', front(image({ assetId: 'klein', x: 40, y: 40, w: 60, h: 60 })), ['bildFehlt']],
    [
      'no fallback',
      front(text('', { paragraphs: [{ align: 'left', runs: [{ t: 'ph', key: 'gutscheincode', fallback: '' }] }] })),
      ['ersatztextFehlt'],
    ],
    ['too much ink in letters', front(small({ color: { c: 1, m: 1, y: 1, k: 0.5 } })), ['farbauftrag']],
    ['as much ink in letters as there may be', front(small({ color: { c: 1, m: 1, y: 1, k: 0 } })), []],
    [
      'much ink in an area, of which the picture of the page tells',
      front(shape({ fill: { c: 1, m: 1, y: 1, k: 0.5 } })),
      [],
    ],
    ['small code', withSystem('qr', { w: 12, h: 12 }), ['qrZuKlein']],
    ['code in the zone', withSystem('qr', { x: 160 }), ['zoneNichtFrei']],
    ['code switched off', withSystem('qr', { enabled: false, inhalt: '' } as Partial<Layer>), []],
    [
      'EDT-12 code too fine',
      withSystem('qr', { inhalt: `https://example.org/${'x'.repeat(300)}` } as Partial<Layer>),
      ['qrZuFein'],
    ],
    ['refused address', withSystem('qr', { inhalt: 'javascript:alert(1)' } as Partial<Layer>), ['qrInhalt']],
    ['zone moved', withSystem('codierzone', { y: 120 }), ['ebeneVerschoben']],
    ['zone hidden', withSystem('stempelEmpfaenger', { visible: false }), ['pflichtEbeneFehlt']],
    [
      'a hairline',
      front(shape({ x: 40, y: 40, stroke: { color: { c: 0, m: 0, y: 0, k: 1 }, width: 0.05 } })),
      ['haarlinie'],
    ],
    [
      'a white hairline',
      front(shape({ x: 40, y: 40, stroke: { color: { c: 0, m: 0, y: 0, k: 0 }, width: 0.05 } })),
      [],
    ],
    ['type of 3.4 pt', front(small({ size: 1.2 })), ['schriftKlein']],
    [
      'type of 4.5 pt in two inks',
      front(small({ size: 1.6, color: { c: 1, m: 0.5, y: 0, k: 0 } })),
      ['schriftMehrfarbig'],
    ],
    ['type of 4.5 pt in black', front(small({ size: 1.6 })), []],
    ['privacy text too narrow', withSystem('datenschutz', { w: 40 }), ['datenschutzZuKlein']],
    [
      'privacy text with its lines upon each other',
      withSystem('datenschutz', { lineHeight: 1.5 }),
      ['datenschutzZuKlein'],
    ],
    ['a page missing', back().slice(1), ['seiteFehlt']],
  ])('%s', (_, seiten, expected) => {
    expect(codes(seiten)).toEqual(expected)
  })

  test('required layers of a page that was emptied', () => {
    const seiten = defaultSeiten('maxipostkarte').map((seite) => ({ ...seite, layers: [] }))
    expect(codes(seiten)).toEqual(Array.from({ length: 4 }, () => 'pflichtEbeneFehlt'))
  })

  test('resolution: the part of the picture that is used counts', () => {
    const dpi = (px: [number, number], more = {}) =>
      check(front(image({ x: 40, y: 40, w: 50.8, h: 50.8, ...more })), { assets: [asset('rot', px)] })
    expect(dpi([600, 600])).toEqual([])
    expect(dpi([500, 500])).toMatchObject([{ schwere: 'warnung', ist: '250 dpi', layerId: 'bild' }])
    expect(dpi([600, 600], { crop: { x: 0, y: 0, w: 0.25, h: 0.25 } })).toMatchObject([
      { schwere: 'fehler', ist: '75 dpi' },
    ])
    // A wide picture that fills a square uses its middle only.
    expect(dpi([2000, 300])).toMatchObject([{ schwere: 'warnung', ist: '150 dpi' }])
  })

  test('the privacy text needs room, unknown as well as known', () => {
    const near = withSystem('qr', { y: 26 })
    expect(check(near)).toMatchObject([{ code: 'datenschutzVerdeckt', schwere: 'warnung' }])
    expect(codes(near, { datenschutzText: 'Kurz.' })).toEqual([])
    const long = 'Datenschutz ist wichtig. '.repeat(30)
    expect(check(back(), { datenschutzText: long })).toMatchObject([{ code: 'datenschutzVerdeckt', schwere: 'fehler' }])
  })

  test('the privacy text stays inside the cut', () => {
    const found = check(withSystem('datenschutz', { x: 2 }))
    expect(found.map(({ code, schwere }) => `${code} ${schwere}`)).toEqual([
      'sicherheitsabstand warnung',
      'datenschutzPlatz warnung',
    ])
    expect(found[1]?.text).toMatch(/braucht 22 mm Höhe und ragt über die Schnittkante.*erst mit der Kampagne fest/)
    const known = check(withSystem('datenschutz', { x: 2 }), { datenschutzText: 'Kurz.' })
    expect(known.map(({ code, schwere }) => `${code} ${schwere}`)).toEqual([
      'datenschutzPlatz fehler',
      'sicherheitsabstand warnung',
    ])
    expect(known[0]?.text).toMatch(/braucht 16 mm Höhe und ragt über die Schnittkante\.$/)
    expect(codes(withSystem('datenschutz', { x: 3 }), { datenschutzText: 'Kurz.' })).not.toContain('datenschutzPlatz')
  })

  test('A4: nothing runs into the address', () => {
    const a4 = (layer: Layer) => codes(pagesWith('dina4mailing-2seitig', 0, layer), { format: 'dina4mailing-2seitig' })
    expect(a4(text('Betreff', { x: 30, y: 70 }))).toEqual(['anschriftVerdeckt'])
    expect(a4(image({ x: 0, y: 0, w: 216, h: 303 }))).toContain('anschriftHintergrund')
    expect(a4(text('Betreff', { x: 30, y: 110 }))).toEqual([])
    // What covers it stops the print, what lies behind it is a matter of taste.
    const weight = (layer: Layer) =>
      check(pagesWith('dina4mailing-2seitig', 0, layer), { format: 'dina4mailing-2seitig' }).flatMap(
        ({ code, schwere }) => (code.startsWith('anschrift') ? [schwere] : []),
      )
    expect(weight(text('Betreff', { x: 30, y: 70 }))).toEqual(['fehler'])
    expect(weight(image({ x: 0, y: 0, w: 216, h: 303 }))).toEqual(['warnung'])
  })

  test('EDT-05, EDT-07 hard cases: the first recipient that does not fit is named, once', () => {
    const greeting = text('', {
      w: 40,
      paragraphs: [{ align: 'left', runs: [{ t: 'ph', key: 'nachname', fallback: 'Sie' }] }],
    })
    const person = (nachname: string, more: Partial<Empfaenger> = {}) => ({ ...BEISPIEL_EMPFAENGER, nachname, ...more })
    const empfaenger = [
      person('Kurz'),
      person('Donaudampfschifffahrtskapitän'),
      person('Rindfleischetikettierungsgesetz'),
      person('א'),
    ]
    const found = check(front(greeting), { empfaenger })
    expect(found.map(({ code }) => code).toSorted()).toEqual(['wortZuBreit', 'zeichenFehlt', 'zeichenFehlt'])
    expect(found.find(({ code }) => code === 'wortZuBreit')?.text).toContain('Donaudampfschifffahrtskapitän')
    expect(found.filter(({ code }) => code === 'wortZuBreit')).toHaveLength(1)
    expect(found.find(({ code }) => code === 'wortZuBreit')).toMatchObject({ betrifft: 'empfaenger', stueck: 2 })
    // What happens to everybody is wrong with the sheet.
    expect(check(front(greeting), { empfaenger: empfaenger.slice(1, 3) })[0]).not.toHaveProperty('betrifft')
  })
})
