import { describe, expect, test } from 'vitest'
import type { Layer, Run, Seite, TextLayer } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { layoutLayer } from '#src/engines/print/layout.ts'
import { Textprobe } from '#src/engines/print/textprobe/textprobe.ts'
import { contextOf, pagesWith, text } from './fixtures.ts'
import { expectSentences } from './sentences.ts'

const context = contextOf('maxipostkarte')
const ph = (key: Extract<Run, { t: 'ph' }>['key'], fallback = 'Nachbar', style?: Run['style']): Run => ({
  t: 'ph',
  key,
  fallback,
  ...(style && { style }),
})
const layer = (runs: (string | Run)[], more: Partial<TextLayer> = {}): TextLayer => ({
  ...text(''),
  paragraphs: [
    { align: 'left', runs: runs.map((run): Run => (typeof run === 'string' ? { t: 'text', text: run } : run)) },
  ],
  ...more,
})

/** Numbers by chance, the same each time. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const VORNAMEN = [
  'Jo',
  'Erika',
  'Maximiliana-Alexandra',
  'Łukasz',
  'Anna Maria',
  '',
  'Ærø',
  'AVA',
  'Ye',
  '漢字',
  'O’Tooley',
]
const NACHNAMEN = [
  'Li',
  'Mustermann',
  'von der Oberleitner-Hinterwald',
  'Öztürk',
  'W.',
  'Te',
  'Vogt/Wagner',
  'a\u00adb',
  '- Strich',
]
const ORTE = ['Au', 'Köln', 'Hohenstein-Ernstthal bei Oberlungwitz', 'Bad Neuenahr-Ahrweiler', 'Rüdesheim am Rhein', '']

function people(count: number, seed: number): Empfaenger[] {
  const next = chance(seed)
  const one = (list: readonly string[]) => list[next(list.length)] ?? ''
  return Array.from({ length: count }, () => ({
    ...BEISPIEL_EMPFAENGER,
    anrede: one(['Frau', 'Herr', '', 'Familie']),
    titel: one(['', '', 'Dr.', 'Prof. Dr. Dr.']),
    vorname: one(VORNAMEN),
    nachname: one(NACHNAMEN),
    firma: one(['', '', 'Vereinigte Ostsächsische Handwerksbetriebe GmbH & Co. KG', 'Łódź Sp.']),
    strasse: one(['Weg', 'Straße des siebzehnten Juni am Alten Güterbahnhof', 'Heidestraße']),
    ort: one(ORTE),
  }))
}

/** What the layout itself says of each: errors and warnings of one layer by code. */
function exact(one: Layer, empfaenger: readonly Empfaenger[]): Record<string, number> {
  const count: Record<string, number> = {}
  for (const person of empfaenger) {
    const codes = layoutLayer(one, { ...context, empfaenger: person }).befunde.map(({ code, text: satz }) =>
      code === 'zeichenFehlt' ? `${code} ${/„(.)“ \(U/u.exec(satz)?.[1] ?? ''}` : code,
    )
    for (const code of new Set(codes)) count[code] = (count[code] ?? 0) + 1
  }
  return count
}

const seitenMit = (one: Layer): Seite[] => {
  const [seite] = pagesWith('maxipostkarte', 1, one).slice(1)
  return seite ? [{ ...seite, layers: [one] }] : []
}

function tried(one: Layer, empfaenger: readonly Empfaenger[]) {
  const probe = new Textprobe(seitenMit(one), context)
  for (const [i, person] of empfaenger.entries()) probe.attempt(i + 1, person)
  const befunde = probe.befunde('Zeile')
  expectSentences(befunde)
  const count = Object.fromEntries(
    befunde.map(({ code, text: satz, stueck = empfaenger.length }) => [
      code === 'zeichenFehlt' ? `${code} ${/Zeichen „(.)“/u.exec(satz)?.[1] ?? ''}` : code,
      stueck,
    ]),
  )
  return { probe, befunde, count }
}

