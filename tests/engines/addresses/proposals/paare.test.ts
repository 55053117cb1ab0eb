import { describe, expect, test } from 'vitest'
import type { RohZeile } from '#src/engines/addresses/row/checkRow.ts'
import { propose, VORSCHLAG_REGELN, assignRow, type VorschlagArt } from '#src/engines/addresses/proposals/vorschlag.ts'
import { FIRMA, neu } from './person.ts'

/** The row after all that is done unasked. */
const unasked = (row: RohZeile): RohZeile => assignRow(row, (art) => VORSCHLAG_REGELN[art].sicher)

describe('two persons in one row', () => {
  test.each<RohZeile>([
    { nachname: 'Herr und Frau Meier' },
    { nachname: 'Herrn und Frau Meier' },
    { nachname: 'Frau und Herr Meier' },
    { nachname: 'Herr u. Frau Meier' },
    { nachname: 'Herr & Frau Meier' },
    { nachname: 'Herr Hans und Frau Petra Meier' },
    { nachname: 'Herrn Hans und Petra Meier' },
    { nachname: 'Frau Meier / Herr Schulz' },
    { nachname: 'Frau Meier/Herr Schulz' },
    { nachname: 'Frau Meier oder Herr Schulz' },
    { nachname: 'Familie Meier und Schulz' },
    { nachname: 'Eheleute Hans und Petra Schmidt' },
    { nachname: 'Dr. Hans und Dr. Petra Meier' },
    { nachname: 'Dr. Hans Meier & Petra Schulz' },
    { vorname: 'Herr und Frau', nachname: 'Meier' },
    { vorname: 'Frau Petra und Herr Hans', nachname: 'Meier' },
    { vorname: 'Dr. Petra und Hans', nachname: 'Meier' },
    { vorname: 'Herr', nachname: 'und Frau Meier' },
    { vorname: 'Herr Hans', nachname: 'Frau Meier' },
    { vorname: 'Dr. Petra', nachname: 'Meier und Schulz' },
  ])('nothing is cut off unasked: %j', (cells) => {
    const row = { ...FIRMA, ...cells }
    expect(unasked(row)).toEqual(row)
  })

  test.each<[RohZeile, Record<string, string>]>([
    [{ nachname: 'Herr und Frau Meier' }, { anrede: 'Familie', nachname: 'Meier' }],
    [{ nachname: 'Herrn u. Frau Müller-Lüdenscheidt' }, { anrede: 'Familie', nachname: 'Müller-Lüdenscheidt' }],
    [{ nachname: 'Frau und Herr von Bülow' }, { anrede: 'Familie', nachname: 'von Bülow' }],
    [{ nachname: 'Herr & Frau Meier', anrede: 'Familie' }, { nachname: 'Meier' }],
    [
      { vorname: 'Herr und Frau', nachname: 'Meier' },
      { anrede: 'Familie', vorname: '' },
    ],
    [{ anrede: 'Herr und Frau', nachname: 'Meier' }, { anrede: 'Familie' }],
    [{ anrede: 'Herrn & Frau', nachname: 'Meier' }, { anrede: 'Familie' }],
    // The list's word is printed as "Familie": it is shown, old and new.
    [{ anrede: 'Eheleute', nachname: 'Meier' }, { anrede: 'Familie' }],
    [{ anrede: 'Eheleute', vorname: 'Hans und Petra', nachname: 'Meier' }, { anrede: 'Familie' }],
  ])('one surname is that of a family, if the clerk agrees: %j', (cells, expected) => {
    expect(neu('anrede', { ...FIRMA, ...cells })).toEqual(expected)
    expect(VORSCHLAG_REGELN.anrede.sicher).toBe(false)
  })

  test.each<[VorschlagArt, RohZeile]>([
    ['anrede', { nachname: 'Herr Hans und Frau Petra Meier' }],
    ['anrede', { nachname: 'Herr und Frau Meier / Schulz' }],
    ['anrede', { anrede: 'Herr und Frau', vorname: 'Hans', nachname: 'Meier' }],
    ['anrede', { anrede: 'Herr', nachname: 'Herr und Frau Meier' }],
    ['nameGeteilt', { nachname: 'Petra Müller und Hans Schmidt' }],
    ['nameGeteilt', { nachname: 'Petra oder Hans Schmidt' }],
    ['nameGeteilt', { nachname: 'Müller, Hans und Petra' }],
    ['nameGeteilt', { vorname: 'Petra', nachname: 'Petra und Hans Schmidt' }],
    ['nameGeteilt', { nachname: 'Müller, Hans Dr.' }],
  ])('in doubt %s proposes nothing: %j', (art, cells) => {
    expect(neu(art, { ...FIRMA, ...cells })).toBeNull()
  })

  test.each<[RohZeile, Record<string, string>]>([
    [{ nachname: 'Petra und Hans Schmidt' }, { vorname: 'Petra und Hans', nachname: 'Schmidt' }],
    [{ nachname: 'Petra u. Hans von Bülow' }, { vorname: 'Petra u. Hans', nachname: 'von Bülow' }],
    [{ vorname: 'Hans & Petra Schmidt' }, { vorname: 'Hans & Petra', nachname: 'Schmidt' }],
    [
      { nachname: 'Eheleute Hans und Petra Schmidt' },
      { anrede: 'Familie', vorname: 'Hans und Petra', nachname: 'Schmidt' },
    ],
    [
      { nachname: 'Familie Hans und Petra Schmidt', anrede: 'Familie' },
      { vorname: 'Hans und Petra', nachname: 'Schmidt' },
    ],
  ])('first names stay together: %j', (cells, expected) => {
    expect(neu('nameGeteilt', { ...FIRMA, ...cells })).toEqual(expected)
  })

  test('with nothing else', () => {
    expect(propose({ ...FIRMA, vorname: 'Hans und Petra', nachname: 'Schmidt' })).toEqual([])
  })
})

