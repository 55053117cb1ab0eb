import { expect, test } from 'vitest'
import { FORMATE } from '#src/contract/dokument.ts'
import { anleitung, druckdaten, druckdatenText, PROGRAMME } from '#src/engines/print/druckdaten.ts'
import { layout } from '#src/engines/print/layout.ts'
import { vorlageSeiten } from '#src/engines/print/vorlage.ts'
import { contextOf } from './fixtures.ts'

test('a designer reads the figures of the format and of its white areas', () => {
  const card = druckdatenText('indesign', 'maxipostkarte')
  for (const figure of ['235 × 125 mm', '241 × 131 mm', '3 mm', 'rechts 74 mm', 'unten 15 mm', '300 dpi', 'PDF/X-4'])
    expect(card).toContain(figure)
  const letter = druckdatenText('word', 'dina4mailing')
  expect(letter).toContain('216 × 303 mm')
  // The field as it is measured on the paper, not from the bleed.
  expect(letter).toContain('85 × 27,3 mm, 20 mm von links und 62,7 mm von oben')
  expect(letter).not.toContain('bleibt weiß')
})

test('each program has its own way, in whole sentences with the figures of the format', () => {
  for (const format of FORMATE) {
    expect(new Set(PROGRAMME.map((programm) => anleitung(programm, format).join())).size).toBe(PROGRAMME.length)
    for (const programm of PROGRAMME)
      for (const satz of anleitung(programm, format)) expect(satz).toMatch(/^[A-ZÄÖÜ].*[.]$/)
    expect(druckdaten(format).every(({ wert }) => wert.length > 0)).toBe(true)
  }
})

test('the sheet to work on names every area and loses no word', () => {
  for (const format of FORMATE) {
    const seiten = vorlageSeiten(format)
    for (const seite of seiten) {
      const { befunde } = layout(seite, contextOf(format))
      expect(befunde).toEqual([])
    }
    const words = JSON.stringify(seiten)
    expect(words).toContain('Anschrift')
    expect(words.includes('Codierzone: bleibt weiß')).toBe(format === 'maxipostkarte')
  }
})
