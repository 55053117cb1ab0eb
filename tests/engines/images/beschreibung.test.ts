import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBeschreibung } from '#src/engines/images/beschreibung.ts'
import HARMLOS from './harmlos.json' with { type: 'json' }

describe('a description that tells of nobody', () => {
  // Without personal data, many of which look a little like it: an alarm at one of them is a defect.
  it.each(HARMLOS)('%s', (text) => expect(checkBeschreibung(text)).toEqual([]))
  it('is what most are', () => expect(HARMLOS.length).toBeGreaterThanOrEqual(40))
})

describe('personal data in a description', () => {
  it.each([
    ['Schild mit info@baeckerei-mueller.de', 'info@baeckerei-mueller.de'],
    ['Schreibt an anna.mueller+post@firma.co.uk, bitte', 'anna.mueller+post@firma.co.uk'],
    ['Kontakt: name (at) firma.de', 'name (at) firma.de'],
    ['Kontakt: name[at]firma[dot]de', 'name[at]firma[dot]de'],
    ['Kontakt: name (ät) firma (punkt) de.', 'name (ät) firma (punkt) de'],
    ['info @ firma.de an der Tür', 'info @ firma.de'],
    ['info @ f.de', 'info @ f.de'],
    ['name [ at ] firma [ dot ] de', 'name [ at ] firma [ dot ] de'],
    ['name{at}firma{punkt}de', 'name{at}firma{punkt}de'],
    ['post@müller.de', 'post@müller.de'],
  ])('mail: %s', (text, stelle) => expect(checkBeschreibung(text)).toEqual([{ art: 'mail', stelle }]))

  it.each([
    ['Ruf uns an: 0221 1234567', '0221 1234567'],
    ['Anruf (0221) 12 34 56 genügt', '(0221) 12 34 56'],
    ['+49 221 123456 auf dem Wagen', '+49 221 123456'],
    ['+49 (0) 221 / 12 34 56', '+49 (0) 221 / 12 34 56'],
    ['+492211234567', '+492211234567'],
    ['0049 171 1234567', '0049 171 1234567'],
    ['0171/1234567 groß', '0171/1234567'],
    ['0171-1234567', '0171-1234567'],
    ['0221.123456', '0221.123456'],
    ['02 21 / 12 34 56', '02 21 / 12 34 56'],
    ['02 21 12 34 56 7', '02 21 12 34 56 7'],
    ['0221 – 123 456', '0221 – 123 456'],
    ['030 123456', '030 123456'],
    ['Tel. 4711 22', '4711 22'],
    ['Telefon: 22334', '22334'],
    ['Fax 12 34 56', '12 34 56'],
    ['Ruf doch +49 221 123456 an', '+49 221 123456'],
    ['0049 123456', '0049 123456'],
    ['030 1234', '030 1234'],
    ['030 10012', '030 10012'],
    ['Nur 012345678901234', '012345678901234'],
    ['+4912345678', '+4912345678'],
    ['Handy 123456', '123456'],
    ['Mobilnummer: 12345', '12345'],
    ['Rufnummer (12345)', '12345'],
    ['WhatsApp 123 45', '123 45'],
    ['Telefax 12345', '12345'],
    ['Tel.:  12345', '12345'],
    ['fon:12345', '12345'],
    ['Mobil 12345', '12345'],
    ['0221 1234567 2026', '0221 1234567 2026'],
    ['Fax 32 12 2026', '32 12 2026'],
    ['05 13 2026 rufen', '05 13 2026'],
    ['Fax 31 12 26', '31 12 26'],
    ['Fax 123 12 2026', '123 12 2026'],
    ['Fax 31 123 2026', '31 123 2026'],
    ['Fax 31 12 202', '31 12 202'],
    ['Rufnummer (123 45)', '123 45'],
    ['0221 123 456 789 012', '0221 123 456 789'],
    ['seit 1926, 0800 1234567', '0800 1234567'],
    ['24.12.2026 0221 1234567', '0221 1234567'],
  ])('telephone: %s', (text, stelle) => expect(checkBeschreibung(text)).toEqual([{ art: 'telefon', stelle }]))

  it('tells two numbers in a row apart', () => {
    expect(checkBeschreibung('0221 1234567 0171 7654321').map(({ stelle }) => stelle)).toEqual([
      '0221 1234567',
      '0171 7654321',
    ])
  })

  it.each([
    ['Anna Müller, Hauptstraße 5, 50667 Köln', 'Hauptstraße 5, 50667 Köln'],
    ['Das Haus in der Hauptstraße 5', 'Hauptstraße 5'],
    ['Laden Hauptstr. 5a.', 'Hauptstr. 5a'],
    ['Laden Hauptstr.5', 'Hauptstr.5'],
    ['HAUPTSTRASSE 12-14', 'HAUPTSTRASSE 12-14'],
    ['Aachener Straße 120 in Köln', 'Straße 120'],
    ['Aachener Str. 120 Köln', 'Str. 120'],
    ['Hauptstraße Nr. 7, Altbau', 'Hauptstraße Nr. 7'],
    ['Rosenweg 12, 87561 Oberstdorf', 'Rosenweg 12, 87561 Oberstdorf'],
    ['Rathausplatz 3 und Brunnen', 'Rathausplatz 3'],
    ['Lindenallee 4\n25980 Sylt', 'Lindenallee 4\n25980 Sylt'],
    ['50667 Köln', '50667 Köln'],
    ['Poster mit 50667 Köln-Deutz', '50667 Köln-Deutz'],
    ['D-87561 Oberstdorf', 'D-87561 Oberstdorf'],
    ['Max Mustermann, 25980 Sylt', '25980 Sylt'],
    ['01462 Cossebaude', '01462 Cossebaude'],
    ['61348 Bad Homburg im Nebel', '61348 Bad Homburg'],
    ['im Lindenweg 3 Bad Homburg', 'Lindenweg 3'],
    ['St.-Anna-Str. 5', 'St.-Anna-Str. 5'],
    ['Ecke,Hauptstraße 5', 'Ecke,Hauptstraße 5'],
    ['Hauptstr. Nr. 3 Köln', 'Hauptstr. Nr. 3'],
    ['Hauptstr. Nummer 3', 'Hauptstr. Nummer 3'],
    ['87435 Kempten', '87435 Kempten'],
    ['Am Deich 4, 25980 Sylt', '25980 Sylt'],
    ['Uferstraße 7 und 9', 'Uferstraße 7'],
    ['Schlossallee 12!', 'Schlossallee 12'],
    ['„Hauptstraße 5“', 'Hauptstraße 5'],
    ['(50667 Köln)', '50667 Köln'],
    ['DE-50667 Köln', 'DE-50667 Köln'],
    ['Zur Kirchgasse 2 neben dem Brunnen', 'Kirchgasse 2'],
    ['Hauptstraße 5, 50667 Köln und Ringstraße 7', 'Hauptstraße 5, 50667 Köln', 'Ringstraße 7'],
    ['Karl-Marx-Allee 90 A', 'Karl-Marx-Allee 90'],
    ['Kaiserstraße 12 - 14, Karlsruhe', 'Kaiserstraße 12'],
    ['Postfach 1234 steht auf der Karte', 'Postfach 1234'],
  ])('address: %s', (text, ...stellen) =>
    expect(checkBeschreibung(text)).toEqual(stellen.map((stelle) => ({ art: 'anschrift', stelle }))),
  )

  it.each([
    ['Konto DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['de89370400440532013000 auf Papier', 'de89370400440532013000'],
    ['DE89-3704-0044-0532-0130-01 (falsch)', 'DE89-3704-0044-0532-0130-01'],
    ['NO93 8601 1117 947 am Fjord', 'NO93 8601 1117 947'],
    ['AT61 1904 3002 3457 3201.', 'AT61 1904 3002 3457 3201'],
    ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  ])('account: %s', (text, stelle) => expect(checkBeschreibung(text)).toEqual([{ art: 'iban', stelle }]))

  it.each(
    'Altstadt Helmstedt Wartenberg Coburg Warendorf Weinheim Nordhausen Pfaffenhofen Nördlingen Meiningen-Salzungen Fellbach Neunkirchen Altkirch Wernigerode Friedrichroda Fürstenwalde Schönwald Querfurt Hassfurth Osnabrück Zweibrücken Hattenhagen Warnemünde Neumünster Aschersleben Wolfenbüttel Lübeck Paderborn Wuppertal Rosenthal Rottweil-Altweiler Delmenhorst Cuxhaven Radolfzell Königstein Weißenfels Eisenhütte Chemnitz Teltow'
      .split(' ')
      .map((ort) => `23456 ${ort}`),
  )('address: a place by the end of its name: %s', (text) =>
    expect(checkBeschreibung(`Blick auf ${text} im Nebel`)).toEqual([{ art: 'anschrift', stelle: text }]),
  )

  it.each(
    'Rosenweg Lindenplatz Parkallee Turmgasse Altenring Mainufer Bahndamm Kirchsteig Gartenstieg Stadtgraben Waldpfad Elbchaussee Seepromenade Ostwall Hafentwiete Fischmarkt Hauptstrasse Hauptstr'.split(
      ' ',
    ),
  )('address: a street by the end of its name: %s 7', (name) =>
    expect(checkBeschreibung(`Haus im ${name} 7, Altbau`)).toEqual([{ art: 'anschrift', stelle: `${name} 7` }]),
  )

  it('mail: the parts of an address have a length', () => {
    const stelle = (local: number) => checkBeschreibung(`${'a'.repeat(local)}@firma.de`)[0]?.stelle.length
    expect([stelle(64), stelle(65)]).toEqual([73, 73])
    const domain = (length: number) => `a@${'b'.repeat(length - 3)}.de`
    expect(checkBeschreibung(domain(255))[0]?.stelle).toBe(domain(255))
    expect(checkBeschreibung(domain(400))).toEqual([])
  })

  it.each([
    ['DE89 3704 0044 0532 0130 00 oder a@firma.de', ['iban', 'mail']],
    ['a@firma.de, 0221 1234567, b@firma.de', ['mail', 'telefon', 'mail']],
    ['Hauptstraße 5, 0221 1234567', ['anschrift', 'telefon']],
    ['DE89370400440532013000 DE89370400440532013000', ['iban', 'iban']],
  ])('no part counts twice: %s', (text, arten) => expect(checkBeschreibung(text).map(({ art }) => art)).toEqual(arten))

  it('is named in the order of the text, each once', () => {
    const text =
      'Anna Müller, Hauptstraße 5, 50667 Köln, Tel. 0221 1234567, anna@example.org, DE89 3704 0044 0532 0130 00'
    expect(checkBeschreibung(text)).toEqual([
      { art: 'anschrift', stelle: 'Hauptstraße 5, 50667 Köln' },
      { art: 'telefon', stelle: '0221 1234567' },
      { art: 'mail', stelle: 'anna@example.org' },
      { art: 'iban', stelle: 'DE89 3704 0044 0532 0130 00' },
    ])
  })
})

describe('any text', () => {
  it('is searched without failing, and what is found stands in it', () => {
    const part = fc.constantFrom(
      '0',
      '1',
      '12345',
      '@',
      ' ',
      '.',
      ',',
      '(at)',
      'Straße',
      'DE',
      '+',
      '/',
      'Köln',
      '\n',
      'Tel. ',
    )
    const text = fc.array(fc.oneof(part, fc.string({ unit: 'binary' })), { maxLength: 30 }).map((all) => all.join(''))
    fc.assert(
      fc.property(text, (value) => {
        for (const { stelle } of checkBeschreibung(value)) expect(stelle !== '' && value.includes(stelle)).toBe(true)
      }),
      { numRuns: 2000, seed: 7 },
    )
  })

  // Ten times the length takes about ten times as long; what backtracks takes a hundred times, that is minutes.
  it.each([
    '0',
    '0 ',
    '0/',
    '+',
    '(',
    '@',
    'a@',
    'a',
    'a.',
    '(at)',
    'DE12',
    'DE12 ',
    'Straße 5 ',
    'str.',
    '50667 ',
    'Tel. 1',
    ', ',
    '-',
    '\n',
  ])('of 100 000 characters made of %j takes less than a second', (part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length))
    const start = process.cpuUsage()
    checkBeschreibung(text)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000)
  })
})
