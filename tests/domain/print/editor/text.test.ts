import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextLayer } from '#src/contract/dokument.ts'
import { newTextLayer } from '#src/domain/print/editor/newLayers.ts'
import {
  applyStyle,
  fromPlainText,
  placeholdersOf,
  setFallback,
  styleRange,
  toPlainText,
} from '#src/domain/print/editor/text.ts'

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
        expect(toPlainText(fromPlainText(after, plain(before)))).toBe(after)
      }),
    )
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
})
