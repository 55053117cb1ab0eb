import { expect, test } from 'vitest'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import type { Tisch } from '#src/engines/addresses/desk/tisch.ts'
import { aufDemTisch, bisZumEnde } from './aufDemTisch.ts'

const FELDER: AdressFeld[] = ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort']
/** The first row gets its street put right by itself. */
const ZEILEN = ['Kai;Weber;Lindenstrasse;3;28195;Bremen', 'JAN;KRAUSE;Am Wall;5;28195;Bremen']

/** A desk with what the check takes by itself. */
function begonnen(felder = FELDER) {
  const desk = aufDemTisch(ZEILEN, felder)
  bisZumEnde(desk.tisch.begin())
  return desk
}

/** The desk after the columns were looked at once more. */
function nochmals(frueher: Tisch) {
  const neu = begonnen()
  bisZumEnde(neu.tisch.resume(frueher))
  const feld = (index: number, name: AdressFeld) => neu.liste.roh(index)[name]
  return { ...neu, feld }
}

test('what was typed is taken back and done again alone, whatever the check took by itself', () => {
  const { tisch: frueher } = begonnen()
  frueher.setCell(0, 'vorname', 'Handarbeit')
  frueher.remove([1], true)
  const { tisch, feld } = nochmals(frueher)
  const { grund } = tisch.verlauf
  expect(grund).toBeGreaterThan(0)
  expect([feld(0, 'vorname'), feld(0, 'strasse'), tisch.zeile(1).entfernt]).toEqual([
    'Handarbeit',
    'Lindenstraße',
    true,
  ])
  tisch.zurueck()
  expect([feld(0, 'vorname'), tisch.zeile(1).entfernt]).toEqual(['Handarbeit', false])
  tisch.zurueck()
  expect([feld(0, 'vorname'), feld(0, 'strasse')]).toEqual(['Kai', 'Lindenstraße'])
  expect(tisch.verlauf.stand).toBe(grund)
  tisch.vor()
  expect(feld(0, 'vorname')).toBe('Handarbeit')
  expect(tisch.verlauf.stand).not.toBe(grund)
})

test('what was taken back can be done again; of what the check took by itself the same', () => {
  const { tisch: frueher } = begonnen()
  frueher.setCell(0, 'vorname', 'Handarbeit')
  frueher.zurueck()
  frueher.zurueck()
  const { tisch, feld } = nochmals(frueher)
  expect([feld(0, 'vorname'), feld(0, 'strasse')]).toEqual(['Kai', 'Lindenstrasse'])
  tisch.vor()
  expect([feld(0, 'vorname'), feld(0, 'strasse')]).toEqual(['Kai', 'Lindenstraße'])
  tisch.vor()
  expect([feld(0, 'vorname'), feld(0, 'strasse')]).toEqual(['Handarbeit', 'Lindenstraße'])
})

test('who took the corrections back and went on does not get them once more', () => {
  const { tisch: frueher } = begonnen()
  frueher.zurueck()
  frueher.setCell(0, 'vorname', 'Handarbeit')
  const { feld } = nochmals(frueher)
  expect([feld(0, 'vorname'), feld(0, 'strasse')]).toEqual(['Handarbeit', 'Lindenstrasse'])
})

test('rows that were added come along, also where that was taken back', () => {
  const { tisch: frueher } = begonnen()
  frueher.neueZeile()
  frueher.zurueck()
  frueher.neueZeile()
  frueher.setCell(3, 'nachname', 'Neu')
  const { tisch, liste } = nochmals(frueher)
  expect(liste.pruefung().gesamt).toBe(3)
  tisch.zurueck()
  tisch.zurueck()
  expect(liste.pruefung().gesamt).toBe(2)
  tisch.vor()
  tisch.vor()
  expect(Array.from(liste.zeilen(), ({ empfaenger }) => empfaenger.nachname)).toEqual(['Weber', 'KRAUSE', 'Neu'])
})

test('where columns mean something else now, a proposal is made on what stands there', () => {
  const vertauscht: AdressFeld[] = ['nachname', 'vorname', 'strasse', 'hausnummer', 'plz', 'ort']
  const { tisch: frueher } = begonnen(vertauscht)
  bisZumEnde(frueher.nimmAn('schreibweise', [1]))
  frueher.setCell(0, 'ort', 'Bremen-Mitte')
  const { feld } = nochmals(frueher)
  expect([feld(1, 'vorname'), feld(1, 'nachname'), feld(0, 'vorname'), feld(0, 'ort')]).toEqual([
    'Jan',
    'Krause',
    'Kai',
    'Bremen-Mitte',
  ])
})
