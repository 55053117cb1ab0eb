import { describe, expect, test } from 'vitest'
import { neu, PERSON } from './person.ts'

describe('a title is taken as a whole', () => {
  test.each([
    ['Dipl. Kfm. Hans', 'Dipl. Kfm.', 'Hans'],
    ['Dipl.-Kfm. Hans', 'Dipl.-Kfm.', 'Hans'],
    ['Dipl. Betriebswirt Hans', 'Dipl. Betriebswirt', 'Hans'],
    ['Dipl.-Betriebswirtin (FH) Anna', 'Dipl.-Betriebswirtin (FH)', 'Anna'],
    ['Dipl. Psych. Anna', 'Dipl. Psych.', 'Anna'],
    ['Dipl.-Ing. agr. Anna', 'Dipl.-Ing. agr.', 'Anna'],
    ['Dipl.-Wirt.-Ing. Anna', 'Dipl.-Wirt.-Ing.', 'Anna'],
    ['Dipl.-Ing.(FH) Anna', 'Dipl.-Ing.(FH)', 'Anna'],
    ['Dr. iur. Hans', 'Dr. iur.', 'Hans'],
    ['Dr. agr. Hans', 'Dr. agr.', 'Hans'],
    ['Dr. sc. Hans', 'Dr. sc.', 'Hans'],
    ['Dr. sc. agr. Hans', 'Dr. sc. agr.', 'Hans'],
    ['Dr. forest. Hans', 'Dr. forest.', 'Hans'],
    ['Dr. oec. Hans', 'Dr. oec.', 'Hans'],
    ['Dr. theol. Hans', 'Dr. theol.', 'Hans'],
    ['Dr. paed. Hans', 'Dr. paed.', 'Hans'],
    ['Dr. rer. nat. Hans', 'Dr. rer. nat.', 'Hans'],
    ['Dr. rer.nat. Hans', 'Dr. rer.nat.', 'Hans'],
    ['Dr.med. Hans', 'Dr. med.', 'Hans'],
    ['Dr. med Hans', 'Dr. med', 'Hans'],
    ['Dr. h. c. Hans', 'Dr. h. c.', 'Hans'],
    ['Dr.-Ing. E. h. Hans', 'Dr.-Ing. E. h.', 'Hans'],
    ['Prof. em. Dr. Anna', 'Prof. em. Dr.', 'Anna'],
    ['Prof. Dr. Dr. h.c. mult. Anna', 'Prof. Dr. Dr. h.c. mult.', 'Anna'],
    ['Univ.-Prof. Dr. Anna', 'Univ.-Prof. Dr.', 'Anna'],
    ['PD Dr. Anna', 'PD Dr.', 'Anna'],
    ['Mag. pharm. Eva', 'Mag. pharm.', 'Eva'],
    ['DR. MED. ANNA', 'Dr. med.', 'ANNA'],
    ['DIPL.-ING. ANNA', 'Dipl.-Ing.', 'ANNA'],
    ['DIPL. PSYCH. ANNA', 'Dipl. Psych.', 'ANNA'],
    // Behind the name.
    ['Hans Dr.', 'Dr.', 'Hans'],
    ['Hans Prof. Dr.', 'Prof. Dr.', 'Hans'],
    ['Anna Dipl.-Ing. (FH)', 'Dipl.-Ing. (FH)', 'Anna'],
    // An initial is none.
    ['Dr. C. Hans', 'Dr.', 'C. Hans'],
    ['Dr. H. Hans', 'Dr.', 'H. Hans'],
  ])('%s', (vorname, titel, rest) => {
    expect(neu('titel', { ...PERSON, vorname })).toEqual({ titel, vorname: rest })
    expect(neu('titel', { ...PERSON, nachname: vorname })).toEqual({ titel, nachname: rest })
  })

  test.each([
    'Dipl. Sommelier Hans',
    'Dr. quux. Hans',
    'Dr. Dipl.Xyz. Hans',
    'PD Hans',
    'Mage Hans',
    'Drews Hans',
    'Dr. Hans und Petra',
    'Hans Ing.',
    'Med. Hans',
  ])('or not at all: %s', (vorname) => {
    expect(neu('titel', { ...PERSON, vorname })).toBeNull()
  })

  test.each([
    ['Meier Dr.', { titel: 'Dr.', nachname: 'Meier' }],
    ['Meier, Hans Dr.', { titel: 'Dr.', nachname: 'Meier, Hans' }],
    ['Hans Meier Dr. med.', { titel: 'Dr. med.', nachname: 'Hans Meier' }],
    ['Meier, Dr. Hans', { titel: 'Dr.', nachname: 'Meier, Hans' }],
  ])('a title behind a surname: %s', (nachname, expected) => {
    expect(neu('titel', { ...PERSON, vorname: '', nachname })).toEqual(expected)
  })

  test.each([
    ['Dr.', { anrede: '', titel: 'Dr.' }],
    ['Prof. Dr.', { anrede: '', titel: 'Prof. Dr.' }],
    ['Frau Dr. med.', { anrede: 'Frau', titel: 'Dr. med.' }],
  ])('a title as a salutation: %s', (anrede, expected) => {
    expect(neu('titel', { ...PERSON, anrede })).toEqual(expected)
  })
})
