import { describe, expect, test } from 'vitest'
import { checkRow } from '#src/engines/addresses/row/checkRow.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { clean } from '#src/engines/addresses/read/repairs.ts'

describe('broken signs', () => {
  test.each([
    // CP 850 and CP 437 read as another set.
    ['M\u0081ller', 'Müller'],
    ['J\u0084ger', 'Jäger'],
    ['M\u0094ller', 'Möller'],
    ['\u0081berlingen', 'überlingen'],
    ['\u0099stliche Karl-Friedrich-Str.', 'Östliche Karl-Friedrich-Str.'],
    ['\u009aberlingen', 'Überlingen'],
    ['M\u009aLLER', 'MÜLLER'],
    ['\u008eRZTEHAUS', 'ÄRZTEHAUS'],
    ['M”ller', 'Möller'],
    ['J„germ„nnchen', 'Jägermännchen'],
    // Encoded two, three, four times.
    ['MÃ¼ller', 'Müller'],
    ['MÃƒÂ¼ller', 'Müller'],
    ['MÃƒÆ’Ã‚Â¼ller', 'Müller'],
    // Of web pages.
    ['M&uuml;ller', 'Müller'],
    ['M&Uuml;LLER', 'MÜLLER'],
    ['Stra&szlig;e', 'Straße'],
    ['Andr&eacute;', 'André'],
    ['M&#252;ller', 'Müller'],
    ['M&#xFC;ller', 'Müller'],
    ['Meier &amp; Söhne', 'Meier & Söhne'],
    ['M&amp;uuml;ller', 'Müller'],
    ['O&#39;Neill', "O'Neill"],
  ])('%j is %s', (roh, text) => {
    expect(clean(roh)).toEqual({ text, bereinigt: true })
  })

  test.each([
    'AT&T; Inc.',
    'Meier & Söhne',
    'A &copy; B;',
    'M&xyz;ller',
    '&#128512;',
    'Hof; links',
    'Gasthof „Zur Post”',
    'Caf„e”s',
  ])('%s stays', (text) => {
    expect(clean(text)).toEqual({ text, bereinigt: false })
  })

  test.each(['K\u009aln', 'M\u0090ller', 'Stra\u009fe'])(
    'a letter that nobody can tell is kept for a warning: %j',
    (text) => {
      expect(clean(text).text).toBe(text)
      expect(
        checkRow({ nachname: text, strasse: 'Weg am See', hausnummer: '5', plz: '01067', ort: 'Dresden' }).codes,
      ).toEqual(['zeichenNichtDruckbar'])
    },
  )

  test.each(['Anna\u0007', 'An\u0007na', '\u0090Anna', 'Anna \u0090'])('other controls are dropped: %j', (text) => {
    expect(clean(text)).toEqual({ text: 'Anna', bereinigt: true })
  })

  test('signs of a web page are found on the short way through a list, too', () => {
    const bytes = new TextEncoder().encode('n,s,h,p,o\nM&uuml;ller,Am Wall,3,28195,Bremen\n')
    const felder = ['nachname', 'strasse', 'hausnummer', 'plz', 'ort'] as const
    const { liste } = checkList(bytes, {
      zeichensatz: 'utf-8',
      trennzeichen: ',',
      anfuehrung: 'umschliesst',
      kopfzeile: 0,
      zuordnung: new Map(felder.map((feld, index) => [index, feld])),
    })
    expect(liste.pruefung()).toMatchObject({ korrigiert: 1 })
  })
})
