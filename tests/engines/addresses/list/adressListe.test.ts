import fc from 'fast-check'
import texte from '../../../../locales/de/adressdatei.json' with { type: 'json' }
import { VORSCHLAG_REGELN } from '#src/engines/addresses/proposals/arten.ts'
import { describe, expect, test } from 'vitest'
import { checkAdressen } from '#mocks/backend/zielgruppe/upload.ts'
import { MAX_ADRESSZEILEN } from '#src/contract/grenzen.ts'
import { ADRESS_FELDER, type AdressFeld, type Empfaenger } from '#src/contract/zielgruppe.ts'
import { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { checkRow } from '#src/engines/addresses/row/checkRow.ts'
import { CODE_REGELN, GRUPPEN } from '#src/engines/addresses/codes/codeRegeln.ts'
import { codesOf } from '#src/engines/addresses/codes/codes.ts'
import { beispiele, writeGroupCsv, writeUploadCsv } from '#src/engines/addresses/list/csvWriter.ts'
import { foldText } from '#src/base/text/foldKey.ts'
import { detectLeseart, vorschau } from '#src/engines/addresses/list/layout.ts'
import { areTwo } from '#src/engines/addresses/list/areTwo.ts'
import { langeAngabeText } from '#src/engines/addresses/row/langeAngabe.ts'
import { checkList, checkInSteps, zuVieleZeilenText } from '#src/engines/addresses/list/checkList.ts'

const FELDER: AdressFeld[] = ['anrede', 'vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort', 'land']
const KOPF = FELDER.join(';')
const utf8 = (text: string) => new TextEncoder().encode(text)
const FORM = { zeichensatz: 'utf-8', trennzeichen: ';', anfuehrung: 'umschliesst', kopfzeile: 0 } as const

function check(lines: string[], kopf = KOPF) {
  const bytes = utf8([kopf, ...lines].join('\n'))
  const zuordnung = new Map(
    kopf.split(';').map((feld, index) => [index, ADRESS_FELDER.find((other) => other === feld)!]),
  )
  return checkList(bytes, { ...FORM, zuordnung }).liste
}

const anna = 'Frau;Anna;Weber;;Lindenweg;9;28195;Bremen;'

describe('list', () => {
  test('groups every row once and counts its reasons', () => {
    const liste = check([
      anna,
      'Frau;Anna;Weber;;Lindenweg;9;28195;Bremen;',
      ';;;;;;;;',
      '',
      'Herr;Jürgen;Müller;;Hauptstr.;5;1067;Dresden;',
      'Herr;Max;Mustermann;;Am Wall;3;28195;Bremen;',
      'Herr;Bo;Berg;;Am Wall;3;;Bremen;',
      'Herr;Bo;Berg;;Am Wall;3',
    ])
    expect(liste.pruefung()).toEqual({
      gesamt: 6,
      zustellbar: 1,
      korrigiert: 1,
      warnung: 1,
      ausgeschlossen: 3,
      jeCode: { dublette: 1, plzErgaenzt: 1, mustermann: 1, plzFehlt: 2, ortFehlt: 1, spaltenzahl: 1 },
    })
    expect(liste.anzahlDruckbar([])).toBe(3)
    expect(liste.anzahlDruckbar(['mustermann'])).toBe(2)
    expect([...liste.zeilen()].map(({ nr }) => nr)).toEqual([2, 3, 6, 7, 8, 9])
  })

  test('says of every row of a long list what is wrong with it', () => {
    const count = 9000
    const liste = check(Array.from({ length: count }, (_, n) => `Frau;Anna;Weber;;Lindenweg;${n + 1};;Bremen;`))
    expect(liste.pruefung()).toMatchObject({ gesamt: count, ausgeschlossen: count, jeCode: { plzFehlt: count } })
    expect([...liste.zeilen()]).toHaveLength(count)
  })

  test.each([
    ['case and umlauts', 'Herr;Juergen;MUELLER;;Hauptstrasse;5;01067;Dresden;'],
    ['street written short', 'Herr;Jürgen;Müller;;Hauptstr.;5;01067;Dresden;'],
    ['number in the street', 'Herr;Jürgen;Müller;;Hauptstraße 5;;01067;Dresden;'],
    ['lost zero', 'Herr;Jürgen;Müller;;Hauptstraße;5;1067;Dresden;'],
    ['accents and decomposed', 'Herr;Ju\u0308rgen;Müllér;;Hauptstraße;5;01067;Dresden;'],
    ['quoted cells', '"Herr";"Jürgen";"Müller";;"Hauptstraße";"5";"01067";"Dresden";'],
  ])('CSV-18 finds a duplicate: %s', (_, line) => {
    const liste = check(['Herr;Jürgen;Müller;;Hauptstraße;5;01067;Dresden;', line])
    expect(liste.pruefung().jeCode.dublette).toBe(1)
    expect(liste.zeile(1).dubletteVon).toBe(2)
  })

  test.each([
    ['another house', 'Herr;Jürgen;Müller;;Hauptstraße;15;01067;Dresden;'],
    ['another first name', 'Herr;Jörg;Müller;;Hauptstraße;5;01067;Dresden;'],
    ['another town', 'Herr;Jürgen;Müller;;Hauptstraße;5;28195;Bremen;'],
  ])('is no duplicate: %s', (_, line) => {
    expect(check(['Herr;Jürgen;Müller;;Hauptstraße;5;01067;Dresden;', line]).pruefung().jeCode.dublette).toBeUndefined()
  })

  test('a list of blocked people that cannot be asked ends the check, in either character set', () => {
    for (const zeichensatz of ['utf-8', 'windows-1252'] as const) {
      const abgleich = {
        maske: () => {
          throw new Error('no answer')
        },
        plz: new Set(['28195']),
      }
      const zuordnung = new Map(FELDER.map((feld, i) => [i, feld]))
      const options = { ...FORM, zeichensatz, zuordnung, abgleich }
      expect(() => checkList(utf8(`${KOPF}\n${anna}\n`), options)).toThrow('no answer')
    }
  })

  test('CSV-18 finds duplicates among many rows', () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `Frau;Anna;Weber${n % 15_000};;Lindenweg;9;28195;Bremen;`)
    expect(check(rows).pruefung().jeCode.dublette).toBe(5000)
  })

  test('rows with one separator too many are shown', () => {
    const liste = check([
      'Frau;Anna;Weber;;Lindenweg;9;28195;Bremen;;',
      'Frau;Anna;Weber;Wall; Söhne;Lindenweg;9;28195;Bremen;D',
    ])
    expect(liste.zeile(0).codes).toEqual([])
    expect(liste.zeile(1).codes).toContain('spaltenzahl')
  })

  test('CSV-01 a file that stops being UTF-8 after the sample is read as Windows-1252', () => {
    const good = utf8(`${KOPF}\n${`${anna}\n`}`)
    const bytes = Uint8Array.of(
      ...good,
      ...Uint8Array.from('Herr;J\xfcrgen;M\xfcller;;Am Wall;3;28195;Bremen;', (c) => c.charCodeAt(0)),
    )
    const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
    const { liste, zeichensatz } = checkList(bytes, { ...FORM, zuordnung })
    expect(zeichensatz).toBe('windows-1252')
    expect(liste.zeile(1).empfaenger.nachname).toBe('Müller')
  })
})

