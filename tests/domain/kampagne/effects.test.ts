import { describe, expect, it, test } from 'vitest'
import { operations } from '#src/contract/index.ts'
import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import { buildAbility, ROLE_RULES, ROLLEN, type Rolle } from '#src/domain/ability/ability.ts'
import { isTerminVerpasst } from '#src/domain/kampagne/facts.ts'
import {
  ACTIONS,
  KAMPAGNE_ACTIONS,
  applyAction,
  refusal,
  type KampagneAction,
  type KampagneFacts,
} from '#src/domain/kampagne/transitions.ts'
import { facts } from './factory.ts'

type Effect = (before: KampagneFacts) => Partial<KampagneFacts>

const changesNothing: Effect = () => ({})
/** Back to the maker: check, enrichment and approvals start anew, the old links are void, the money stays. */
const NEU: Partial<KampagneFacts> = {
  geprueft: false,
  anreicherungStand: 'keine',
  freigabe: { erteilt: 0, noetig: 0, gueltigBis: null },
}
const startsAnew: Effect = () => NEU
const isAtPress = (state: string) => ['inVersandstellung', 'inVersandFehlgeschlagen'].includes(state)
const isChecked = (state: string) => ['inExternerFreigabe', 'inAnreicherung'].includes(state)

/** Domain 4.2 written down a second time: all that an action changes besides the state, of which the matrix tells. */
const EFFECTS: Record<KampagneAction, Effect> = {
  saveKampagne: changesNothing,
  deleteKampagne: changesNothing,
  kampagneZurFreigabeGeben: changesNothing,
  // Before anybody was asked there is nothing to start anew.
  freigabeZurueckziehen: ({ wirdEingefroren }) => (wirdEingefroren ? { wirdEingefroren: false } : NEU),
  freigabeLinkErneuern: changesNothing,
  wiederOeffnen: startsAnew,
  starteZahlung: () => ({ zahlungsStatus: 'ausstehend' }),
  anhalten: () => ({ angehalten: true }),
  fortsetzen: () => ({ angehalten: false }),
  // The day is approved too: whoever changes it starts anew.
  terminAendern: ({ state }) => ({
    ...NEU,
    ...(isChecked(state) ? { angehalten: false } : {}),
    ...(isAtPress(state) ? { angehalten: false, stornoAngefragt: false } : {}),
  }),
  stornieren: ({ state }) => {
    if (isAtPress(state)) return { angehalten: false, stornoAngefragt: false }
    return isChecked(state) ? { angehalten: false } : {}
  },
  stornoAnfragen: () => ({ stornoAngefragt: true }),
  kopiereKampagne: changesNothing,
  freigabeErteilen: ({ freigabe }) => ({ freigabe: { ...freigabe, erteilt: freigabe.erteilt + 1 } }),
  freigabeAblehnen: startsAnew,
  zahlungEingegangen: changesNothing,
  zahlungFehlgeschlagen: () => ({ zahlungsStatus: 'fehlgeschlagen' }),
  zahlungAbgebrochen: () => ({ zahlungsStatus: 'abgebrochen' }),
  zahlungAbgelaufen: () => ({ zahlungsStatus: 'abgelaufen' }),
  // What is on its way to the press is held until it is paid; what is printed or cancelled cannot be.
  rueckbuchung: ({ state }) => ({
    zahlungsStatus: 'rückbuchung',
    ...(isChecked(state) || isAtPress(state) ? { angehalten: true } : {}),
  }),
  einfrierenGescheitert: () => ({ wirdEingefroren: false }),
  erstattungAbgeschlossen: () => ({ zahlungsStatus: 'erstattet', offen: 0 }),
  versandVorbereiten: changesNothing,
  uebergabeGescheitert: changesNothing,
  externFreigeben: ({ anreicherung }) =>
    anreicherung ? { geprueft: true, anreicherungStand: 'keine' } : { geprueft: true },
  externAblehnen: () => ({ ...NEU, angehalten: false }),
  anreicherungErgebnis: () => ({ anreicherungStand: 'fertig' }),
  anreicherungGescheitert: () => ({ anreicherungStand: 'fehlgeschlagen' }),
  ohneAnreicherungFortfahren: () => ({ anreicherungStand: 'fertig' }),
  uebergabeBestaetigt: () => ({ stornoAngefragt: false }),
  uebergabeAbgelehnt: changesNothing,
  uebergabeWiederholen: changesNothing,
  anbieterTerminAendern: changesNothing,
  anbieterStornieren: ({ state }) =>
    isChecked(state) ? { angehalten: false } : { angehalten: false, stornoAngefragt: false },
  druckereiProblem: () => ({ angehalten: true }),
  druckereiProblemGeloest: () => ({ angehalten: false }),
  versandGemeldet: changesNothing,
}

