import { expect, test } from 'vitest'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { isEntwurfCsv, readStaende, writeEntwurfCsv } from '#src/engines/addresses/list/entwurfCsv.ts'
import { writeUploadCsv } from '#src/engines/addresses/list/csvWriter.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { Tisch } from '#src/engines/addresses/desk/tisch.ts'
import { checkAdressen } from '#mocks/backend/zielgruppe/upload.ts'

const FELDER: readonly AdressFeld[] = ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort']
const utf8 = (text: string) => new TextEncoder().encode(text)

function read(bytes: Uint8Array, ab: number) {
  const zuordnung = new Map(FELDER.map((feld, spalte) => [spalte + ab, feld]))
  const { liste } = checkList(bytes, {
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    anfuehrung: 'umschliesst',
    kopfzeile: 0,
    zuordnung,
  })
  const tisch = new Tisch(liste, zuordnung)
  for (const schritte = tisch.vorschlaege.suche(); schritte.next().done !== true;) continue
  return { liste, tisch, zuordnung }
}

const zeilen = ({ liste }: Pick<ReturnType<typeof read>, 'liste'>) =>
  Array.from({ length: liste.laenge }, (_, index) => ({
    nr: liste.nr(index),
    roh: FELDER.map((feld) => liste.roh(index)[feld] ?? '').join('|'),
    maske: liste.maske(index),
    entfernt: liste.bearbeitung.zustand(index)?.entfernt === true,
  }))

test('a draft keeps the desk: what was typed, taken out, refused, told apart and added', async () => {
  const vorher = read(
    utf8(
      [
        FELDER.join(';'),
        'ANNA;WEBER;Lindenweg;3;28195;Bremen',
        '',
        'Jan;"Kra;use ""jun""";Lindenweg;;1067;Dresden',
        'Mia;Kurz;Am Wall;7;28195;Bremen',
        'Mia;Kurtz;Am Wall;7;28195;Bremen',
        'Ben;Lang;Am Wall;9;28195;Bremen',
        'Ida;Lang;Am Wall;9;28195;Bremen;eine zu viel',
      ].join('\n'),
    ),
    0,
  )
  vorher.tisch.setCell(2, 'hausnummer', '9')
  vorher.tisch.lehneAb('schreibweise', [0])
  vorher.tisch.separate([4])
  vorher.tisch.remove([5], true)
  vorher.tisch.neueZeile()
  vorher.tisch.setCell(7, 'nachname', 'Neumann')
  const bytes = utf8([...writeEntwurfCsv(vorher.liste, vorher.zuordnung)].join(''))
  const nachher = read(bytes, 2)
  nachher.tisch.beginWith(readStaende(bytes) ?? [])
  expect(zeilen(nachher)).toEqual(zeilen(vorher))
  expect(nachher.tisch.vorschlaege.zu(0).map(({ art }) => art)).toEqual(['anrede'])
  expect(nachher.liste.bearbeitung.zustand(4)?.keinPaar).toBe(true)
  expect(nachher.liste.bearbeitung.zustand(7)?.neu).toBe(true)
  expect(nachher.tisch.verlauf.letzter).toBeNull()
  nachher.tisch.remove([5], false)
  expect(nachher.liste.zeile(5).gruppe).toBe('zustellbar')
  // The service can search it for a person, those who were taken out among them (DSG-04).
  const beimDienst = await checkAdressen(bytes)
  expect(Array.from(beimDienst.zeilen(), ({ roh }) => roh.nachname)).toEqual([
    'WEBER',
    'Kra;use "jun"',
    'Kurz',
    'Kurtz',
    'Lang',
    'Lang',
    'Neumann',
  ])
})

test('a file that is no draft has no states, and a state that is broken changes nothing', async () => {
  const { liste, zuordnung } = read(utf8(`${FELDER.join(';')}\nAnna;Weber;Lindenweg;3;28195;Bremen\n`), 0)
  const upload = [...writeUploadCsv(liste, zuordnung)].join('')
  expect(readStaende(utf8(upload))).toBeNull()
  expect(await isEntwurfCsv(new Blob([upload]))).toBe(false)
  expect(await isEntwurfCsv(new Blob([...writeEntwurfCsv(liste, zuordnung)]))).toBe(true)
  const kaputt = ['{', '7', 'null', '{"entfernt":"ja","angenommen":["erfunden"],"abgelehnt":7,"neu":1}']
  const zellen = kaputt.map((text) => `1;"${text.replaceAll('"', '""')}";Weber`).join('\n')
  const staende = readStaende(utf8(`zeile;stand;nachname\n${zellen}`)) ?? []
  const NICHTS = {
    zellen: {},
    entfernt: false,
    vonHand: false,
    verschmolzen: false,
    keinPaar: false,
    angenommen: [],
    abgelehnt: [],
  }
  expect(staende.map(([, zustand]) => zustand)).toEqual([NICHTS, NICHTS, NICHTS, NICHTS])
})
