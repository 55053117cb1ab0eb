import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { Zeile } from '#tests/support/dubletten/liste.ts'
import { messe } from '#tests/support/dubletten/messe.ts'

function zeileOf(line: string): Zeile {
  const [id = '', vorname = '', nachname = '', hausnummer = '', strasse = '', zusatz = '', ort = '', plz = ''] =
    line.split(',')
  const leer = { anrede: '', titel: '', firma: '', land: '', kundennummer: '', gutscheincode: '' } as const
  const empfaenger: Empfaenger = { ...leer, vorname, nachname, strasse, hausnummer, zusatz, plz, ort }
  const person = Number(id.split('-')[1]) + 1
  return { empfaenger, person, haushalt: 0, firma: 0, herkunft: id.endsWith('org') ? 'original' : 'kopie' }
}

test('of a list that others made and labelled, no pair is wrong and what is a slip is found', () => {
  const [, ...lines] = readFileSync(new URL('febrl/dataset1.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const { praezision, ausbeute, paare } = messe(lines.map(zeileOf), 'person')
  expect(paare.length).toBeGreaterThan(170)
  expect(praezision).toBe(1)
  // Half of the copies have another first name, another number or no street: two people, as far as the post knows.
  expect(ausbeute).toBeGreaterThan(0.44)
})
