import { describe, expect, test } from 'vitest'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { writeReportCsv } from '#src/engines/addresses/list/bericht.ts'
import { checkRow } from '#src/engines/addresses/row/checkRow.ts'
import { writeUploadCsv } from '#src/engines/addresses/list/csvWriter.ts'
import { checkAdressen } from '#mocks/backend/zielgruppe/upload.ts'
import { aufDemTisch as aufDemTischMit, bisZumEnde as alles } from './desk/aufDemTisch.ts'

const FELDER: readonly AdressFeld[] = ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort']
const zuordnung = new Map(FELDER.map((feld, spalte) => [spalte, feld]))
const utf8 = (text: string) => new TextEncoder().encode(text)
const aufDemTisch = (zeilen: readonly string[]) => aufDemTischMit(zeilen, FELDER)

const NAMEN = ['WEBER', 'Krause', 'von der heide', 'LANG', '=HYPERLINK("x")', 'Öztürk', 'Lang']

/** A number below `to`, the same for the same seed. */
function zufall(seed: number): (to: number) => number {
  let state = seed
  return (to) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (state >>> 0) % to
  }
}

describe('the desk', () => {
  test('whatever is done, the service counts and stores the same rows, and undoing all of it gives back the file', async () => {
    for (let seed = 1; seed <= 25; seed++) {
      const drawLots = zufall(seed)
      const zeile = (nr: number) =>
        `Anna;${NAMEN[drawLots(NAMEN.length)]};Lindenweg;${drawLots(4) === 0 ? '' : 1 + drawLots(3)};${['28195', '1067', ''][drawLots(3)]};Bremen${nr % 9 === 0 ? ';zu viel' : ''}`
      const { liste, tisch } = aufDemTisch(Array.from({ length: 24 }, (_, nr) => zeile(nr)))
      const vorher = [...liste.jeMaske()].toSorted(([a], [b]) => a - b)
      const datei = [...writeUploadCsv(liste, zuordnung)].join('')
      for (let schritt = 0; schritt < 30; schritt++) {
        const index = drawLots(liste.laenge)
        switch (drawLots(7)) {
          case 0:
            tisch.remove([index], liste.bearbeitung.zustand(index)?.entfernt !== true)
            break
          case 1:
            tisch.neueZeile()
            break
          case 2:
            alles(tisch.nimmAn(drawLots(2) === 0 ? 'sichere' : 'schreibweise', null))
            break
          case 3:
            tisch.fasseZusammen(
              [{ bleibt: index, geht: drawLots(liste.laenge) }].filter((p) => p.bleibt !== p.geht),
              true,
            )
            break
          case 4:
            tisch.zurueck()
            break
          default:
            tisch.setCell(
              index,
              FELDER[drawLots(FELDER.length)] ?? 'ort',
              ['Bremen', '28195', '3', 'WEBER', ''][drawLots(5)] ?? '',
            )
        }
        const again = await checkAdressen(utf8([...writeUploadCsv(liste, zuordnung)].join('')))
        expect(again.pruefung(), `seed ${seed}, step ${schritt}`).toEqual(liste.pruefung())
        expect(Array.from(again.druckbare([]), ({ empfaenger }) => empfaenger)).toEqual(
          Array.from(liste.druckbare([]), ({ empfaenger }) => empfaenger),
        )
      }
      while (tisch.verlauf.letzter !== null) tisch.zurueck()
      expect(
        [...liste.jeMaske()].toSorted(([a], [b]) => a - b),
        `seed ${seed}`,
      ).toEqual(vorher)
      expect([...writeUploadCsv(liste, zuordnung)].join('').replaceAll(/;+\r/g, '\r')).toBe(
        datei.replaceAll(/;+\r/g, '\r'),
      )
    }
  })

  test('a kind of proposals is taken for all rows, and again where two kinds meet in a cell', () => {
    const { liste, tisch } = aufDemTisch([
      'DR. ANNA;WEBER;LINDENWEG;3;28195;BREMEN',
      'Jan;Krause;Lindenweg;03. Mai;28195;Bremen',
    ])
    for (const art of ['titel', 'schreibweise', 'hausnummerDatum'] as const) alles(tisch.nimmAn(art, null))
    expect(liste.zeile(0).empfaenger).toMatchObject({ titel: 'Dr.', vorname: 'Anna', nachname: 'Weber' })
    expect(liste.zeile(1).empfaenger.hausnummer).toBe('3-5')
    expect(tisch.felder()).toContain('titel')
  })

  test('SEC-30 the report names every row with its decisions and starts no formula', () => {
    const { liste, tisch } = aufDemTisch([
      'Anna;=1+1;Lindenweg;3;28195;Bremen',
      'Jan;Krause;Lindenweg;;28195;Bremen',
      'Mia;Kurz;Am Wall;7;28195;Bremen',
    ])
    tisch.setCell(1, 'hausnummer', '9')
    tisch.remove([2], true)
    expect([...writeReportCsv(liste, zuordnung)].join('').split('\r\n')).toEqual([
      '\ufeffZeile;Ergebnis;Grund;Korrektur;Entscheidung;Vorher;Vorname;Nachname;Straße;Hausnummer;Postleitzahl;Ort',
      "1;Zustellbar;;;;;Anna;'=1+1;Lindenweg;3;28195;Bremen",
      '2;Zustellbar;;;von Hand geändert;Hausnummer: „“;Jan;Krause;Lindenweg;9;28195;Bremen',
      '3;Entfernt;;;entfernt;;Mia;Kurz;Am Wall;7;28195;Bremen',
      '',
    ])
  })

  test('a street that begins like a post box needs its house number', () => {
    const zeile = { nachname: 'Weber', plz: '28195', ort: 'Bremen' }
    expect(checkRow({ ...zeile, strasse: 'Pfälzische Straße' }).codes).toContain('hausnummerFehlt')
    expect(checkRow({ ...zeile, strasse: 'PF 10 01 02' }).codes).not.toContain('hausnummerFehlt')
  })
})

