import { describe, expect, test } from 'vitest'
import { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { liesAbgleich, schreibeAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { codesOf } from '#src/domain/zielgruppe/adressdatei/codes.ts'
import { alsZeile, GESPERRTE, NACHBARN, SCHREIBWEISEN } from '#tests/support/schreibweisen.ts'

const inWorten = new Abgleich('sperre:1')
for (const person of Object.values(GESPERRTE)) inWorten.addPerson('sperrliste', person)
const inSchluesseln = liesAbgleich([...schreibeAbgleich(inWorten)].join(''))

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
      expect(codes(zeile)).not.toContain('sperrliste')
      if (zeile.nie) expect(codes(zeile)).toEqual([])
    },
  )
})
