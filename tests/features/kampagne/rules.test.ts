import { describe, expect, test } from 'vitest'
import { KAMPAGNE_STATES, type KampagneState, type VerlaufEintrag } from '#src/contract/kampagne.ts'
import { dayAfterKey, lastDay, sameDayIn, weeksOf } from '#src/features/kampagne/components/monthGrid.ts'
import { timelineSteps } from '#src/features/kampagne/detail/timelineSteps.ts'
import { KAMPAGNEN_LISTE } from '#src/features/kampagne/list/kampagnenListe.ts'
import { nextGapMs } from '#src/features/kampagne/payment/useZahlungPolling.ts'
import { fertigeSchritte, parseSchritt } from '#src/features/kampagne/wizard/steps.ts'

const at = (query: string) => new URLSearchParams(query)
const parse = (query: string) => KAMPAGNEN_LISTE.parse(at(query))

describe('list in the URL', () => {
  test('wrong values fall back', () => {
    expect(parse('state=foo&sort=bar&richtung=quer&page=-3')).toEqual({ sort: 'geaendertAm', richtung: 'ab', page: 1 })
  })
  test('every state of the specification is a filter', () => {
    expect(KAMPAGNE_STATES.map((state) => parse(`state=${state}`).state)).toEqual([...KAMPAGNE_STATES])
  })
  test('a change leads to the first page, keeps foreign parameters and leaves out what is usual', () => {
    const before = at('utm=x&page=4&state=inBezahlung')
    expect(String(KAMPAGNEN_LISTE.withChange(before, { state: undefined }))).toBe('utm=x')
    expect(String(KAMPAGNEN_LISTE.withChange(before, { page: 2 }))).toBe('utm=x&page=2&state=inBezahlung')
  })
  test('a new order starts in its natural direction', () => {
    expect(String(KAMPAGNEN_LISTE.sortedBy(at(''), 'menge'))).toBe('sort=menge')
    expect(String(KAMPAGNEN_LISTE.sortedBy(at('sort=menge'), 'menge'))).toBe('sort=menge&richtung=auf')
  })
})

describe('calendar', () => {
  test('weeks start on Monday and hold every day of the month once', () => {
    const weeks = weeksOf('2026-12')
    expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31)
  })
  test.each([
    ['ArrowRight', '2026-12-31', false, '2027-01-01'],
    ['ArrowRight', '2026-12-31', true, '2026-12-30'],
    ['ArrowUp', '2026-12-03', false, '2026-11-26'],
    ['Home', '2026-12-10', false, '2026-12-07'],
    ['End', '2026-12-10', false, '2026-12-13'],
    ['PageDown', '2027-01-31', false, '2027-02-28'],
    ['PageUp', '2027-03-31', false, '2027-02-28'],
    ['a', '2026-12-10', false, null],
  ])('%s from %s (rtl %s) leads to %s', (key, day, rtl, expected) => {
    expect(dayAfterKey(key, day, rtl)).toBe(expected)
  })
  test('the same day of a shorter month is its last', () => {
    expect(sameDayIn('2028-01-31', 1)).toBe('2028-02-29')
    expect(lastDay('2026-02')).toBe('2026-02-28')
  })
})

test('polling asks with growing gaps and ends after two minutes', () => {
  const gaps: number[] = []
  for (let waited = 0; ;) {
    const gap = nextGapMs(waited)
    if (gap === null) break
    gaps.push(gap)
    waited += gap
  }
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  expect(gaps[0]).toBe(1000)
  expect(gaps.length).toBeLessThan(25)
})

test.each([
  ['termin', 'termin'],
  ['pruefung', 'pruefung'],
  ['quatsch', 'grundlagen'],
  [null, 'grundlagen'],
])('step %s of the URL is %s', (value, step) => {
  expect(parseSchritt(value)).toBe(step)
})

describe('timeline', () => {
  const entry = (vonState: KampagneState | null, nachState: KampagneState): VerlaufEintrag => ({
    zeit: '2026-11-20T09:00:00.000Z',
    wer: 'kunde',
    name: '',
    aktion: 'x',
    vonState,
    nachState,
    grund: null,
    snapshotNr: null,
  })
  const placesOf = (state: KampagneState, verlauf: VerlaufEintrag[], anreicherung = false) =>
    timelineSteps({ state, anreicherung, verlauf }).map((step) => `${step.state}:${step.place}`)

  test('a new draft: the way lies ahead, without enrichment', () => {
    expect(placesOf('inBearbeitung', [entry(null, 'inBearbeitung')])).toEqual([
      'inBearbeitung:current',
      'inInternerFreigabe:upcoming',
      'inBezahlung:upcoming',
      'inExternerFreigabe:upcoming',
      'inVersandstellung:upcoming',
      'inLettershop:upcoming',
      'inVersendet:upcoming',
    ])
  })
  test('a correction that is over, and a hand-over that was tried again, do not lie ahead', () => {
    const asked = [entry(null, 'inBearbeitung'), entry('inBearbeitung', 'inInternerFreigabe')]
    const corrected = placesOf('inInternerFreigabe', [
      ...asked,
      entry('inInternerFreigabe', 'inBearbeitungKorrektur'),
      entry('inBearbeitungKorrektur', 'inInternerFreigabe'),
    ])
    expect(corrected.slice(1, 4)).toEqual([
      'inInternerFreigabe:current',
      'inBearbeitungKorrektur:passed',
      'inBezahlung:upcoming',
    ])
    const again = placesOf('inVersandstellung', [
      entry('inVersandstellung', 'inVersandFehlgeschlagen'),
      entry('inVersandFehlgeschlagen', 'inVersandstellung'),
    ])
    expect(again.slice(-4)).toEqual([
      'inVersandstellung:current',
      'inVersandFehlgeschlagen:passed',
      'inLettershop:upcoming',
      'inVersendet:upcoming',
    ])
  })
  test('every state is the one current step', () => {
    for (const state of KAMPAGNE_STATES) {
      const current = timelineSteps({ state, anreicherung: true, verlauf: [] }).filter(
        ({ place }) => place === 'current',
      )
      expect(current.map((step) => step.state)).toEqual([state])
    }
  })
  test('a cancelled campaign ends there; what it never reached is left out of the way', () => {
    const places = placesOf('inStorniert', [
      entry(null, 'inBearbeitung'),
      entry('inBearbeitung', 'inInternerFreigabe'),
      entry('inInternerFreigabe', 'inStorniert'),
    ])
    expect(places.slice(0, 3)).toEqual(['inBearbeitung:passed', 'inInternerFreigabe:passed', 'inBezahlung:skipped'])
    expect(places.at(-1)).toBe('inStorniert:current')
  })
})

describe('steps that are ticked', () => {
  const punkt = (schritt: 'grundlagen' | 'zielgruppe' | 'pruefung', erfuellt: boolean) => ({ schritt, erfuellt })
  test('the check is only done when nothing is missing anywhere', () => {
    const offen = fertigeSchritte([punkt('grundlagen', true), punkt('zielgruppe', false), punkt('pruefung', true)])
    expect([...offen]).toEqual(['grundlagen', 'werbemittel', 'termin'])
    const alles = fertigeSchritte([punkt('grundlagen', true), punkt('zielgruppe', true), punkt('pruefung', true)])
    expect([...alles]).toEqual(['grundlagen', 'zielgruppe', 'werbemittel', 'termin', 'pruefung'])
  })
  test('nothing is done before there is a campaign', () => {
    expect(fertigeSchritte([]).size).toBe(0)
  })
})
