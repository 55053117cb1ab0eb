import { describe, expect, test } from 'vitest'
import { findingsOf, stream } from './operators.ts'

const HELVETICA = '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> >>'
const felder = async (...args: Parameters<typeof findingsOf>) =>
  (await findingsOf(...args)).filter(({ code }) => code === 'feldAlsText')

/** Letter by letter, each put to its place. */
const einzeln = (text: string, step = 3) =>
  Array.from(text, (letter, i) => `BT /F 4 Tf 1 0 0 1 ${40 + step * i} 60 Tm (${letter}) Tj ET`).join(' ')

describe('fields that are text in an uploaded file', () => {
  test.each([
    ['in one piece', 'BT /F 4 Tf 40 60 Td (Hallo {Vorname}, sch\\366n) Tj ET', '{Vorname}'],
    ['in pieces', 'BT /F 4 Tf 40 60 Td (Hallo {Vor) Tj (name}) Tj ET', '{Vorname}'],
    ['kerned', 'BT /F 4 Tf 40 60 Td [(Hallo {V) 80 (orn) -20 (ame})] TJ ET', '{Vorname}'],
    ['letter by letter', einzeln('{{ort}}', 2.2), '{{ort}}'],
    ['letter by letter, set apart', einzeln('[CODE]', 4.4), '[CODE]'],
    ['upwards', 'BT /F 4 Tf 0 1 -1 0 40 40 Tm (<<Vor) Tj (name>>) Tj ET', '<<Vorname>>'],
    ['in guillemets', 'BT /F 4 Tf 40 60 Td (\\253Vorname\\273) Tj ET', '«Vorname»'],
    ['drawn as a shadow and once more', 'BT /F 4 Tf 40 60 Td (%%ORT%%) Tj 0.2 0.1 Td (%%ORT%%) Tj ET', '%%ORT%%'],
    ['drawn around', 'BT 2 Tr /F 4 Tf 40 60 Td ({nachame}) Tj ET', '{nachame}'],
  ])('%s', async (_, operators, text) => {
    expect(await felder(operators, HELVETICA)).toMatchObject([
      { schwere: 'fehler', seite: 'vorderseite', text: expect.stringContaining(`„${text}“`) as string, stelle: {} },
    ])
  })

  test('the place is that of the field alone', async () => {
    const [found] = await felder('BT /F 4 Tf 40 60 Td (Hallo) Tj 60 0 Td ({Vorname}) Tj ET', HELVETICA)
    expect(found?.stelle?.x).toBeCloseTo(100, 0)
  })

  test('letters by the table of their font, and by their names', async () => {
    const table = stream(
      '',
      '2 beginbfchar <01> <007B> <02> <007D> endbfchar 1 beginbfrange <61> <7A> <0061> endbfrange',
    )
    const own = ['<< /Type /Font /Subtype /Type1 /BaseFont /Mine /ToUnicode 11 0 R >>', table]
    expect(await felder('BT /F 4 Tf 40 60 Td <016F727402> Tj ET', '/Font << /F 10 0 R >>', own)).toHaveLength(1)
    const named =
      '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Mine /Encoding << /Differences [1 /braceleft /braceright /o /r /t] >> >> >>'
    expect(await felder('BT /F 4 Tf 40 60 Td <0103040502> Tj ET', named)).toHaveLength(1)
  })

  test.each([
    ['words of their own', '(siehe [Abb. 3], \\253Zitat\\273, {5 % Rabatt} \\(Vorname\\)) Tj'],
    ['columns beside each other', '([) Tj 90 0 Td (Vorname) Tj 90 0 Td (]) Tj'],
    ['letters that nobody sees', '3 Tr ({Vorname}) Tj'],
    ['letters off the sheet', '-300 0 Td ({Vorname}) Tj'],
  ])('%s are none', async (_, show) => {
    expect(await felder(`BT /F 4 Tf 40 60 Td ${show} ET`, HELVETICA)).toEqual([])
  })
})
