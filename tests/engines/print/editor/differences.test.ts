import { expect, test } from 'vitest'
import type { Layer, Seite } from '#src/contract/dokument.ts'
import { differencesOf } from '#src/engines/print/editor/differences.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { asset, image, shape, text } from '../fixtures.ts'

const page = (layers: Layer[], more: Partial<Seite> = {}): Seite => ({
  side: 'vorderseite',
  layers,
  guides: [],
  ...more,
})
const ASSETS = [asset('rot.jpg', [10, 10]), asset('blau.jpg', [10, 10])]
const said = (before: Seite[], after: Seite[]) =>
  differencesOf(before, after, ASSETS).map(({ ebene, text: words }) => (ebene === null ? words : `${ebene}: ${words}`))
const between = (before: Layer, after: Layer) => said([page([before])], [page([after])])
const gruss = text('Guten Tag', { name: 'Gruß' })
const WEISS = { c: 0, m: 0, y: 0, k: 0 }
const ORANGE = { c: 0, m: 0.6, y: 0.95, k: 0 }

test('two equal drawings differ in nothing', () => {
  expect(said(defaultSeiten('maxipostkarte'), structuredClone(defaultSeiten('maxipostkarte')))).toEqual([])
})

test.each<[string, Layer, Layer, string[]]>([
  ['a step', gruss, { ...gruss, x: 82, y: 6.5 }, ['Gruß: verschoben: 12 mm nach rechts, 3,5 mm nach oben']],
  ['a tiny step', gruss, { ...gruss, x: 70.01 }, ['Gruß: verschoben: weniger als 0,1 mm']],
  ['another size', gruss, { ...gruss, w: 90 }, ['Gruß: Größe: von 80 × 60 mm zu 90 × 60 mm']],
  ['a turn', gruss, { ...gruss, rotation: 7.5 }, ['Gruß: Drehung: von 0° zu 7,5°']],
  ['another name', gruss, { ...gruss, name: 'Anrede' }, ['Anrede: hieß vorher „Gruß“']],
  ['hidden', gruss, { ...gruss, visible: false }, ['Gruß: ausgeblendet']],
  ['fainter', gruss, { ...gruss, opacity: 0.5 }, ['Gruß: Deckkraft: von 100 % zu 50 %']],
  ['colour', gruss, { ...gruss, style: { ...gruss.style, color: ORANGE } }, ['Gruß: Farbe: von Schwarz zu Orange']],
  ['a background', gruss, { ...gruss, background: ORANGE }, ['Gruß: Hintergrund: von keine Farbe zu Orange']],
  [
    'family',
    gruss,
    { ...gruss, style: { ...gruss.style, font: 'lora' } },
    ['Gruß: Schrift: von Source Sans 3 zu Lora'],
  ],
  [
    'cut',
    gruss,
    { ...gruss, style: { ...gruss.style, weight: 700, italic: true } },
    ['Gruß: Schnitt: von Normal zu Fett kursiv'],
  ],
  [
    'type size',
    gruss,
    { ...gruss, style: { ...gruss.style, size: (25.4 / 72) * 12 } },
    ['Gruß: Schriftgröße: von 11,3 pt zu 12 pt'],
  ],
  [
    'picture',
    image({ assetId: 'rot.jpg' }),
    image({ assetId: 'blau.jpg' }),
    ['Bild: Bild: von „rot.jpg“ zu „blau.jpg“'],
  ],
  ['cut-out', image(), image({ crop: { x: 0.1, y: 0, w: 0.9, h: 1 } }), ['Bild: Ausschnitt des Bildes geändert']],
  ['mirrored twice', image(), image({ flipX: true, flipY: true }), ['Bild: gespiegelt']],
  ['fill', shape(), shape({ fill: WEISS }), ['Form: Füllung: von Schwarz zu Weiß']],
  ['line', shape(), shape({ stroke: { color: ORANGE, width: 0.5 } }), ['Form: Linie: von keine zu 0,5 mm Orange']],
  ['lock', gruss, { ...gruss, locked: { ...gruss.locked, position: true } }, ['Gruß: Sperre geändert']],
  ['another kind', gruss, shape({ id: 'text', name: 'Gruß' }), ['Gruß: durch eine Ebene anderer Art ersetzt']],
])('of a layer is told: %s', (_what, before, after, words) => {
  expect(between(before, after)).toEqual(words)
})