const cellOf = (values: string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...values) },
    fc.string({
      unit: fc.constantFrom('M', 'u', 'ü', 's', 't', 'e', 'r', '1', ' ', "'", '\u00a0', 'Ł', 'Ã', '.'),
      maxLength: 30,
    }),
  )
const row = fc.tuple(
  cellOf(['', 'Herr', 'Frau', 'Herrn', 'Familie', 'xy']),
  cellOf(['', 'Anna', 'Bo', 'Zoë', 'Maximiliane']),
  cellOf(['', 'Weber', 'Müller', 'Mustermann', 'Test', 'von der Schwarzenberg-Hohenfels']),
  cellOf(['', '', 'Wall & Söhne GmbH', 'Verein zur Förderung der Heimatpflege e. V.']),
  cellOf(['Hauptstraße', 'Lindenweg 9', 'Musterweg', '', 'Am Wall 3 b']),
  cellOf(['', '5', '12a', '7-9']),
  cellOf(['01067', '1067', '28195', '80331', '99999', '05123', '', 'abcde']),
  cellOf(['Dresden', 'Bremen', 'München', 'Wien', '', 'Villingen-Schwenningen', 'Hintertupfing']),
  cellOf(['', '', 'D', 'AT', 'Deutschland']),
) // oxfmt-ignore

