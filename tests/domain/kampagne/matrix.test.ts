import { describe, expect, it, test } from 'vitest'
import { KAMPAGNE_STATES, ZAHLUNGS_STATUS, type KampagneState } from '#src/contract/kampagne.ts'
import {
  ACTIONS,
  KAMPAGNE_ACTIONS,
  applyAction,
  refusal,
  type KampagneAction,
  type KampagneFacts,
} from '#src/domain/kampagne/transitions.ts'
import { STATE_SATZ } from '#src/domain/kampagne/labels.ts'
import { teilstatusOf } from '#src/domain/kampagne/teilstatus.ts'
import { facts } from './factory.ts'

const ALL = KAMPAGNE_STATES.map((state) => `${state} -> ${state}`)
const stay = (...states: KampagneState[]) => states.map((state) => `${state} -> ${state}`)
const go = (to: KampagneState, ...states: KampagneState[]) => states.map((state) => `${state} -> ${to}`)

/** Domain 4.2 written down a second time, by hand: every way an action can go under the best circumstances. */
const EXPECTED: Record<KampagneAction, string[]> = {
  saveKampagne: ALL,
  deleteKampagne: stay('inBearbeitung'),
  kampagneZurFreigabeGeben: go('inInternerFreigabe', 'inBearbeitung', 'inBearbeitungKorrektur'),
  freigabeZurueckziehen: [
    ...go('inBearbeitungKorrektur', 'inInternerFreigabe'),
    // While recipients are being frozen.
    ...stay('inBearbeitung', 'inBearbeitungKorrektur'),
  ],
  freigabeLinkErneuern: stay('inInternerFreigabe'),
  wiederOeffnen: go('inBearbeitungKorrektur', 'inBezahlung'),
  starteZahlung: stay(
    'inBezahlung',
    'inExternerFreigabe',
    'inAnreicherung',
    'inVersandstellung',
    'inLettershop',
    'inVersendet',
    'inVersandFehlgeschlagen',
  ),
  anhalten: stay('inExternerFreigabe', 'inAnreicherung'),
  fortsetzen: stay('inExternerFreigabe', 'inAnreicherung', 'inVersandstellung', 'inVersandFehlgeschlagen'),
  terminAendern: [
    // What was approved is another mailing then; where the hand-over failed, once the day is over.
    ...go(
      'inBearbeitungKorrektur',
      'inInternerFreigabe',
      'inBezahlung',
      'inExternerFreigabe',
      'inAnreicherung',
      'inVersandFehlgeschlagen',
    ),
  ],
  stornieren: go(
    'inStorniert',
    'inInternerFreigabe',
    'inBearbeitungKorrektur',
    'inBezahlung',
    'inExternerFreigabe',
    'inAnreicherung',
    'inVersandFehlgeschlagen',
  ),
  stornoAnfragen: stay('inVersandstellung', 'inVersandFehlgeschlagen', 'inLettershop'),
  kopiereKampagne: ALL,
  freigabeErteilen: [...go('inBezahlung', 'inInternerFreigabe'), ...stay('inInternerFreigabe')],
  freigabeAblehnen: go('inBearbeitungKorrektur', 'inInternerFreigabe'),
  zahlungEingegangen: [
    ...go('inExternerFreigabe', 'inBezahlung'),
    ...stay(
      'inExternerFreigabe',
      'inAnreicherung',
      'inVersandstellung',
      'inLettershop',
      'inVersendet',
      'inVersandFehlgeschlagen',
    ),
  ],
  zahlungFehlgeschlagen: stay(
    'inBezahlung',
    'inExternerFreigabe',
    'inAnreicherung',
    'inVersandstellung',
    'inLettershop',
    'inVersendet',
    'inVersandFehlgeschlagen',
  ),
  zahlungAbgebrochen: stay(
    'inBezahlung',
    'inExternerFreigabe',
    'inAnreicherung',
    'inVersandstellung',
    'inLettershop',
    'inVersendet',
    'inVersandFehlgeschlagen',
  ),
  zahlungAbgelaufen: stay(
    'inBezahlung',
    'inExternerFreigabe',
    'inAnreicherung',
    'inVersandstellung',
    'inLettershop',
    'inVersendet',
    'inVersandFehlgeschlagen',
  ),
  rueckbuchung: stay(
    'inInternerFreigabe',
    'inBearbeitungKorrektur',
    'inBezahlung',
    'inExternerFreigabe',
    'inAnreicherung',
    'inVersandstellung',
    'inLettershop',
    'inVersendet',
    'inVersandFehlgeschlagen',
    'inStorniert',
  ),
  einfrierenGescheitert: stay('inBearbeitung', 'inBearbeitungKorrektur'),
  erstattungAbgeschlossen: stay('inStorniert'),
  versandVorbereiten: go('inVersandstellung', 'inExternerFreigabe', 'inAnreicherung'),
  uebergabeGescheitert: go('inVersandFehlgeschlagen', 'inVersandstellung'),
  externFreigeben: [...stay('inExternerFreigabe'), ...go('inAnreicherung', 'inExternerFreigabe')],
  externAblehnen: go('inBearbeitungKorrektur', 'inExternerFreigabe'),
  anreicherungErgebnis: stay('inAnreicherung'),
  anreicherungGescheitert: stay('inAnreicherung'),
  ohneAnreicherungFortfahren: stay('inAnreicherung'),
  uebergabeBestaetigt: go('inLettershop', 'inVersandstellung'),
  uebergabeAbgelehnt: go('inVersandFehlgeschlagen', 'inVersandstellung'),
  uebergabeWiederholen: go('inVersandstellung', 'inVersandFehlgeschlagen'),
  anbieterTerminAendern: stay('inVersandstellung', 'inVersandFehlgeschlagen', 'inLettershop'),
  anbieterStornieren: go(
    'inStorniert',
    'inExternerFreigabe',
    'inAnreicherung',
    'inVersandstellung',
    'inVersandFehlgeschlagen',
    'inLettershop',
  ),
  druckereiProblem: stay('inLettershop'),
  druckereiProblemGeloest: stay('inLettershop'),
  versandGemeldet: go('inVersendet', 'inLettershop'),
}