test.each([
  ['Bis Samstag 20 % auf alles', 'Bis Sonntag 20 % auf alles', 'von „Samstag“ zu „Sonntag“'],
  ['Guten Tag', 'Guten Tag, liebe Nachbarn', 'von „Tag“ zu „Tag, liebe Nachbarn“'],
  ['Guten Tag', 'Guten schönen Tag', null],
  ['x '.repeat(80), 'y '.repeat(80), `von „${'x '.repeat(30).trim()} …“ zu „${'y '.repeat(30).trim()} …“`],
])('a text is quoted where it changed: %j', (before, after, words) => {
  const [told] = between(gruss, gruss)
  expect(told).toBeUndefined()
  expect(between(text(before, { name: 'Gruß' }), text(after, { name: 'Gruß' }))).toEqual([
    words === null ? 'Gruß: Text ergänzt: „schönen“' : `Gruß: Text: ${words}`,
  ])
})

test('a word that is struck, another emphasis and another alignment are told apart', () => {
  const runs = (style?: { weight: 700 }) => [{ t: 'text' as const, text: 'Guten Tag', ...(style && { style }) }]
  const before = { ...gruss, paragraphs: [{ align: 'left' as const, runs: runs() }] }
  expect(between(text('Guten schönen Tag', { name: 'Gruß' }), gruss)).toEqual(['Gruß: Text gestrichen: „schönen“'])
  expect(between(before, { ...before, paragraphs: [{ align: 'left', runs: runs({ weight: 700 }) }] })).toEqual([
    'Gruß: Auszeichnung im Text geändert',
  ])
  expect(between(before, { ...before, paragraphs: [{ align: 'center', runs: runs() }] })).toEqual([
    'Gruß: Ausrichtung geändert',
  ])
})

test('layers that came, went or changed their page, and pages that came or went', () => {
  const [a, b] = [shape({ id: 'a', name: 'A' }), shape({ id: 'b', name: 'B' })]
  expect(said([page([a])], [page([b])])).toEqual(['A: entfernt', 'B: hinzugefügt'])
  const back = (layers: Layer[]) => page(layers, { side: 'rueckseite' })
  expect(differencesOf([page([a]), back([])], [page([]), back([a])], [])).toEqual([
    { side: 'rueckseite', ebene: 'A', text: 'lag vorher auf der Vorderseite' },
  ])
  expect(said([page([])], [page([]), back([a])])).toEqual(['Seite hinzugefügt'])
  expect(said([page([]), back([a])], [page([])])).toEqual(['Seite entfernt'])
})

test('of an order only those are told that left it', () => {
  const layers = ['A', 'B', 'C', 'D'].map((name) => shape({ id: name, name }))
  const [a, b, c, d] = layers
  if (!a || !b || !c || !d) throw new Error('four layers')
  expect(said([page([a, b, c, d])], [page([b, c, d, a])])).toEqual(['A: weiter nach vorn gelegt'])
  expect(said([page([a, b, c, d])], [page([d, a, b, c])])).toEqual(['D: weiter nach hinten gelegt'])
  expect(said([page([a, b, c])], [page([b, c])])).toEqual(['A: entfernt'])
})

test('the page itself: background and guides', () => {
  expect(said([page([])], [page([], { background: ORANGE, guides: [{ axis: 'x', at: 10 }] })])).toEqual([
    'Hintergrund: von keine Farbe zu Orange',
    'Hilfslinien geändert',
  ])
})

test('fields that an older form of the document lacks are no difference, those that a newer one has are told', () => {
  const newer = { ...gruss, paragraphSpacing: 0, minSize: 0, spalten: [] }
  const { guides: _guides, ...old } = page([gruss])
  const older: unknown = old
  expect(said([older as Seite], [page([newer])])).toEqual([])
  expect(between(gruss, { ...gruss, paragraphSpacing: 3 })).toEqual(['Gruß: Abstand der Absätze geändert'])
  const unknown: unknown = { ...gruss, schatten: { tiefe: 2 } }
  expect(between(gruss, unknown as Layer)).toEqual(['Gruß: Weitere Einstellungen geändert'])
})