describe('properties', () => {
  test('groups are disjoint and add up, and the fast way finds what the exact one finds', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), fc.constantFrom('utf-8', 'windows-1252'), (rows, set) => {
        const text = `${KOPF}\n${rows.map((cells) => cells.map((cell) => cell.replaceAll(/[;"\n]/g, '')).join(';')).join('\n')}\n`
        const encodable = set === 'utf-8' || !text.includes('Ł')
        const bytes = set === 'utf-8' || !encodable ? utf8(text) : Uint8Array.from(text, (c) => c.charCodeAt(0))
        const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
        const zeichensatz = encodable ? set : 'utf-8'
        const { liste } = checkList(bytes, { ...FORM, zeichensatz, zuordnung })
        const pruefung = liste.pruefung()
        expect(pruefung.zustellbar + pruefung.korrigiert + pruefung.warnung + pruefung.ausgeschlossen).toBe(pruefung.gesamt)
        expect(GRUPPEN.reduce((sum, gruppe) => sum + [...liste.zeilen()].filter((zeile) => zeile.gruppe === gruppe).length, 0)).toBe(pruefung.gesamt)
        const seen: { key: string; e: Empfaenger }[] = []
        for (const zeile of liste.zeilen()) {
          const exact = checkRow(zeile.roh)
          const { empfaenger: e } = exact
          const codes = [...exact.codes]
          const excluded = codes.some((code) => CODE_REGELN[code].gruppe === 'ausgeschlossen')
          const key = [e.vorname, e.nachname || e.firma, `${e.strasse}${e.hausnummer}`, e.plz].map(foldText).join('|')
          const repeated = seen.some((one) => one.key === key && !areTwo(one.e, e))
          if (!excluded && repeated) codes.push('dublette')
          if (!excluded && !repeated) seen.push({ key, e })
          expect(zeile.codes.toSorted()).toEqual(codes.toSorted())
        }
      }),
      { numRuns: 500, seed: 11 },
    )
  }) // oxfmt-ignore

  test('what is uploaded is checked to the same result', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const liste = check(rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '')}"`).join(';')))
        const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
        const again = await checkAdressen(utf8([...writeUploadCsv(liste, zuordnung)].join('')))
        expect(again.pruefung()).toEqual(liste.pruefung())
        const druckbar = again.anzahlDruckbar(['mustermann'])
        expect(druckbar).toBe(liste.anzahlDruckbar(['mustermann']))
        expect([...again.druckbare(['mustermann'])]).toHaveLength(druckbar)
      }),
      { numRuns: 200, seed: 5 },
    )
  })
})

