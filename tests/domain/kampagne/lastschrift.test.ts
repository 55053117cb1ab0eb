import { expect, test } from 'vitest'
import {
  EINZUG_FRIST_WERKTAGE,
  einzugAm,
  refuseLastschrift,
  mandatGueltigBis,
} from '#src/domain/kampagne/lastschrift.ts'
import { addWerktage } from '#src/domain/kampagne/schedule.ts'

test('a debit is announced two working days ahead; weekends and bank holidays do not count', () => {
  expect(einzugAm('2026-11-20')).toBe('2026-11-24')
  expect(einzugAm('2026-12-23')).toBe('2026-12-28')
  expect(einzugAm('2026-12-24')).toBe('2026-12-29')
})

test('a debit that the bank has not collected after a week of working days counts as lapsed', () => {
  expect(addWerktage('2026-11-24', EINZUG_FRIST_WERKTAGE)).toBe('2026-12-01')
  expect(addWerktage('2026-12-23', EINZUG_FRIST_WERKTAGE)).toBe('2026-12-31')
})

test('a mandate serves 36 months from its last use', () => {
  expect(mandatGueltigBis('2026-11-20T09:00:00.000Z')).toBe('2029-11-20')
  expect(mandatGueltigBis('2024-02-29')).toBe('2027-02-28')
})

test.each([
  { mandat: null, versand: '2026-12-10', heute: '2026-11-20', grund: /fehlt ein SEPA-Mandat/ },
  { mandat: '2026-11-23', versand: '2026-12-10', heute: '2026-11-20', grund: /verfallen/ },
  { mandat: '2029-01-01', versand: '2026-12-01', heute: '2026-11-26', grund: /nach dem letzten Zahlungstag/ },
  { mandat: '2026-11-24', versand: '2026-12-10', heute: '2026-11-20', grund: /^möglich$/ },
  { mandat: '2029-01-01', versand: null, heute: '2026-11-20', grund: /^möglich$/ },
])('debit with a mandate until $mandat for $versand', ({ mandat, versand, heute, grund }) => {
  const hindernis = refuseLastschrift(mandat === null ? null : { gueltigBis: mandat }, versand, heute)
  expect(hindernis ?? 'möglich').toMatch(grund)
})
