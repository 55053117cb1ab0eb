import { describe, expect, test } from 'vitest'
import type { Layer, QrLayer, Run } from '#src/contract/dokument.ts'
import { mend } from '#src/engines/print/editor/abhilfe.ts'
import { findLayer } from '#src/engines/print/editor/operations.ts'
import { toPlainText } from '#src/engines/print/editor/text.ts'
import { checkDokument, type CheckOptions } from '#src/engines/print/preflight/checkDokument.ts'
import { sameLink } from '#src/engines/print/qrCodes.ts'
import { gemeinteFelder } from '#src/engines/print/text/gemeinteFelder.ts'
import { fonts, pagesWith, text } from './fixtures.ts'
import { expectSentences } from './sentences.ts'

const found = (text: string) => gemeinteFelder(text).map(({ text: stelle, key, schwere }) => [stelle, key, schwere])

describe('meant as a field and left as text', () => {
  test.each([
    ['{Vorname}', 'vorname'],
    ['{ vorname }', 'vorname'],
    ['{{vorname}}', 'vorname'],
    ['{{{vorname}}}', 'vorname'],
    ['{{briefanrede}}', 'briefanrede'],
    ['{{ kontakt.vorname }}', 'vorname'],
    ['{{vorname | default: "Nachbar"}}', 'vorname'],
    ['[CODE]', 'gutscheincode'],
    ['[Vorname]', 'vorname'],
    ['[[Vorname]]', 'vorname'],
    ['<<Vorname>>', 'vorname'],
    ['<Vorname>', 'vorname'],
    ['«Vorname»', 'vorname'],
    ['«Name»', 'nachname'],
    ['‹Ort›', 'ort'],
    ['%%VORNAME%%', 'vorname'],
    ['%VORNAME%', 'vorname'],
    ['#VORNAME#', 'vorname'],
    ['##Vorname##', 'vorname'],
    ['@@Vorname@@', 'vorname'],
    ['$Vorname$', 'vorname'],
    ['§PLZ§', 'plz'],
    ['${vorname}', 'vorname'],
    ['#{vorname}', 'vorname'],
    ['{$vorname}', 'vorname'],
    ['{% vorname %}', 'vorname'],
    ['<%= vorname %>', 'vorname'],
    ['*|FNAME|*', 'vorname'],
    ['*|LNAME|*', 'nachname'],
    ['__Vorname__', 'vorname'],
    ['{{first_name}}', 'vorname'],
    ['[First Name]', 'vorname'],
    ['{ MERGEFIELD Vorname \\* MERGEFORMAT }', 'vorname'],
    ['{Straße}', 'strasse'],
    ['{STRASSE}', 'strasse'],
    ['{Postleitzahl}', 'plz'],
    ['{Stadt}', 'ort'],
    ['{nachame}', 'nachname'],
    ['{Vornamme}', 'vorname'],
    ['[Hausnumer]', 'hausnummer'],
    ['{vorname', 'vorname'],
    ['{{ Vorname', 'vorname'],
    ['[Vorname', 'vorname'],
    ['vorname}', 'vorname'],
    ['{Kundennummer}', null],
    ['{frei1}', null],
    ['{Vorname Nachname}', null],
    ['[Vorname, Name]', null],
    ['«Kunden_Nr»', null],
    ['{KAMPAGNE}', null],
    ['[RABATTHOEHE]', null],
    ['<<RABATT>>', null],
    ['[Ihr Name]', null],
    ['[Datum einfügen]', null],
  ])('%s is an error', (stelle, key) => {
    expect(found(`Hallo ${stelle}, schön.`)).toEqual([[stelle, key, 'fehler']])
  })

  test('of a text all are told, each with its place', () => {
    const text = 'Liebe {Anrede} {nachname}, Ihr [CODE]'
    expect(gemeinteFelder(text).map(({ von, bis }) => text.slice(von, bis))).toEqual([
      '{Anrede}',
      '{nachname}',
      '[CODE]',
    ])
  })

  test('brackets around a field that is one already are printed with it', () => {
    expect(found('Hallo {\uFFFC}')).toEqual([['{\uFFFC}', null, 'fehler']])
    expect(found('Hallo (\uFFFC), «\uFFFC» [\uFFFC]')).toEqual([])
  })

  test('other words of programs are a hint', () => {
    expect(found('{{foo}} <<bar>>')).toEqual([
      ['{{foo}}', null, 'hinweis'],
      ['<<bar>>', null, 'hinweis'],
    ])
  })
})

