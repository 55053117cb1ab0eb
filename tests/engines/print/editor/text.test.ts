import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextLayer } from '#src/contract/dokument.ts'
import { newTextLayer } from '#src/engines/print/editor/newLayers.ts'
import {
  applyStyle,
  fromPlainText,
  placeholdersOf,
  setAlign,
  setFallback,
  fillFields,
  styleRange,
  toPlainText,
} from '#src/engines/print/editor/text.ts'
import { EIN_FELD, gemeinteFelder } from '#src/engines/print/text/gemeinteFelder.ts'

type Paragraphs = TextLayer['paragraphs']
const plain = (text: string): Paragraphs => fromPlainText(text, [])
const anyText = fc
  .array(fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('{vorname}', '{ort}', '\n', 'ä', '😀', '{nix}')), {
    maxLength: 12,
  })
  .map((parts) => parts.join('').replaceAll('\r\n', '\n').normalize('NFC'))

describe('text of a layer in a text field', () => {
  it('comes out as it was typed', () => {
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        fc.pre(!gemeinteFelder(after.replaceAll(/\{(?:vorname|ort)\}/g, EIN_FELD)).some(({ sicher }) => sicher))
        expect(toPlainText(fromPlainText(after, plain(before)))).toBe(after)
      }),
    )
  })

  it.each([
    ['Hallo {{vorname}}!', 'Hallo {vorname}!'],
    ['Hallo { Vorname }!', 'Hallo {vorname}!'],
    ['Hallo [Vorname] <<Nachname>>, %%ORT%%', 'Hallo {vorname} {nachname}, {ort}'],
    ['Hallo ${vorname} und {{{ort}}}', 'Hallo {vorname} und {ort}'],
  ])('a field in other brackets that is typed or pasted becomes one: %s', (typed, read) => {
    expect(toPlainText(plain(typed))).toBe(read)
    // Letter by letter as well.
    let paragraphs = plain('')
    for (const letter of typed) paragraphs = fromPlainText(toPlainText(paragraphs) + letter, paragraphs)
    expect(toPlainText(paragraphs)).toBe(read)
  })

  it.each(['«Vorname»', '{nachame}', '{vorname', '[CODE]', '{{foo}}'])('what may be words stays: %s', (typed) => {
    expect(toPlainText(plain(`Hallo ${typed} da`))).toBe(`Hallo ${typed} da`)
  })

  it('what stood there before stays until somebody asks for it, and keeps its look then', () => {
    const stored = styleRange(
      [{ align: 'left' as const, runs: [{ t: 'text' as const, text: 'Hallo [Vorname], {nachame}' }] }],
      6,
      15,
      { weight: 700 },
    )
    expect(toPlainText(fromPlainText('Guten Tag, Hallo [Vorname], {nachame}', stored))).toContain('[Vorname]')
    const [first] = fillFields(stored)
    expect(first?.runs).toEqual([
      { t: 'text', text: 'Hallo ' },
      { t: 'ph', key: 'vorname', fallback: 'Nachbar', style: { weight: 700 } },
      { t: 'text', text: ', ' },
      { t: 'ph', key: 'nachname', fallback: 'Nachbarn' },
    ])
  })

  it('reads placeholders and leaves other braces alone', () => {
    const [first] = plain('Hallo {vorname} {x}')
    expect(first?.runs).toEqual([
      { t: 'text', text: 'Hallo ' },
      { t: 'ph', key: 'vorname', fallback: 'Nachbar' },
      { t: 'text', text: ' {x}' },
    ])
  })

  it('keeps the replacement text of a placeholder through typing', () => {
    const named = setFallback(plain('Hallo {vorname}!'), 'vorname', 'Freundin')
    expect(placeholdersOf(fromPlainText('Hallo liebe {vorname}! {ort} {vorname}', named))).toEqual([
      { key: 'vorname', fallback: 'Freundin' },
      { key: 'ort', fallback: 'Ihre Stadt' },
    ])
  })

  it('keeps a bold word bold while text around it changes', () => {
    const bold = styleRange(plain('Nur heute billig'), 4, 9, { weight: 700 })
    const typed = fromPlainText('Wirklich nur heute sehr billig', fromPlainText('Nur heute sehr billig', bold))
    const runs = typed[0]?.runs ?? []
    const words = runs.filter((run) => run.style?.weight === 700).map((run) => (run.t === 'text' ? run.text : ''))
    expect(words.join('')).toContain('heute')
    expect(words.join('')).not.toContain('billig')
  })

  it('styles whole placeholders, however little of them is marked', () => {
    const styled = styleRange(plain('An {ort}'), 4, 5, { italic: true })
    expect(styled[0]?.runs[1]).toEqual({ t: 'ph', key: 'ort', fallback: 'Ihre Stadt', style: { italic: true } })
  })

  it('gives the whole layer a look and takes the parts along', () => {
    const layer = newTextLayer('text-1', { x: 0, y: 0, w: 100, h: 100 }, 'source-sans-3')
    const partly = { ...layer, paragraphs: styleRange(plain('eins zwei'), 0, 4, { weight: 700, italic: true }) }
    const all = applyStyle(partly, { weight: 600 }, { start: 0, end: 0 })
    expect(all.style.weight).toBe(600)
    expect(all.paragraphs[0]?.runs[0]).toEqual({ t: 'text', text: 'eins', style: { italic: true } })
  })

  it('keeps where each paragraph stands, and a new one stands as the one before it', () => {
    const two: Paragraphs = [
      { align: 'left', runs: [{ t: 'text', text: 'eins' }] },
      { align: 'right', runs: [{ t: 'text', text: 'zwei' }] },
    ]
    const aligned = (paragraphs: Paragraphs) =>
      paragraphs.map(({ align, runs }) => `${align} ${toPlainText([{ align, runs }])}`)
    expect(aligned(fromPlainText('eins\nzwei mehr', two))).toEqual(['left eins', 'right zwei mehr'])
    expect(aligned(fromPlainText('eins\nzwei\ndrei', two))).toEqual(['left eins', 'right zwei', 'right drei'])
    expect(aligned(fromPlainText('eins', two))).toEqual(['left eins'])
    expect(aligned(setAlign(two, 'center'))).toEqual(['center eins', 'center zwei'])
    expect(aligned(fromPlainText('neu', []))).toEqual(['left neu'])
    const right: Paragraphs = [{ align: 'right', runs: [] }]
    expect(aligned(fromPlainText('neu', right))).toEqual(['right neu'])
    expect(aligned(styleRange(fromPlainText('neu', right), 0, 1, {}))).toEqual(['right neu'])
  })

  it('keeps what was typed in one piece, and names a look only where there is one', () => {
    expect(plain('ein Satz, ganz gewöhnlich')[0]?.runs).toEqual([{ t: 'text', text: 'ein Satz, ganz gewöhnlich' }])
    const same = styleRange(plain('abcd'), 1, 3, {})
    expect(same[0]?.runs).toEqual([{ t: 'text', text: 'abcd' }])
    const middle = styleRange(plain('abcd'), 1, 3, { weight: 700 })
    expect(middle[0]?.runs).toEqual([
      { t: 'text', text: 'a' },
      { t: 'text', text: 'bc', style: { weight: 700 } },
      { t: 'text', text: 'd' },
    ])
    // The rest of it in the same look: one piece again.
    expect(styleRange(middle, 0, 4, { weight: 700 })[0]?.runs).toHaveLength(1)
    expect(styleRange(middle, 1, 3, { italic: true })[0]?.runs[1]?.style).toEqual({ weight: 700, italic: true })
    expect(styleRange(plain('a\nb'), 2, 3, { italic: true }).map(({ runs }) => runs[0]?.style)).toEqual([
      undefined,
      { italic: true },
    ])
  })

  it('two placeholders side by side stay two', () => {
    const twice = plain('{ort}{ort}{plz}')
    expect(twice[0]?.runs).toEqual([
      { t: 'ph', key: 'ort', fallback: 'Ihre Stadt' },
      { t: 'ph', key: 'ort', fallback: 'Ihre Stadt' },
      { t: 'ph', key: 'plz', fallback: '' },
    ])
    expect(setFallback(twice, 'plz', '50667')[0]?.runs.map((run) => run.t === 'ph' && run.fallback)).toEqual([
      'Ihre Stadt',
      'Ihre Stadt',
      '50667',
    ])
  })

  it('what is typed behind a bold word is bold, and before it is not', () => {
    const bold = styleRange(plain('ab cd'), 0, 2, { weight: 700 })
    const weights = (paragraphs: Paragraphs) =>
      paragraphs.flatMap(({ runs }) => runs.map((run) => [run.t === 'text' ? run.text : '', run.style?.weight]))
    expect(weights(fromPlainText('abx cd', bold))).toEqual([
      ['abx', 700],
      [' cd', undefined],
    ])
    expect(weights(fromPlainText('xab cd', bold))).toEqual([
      ['x', undefined],
      ['ab', 700],
      [' cd', undefined],
    ])
    expect(weights(fromPlainText('ab', bold))).toEqual([['ab', 700]])
    expect(weights(fromPlainText('abab cd', bold))).toEqual([
      ['abab', 700],
      [' cd', undefined],
    ])
    expect(fromPlainText('a\r\nb', [])).toHaveLength(2)
  })

  it('styles what is marked alone, and the layer where nothing is', () => {
    const layer = { ...newTextLayer('t', { x: 0, y: 0, w: 100, h: 100 }, 'source-sans-3'), paragraphs: plain('abcd') }
    const marked = applyStyle(layer, { weight: 700 }, { start: 1, end: 2 })
    expect(marked.style).toEqual(layer.style)
    expect(marked.paragraphs[0]?.runs[1]).toEqual({ t: 'text', text: 'b', style: { weight: 700 } })
    const whole = applyStyle(marked, { weight: 600, italic: undefined }, { start: 2, end: 2 })
    expect(whole.style).toEqual({ ...layer.style, weight: 600 })
    expect(whole.paragraphs[0]?.runs.every((run) => run.style === undefined)).toBe(true)
  })

  it('an own column is a place by its name, whatever stands in it', () => {
    const named = plain('Ihre {spalte:Filiale Süd} in {ort}, {spalte:Ort}{spalte:}{spalte:a{b}')
    expect(named[0]?.runs).toEqual([
      { t: 'text', text: 'Ihre ' },
      { t: 'ph', key: 'spalte:Filiale Süd', fallback: '' },
      { t: 'text', text: ' in ' },
      { t: 'ph', key: 'ort', fallback: 'Ihre Stadt' },
      { t: 'text', text: ', ' },
      { t: 'ph', key: 'spalte:Ort', fallback: '' },
      { t: 'text', text: '{spalte:}{spalte:a{b}' },
    ])
    const filled = setFallback(named, 'spalte:Ort', 'hier')
    expect(placeholdersOf(filled).map(({ key, fallback }) => [key, fallback])).toEqual([
      ['spalte:Filiale Süd', ''],
      ['ort', 'Ihre Stadt'],
      ['spalte:Ort', 'hier'],
    ])
    expect(fromPlainText(`${toPlainText(filled)}!`, filled)[0]?.runs.slice(0, 6)).toEqual(filled[0]?.runs.slice(0, 6))
  })
})