describe('what is shown', () => {
  const ZEILEN = [
    'Anna;Groß;Lange Straße;1;1067;Dresden',
    'Bernd;Müller;Am Wall;2;D-28195;Bremen',
    'Łucja;Żak;Am Wall;12;10115;Berlin',
    'Jörg;"Öz, Türk";Hof 4;;80331;München',
  ]

  /** Rows found by words, or put in order by a field; one of them was changed before. */
  function gezeigt(suche: string, feld?: AdressFeld): number[] {
    const { tisch } = aufDemTisch(ZEILEN)
    tisch.setCell(1, 'nachname', 'Ahlers')
    const sortierung = feld === undefined ? null : { feld, absteigend: false }
    const anzahl = alles(tisch.show({ befund: { art: 'alle' }, suche, sortierung }))
    return tisch.zeilen(0, anzahl).map(({ nr }) => nr)
  }

  test.each([
    ['gross', [1]],
    ['GROẞ', [1]],
    ['lange str.', [1]],
    ['wall', [2, 3]],
    ['wall berlin', [3]],
    ['żak', [3]],
    ['łucja', [3]],
    ['Türk Jörg', [4]],
    ['Müller', []],
    ['Ahlers', [2]],
    // A number of a row, or one that stands in it.
    ['4', [4]],
    ['2', [2, 3]],
    // With a zero in front it is no number of a row, but perhaps the begin of a postal code.
    ['04', []],
    ['004', []],
    ['; !', [1, 2, 3, 4]],
  ])('by %j are the rows %j', (suche, nummern) => {
    expect(gezeigt(suche)).toEqual(nummern)
  })

  test.each([
    ['nachname', [2, 1, 4, 3]],
    ['plz', [1, 3, 2, 4]],
    ['hausnummer', [4, 1, 3, 2]],
  ] as const)('in the order of %s is %j', (feld, nummern) => {
    expect(gezeigt('', feld)).toEqual(nummern)
  })

  test('in the order of PLZ a foreign one of four digits gets no zero', () => {
    const { tisch } = aufDemTisch([
      'Anna;Huber;Hauptplatz;1;3100;St. Pölten',
      'Bernd;Müller;Am Wall;2;28195;Bremen',
      'Ute;Groß;Lange Straße;1;1067;Dresden',
    ])
    const sortierung = { feld: 'plz', absteigend: false } as const
    const anzahl = alles(tisch.show({ befund: { art: 'alle' }, suche: '', sortierung }))
    expect(tisch.zeilen(0, anzahl).map(({ nr }) => nr)).toEqual([3, 2, 1])
  })
})