test.each([
  'Er sagte «Zitat» und ging.',
  'siehe [Abb. 3]',
  '{5 % Rabatt}',
  'Guten Tag (Vorname)',
  'Preisliste [PDF]',
  '[EU] [TÜV] [NEU]',
  '[Anzeige] [ANZEIGE] [WERBUNG]',
  '«SPIEGEL» und «Neue Zürcher Zeitung»',
  '»Land & Leute« »Vorname«',
  'bis zu 20 % auf Namen und 30 % auf Orte',
  '50 % Rabatt auf alles%',
  'Folgen Sie #garten #blumen #ort',
  'info@firma.de und @gaertnerei',
  '3 < 5 > 2',
  'a * b * c | d',
  '[1] [2] [Nr. 3] [Land 2]',
  '[Name der Redaktion geändert]',
  '[Name geändert]',
  'Name: ____________ Ort: ____________',
  '[ ] Ja, ich will [x] nein',
  '{ } {1} {2026} {…}',
  '§ 5 Abs. 3 und § 7',
  'Preis: 5 $ oder 7 $',
  'Artikel #12 und #13',
  '[sic!] [Anm. d. Red.] [inkl. MwSt.]',
  '<3 Herz <3',
  '*Nur solange der Vorrat reicht*',
  '>> Jetzt bestellen <<',
  '{Sonderpreis ab sofort}',
  'https://example.org/a_b_c?x=%20Ort%20',
  '[Straßenfest]',
  '[Titelbild: M. Weber]',
])('a right neighbour is left alone: %s', (text) => {
  expect(found(text)).toEqual([])
})

describe('in a design', () => {
  const runs = (...texts: (string | Run)[]) =>
    text('', {
      paragraphs: [
        { align: 'left', runs: texts.map((run): Run => (typeof run === 'string' ? { t: 'text', text: run } : run)) },
      ],
    })
  const feld: Run = { t: 'ph', key: 'vorname', fallback: 'Nachbar' }

  function findings(layer: Layer, more: Partial<CheckOptions> = {}) {
    const seiten = pagesWith('maxipostkarte', 0, layer)
    const qrUrls = sameLink(seiten, 'https://example.org/q/1')
    const befunde = checkDokument(seiten, { format: 'maxipostkarte', assets: [], fonts, qrUrls, ...more })
    expectSentences(befunde)
    return befunde.filter(({ code }) => code === 'feldAlsText')
  }

  test('a text is told where its parts have looks of their own, and mended on one click', () => {
    const layer = runs('Hallo {Vor', { t: 'text', text: 'name}', style: { weight: 700 } }, ', Ihr [CODE]')
    const [befund, code] = findings(layer)
    expect(befund).toMatchObject({
      schwere: 'fehler',
      layerId: layer.id,
      seite: 'vorderseite',
      text: '„Text“: „{Vorname}“ steht als Text da und wird so auf jede Sendung gedruckt.',
      hilfe: 'Gemeint ist wohl das Feld „Vorname“. Setzen Sie es ein, oder ändern Sie den Text.',
      abhilfe: 'feldEinsetzen',
    })
    expect(code).toMatchObject({ schwere: 'fehler', abhilfe: 'feldEinsetzen' })
    const mended = mend(pagesWith('maxipostkarte', 0, layer), befund!, 'maxipostkarte')
    const now = mended.ok ? findLayer(mended.dokument, layer.id)?.layer : undefined
    expect(now?.type === 'text' && toPlainText(now.paragraphs)).toBe('Hallo {vorname}, Ihr {gutscheincode}')
  })

  test.each<[string, Layer]>([
    ['braces around a field', runs('Hallo {', feld, '}!')],
    ['a field as its own replacement', runs({ ...feld, fallback: '{nachname}' })],
    ['a column without a field', runs('Nr. {Kundennummer}')],
  ])('%s', (_, layer) => {
    expect(findings(layer)).toMatchObject([{ schwere: 'fehler', layerId: layer.id }])
  })

  test.each<[QrLayer['inhaltTyp'], string, number]>([
    ['website', 'https://example.org/?c={{code}}', 1],
    ['website', 'https://example.org/?c=%7Bcode%7D', 1],
    ['website', 'https://example.org/?a[name]=1#ort#', 0],
    ['text', 'Ihr Code: [CODE]', 1],
    ['vcard', 'Erika Muster\n{Ort}', 1],
  ])('a code of kind %s that holds %s', (inhaltTyp, inhalt, anzahl) => {
    const [code] = pagesWith('maxipostkarte', 1).flatMap(({ layers }) => layers.filter(({ type }) => type === 'qrcode'))
    if (code?.type !== 'qrcode') throw new Error('no code')
    expect(findings({ ...code, id: 'code', enabled: true, inhaltTyp, inhalt })).toHaveLength(anzahl)
  })

  test('sender and privacy text of the campaign', () => {
    const absender = { firma: '{Firma}', strasse: 'Weg', hausnummer: '1', plz: '50667', ort: 'Köln' }
    expect(findings(runs('Hallo'), { absender }).map(({ text: satz }) => satz)).toEqual([
      'Absender: „{Firma}“ steht als Text da und wird so auf jede Sendung gedruckt.',
    ])
    const datenschutzText = 'Verantwortlich: {Firma}. Fragen an [Ihr Kontakt].\nWiderspruch.'
    expect(findings(runs('Hallo'), { absender, datenschutzText })).toHaveLength(2)
  })

  test('quotations and fields that are one are no finding', () => {
    expect(findings(runs('«Zitat» für «', feld, '» und (', feld, ') [Abb. 3]'))).toEqual([])
  })
})
