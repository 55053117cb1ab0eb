import { describe, expect, test } from 'vitest'
import { Blanker } from './blank.ts'

const PLANTED = {
  vorname: 'Ottilie',
  nachname: 'Wiesengrund',
  firma: 'Wiesengrund & Töchter',
  strasse: 'Lindenallee',
  hausnummer: 12,
  plz: '80331',
  ort: 'München',
  email: 'ottilie@wiesengrund.example',
  telefon: '089 1234567',
  iban: 'DE02120300000000202051',
  accessToken: 'kurz',
  // Names that the contract does not know.
  kontakt_person: 'Herr Ypsilon',
  tel2: 491711234567,
  anmerkung: 'Ottilie Wiesengrund, erreichbar unter +49 171 1234567 oder o.w@example.net',
  bezeichnung: 'Herbst für Ottilie, DE02 1203 0000 0000 2020 51, Schlüssel eyJhbGciOiJIUzI1NiJ9',
  verlauf: [{ text: 'Wiesengrund & Töchter hat bestellt.' }],
  codes: ['1111-2222', '3333-4444'],
}

function blanked(value: unknown): string {
  const blanker = new Blanker()
  blanker.learn(value)
  return JSON.stringify(blanker.value(value))
}

describe('personal data', () => {
  test.each([
    'Ottilie',
    'Wiesengrund',
    'Lindenallee',
    '80331',
    'München',
    'wiesengrund.example',
    '1234567',
    '202051',
    '2020 51',
    'kurz',
    'Ypsilon',
    '491711234567',
    'example.net',
    'eyJhbGci',
    '1111-2222',
  ])('%s is taken out', (word) => {
    expect(JSON.stringify(PLANTED)).toContain(word)
    expect(blanked(PLANTED)).not.toContain(word)
  })

  test('what tells about things stays: numbers, days, states, words of the contract, empty fields', () => {
    const kept = {
      idPtKampagne: 17,
      menge: '5000',
      versandDatum: '2026-12-17',
      geaendertAm: '2026-11-20 09:00:00',
      state: 'inNeuemZustand',
      brutto: '1.234,56',
      format: 'maxipostkarte',
      vorname: '',
      mail: 'on',
      bezeichnung: 'Herbstaktion',
    }
    expect(JSON.parse(blanked(kept))).toEqual(kept)
  })

  test('a request loses its password and its code', () => {
    const request = JSON.stringify(new Blanker().request({ email: 'a@b.example', passwort: 'geheim', code: '482910' }))
    expect(request).not.toMatch(/a@b|geheim|482910/)
  })

  test('what a report quotes is blanked by the name of its field', () => {
    const blanker = new Blanker()
    expect(blanker.quoted('eintraege[].nachname', '"Wiesengr" …')).toBe('"Nachname"')
    expect(blanker.quoted('kampagnen[].versandDatum', '"17.12.2026"')).toBe('"17.12.2026"')
    expect(blanker.quoted('kampagnen[].version', '"zwei"')).toBe('"zwei"')
    expect(blanker.quoted('kunde.spitzname', '"Otti"')).toBe('"Text"')
    expect(blanker.quoted('kampagnen', 'Liste mit 3')).toBe('Liste mit 3')
  })
})
