import { describe, expect, it, test } from 'vitest'
import {
  addTage,
  addWerktage,
  berlinHeute,
  entscheidungBis,
  fristen,
  fruehesterVersandtag,
  isFeiertag,
  isVersandtag,
  isWerktag,
  tageZwischen,
  versandtage,
} from '#src/domain/kampagne/schedule.ts'

describe('calendar days in Europe/Berlin', () => {
  test.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    // The nights in which the clock changes.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T21:59:59Z', '2026-10-24'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is %s', (utc, day) => {
    expect(berlinHeute(new Date(utc))).toBe(day)
  })

  test.each([
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-31', -3, '2026-03-28'],
    ['2026-10-27', -3, '2026-10-24'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %d days is %s', (day, days, then) => {
    expect(addTage(day, days)).toBe(then)
    expect(tageZwischen(day, then)).toBe(days)
  })
})

describe('working days', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-12-25', false],
    ['2026-05-14', false],
    ['2026-06-04', false],
    // No holiday at the print site.
    ['2026-10-31', false],
    ['2025-10-31', true],
  ])('%s: %s', (day, working) => {
    expect(isWerktag(day)).toBe(working)
  })

  it('counts over weekends and holidays, in both directions', () => {
    expect(addWerktage('2026-11-20', 1)).toBe('2026-11-23')
    expect(addWerktage('2026-12-23', 2)).toBe('2026-12-28')
    expect(addWerktage('2026-11-23', -1)).toBe('2026-11-20')
    expect(addWerktage('2026-11-21', 0)).toBe('2026-11-21')
  })

  it('knows the movable holidays of the print site', () => {
    expect(['2026-04-03', '2026-04-06', '2026-05-25', '2026-06-04', '2026-11-01'].every(isFeiertag)).toBe(true)
    expect(isFeiertag('2026-11-18')).toBe(false)
  })
})

describe('dispatch days', () => {
  const heute = '2026-11-20'

  it('lie at least ten working days ahead', () => {
    expect(fruehesterVersandtag(heute)).toBe('2026-12-04')
    expect(isVersandtag('2026-12-03', heute)).toBe(false)
    expect(isVersandtag('2026-12-04', heute)).toBe(true)
  })

  it('are Tuesday to Friday and no holidays', () => {
    expect(versandtage('2026-12-21', '2027-01-08', heute)).toEqual([
      '2026-12-22',
      '2026-12-23',
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-05',
      '2027-01-06',
      '2027-01-07',
      '2027-01-08',
    ])
  })

  it('are searched in a bounded range only', () => {
    const days = versandtage('2026-12-01', '9999-12-31', heute)
    expect(days.length).toBeGreaterThan(150)
    expect(days.at(-1)! <= addTage('2026-12-01', 400)).toBe(true)
  })
})

describe('deadlines', () => {
  it('follow from the dispatch date', () => {
    expect(fristen('2026-12-11')).toEqual({
      freigabeBis: '2026-12-04',
      zahlungBis: '2026-12-07',
      ueberweisungBis: '2026-12-02',
      stornoBis: '2026-12-07',
      uebergabeAm: '2026-12-08',
      ankunftVon: '2026-12-15',
      ankunftBis: '2026-12-17',
    })
  })

  test.each([
    ['2026-03-31', '2026-03-28'],
    ['2026-04-01', '2026-03-29'],
    ['2026-10-27', '2026-10-24'],
    ['2026-10-28', '2026-10-25'],
  ])('prepares %s on %s, whatever the clock does in between', (dispatch, preparation) => {
    expect(fristen(dispatch).uebergabeAm).toBe(preparation)
  })

  it('leaves time for approval and payment on the first day that can be booked', () => {
    for (let heute = '2026-01-01'; heute < '2028-01-01'; heute = addTage(heute, 1)) {
      const first = versandtage(heute, addTage(heute, 60), heute)[0]
      expect(first).toBeDefined()
      const { freigabeBis, ueberweisungBis, zahlungBis, stornoBis, uebergabeAm } = fristen(first!)
      expect(heute < freigabeBis && heute <= ueberweisungBis, `${heute} -> ${first}`).toBe(true)
      expect(freigabeBis < zahlungBis && zahlungBis < uebergabeAm && stornoBis < uebergabeAm).toBe(true)
    }
  })

  test.each([
    ['the deadline of the dispatch date comes first', '2026-12-06', '2026-12-04', '2026-11-20', '2026-11-27'],
    ['the link ends first', '2026-11-24', '2026-12-04', '2026-11-20', '2026-11-24'],
    ['the deadline is over already', '2026-12-06', '2026-12-04', '2026-11-28', '2026-12-06'],
    ['no dispatch date', '2026-12-06', null, '2026-11-20', '2026-12-06'],
  ])('name the day by which an approver must answer: %s', (_case, gueltigBis, versand, heute, bis) => {
    expect(entscheidungBis(gueltigBis, versand, heute)).toBe(bis)
  })
})