describe('every recipient’s text is tried (print 8.8)', () => {
  const GROSS = { size: 9, weight: 700 as const }
  const LANG = 'schön, dass Sie wieder einmal in unserer Gegend sind; wir freuen uns auf Sie und Ihre Familie in '
  test.each<[string, TextLayer]>([
    ['one field in one line', layer(['Hallo ', ph('vorname'), '!'], { w: 40, h: 8 })],
    ['two beside each other', layer([ph('vorname', ''), ph('nachname', '')], { w: 50, h: 8 })],
    [
      'an empty one between letters',
      layer(['Für', ph('vorname', ''), ' ', ph('nachname', ''), ', ', ph('ort', '')], { w: 60, h: 9 }),
    ],
    [
      'titles and names in lines',
      layer([ph('briefanrede', 'Guten Tag'), ', ', LANG, ph('ort', 'Ihrer Stadt'), '.'], { w: 60, h: 26 }),
    ],
    [
      'made smaller',
      layer([ph('briefanrede', 'Guten Tag'), ', ', LANG, ph('ort'), '.'], { w: 50, h: 18, overflow: 'verkleinern' }),
    ],
    ['smaller for a long word', layer(['An ', ph('nachname'), ' ', LANG], { w: 40, h: 30, minSize: 2.5 })],
    [
      'smaller for long words and many',
      layer([ph('vorname'), ' ', ph('nachname'), ' in ', ph('ort'), ' ', LANG], { w: 45, h: 26, minSize: 2 }),
    ],
    [
      'letters of two sizes',
      layer(['Hallo ', ph('vorname', 'Du', GROSS), ' in ', ph('ort'), ' ', LANG], { w: 60, h: 40 }),
    ],
    ['between slash and hyphen', layer(['A/', ph('vorname'), '-', ph('nachname'), '/', ph('ort')], { w: 60, h: 8 })],
    ['too long without anybody', layer([LANG, LANG, ph('vorname')], { w: 60, h: 12 })],
    ['an own letter that no face has', layer(['漢 ', ph('vorname')], { w: 80, h: 12 })],
  ])('%s: the same as the layout says of each', (name, one) => {
    const empfaenger = people(400, name.length)
    const { count, probe } = tried(one, empfaenger)
    // What is so on every piece the check of the sheet tells.
    const own = one.paragraphs.some(({ runs }) => runs.some((run) => run.t === 'text' && run.text.includes('漢')))
    const wanted = Object.entries(exact(one, empfaenger)).filter(([code]) => !(own && code === 'zeichenFehlt 漢'))
    expect(count).toEqual(Object.fromEntries(wanted))
    expect(probe.anzahl).toBe(400)
  })

  test('addresses: the same as the layout says of each', () => {
    const one = pagesWith('maxipostkarte', 1).flatMap(({ layers }) =>
      layers.filter(({ type }) => type === 'empfaenger'),
    )[0]
    if (!one) throw new Error('no address')
    const empfaenger = people(400, 5)
    const { count } = tried(one, empfaenger)
    expect(count).toEqual(exact(one, empfaenger))
    expect(Object.keys(count)).toContain('anschriftKlein')
  })

  test('by width, not by the number of letters', () => {
    const one = layer(['Hallo ', ph('vorname')], { w: 24, h: 14 })
    const schmal = { ...BEISPIEL_EMPFAENGER, vorname: 'lillilillilli' }
    const breit = { ...BEISPIEL_EMPFAENGER, vorname: 'WMWMWMWMWM' }
    const { befunde } = tried(one, [schmal, breit, schmal])
    expect(befunde).toMatchObject([
      {
        schwere: 'fehler',
        code: 'wortZuBreit',
        betrifft: 'empfaenger',
        stueck: 1,
        zeilen: [2],
        text: '„Text“: Ein Wort ist bei einer Sendung breiter als das Textfeld (Zeile 2).',
      },
    ])
  })

  test('the true number and the first rows are named', () => {
    const one = layer(['Hallo ', ph('vorname')], { w: 40, h: 7 })
    const empfaenger = Array.from({ length: 1000 }, (_, i) => ({
      ...BEISPIEL_EMPFAENGER,
      vorname: i % 10 === 4 ? 'WMWMWMWMWMW' : `Eva${i}`,
    }))
    const [befund] = tried(one, empfaenger).befunde
    expect(befund).toMatchObject({ stueck: 100, zeilen: Array.from({ length: 20 }, (_, i) => 5 + 10 * i) })
    expect(befund?.text).toContain(
      'passt bei 100 Sendungen nicht in das Textfeld (Zeilen 5, 15, 25, 35, 45 und 95 weitere).',
    )
  })

  test('a piece that may become another one counts once', () => {
    const probe = new Textprobe(seitenMit(layer([ph('briefanrede', 'Hallo')], { w: 40, h: 7 })), context)
    const person = { ...BEISPIEL_EMPFAENGER, anrede: '', nachname: 'Oberleitner-Hinterwaldhausen' }
    expect(probe.attempt(1, person)).toBe(true)
    expect(probe.attempt(2, person, { ...person, anrede: 'Herr' }, { ...person, anrede: 'Frau' })).toBe(false)
    expect(probe.befunde('Zeile')).toMatchObject([{ stueck: 1, zeilen: [2] }])
  })

  test('hardly a layer is set as it is printed', () => {
    const one = layer([ph('briefanrede', 'Guten Tag'), ', ', LANG, ph('ort'), '.'], { w: 100, h: 40 })
    const empfaenger = people(2000, 7).map((person, i) => ({ ...person, nachname: `Name${i}`, vorname: 'Eva' }))
    expect(tried(one, empfaenger).probe.gesetzt).toBeLessThan(5)
  })
})