describe('files that are written', () => {
  test('DSG-02 the upload holds mapped columns alone', () => {
    const bytes = utf8('Geheim;PLZ;Name;Straße;Ort\nKANARIE;28195;"We;ber";"Weg 3";Bremen\n')
    const probe = { bytes, ganz: true }
    const leseart = detectLeseart(probe)
    const { vorschlag } = vorschau(probe, leseart)
    const { liste } = checkList(bytes, { ...leseart, zuordnung: vorschlag })
    const text = [...writeUploadCsv(liste, vorschlag)].join('')
    expect(text).toBe('zeile;plz;nachname;strasseHausnummer;ort\r\n2;28195;"We;ber";Weg 3;Bremen\r\n')
  })

  test('CSV-27 a group for people opens in a spreadsheet and runs nothing', () => {
    const liste = check([
      'Frau;Anna;"=HYPERLINK(""x"")";;Lindenweg;9;;Bremen;',
      'Frau;Anna;Weber;;Lindenweg;9;1067;Dresden;',
    ])
    const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
    const bad = [...writeGroupCsv(liste, zuordnung, 'ausgeschlossen')].join('')
    expect(bad.startsWith('\ufeffZeile;Grund;Korrektur;Anrede')).toBe(true)
    expect(bad).toContain(`"'=HYPERLINK(""x"")"`)
    const repaired = [...writeGroupCsv(liste, zuordnung, 'korrigiert')].join('')
    expect(repaired).toContain(
      '3;Führende Null der Postleitzahl ergänzt;Postleitzahl: „1067“ → „01067“;Frau;Anna;Weber',
    )
  })

  test('a long list is written in pieces, not row by row and not at once', () => {
    const liste = check(Array.from({ length: 4500 }, (_, n) => `Frau;Anna;Weber${n};;Lindenweg;9;28195;Bremen;`))
    const pieces = [...writeUploadCsv(liste, new Map(FELDER.map((feld, i) => [i, feld])))]
    expect(pieces).toHaveLength(3)
    expect(pieces.join('').split('\r\n')).toHaveLength(4502)
  })

  test('every code says what it is and what to do', () => {
    expect(Object.keys(texte.befund)).toEqual(Object.keys(CODE_REGELN))
    expect(Object.keys(texte.vorschlag)).toEqual(Object.keys(VORSCHLAG_REGELN))
    for (const { titel } of Object.values(CODE_REGELN)) expect(titel).toMatch(/^[A-ZÄÖÜ].{5,}[a-zß]$/)
    for (const hilfe of Object.values(texte.befund)) expect(hilfe).toMatch(/^[A-ZÄÖÜ].*[a-zß0-9“]\.$/)
    const titles = Object.values(CODE_REGELN).map(({ titel }) => titel)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('a row that is left out for several reasons names each, and a duplicate its first row', () => {
    const liste = check(['Herr;Bo;Berg;;Am Wall;3;;;', anna, anna])
    const bad = [...writeGroupCsv(liste, new Map(FELDER.map((feld, i) => [i, feld])), 'ausgeschlossen')].join('')
    const grund = (nr: number) =>
      bad
        .split('\r\n')
        .find((line) => line.startsWith(`${nr};`))
        ?.split(';')[1]
    expect(grund(2)?.split(', ')).toEqual([CODE_REGELN.ortFehlt.titel, CODE_REGELN.plzFehlt.titel])
    expect(grund(4)).toBe(`${CODE_REGELN.dublette.titel} (wie Zeile 3)`)
  })

  test('examples name rows and at most five of a kind', () => {
    const liste = check(Array.from({ length: 8 }, (_, n) => `Frau;Anna;Weber${n};;Lindenweg;9;;Bremen;`))
    const found = beispiele(liste, liste.pruefung())
    expect(found.plzFehlt?.map(({ nr }) => nr)).toEqual([2, 3, 4, 5, 6])
  })

  test('CSV-10 the server refuses a heading it does not know', async () => {
    await expect(checkAdressen(utf8('__proto__;plz\n1;2'))).rejects.toThrow(/unbekanntes Feld/)
    await expect(checkAdressen(utf8('nachname;plz\n1;2'))).rejects.toThrow(/Straße/)
  })

  test('people on the block list are left out', async () => {
    const abgleich = new Abgleich('salz')
    const berg = { vorname: '', nachname: 'Berg', firma: '', strasse: 'Weg', hausnummer: '2', plz: '28195' }
    abgleich.addPerson('sperrliste', berg)
    const liste = await checkAdressen(
      utf8(`nachname;strasse;hausnummer;plz;ort\nWeber;Weg;1;28195;Bremen\nBerg;Weg;2;28195;Bremen`),
      { abgleich },
    )
    expect(liste.anzahlDruckbar([])).toBe(1)
    expect(liste.pruefung()).toMatchObject({ ausgeschlossen: 1, jeCode: { sperrliste: 1 } })
  })
})

test('codes survive the bit set', () => {
  expect(codesOf(0)).toEqual([])
})

test('CSV-20 a list of several steps is checked to its end, and says how far it is', () => {
  const bytes = utf8(`${KOPF}\n${`${anna}\n`.repeat(60_000)}`)
  const zuordnung = new Map(FELDER.map((feld, spalte) => [spalte, feld]))
  const schritte = checkInSteps(bytes, { ...FORM, zuordnung })
  const anteile: number[] = []
  let schritt = schritte.next()
  for (; !schritt.done; schritt = schritte.next()) anteile.push(schritt.value)
  expect(anteile.length).toBeGreaterThan(1)
  expect(anteile).toEqual(anteile.toSorted((a, b) => a - b))
  expect(anteile.at(-1)).toBeGreaterThan(anteile[0] ?? 1)
  expect([...schritt.value.liste.zeilen()]).toHaveLength(60_000)
})

test('CSV-22 a cell is no longer than the form takes: row and field are named, however the row is read', () => {
  const zuordnung = new Map(FELDER.map((feld, spalte) => [spalte, feld]))
  const liste = (nachname: string, notiz = '') =>
    checkList(utf8(`${KOPF};Notiz\n${anna};\n;;${nachname};;Am Wall;3;28195;Bremen;;${notiz}\n`), {
      ...FORM,
      zuordnung,
    }).liste
  const feld = 'nachname'
  for (const zeichen of [500, 501, 3000, 2_000_000])
    expect(liste('b'.repeat(zeichen)).lange).toEqual(zeichen > 500 ? { nr: 3, feld, zeichen } : null)
  // Signs are counted and not bytes, and within quotes too; what is mapped to nothing may be as long as it likes.
  expect(liste('ß'.repeat(500)).lange).toBeNull()
  expect(liste(`"${'b;'.repeat(251)}"`).lange).toEqual({ nr: 3, feld, zeichen: 502 })
  expect(liste('Weber', 'x'.repeat(9000)).lange).toBeNull()
  expect(langeAngabeText({ nr: 3, feld, zeichen: 2_000_000 })).toContain(
    'In Zeile 3 hat die Angabe „Nachname“ 2.000.000 Zeichen, möglich sind 500.',
  )
})

test('CSV-20 a million rows is the limit, and one more stops with what to do', () => {
  const row = ';;Weber;;Am Wall;3;28195;Bremen;\n'
  const million = utf8(`${KOPF}\n${row.repeat(MAX_ADRESSZEILEN)}`)
  const zuordnung = new Map(FELDER.map((feld, spalte) => [spalte, feld]))
  expect(checkList(million, { ...FORM, zuordnung }).liste).toMatchObject({ zuVieleZeilen: false })
  const more = utf8(`${KOPF}\n${row.repeat(MAX_ADRESSZEILEN + 1)}`)
  expect(checkList(more, { ...FORM, zuordnung }).liste.zuVieleZeilen).toBe(true)
  expect(zuVieleZeilenText()).toContain('höchstens 1.000.000 Zeilen')
  expect(zuVieleZeilenText()).toContain('Teilen Sie die Datei')
})
