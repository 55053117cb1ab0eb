import { describe, expect, test } from 'vitest'
import { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { readAbgleich, writeAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { codesOf } from '#src/engines/addresses/codes/codes.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { checkRow } from '#src/engines/addresses/row/checkRow.ts'
import { assignRow, propose, type VorschlagArt } from '#src/engines/addresses/proposals/vorschlag.ts'
import { alsZeile, GESPERRTE, NACHBARN, SCHREIBWEISEN } from '#tests/support/schreibweisen.ts'

const inWorten = new Abgleich('sperre:1')
for (const person of Object.values(GESPERRTE)) inWorten.addPerson('sperrliste', person)
const inSchluesseln = readAbgleich([...writeAbgleich(inWorten)].join(''))

const CODE = { sicher: ['sperrliste'], gefragt: ['sperrlisteFraglich'] }

describe.each([
  ['by words', inWorten],
  ['by keys alone', inSchluesseln],
])('domain 4.3.13 who is blocked, judged %s', (_, abgleich) => {
  const codes = (zeile: Parameters<typeof alsZeile>[0]) => codesOf(abgleich.maske(alsZeile(zeile)))

  test.each(SCHREIBWEISEN.map((zeile) => [zeile.wer, JSON.stringify(zeile.als), zeile] as const))(
    'is found: %s as %s',
    (_wer, _als, zeile) => {
      expect(codes(zeile)).toEqual(CODE[zeile.ist])
    },
  )

  test.each(NACHBARN.map((zeile) => [zeile.wer, JSON.stringify(zeile.als), zeile] as const))(
    'is not the neighbour: %s as %s',
    (_wer, _als, zeile) => {
      expect(zeile.nie ? [[]] : [[], ['sperrlisteFraglich']]).toContainEqual(codes(zeile))
    },
  )

  test('whichever proposals were accepted', () => {
    const anders: Partial<Empfaenger>[] = [
      { vorname: '', nachname: 'FRAU DR. ANNA MÜLLER', strasse: 'LINDENSTRASSE 12' },
      { nachname: 'M\u00dcLLER', strasse: 'Lindenstr.', hausnummer: '12 ' },
      { vorname: '', nachname: '', firma: 'Anna Müller' },
      { plz: '01076' },
      { strasse: 'Lindenstraße 12', hausnummer: '' },
      { firma: '', vorname: '', nachname: 'Köhler Bau GmbH', strasse: 'Industriestr. 40', hausnummer: '' },
    ]
    for (const als of anders) {
      const roh = alsZeile({ wer: als.strasse?.startsWith('Industrie') ? 'bau' : 'anna', als })
      const arten = propose(roh).map(({ art }) => art)
      const wie = (nimmt: readonly VorschlagArt[]) =>
        codesOf(abgleich.maske(checkRow(assignRow(roh, (art) => nimmt.includes(art))).empfaenger))
      const ergebnisse = [[], arten, ...arten.map((art) => [art])].map((nimmt) => wie(nimmt).join())
      expect([als, new Set(ergebnisse)]).toEqual([als, new Set(['sperrliste'])])
    }
  })
})
