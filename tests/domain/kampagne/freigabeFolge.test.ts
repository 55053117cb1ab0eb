import { describe, expect, test } from 'vitest'
import { KAMPAGNE_STATES, type KampagneState } from '#src/contract/kampagne.ts'
import { freigabeFolge } from '#src/domain/kampagne/freigabeFolge.ts'
import { ACTIONS, applyAction, editableFields, KAMPAGNE_ACTIONS } from '#src/domain/kampagne/transitions.ts'
import { facts } from './factory.ts'

const lage = (state: KampagneState, versandDatum = '2026-12-11', stueck = 520) => ({ state, versandDatum, stueck })

describe('an approval', () => {
  test.each(['kunde', 'freigeber', 'anbieter', 'druckerei', 'system'] as const)(
    'is void once %s leads the campaign back or calls it off',
    (durch) => {
      for (const to of ['inBearbeitungKorrektur', 'inStorniert'] as const)
        expect(freigabeFolge({ durch, vorher: lage('inBezahlung'), nachher: lage(to) })).toBe('beendet')
    },
  )

  test.each([
    ['kunde', 'beendet'],
    ['freigeber', 'beendet'],
    ['anbieter', 'gesagt'],
    ['druckerei', 'gesagt'],
    ['dienstleister', 'gesagt'],
    ['system', 'gesagt'],
    ['gesetz', 'gesagt'],
  ] as const)('of a day or a quantity that %s changes is %s', (durch, folge) => {
    const vorher = lage('inVersandstellung')
    expect(freigabeFolge({ durch, vorher, nachher: lage('inVersandstellung', '2026-12-15') })).toBe(folge)
    expect(freigabeFolge({ durch, vorher, nachher: lage('inLettershop', '2026-12-11', 518) })).toBe(folge)
  })

  test('goes on where nothing that was shown is different', () => {
    expect(
      freigabeFolge({ durch: 'kunde', vorher: lage('inBezahlung'), nachher: lage('inExternerFreigabe') }),
    ).toBeNull()
  })

  test('is given by the last one who was needed', () => {
    const vorher = lage('inInternerFreigabe')
    expect(freigabeFolge({ durch: 'freigeber', vorher, nachher: lage('inBezahlung') })).toBe('erteilt')
    expect(freigabeFolge({ durch: 'freigeber', vorher, nachher: vorher })).toBeNull()
  })

  test('that nobody was asked for cannot end', () => {
    for (const state of ['inBearbeitung', 'inBearbeitungKorrektur', 'inStorniert'] as const)
      for (const to of KAMPAGNE_STATES)
        expect(freigabeFolge({ durch: 'kunde', vorher: lage(state), nachher: lage(to, '2027-01-12') })).toBeNull()
  })
})

/** Whatever the table of actions lets happen, by the same rule: no action changes what was shown and keeps the approval. */
test('no action of customer or approver moves the day of an approved campaign and leaves it approved', () => {
  const eingabe = { versandDatum: '2027-01-12', grund: 'x', menge: 520 }
  const kept: string[] = []
  let moved = 0
  for (const action of KAMPAGNE_ACTIONS)
    for (const state of KAMPAGNE_STATES)
      for (const heute of ['2026-11-20', '2026-12-12'])
        for (const paid of [true, false]) {
          const before = facts(state, paid ? { zahlungsStatus: 'bezahlt', offen: 0 } : {})
          const after = applyAction(action, before, heute, eingabe)
          if (after.versandDatum === before.versandDatum) continue
          moved += 1
          const durch = ACTIONS[action].akteur
          const folge = freigabeFolge({
            durch,
            vorher: { ...before, stueck: 1 },
            nachher: { ...after, stueck: 1 },
          })
          const open = after.state === 'inBearbeitungKorrektur'
          if ((folge === 'beendet') !== open) kept.push(`${action} ${state}`)
        }
  expect(moved).toBeGreaterThan(5)
  expect(kept).toEqual([])
})

test('and none of their fields can be saved while somebody is asked or has approved', () => {
  for (const state of KAMPAGNE_STATES.filter((name) => !name.startsWith('inBearbeitung')))
    expect(editableFields(state)).toEqual(['bezeichnung', 'notiz'])
})