const YES_NO = [true, false]

/** Campaigns in which every fact that an action sets has had each other value before. */
const CAMPAIGNS: readonly KampagneFacts[] = KAMPAGNE_STATES.flatMap((state) =>
  (['offen', 'ausstehend', 'bezahlt'] as const).flatMap((zahlungsStatus) =>
    [0, 500].flatMap((offen) =>
      YES_NO.flatMap((angehalten) =>
        YES_NO.flatMap((geprueft) =>
          YES_NO.flatMap((anreicherung) =>
            (['keine', 'fertig', 'fehlgeschlagen'] as const).flatMap((anreicherungStand) =>
              YES_NO.map((marked) =>
                facts(state, {
                  wirdEingefroren: marked && state.startsWith('inBearbeitung'),
                  zahlungsStatus,
                  offen,
                  angehalten,
                  geprueft,
                  anreicherung,
                  anreicherungStand,
                  stornoAngefragt: marked,
                  freigabe: { erteilt: marked ? 1 : 0, noetig: 2, gueltigBis: '2026-12-04' },
                }),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)
/** Long before, the day of the preparation and too late for an approval, and the day after the dispatch. */
const DAYS = ['2026-11-20', '2026-12-08', '2026-12-12']

describe('an action', () => {
  test.each(KAMPAGNE_ACTIONS)('%s changes what it is for and nothing else', (action) => {
    const done = DAYS.flatMap((heute) =>
      CAMPAIGNS.filter((before) => refusal(action, before, heute) === null).map((before) => ({
        before,
        after: applyAction(action, before, heute),
      })),
    )
    expect(done.length).toBeGreaterThan(0)
    // The state is told by the matrix of states and actions.
    const wrong = done.filter(({ before, after }) => {
      const expected = { ...before, ...EFFECTS[action](before), state: after.state }
      return JSON.stringify(after) !== JSON.stringify(expected)
    })
    expect(wrong.slice(0, 1)).toEqual([])
  })

  it('takes over a new day where it is asked for one, and nowhere else', () => {
    const versandDatum = '2026-12-17'
    const taken = KAMPAGNE_ACTIONS.filter((action) =>
      CAMPAIGNS.some(
        (before) => applyAction(action, before, '2026-11-20', { versandDatum }).versandDatum === versandDatum,
      ),
    )
    expect(taken.toSorted()).toEqual(['anbieterTerminAendern', 'terminAendern'])
  })
})

describe('a button', () => {
  const OWN = KAMPAGNE_ACTIONS.filter((action) => ACTIONS[action].ability !== null)
  const offeredTo = (rolle: Rolle) => {
    const ability = buildAbility(ROLE_RULES[rolle])
    return OWN.filter((action) => {
      const right = ACTIONS[action].ability
      return right !== null && ability.can(right.action, right.subject)
    })
  }

  test.each(ROLLEN)('is offered to a %s whose work it is', (rolle) => {
    const WORK: Record<Rolle, readonly KampagneAction[]> = {
      inhaber: OWN,
      administrator: OWN,
      kampagnenmanager: OWN.filter((action) => action !== 'starteZahlung'),
      gestalter: [],
      freigeber: [],
      buchhaltung: ['starteZahlung'],
      betrachter: [],
    }
    expect(offeredTo(rolle)).toEqual(WORK[rolle])
  })

  it('asks for the right that the call behind it asks for', () => {
    const calls = new Map(Object.entries(operations).map(([name, { access }]) => [name, access]))
    const named = OWN.filter((action) => calls.has(action))
    expect(named.length).toBeGreaterThan(8)
    for (const action of named) expect([action, ACTIONS[action].ability]).toEqual([action, calls.get(action)])
  })
})

describe('a day', () => {
  const missed = (state: KampagneFacts['state']) => isTerminVerpasst(facts(state), '2026-12-31')

  test('is missed only while something is still awaited', () => {
    const expected = ['inInternerFreigabe', 'inBezahlung', 'inExternerFreigabe', 'inAnreicherung']
    for (const state of KAMPAGNE_STATES)
      expect([state, missed(state)]).toEqual([state, [...expected, 'inVersandFehlgeschlagen'].includes(state)])
  })

  test('of the preparation ends no campaign that is not ready for it', () => {
    const may = (anreicherungStand: KampagneFacts['anreicherungStand']) =>
      refusal('anhalten', facts('inAnreicherung', { anreicherungStand }), '2026-12-08') === null
    expect([may('keine'), may('fehlgeschlagen'), may('fertig')]).toEqual([true, true, false])
  })
})
