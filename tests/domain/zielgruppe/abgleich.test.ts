import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { schluesselHash } from '#src/domain/zielgruppe/abgleich/hash.ts'
import { alterSchluessel, readAbgleich, writeAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { ausschlussSatz } from '#src/domain/zielgruppe/abgleich/satz.ts'
import { UNBERUEHRT } from '#src/engines/addresses/list/bearbeitung.ts'
import { codesOf } from '#src/engines/addresses/codes/codes.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { schmutzCsv } from '#tests/support/schmutzliste.ts'
import { testEmpfaenger } from '#tests/backend/kampagneFlow.ts'

const [MUSTER] = testEmpfaenger(1)
const person = (change: Partial<Empfaenger> = {}): Empfaenger => {
  if (!MUSTER) throw new Error('nobody')
  return { ...MUSTER, vorname: 'Anna', nachname: 'Weiß', strasse: 'Weg', hausnummer: '1', plz: '01067', ...change }
}

describe('domain 4.3.13 hashes of people', () => {
  test('are those that PHP and Python compute of the same key', () => {
    // hash('sha256', 'sperre:1:p:weiss:anna|weg1|01067') of PHP 8.2, hashlib.sha256 of Python 3.11.
    const other = '0a339b740dad492de83a92572b246fc867245a41b8819375a278586658ff930f'
    expect(schluesselHash('sperre:1', person())).toBe(other)
    expect(schluesselHash('sperre:2', person())).not.toBe(other)
  })

  test('find somebody however he is written, the family by its name alone, and nobody of another place', () => {
    const abgleich = new Abgleich('s')
    abgleich.addPerson('robinson', person())
    abgleich.addPerson('kuerzlich', person({ vorname: '', nachname: 'Öz' }))
    const found = (change: Partial<Empfaenger>) => codesOf(abgleich.maske(person(change)))
    expect(found({ nachname: 'WEISS', vorname: 'ANNA' })).toEqual(['robinson'])
    expect(found({ nachname: 'Oez', vorname: 'Ali' })).toEqual(['kuerzlich'])
    expect(found({ vorname: 'Berta' })).toEqual([])
    expect(found({ plz: '01069' })).toEqual([])
    expect(abgleich.anzahl).toEqual({ robinson: 1, kuerzlich: 1 })
  })

  test('survive the file, whatever they are, with the one key of before among them', () => {
    const hex = (digits: number) => fc.array(fc.stringMatching(new RegExp(`^[0-9a-f]{${digits}}$`)), { maxLength: 9 })
    const grund = fc.constantFrom('sperrliste', 'robinson', 'kuerzlich', 'andereListe')
    const keys = fc.record({ haeuser: fc.array(fc.nat(4095)), sicher: hex(12), fraglich: hex(8) })
    const alt = fc.stringMatching(/^[0-9a-f]{64}$/).map(alterSchluessel)
    const ort = fc.stringMatching(/^\d{5}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(grund, ort, fc.oneof(keys, alt))), (eintraege) => {
        const abgleich = new Abgleich('sperre:7')
        const volle = eintraege.filter(([, , { sicher, fraglich }]) => sicher.length + fraglich.length > 0)
        for (const [was, plz, of] of volle) abgleich.addSchluessel(was, plz, of)
        const wieder = readAbgleich([...writeAbgleich(abgleich)].join(''))
        expect([wieder.salz, wieder.anzahl, [...wieder.eintraege()]]).toEqual([
          abgleich.salz,
          abgleich.anzahl,
          [...abgleich.eintraege()],
        ])
      }),
    )
  })

  test('of a service with a mark, Windows lines, one key and a reason that nobody knows yet are read', () => {
    const hash = createHash('sha256').update('sperre:1:p:weiss:anna|weg1|01067').digest('hex')
    const text = `\u{feff}grund;plz;schluessel\r\nsalz;;sperre:1\r\nverzogen;01067;${hash}\r\nrobinson;01067;${hash}\r\n`
    expect(codesOf(readAbgleich(text).maske(person()))).toEqual(['robinson'])
    expect(() => readAbgleich('<html>Fatal error</html>')).toThrow('no list')
  })
})

test('a thousand people of one place are told apart, each by his own reasons', () => {
  const abgleich = new Abgleich('s')
  const wer = (nr: number) => person({ hausnummer: String(nr) })
  for (let nr = 1; nr < 1000; nr++) abgleich.addPerson(nr % 2 === 0 ? 'robinson' : 'sperrliste', wer(nr))
  for (let nr = 3; nr < 1000; nr += 3) abgleich.addPerson('kuerzlich', wer(nr))
  for (let nr = 1; nr < 2000; nr++)
    expect(new Set(codesOf(abgleich.maske(wer(nr))))).toEqual(
      new Set(nr >= 1000 ? [] : [nr % 2 === 0 ? 'robinson' : 'sperrliste', ...(nr % 3 === 0 ? ['kuerzlich'] : [])]),
    )
  expect(abgleich.anzahl).toEqual({ robinson: 499, sperrliste: 500, kuerzlich: 333 })
})