/** Long before, the last day before T-3, T-3, the dispatch date, the day after. */
const DAYS = ['2026-11-20', '2026-12-07', '2026-12-08', '2026-12-11', '2026-12-12']
const YES_NO = [true, false]

function* everyFacts(): Generator<[KampagneFacts, string]> {
  for (const state of KAMPAGNE_STATES)
    for (const zahlungsStatus of ZAHLUNGS_STATUS)
      for (const offen of [0, 500])
        for (const angehalten of YES_NO)
          for (const geprueft of YES_NO)
            for (const anreicherung of YES_NO)
              for (const anreicherungStand of ['keine', 'fertig', 'fehlgeschlagen'] as const)
                for (const variant of YES_NO)
                  for (const heute of DAYS)
                    yield [
                      facts(state, {
                        wirdEingefroren: variant && angehalten && state.startsWith('inBearbeitung'),
                        zahlungsStatus,
                        offen,
                        angehalten,
                        geprueft,
                        anreicherung,
                        anreicherungStand,
                        stornoAngefragt: variant,
                        offenePunkte: variant ? ['Wählen Sie eine Zielgruppe.'] : [],
                        freigabe: { erteilt: 0, noetig: variant ? 2 : 1, gueltigBis: '2026-12-04' },
                      }),
                      heute,
                    ]
}

interface Step {
  action: KampagneAction
  before: KampagneFacts
  after: KampagneFacts
  heute: string
  reason: string | null
}

/** Every action tried on every campaign; what is kept are the steps that happened and every distinct refusal. */
function walk(): { steps: Step[]; refusals: Map<string, Set<string>>; broken: Step[] } {
  const steps: Step[] = []
  const broken: Step[] = []
  const refusals = new Map<string, Set<string>>()
  for (const [before, heute] of everyFacts()) {
    for (const action of KAMPAGNE_ACTIONS) {
      const reason = refusal(action, before, heute)
      const after = applyAction(action, before, heute)
      const step = { action, before, after, heute, reason }
      if (reason === null) steps.push(step)
      else {
        const key = `${action} in ${before.state}`
        refusals.set(key, (refusals.get(key) ?? new Set<string>()).add(reason))
        if (after !== before) broken.push(step)
      }
    }
  }
  return { steps, refusals, broken }
}

