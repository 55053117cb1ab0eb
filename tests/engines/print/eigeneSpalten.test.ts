import { describe, expect, it, test } from 'vitest'
import type { Bedingung, Seite } from '#src/contract/dokument.ts'
import { seite } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER, platzhalterWert } from '#src/engines/print/beispiel.ts'
import { isFor, seiteFor, spaltenOf } from '#src/engines/print/eigeneSpalten.ts'
import { layout } from '#src/engines/print/layout.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { Textprobe } from '#src/engines/print/textprobe/textprobe.ts'
import { leftOut } from '#tests/support/programs.ts'
import { contextOf, pagesWith, run, shape, text, withFile } from './fixtures.ts'

const PERSON = { ...BEISPIEL_EMPFAENGER, nachname: 'Weber' }
const mit = (spalten: Record<string, string>) => ({ ...PERSON, spalten })
const wenn = (art: Bedingung['art'], ...werte: string[]): Bedingung => ({ spalte: 'Stufe', art, werte })

test('a place prints what the column of that name holds, whatever its case; the example has its name', () => {
  expect(platzhalterWert(mit({ Filiale: ' Köln ' }), 'spalte:filiale')).toBe('Köln')
  expect(platzhalterWert(mit({ Ort: 'Bonn' }), 'spalte:Ort')).toBe('Bonn')
  expect(platzhalterWert(mit({ Ort: 'Bonn' }), 'ort')).toBe('Köln')
  expect(platzhalterWert(PERSON, 'spalte:Filiale')).toBe('')
  expect(platzhalterWert(BEISPIEL_EMPFAENGER, 'spalte:Filiale')).toBe('Filiale')
})

describe('conditions of layers (print 8.9)', () => {
  it.each<[Bedingung, string | null, boolean]>([
    [wenn('ist', 'Gold'), 'gold ', true],
    [wenn('ist', 'Gold'), 'Goldig', false],
    [wenn('ist', 'Gold'), null, false],
    [wenn('istNicht', 'Gold'), 'Silber', true],
    [wenn('istNicht', 'Gold'), null, true],
    [wenn('istNicht', 'Gold'), 'GOLD', false],
    [wenn('istLeer'), null, true],
    [wenn('istLeer'), '', true],
    [wenn('istLeer'), 'x', false],
    [wenn('istEinesVon', 'Gold', 'Silber'), 'silber', true],
    [wenn('istEinesVon', 'Gold', 'Silber'), 'Bronze', false],
  ])('%j for %j: %j', (bedingung, stufe, shown) => {
    const layer = { ...text('Hallo'), bedingung }
    expect(isFor(layer, mit(stufe === null ? {} : { Stufe: stufe }))).toBe(shown)
    expect(isFor(layer, null)).toBe(true)
  })

  test('layout and the page of a recipient leave out what is for others; a layer without condition is for all', () => {
    const gold = { ...text('Gold'), id: 'gold', bedingung: wenn('ist', 'Gold') }
    const [page] = pagesWith('maxipostkarte', 0, gold, { ...text('Alle'), id: 'alle' })
    if (!page) throw new Error('no page')
    const idsFor = (stufe: string) => [
      ...layout(page, contextOf('maxipostkarte', { empfaenger: mit({ Stufe: stufe }) })).boxes.keys(),
    ]
    expect(idsFor('Gold')).toEqual(expect.arrayContaining(['gold', 'alle']))
    expect(idsFor('Silber')).not.toContain('gold')
    expect(seiteFor(page, mit({ Stufe: 'Gold' }))).toBe(page)
    expect(seiteFor(page, mit({ Stufe: 'Silber' })).layers.map(({ id }) => id)).not.toContain('gold')
  })
})

test('columns that printed layers use are told once, those of conditions too; hidden layers use none', () => {
  const ph = (name: string) => ({
    ...text(''),
    id: name,
    paragraphs: [
      { align: 'left' as const, runs: [{ t: 'ph' as const, key: `spalte:${name}` as const, fallback: '' }] },
    ],
  })
  const pages = pagesWith(
    'maxipostkarte',
    0,
    ph('Filiale'),
    ph('FILIALE'),
    { ...ph('Geheim'), visible: false },
    { ...shape(), bedingung: wenn('istLeer') },
  )
  expect(spaltenOf(pages)).toEqual(['Filiale', 'Stufe'])
  // What is stored of it is the same again, and a design of before has no condition.
  expect(pages.map((page): Seite => seite.parse(structuredClone(page)))).toEqual(pages)
})

test('an error on copies of some alone is counted, and a condition that nobody meets is told', () => {
  const gold = { ...text('漢'), name: 'Gold', bedingung: wenn('ist', 'Gold') }
  const nie = { ...shape(), id: 'nie', name: 'Nie', bedingung: wenn('ist', 'Platin') }
  const probe = new Textprobe(pagesWith('maxipostkarte', 0, gold, nie), contextOf('maxipostkarte'))
  for (const [i, stufe] of ['Silber', 'Gold', 'Silber', 'Gold'].entries()) probe.attempt(i + 1, mit({ Stufe: stufe }))
  expect(probe.befunde('Zeile')).toMatchObject([
    { code: 'zeichenFehlt', stueck: 2, zeilen: [2, 4] },
    { code: 'bedingungNie', layerId: 'nie' },
  ])
})

test.skipIf(leftOut('pdftotext'))('each piece of a print file has the layers that are for its recipient', async () => {
  const gold = { ...text('Goldkunde'), id: 'gold', bedingung: wenn('ist', 'Gold') }
  const andere = { ...text('Willkommen'), id: 'andere', bedingung: wenn('istNicht', 'Gold') }
  const pages = pagesWith('maxipostkarte', 0, gold, andere)
  const [front] = pages
  if (!front) throw new Error('no page')
  const bytes = await writePdf({
    format: 'maxipostkarte',
    title: '',
    pages: ['Gold', 'Silber', '', 'gold'].map((stufe) => ({
      seite: front,
      context: contextOf('maxipostkarte', { empfaenger: mit({ Stufe: stufe }) }),
    })),
    assets: () => Promise.reject(new Error('no picture')),
  })
  await withFile(bytes, (file) => {
    const words = [1, 2, 3, 4].map(
      (page) =>
        /Goldkunde|Willkommen/g.exec(run('pdftotext', ['-f', String(page), '-l', String(page), file, '-']))?.[0],
    )
    expect(words).toEqual(['Goldkunde', 'Willkommen', 'Willkommen', 'Goldkunde'])
  })
})
