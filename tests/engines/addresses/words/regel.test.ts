import { describe, expect, test } from 'vitest'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { codesOf } from '#src/engines/addresses/codes/codes.ts'
import { writeUploadCsv } from '#src/engines/addresses/list/csvWriter.ts'
import { writeEntwurfCsv } from '#src/engines/addresses/list/entwurfCsv.ts'
import { detectLeseart, vorschau } from '#src/engines/addresses/list/layout.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { grundRegel, regelMaske, regelWahlen, type SpaltenRegel } from '#src/engines/addresses/words/regel.ts'
import { checkAdressen } from '#mocks/backend/zielgruppe/upload.ts'

const KOPF = ['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort', 'Bemerkung', 'gesperrt am', 'Werbung erlaubt', 'Art']
const ZUORDNUNG = new Map<number, AdressFeld>([
  [0, 'vorname'],
  [1, 'nachname'],
  [2, 'strasseHausnummer'],
  [3, 'plz'],
  [4, 'ort'],
])
const datei = new TextEncoder().encode(
  [
    KOPF,
    ['Anna', 'Weber', 'Lindenweg 9', '28195', 'Bremen', 'Stammkundin seit 1998', '', 'ja', 'A'],
    ['Bernd', 'Koch', 'Lindenweg 10', '28195', 'Bremen', 'Frau Koch: verstorben', '', 'ja', 'A'],
    ['Carla', 'Vogel', 'Lindenweg 11', '28195', 'Bremen', '', '03.02.2024', 'ja', 'B'],
    ['Dora', 'Schmidt', 'Lindenweg 12', '28195', 'Bremen', '', 'nein', 'ja', 'B'],
    ['"Emil"', 'Kraus', 'Lindenweg 13', '28195', 'Bremen', '"bitte ""keine"" Werbung"', '', 'ja', 'C'],
    ['', 'Huber', 'Lindenweg 14', '28195', 'Bremen', 'Erben von Huber', '', 'nein', 'C'],
  ]
    .map((cells) => cells.join(';'))
    .join('\n'),
)
const REGELN: readonly SpaltenRegel[] = [
  { spalte: 5, art: 'worte' },
  { spalte: 6, art: 'gefuellt' },
]
const ART = { zeichensatz: 'utf-8', trennzeichen: ';', anfuehrung: 'umschliesst', kopfzeile: 0 } as const
const codesIn = (liste: ReturnType<typeof checkList>['liste']) => [...liste.zeilen()].map(({ codes }) => codes)
const geprueft = (regeln: readonly SpaltenRegel[]) => checkList(datei, { ...ART, zuordnung: ZUORDNUNG, regeln }).liste

test('columns of remarks and of blocks are pointed out, and none that is mapped or says the opposite', () => {
  const probe = { bytes: datei, ganz: true }
  expect(vorschau(probe, detectLeseart(probe)).regeln).toEqual(REGELN)
})

test('their cells leave rows out; the others stay', () => {
  expect(codesIn(geprueft(REGELN))).toEqual([
    [],
    ['nichtAnschreiben'],
    ['spaltenregel'],
    [],
    // Quotes within stand between the words: nobody guesses what is quoted.
    [],
    ['nachlass'],
  ])
  expect(codesIn(geprueft([{ spalte: 8, art: 'gleich', wert: 'b' }]))).toEqual([
    [],
    [],
    ['spaltenregel'],
    ['spaltenregel'],
    [],
    [],
  ])
  expect(codesIn(geprueft([]))).toEqual([[], [], [], [], [], []])
})

describe('what goes to the service', () => {
  const text = [...writeUploadCsv(geprueft(REGELN), ZUORDNUNG)].join('')

  test('is the reason and not the column (DSG-02)', () => {
    expect(text.split('\r\n')[0]).toBe('zeile;grund;vorname;nachname;strasseHausnummer;plz;ort')
    expect(text).toContain('4;spaltenregel;Carla;Vogel')
    expect(text).not.toMatch(/Stammkundin|verstorben|03\.02\.2024|Werbung/)
  })

  test('comes to the same numbers there', async () => {
    const dort = await checkAdressen(new TextEncoder().encode(text))
    expect(dort.pruefung()).toEqual(geprueft(REGELN).pruefung())
    expect(dort.anzahlDruckbar(['nichtAnschreiben', 'spaltenregel'])).toBe(4)
  })

  test('also when it is put aside and opened again', async () => {
    const entwurf = [...writeEntwurfCsv(geprueft(REGELN), ZUORDNUNG)].join('')
    const kopf = (entwurf.split('\r\n')[0] ?? '').split(';')
    expect(grundRegel(kopf)).toEqual([{ spalte: 2, art: 'grund' }])
    expect((await checkAdressen(new TextEncoder().encode(entwurf))).pruefung()).toEqual(geprueft(REGELN).pruefung())
  })

  test('has no such column where no rule was chosen', () => {
    const [kopf] = [...writeUploadCsv(geprueft([]), ZUORDNUNG)].join('').split('\r\n')
    expect(kopf).toBe('zeile;vorname;nachname;strasseHausnummer;plz;ort')
  })
})

test.each(['ja', 'x', '1', '03.02.2024', 'gesperrt'])('%s fills a cell', (text) => {
  expect(codesOf(regelMaske({ spalte: 0, art: 'gefuellt' }, text))).toEqual(['spaltenregel'])
})
test.each(['', ' ', 'nein', 'Nein', 'N', '0', '-', 'false', 'FALSCH', 'keine'])('"%s" does not', (text) => {
  expect(regelMaske({ spalte: 0, art: 'gefuellt' }, text)).toBe(0)
})
test('a reason of the service names nothing else', () => {
  expect(codesOf(regelMaske({ spalte: 0, art: 'grund' }, 'dublette spaltenregel nix'))).toEqual(['spaltenregel'])
})
test('values are offered where a column has few', () => {
  expect(regelWahlen([['ja'], ['nein'], [''], ['ja']], 0)).toEqual([
    { art: 'worte' },
    { art: 'gefuellt' },
    { art: 'gleich', wert: 'ja' },
    { art: 'gleich', wert: 'nein' },
  ])
  expect(regelWahlen([['a'], ['b'], ['c'], ['d'], ['e']], 0)).toHaveLength(2)
})
