import { describe, expect, test } from 'vitest'
import type { QrLayer, Seite } from '#src/contract/dokument.ts'
import { qrText } from '#src/engines/print/qr.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { writePdf } from '#src/engines/print/pdf/writePdf.ts'
import { pagePictures, zbarTexts, zxingCodes } from '#tests/support/codeReaders.ts'
import { leftOut } from '#tests/support/programs.ts'
import { contextOf, withFile } from './fixtures.ts'

/** Lines between head and end of the vCard. */
function karte(inhalt: string): string[] {
  const read = qrText('vcard', inhalt)
  if (!read.ok) throw new Error(read.grund)
  const lines = read.text.split('\r\n')
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD'])
  return lines.slice(2, -1)
}

describe('a contact of lines is parsed into its parts', () => {
  test.each([
    [
      'Erika Muster\nerika@example.org\n0221 123',
      ['N:Muster;Erika;;;', 'FN:Erika Muster', 'EMAIL:erika@example.org', 'TEL:0221123'],
    ],
    [
      'Frau Dr. med. Erika von der Tann\nGärtnerei Grün GmbH\nInhaberin\nHeidestraße 17\n51147 Köln\nTel.: +49 (0) 221 / 123-45\nMobil 0171 1234567\nFax: 0221 99\nwww.gärtnerei.de',
      [
        'N:von der Tann;Erika;;Dr. med.;',
        'FN:Dr. med. Erika von der Tann',
        'ORG:Gärtnerei Grün GmbH',
        'TITLE:Inhaberin',
        'TEL:+4922112345',
        'TEL;TYPE=CELL:01711234567',
        'TEL;TYPE=FAX:022199',
        'URL:https://www.xn--grtnerei-0za.de/',
        'ADR;TYPE=WORK:;;Heidestraße 17;Köln;;51147;',
      ],
    ],
    ['Vogt; Lena\nFirma, Nord', ['N:Vogt;Lena;;;', 'FN:Lena Vogt', String.raw`ORG:Firma\, Nord`]],
    [
      'Gärtnerei Grün GmbH\nAm Markt\n50667 Köln\nbeispiel.de/angebot',
      [
        'N:;;;;',
        'FN:Gärtnerei Grün GmbH',
        'ORG:Gärtnerei Grün GmbH',
        'URL:https://beispiel.de/angebot',
        'ADR;TYPE=WORK:;;Am Markt;Köln;;50667;',
      ],
    ],
    [
      'Mustermann, Erika | 0049 221 12345 | Heidestr. 1, 51147 Köln',
      ['N:Mustermann;Erika;;;', 'FN:Erika Mustermann', 'TEL:+4922112345', 'ADR;TYPE=WORK:;;Heidestr. 1;Köln;;51147;'],
    ],
    ['Firma: Nord\nName: Jo Li', ['N:Li;Jo;;;', 'FN:Jo Li', 'ORG:Nord']],
    ['Erika\nTel: Mo bis Fr', ['N:Erika;;;;', 'FN:Erika', 'NOTE:Tel: Mo bis Fr']],
    ['Erika BEGIN:VCARD', ['N:BEGIN:VCARD;Erika;;;', 'FN:Erika BEGIN:VCARD']],
  ])('%j', (inhalt, lines) => {
    expect(karte(inhalt)).toEqual(lines)
  })

  test('without a name there is none', () => {
    expect(qrText('vcard', 'hallo@example.org')).toMatchObject({ ok: false })
  })

  test('one that is a vCard already keeps its lines, with the ends that the format wants', () => {
    const ready = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Erika Müller', 'END:VCARD']
    for (const ende of ['\n', '\r\n'])
      expect(qrText('vcard', `\ufeff${ready.join(ende)}\n`)).toEqual({ ok: true, text: ready.join('\r\n') })
    expect(qrText('vcard', 'BEGIN:VCARD\nVERSION:4.0\nFN:Erika')).toMatchObject({ ok: false })
  })
})

const NAMEN = ['Jürgen Müller', 'Erika von der Tann', 'Zoë Öztürk', 'Łukasz Żółć', 'Ærø Weiß', 'Dr. Anna Groß-Bäcker']

/** A card that bears a contact and a text with letters of the country, other ones on each. */
function sheet(nr: number): { seite: Seite; inhalte: string[] } {
  const [, seite] = defaultSeiten('maxipostkarte')
  const code = seite?.layers.find((layer): layer is QrLayer => layer.type === 'qrcode')
  if (!seite || !code) throw new Error('no code')
  const kontakt = `${NAMEN[nr % NAMEN.length] ?? ''}\nBäckerei ${nr} GmbH\nHeidestraße ${nr}\n51147 Köln\n+49 221 ${1000 + nr}`
  const inhalte = [kontakt, nr % 2 === 0 ? `Grüße aus Köln, Nr. ${nr}: 5 €` : `ß${nr}`]
  const layers = inhalte.map((inhalt, i): QrLayer => ({
    ...code,
    id: `code-${i}`,
    enabled: true,
    inhaltTyp: i === 0 ? 'vcard' : 'text',
    inhalt,
    x: 10 + 60 * i,
    y: 40,
    w: 45,
    h: 45,
  }))
  return { seite: { ...seite, layers: [...seite.layers.filter((layer) => layer !== code), ...layers] }, inhalte }
}

async function printAll(anzahl: number): Promise<void> {
  const sheets = Array.from({ length: anzahl }, (_, nr) => sheet(nr))
  const wanted = sheets.map(({ inhalte }) =>
    inhalte.map((inhalt, i) => {
      const read = qrText(i === 0 ? 'vcard' : 'text', inhalt)
      return read.ok ? read.text : read.grund
    }),
  )
  const pdf = await writePdf({
    format: 'maxipostkarte',
    assets: () => Promise.reject(new Error('no pictures')),
    title: 'Kontakte',
    pages: sheets.map(({ seite }) => ({ seite, context: contextOf('maxipostkarte') })),
  })
  await withFile(pdf, async (file, folder) => {
    const pictures = pagePictures(file, folder, [...sheets.keys()], 150)
    expect(zbarTexts(pictures)).toEqual(wanted.map((texts) => texts.toSorted()))
    for (const [nr, picture] of pictures.entries()) {
      const codes = await zxingCodes(picture)
      expect(codes.map(({ text }) => text).toSorted()).toEqual(wanted[nr]?.toSorted())
      // The bytes themselves begin as the format does: no mark stands before them.
      for (const { text, bytes } of codes) expect(Buffer.from(bytes)).toEqual(Buffer.from(text, 'utf8'))
    }
  })
}

describe.skipIf(leftOut('pdftoppm', 'zbarimg'))('printed contacts and texts with umlauts', () => {
  test('are read alike by two readers, byte by byte', { timeout: 60_000 }, () => printAll(4))

  test('on sixty pages', { tags: ['proof'], timeout: 600_000 }, () => printAll(60))
})