describe('domain 4.3.13 rows on the desk', () => {
  const csv = [
    'vorname;nachname;strasse;hausnummer;plz;ort',
    'Anna;Weiß;Weg;1;01067;Dresden',
    'Anna;Weiß;Weg;1;01067;Dresden',
    'Ole;Groß;Weg;2;01067;Dresden',
    ';;;;;',
    'Ohne;Straße;;;01067;Dresden',
  ].join('\n')
  const felder = ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort'] as const
  const open = (abgleich?: Abgleich) =>
    checkList(new TextEncoder().encode(csv), {
      zeichensatz: 'utf-8',
      trennzeichen: ';',
      anfuehrung: 'umschliesst',
      kopfzeile: 0,
      zuordnung: new Map(felder.map((feld, at) => [at, feld])),
      ...(abgleich ? { abgleich } : {}),
    }).liste

  test('come to the numbers of the service, whether they are compared while read or afterwards', () => {
    const abgleich = new Abgleich('s')
    abgleich.addPerson('andereListe', person())
    const beimLesen = open(abgleich)
    const danach = open()
    expect(danach.anzahlDruckbar([])).toBe(2)
    for (const _ of danach.gleicheAb(abgleich));
    expect(danach.pruefung()).toEqual(beimLesen.pruefung())
    expect(danach.anzahlDruckbar([])).toBe(1)
    expect(danach.zeile(0).codes).toEqual(['andereListe'])
    for (const _ of danach.gleicheAb(undefined));
    expect(danach.pruefung()).toEqual(open().pruefung())
  })

  test('are found among 4 000 dirty ones as if each was compared alone, whatever was changed', () => {
    const form = {
      zeichensatz: 'windows-1252',
      trennzeichen: ';',
      anfuehrung: 'umschliesst',
      kopfzeile: 0,
      zuordnung: new Map(
        (['anrede', 'vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort', 'land'] as const).map(
          (feld, at) => [at, feld],
        ),
      ),
    } as const
    const { liste } = checkList(schmutzCsv(4000), form)
    const zeilen = [...liste.zeilen()]
    const abgleich = new Abgleich('s')
    for (const { nr, empfaenger } of zeilen) if (nr % 7 === 0 || nr < 30) abgleich.addPerson('kuerzlich', empfaenger)
    const abgeglichen = (gesucht: Abgleich | undefined) => {
      for (const _ of liste.gleicheAb(gesucht));
      return Array.from(liste.zeilen(), ({ nr, codes }) => [nr, codes.includes('kuerzlich')])
    }
    const einzeln = () =>
      Array.from(liste.zeilen(), ({ nr, gruppe, codes, empfaenger }) => {
        const gut = gruppe !== 'ausgeschlossen' || codes.some((code) => code === 'dublette' || code === 'kuerzlich')
        return [nr, gut && codesOf(abgleich.maske(empfaenger)).includes('kuerzlich')]
      })
    const gefunden = abgeglichen(abgleich)
    expect(gefunden).toEqual(einzeln())
    expect(gefunden.filter(([, ja]) => ja).length).toBeGreaterThan(400)
    liste.change([[5, { ...UNBERUEHRT, zellen: { nachname: 'Anders' }, vonHand: true }]])
    expect(abgeglichen(abgleich)).toEqual(einzeln())
    expect(abgeglichen(undefined).some(([, ja]) => ja)).toBe(false)
    const beimLesen = checkList(schmutzCsv(4000), { ...form, abgleich }).liste
    expect(Array.from(beimLesen.zeilen(), ({ nr, codes }) => [nr, codes.includes('kuerzlich')])).toEqual(gefunden)
  })

  test('that are corrected are compared again', () => {
    const abgleich = new Abgleich('s')
    abgleich.addPerson('sperrliste', person())
    const liste = open(abgleich)
    liste.change([[0, { ...UNBERUEHRT, zellen: { nachname: 'Anders' }, vonHand: true }]])
    expect(liste.zeile(0).codes).toEqual([])
    expect(liste.zeile(1).codes).toEqual(['sperrliste'])
  })
})

test.each([
  [{}, null],
  [{ angeschriebenTage: null, listen: [] }, null],
  [{ angeschriebenTage: 14 }, 'Wer in den 14 Tagen vor dem Versand Post von Ihnen erhält.'],
  [
    { angeschriebenTage: 30, listen: [{ idPtZielgruppe: 1, bezeichnung: 'Bestand' }] },
    'Wer in den 30 Tagen vor dem Versand Post von Ihnen erhält; wer in „Bestand“ steht.',
  ],
  [
    { angeschriebenTage: 7, listen: [{ idPtZielgruppe: 1, bezeichnung: 'Bestand', fehlt: true }] },
    'Wer in den 7 Tagen vor dem Versand Post von Ihnen erhält; „Bestand“ (gibt es nicht mehr).',
  ],
])('domain 4.3.13 %j is told as %j', (ausschluss, satz) => {
  expect(ausschlussSatz(ausschluss)).toBe(satz)
})
