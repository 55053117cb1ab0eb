import { describe, expect, it, test } from 'vitest'
import {
  hasFirmenzeichen,
  isNachname,
  KLEINE_WOERTER,
  soundsLikeFirma,
  NAMENSZUSATZ,
  nurBuchstaben,
  rechtsform,
  UNLESBAR,
} from '#src/base/names/woerter.ts'

const FORMEN =
  'GmbH gGmbH mbH AG KG KGaA OHG UG GbR eG e.G. e.V. eV e.K. e.Kfm. e.Kfr. PartG PartGmbB mbB SE Ltd Ltd. Inc Inc. LLC' +
  ' Co.KG (haftungsbeschränkt) haftungsbeschränkt VVaG KdöR AöR'

test('a legal form has its own spelling, however it was typed', () => {
  for (const form of FORMEN.split(' '))
    expect([rechtsform(form.toLowerCase()), rechtsform(form.toUpperCase())]).toEqual([form, form])
  for (const word of ['', 'Weber', 'constructor', 'toString', '(haftungsbeschränkt).', `${' '.repeat(30)}ag`])
    expect(rechtsform(word)).toBeUndefined()
})

describe('a firm', () => {
  it.each([
    ['Garten GmbH', 'Weber gGmbH, Ulm', 'Weber (OHG)', 'Weber e. V.', 'Weber e.K.', 'weber partgmbb', 'Haus e.G. Ulm'],
    ['Licht UG haftungsbeschränkt', 'Licht (haftungsbeschränkt)', 'GmbH'],
    ['Siemens AG', 'Weber KG, Ulm', 'Bau SE', 'Weber Ltd.', 'Weber Inc', 'Verein eV', 'Weber AG & Co'],
    ['Weber & Söhne', 'Weber und Partner', 'Weber & Cie.', 'Weber & Co', 'Weber u. Kollegen, Ulm'],
    ['Fa. Weber', 'Firma Weber', 'Gebr. Weber', 'Stadt Ulm', 'Praxis Dr. Weber', 'Praxis Dr Weber', 'Finanzamt Ulm'],
    ['TSV Ulm', 'SpVgg Ulm'],
  ])('is known by its sign: %s, %s', (...texts) => {
    expect(texts.filter((text) => !hasFirmenzeichen(text) || !soundsLikeFirma(text))).toEqual([])
  })

  it('may only sound like one by a word of trade', () => {
    for (const text of ['Bäckerei Weber', 'Weber-Apotheke', 'HOTEL Post', 'Der Verein'])
      expect([hasFirmenzeichen(text), soundsLikeFirma(text)]).toEqual([false, true])
  })

  it('is nobody with a like name', () => {
    const people = ['Ag', 'ag', 'AG', 'Anna Weber', 'Kgaab', 'gmbhx', 'Weber ag', 'Weber AGX', 'Stadt', 'Stadtler Anna']
    const more = ['Weber und Anna', 'TSV', 'TSV 1860', 'XTSV Ulm', 'Hotelier Weber', 'Vereinsheim', '', 'Anna Firma']
    expect([...people, ...more].filter(soundsLikeFirma)).toEqual([])
  })
})

test('a surname stands alone with its particles', () => {
  for (const name of ['Weber', 'von der Leyen', 'Van Gogh', 'Müller-Lüdenscheidt', "O'Neill", 'Łuk'])
    expect(isNachname(name)).toBe(true)
  for (const name of ['', 'W', 'Anna Weber', 'Weber1', '-Weber', 'Weber-von der', '1Weber'])
    expect(isNachname(name)).toBe(false)
})

test('words that stand small', () => {
  expect(['von', 'der', 'ibn'].filter((word) => !NAMENSZUSATZ.has(word))).toEqual([])
  expect(['am', 'über', 'a.d.'].filter((word) => !KLEINE_WOERTER.has(word))).toEqual([])
  expect([NAMENSZUSATZ.has(''), KLEINE_WOERTER.has(''), NAMENSZUSATZ.has('von vom')]).toEqual([false, false, false])
})

test('letters alone, and signs that were lost', () => {
  expect(nurBuchstaben("Dr. O'Neill-Weiß 2 (Łódź)")).toBe('DrONeillWeißŁódź')
  expect(['M?ller', 'M\ufffdller', 'Müller'].map((text) => UNLESBAR.test(text))).toEqual([true, true, false])
})