describe('SEC-06 all states x all actions', () => {
  const { steps, refusals, broken } = walk()

  test.each(KAMPAGNE_ACTIONS)('%s goes where domain 4.2 says, and nowhere else', (action) => {
    const ways = new Set(
      steps.filter((step) => step.action === action).map(({ before, after }) => `${before.state} -> ${after.state}`),
    )
    expect([...ways].toSorted()).toEqual(EXPECTED[action].toSorted())
  })

  it('changes nothing where it refuses', () => {
    expect(broken).toEqual([])
  })

  it('refuses in German sentences without raw state values', () => {
    const texts = [...refusals.values()].flatMap((set) => [...set])
    expect(texts.length).toBeGreaterThan(200)
    for (const text of texts) {
      expect(text).toMatch(/^[A-ZÄÖÜ].*[.!?]$/)
      expect(KAMPAGNE_STATES.filter((state) => new RegExp(`\\b${state}\\b`).test(text))).toEqual([])
      expect(text).not.toMatch(/undefined|null|NaN/)
    }
  })

  it('names the state wherever an action has no place in it', () => {
    for (const state of KAMPAGNE_STATES) {
      for (const action of KAMPAGNE_ACTIONS) {
        if (ACTIONS[action].rows.some(({ from }) => from.includes(state))) continue
        expect(refusal(action, facts(state), '2026-11-20')).toContain(`Die Kampagne ist ${STATE_SATZ[state]}. `)
      }
    }
  })

  it('checks nothing that is not paid in full', () => {
    const into = steps.filter(({ before, after }) => before.state === 'inBezahlung' && after.state !== before.state)
    const checked = into.filter(({ after }) => after.state === 'inExternerFreigabe')
    expect(checked.length).toBeGreaterThan(0)
    expect(checked.every(({ before }) => before.zahlungsStatus === 'bezahlt' && before.offen === 0)).toBe(true)
  })

  it('prepares only what is paid, checked, enriched, not held, from three days before up to the date', () => {
    const prepared = steps.filter(({ action }) => action === 'versandVorbereiten')
    expect(new Set(prepared.map(({ heute }) => heute))).toEqual(new Set(['2026-12-08', '2026-12-11']))
    for (const { before } of prepared) {
      expect(before).toMatchObject({ angehalten: false, zahlungsStatus: 'bezahlt', offen: 0 })
      const ready =
        before.state === 'inAnreicherung'
          ? before.anreicherungStand === 'fertig'
          : before.geprueft && !before.anreicherung
      expect(ready).toBe(true)
    }
  })

  it('leaves Versendet and Storniert to nobody', () => {
    const left = steps.filter(
      ({ before, after }) => ['inVersendet', 'inStorniert'].includes(before.state) && after.state !== before.state,
    )
    expect(left).toEqual([])
  })

  it('lets the owner do nothing that moves a campaign after the hand-over, but call off or put off what failed beyond its day', () => {
    const moved = steps.filter(
      ({ action, before, after }) =>
        ACTIONS[action].akteur === 'kunde' &&
        ['inVersandstellung', 'inVersandFehlgeschlagen', 'inLettershop'].includes(before.state) &&
        after.state !== before.state,
    )
    expect(new Set(moved.map(({ action, before, heute }) => `${action} ${before.state} ${heute}`))).toEqual(
      new Set(['stornieren inVersandFehlgeschlagen 2026-12-12', 'terminAendern inVersandFehlgeschlagen 2026-12-12']),
    )
  })

  it('lets the provider move what is in production only while it is held', () => {
    const moved = steps.filter(
      ({ action, before }) =>
        before.state === 'inLettershop' && ['anbieterStornieren', 'anbieterTerminAendern'].includes(action),
    )
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.every(({ before }) => before.angehalten)).toBe(true)
  })

  it('starts every review anew when a campaign goes back to its maker', () => {
    const back = steps.filter(
      ({ before, after }) => after.state === 'inBearbeitungKorrektur' && before.state !== after.state,
    )
    expect(back.length).toBeGreaterThan(0)
    expect(back.every(({ after }) => !after.geprueft && after.freigabe.erteilt === 0)).toBe(true)
    expect(back.every(({ before, after }) => after.zahlungsStatus === before.zahlungsStatus)).toBe(true)
  })

  it('has a finer position for every campaign that is paid or waits for someone', () => {
    const bare = new Set<string>()
    for (const [campaign, heute] of everyFacts()) {
      if (teilstatusOf(campaign, heute) === null) bare.add(campaign.state)
    }
    expect([...bare].toSorted()).toEqual(
      [
        'inBearbeitung',
        'inBearbeitungKorrektur',
        'inBezahlung',
        'inLettershop',
        'inStorniert',
        'inVersandFehlgeschlagen',
        'inVersendet',
      ].toSorted(),
    )
  })
})