describe('a salutation in the name', () => {
  test.each<[RohZeile, Record<string, string> | null]>([
    // "Fr." is Friedrich before a man's name, and nobody knows before another word.
    [{ nachname: 'Fr. Wilhelm Schmidt' }, null],
    [{ nachname: 'Fr. Wilhelm' }, null],
    [{ nachname: 'Fr. Schmidt' }, { anrede: 'Frau', nachname: 'Schmidt' }],
    [{ nachname: 'Fr. Petra Schmidt' }, { anrede: 'Frau', nachname: 'Petra Schmidt' }],
    [{ nachname: 'Fr. von der Leyen' }, { anrede: 'Frau', nachname: 'von der Leyen' }],
    [{ nachname: 'Fr. Dr. Schmidt' }, { anrede: 'Frau', nachname: 'Dr. Schmidt' }],
    [
      { vorname: 'Fr. Petra', nachname: 'Schmidt' },
      { anrede: 'Frau', vorname: 'Petra' },
    ],
    [
      { vorname: 'Familie Meier', nachname: 'Meier' },
      { anrede: 'Familie', vorname: '' },
    ],
    [
      { vorname: 'Herr Meier', nachname: 'meier' },
      { anrede: 'Herr', vorname: '' },
    ],
    [
      { vorname: 'Herr', nachname: 'Meier' },
      { anrede: 'Herr', vorname: '' },
    ],
    // In the column of titles.
    [
      { titel: 'Herr', vorname: 'Hans', nachname: 'Meier' },
      { anrede: 'Herr', titel: '' },
    ],
    [
      { titel: 'Herr Dr.', nachname: 'Meier' },
      { anrede: 'Herr', titel: 'Dr.' },
    ],
    [{ titel: 'Frau Prof. Dr.', nachname: 'Meier', anrede: 'Frau' }, { titel: 'Prof. Dr.' }],
    [{ titel: 'Herr Dr.', nachname: 'Meier', anrede: 'Frau' }, null],
    [{ titel: 'Herr Direktor', nachname: 'Meier' }, null],
  ])('%j', (cells, expected) => {
    expect(neu('anredeImNamen', { ...FIRMA, ...cells })).toEqual(expected)
  })
})
