import { describe, expect, it, test } from 'vitest'
import { KAMPAGNE_STATES, ZAHLUNGS_STATUS } from '#src/contract/kampagne.ts'
import { naechsterSchritt } from '#src/domain/kampagne/schritt.ts'
import { teilstatusOf } from '#src/domain/kampagne/teilstatus.ts'
import { kampagneCan, type KampagneFacts } from '#src/domain/kampagne/transitions.ts'
import { stornoKosten, versaeumnis } from '#src/domain/kampagne/versaeumnis.ts'
import { DEMO_PREISLISTE } from '#mocks/backend/preisliste/demoPreisliste.ts'
import { facts, HEUTE, VERSAND } from './factory.ts'

const DANACH = '2026-12-12'
const bezahlt = { zahlungsStatus: 'bezahlt', offen: 0 } as const

const GRUENDE: readonly [KampagneFacts, 'kunde' | 'anbieter', RegExp][] = [
  [
    facts('inExternerFreigabe', { bezahltAm: '2026-12-08' }),
    'kunde',
    /Zahlung kam am 08\.12\.2026, nötig war sie bis 07\./,
  ],
  [facts('inExternerFreigabe', { angehalten: true }), 'kunde', /angehalten/],
  [facts('inExternerFreigabe'), 'anbieter', /nicht fertig geprüft/],
  [facts('inExternerFreigabe', { geprueft: true }), 'anbieter', /nicht rechtzeitig vorbereitet/],
  [facts('inAnreicherung'), 'anbieter', /nicht angereichert/],
  [facts('inAnreicherung', { anreicherungStand: 'fehlgeschlagen' }), 'anbieter', /nicht angereichert/],
  [facts('inVersandFehlgeschlagen'), 'anbieter', /Druckerei hat die Druckdaten/],
  [facts('inLettershop', { angehalten: true }), 'anbieter', /Druckerei konnte/],
  [facts('inBearbeitungKorrektur', bezahlt), 'kunde', /neue Fassung/],
]

describe('a paid campaign that missed its day', () => {
  test.each(GRUENDE)('$state: whose fault it was, and why', (campaign, schuld, grund) => {
    expect(versaeumnis(campaign, VERSAND)).toBeNull()
    expect(versaeumnis(campaign, DANACH)).toEqual({ schuld, grund: expect.stringMatching(grund) as string })
  })

  it('is one only where something is paid, and the pieces are not on their way', () => {
    const missed = KAMPAGNE_STATES.flatMap((state) =>
      ZAHLUNGS_STATUS.filter((zahlungsStatus) => versaeumnis(facts(state, { zahlungsStatus }), DANACH) !== null).map(
        (zahlungsStatus) => `${state} ${zahlungsStatus}`,
      ),
    )
    expect(missed).toEqual([
      'inInternerFreigabe bezahlt',
      'inBearbeitungKorrektur bezahlt',
      'inBezahlung bezahlt',
      'inExternerFreigabe bezahlt',
      'inAnreicherung bezahlt',
      'inVersandFehlgeschlagen bezahlt',
    ])
  })

  it('has a way on: another day, or the money back', () => {
    for (const [campaign] of GRUENDE) {
      const own = kampagneCan('terminAendern', campaign, DANACH) && kampagneCan('stornieren', campaign, DANACH)
      const edits = campaign.state === 'inBearbeitungKorrektur' && kampagneCan('stornieren', campaign, DANACH)
      const provider =
        kampagneCan('stornoAnfragen', campaign, DANACH) &&
        kampagneCan('anbieterTerminAendern', campaign, DANACH) &&
        kampagneCan('anbieterStornieren', campaign, DANACH, { grund: 'Papier fehlt.' })
      expect([campaign.state, own || edits || provider]).toEqual([campaign.state, true])
    }
  })

  it('is named as such although it was held, and is up to the customer', () => {
    const held = facts('inExternerFreigabe', { angehalten: true })
    expect([teilstatusOf(held, VERSAND), teilstatusOf(held, DANACH)]).toEqual(['angehalten', 'terminVerpasst'])
    const quelle = { ...held, teilstatus: teilstatusOf(held, DANACH) }
    expect(naechsterSchritt(quelle, DANACH)).toMatchObject({ wer: 'kunde', aktion: 'terminAendern' })
    const korrektur = { ...facts('inBearbeitungKorrektur', bezahlt), teilstatus: null }
    expect(naechsterSchritt(korrektur, DANACH).text).toMatch(/verstrichen/)
    expect(naechsterSchritt(korrektur, HEUTE).text).not.toMatch(/verstrichen/)
  })

  it('costs nothing to call off where it was not the customer who was late', () => {
    const preis = { brutto: 119_000, ustSatz: 19 }
    const kosten = (campaign: KampagneFacts, heute: string) => stornoKosten(DEMO_PREISLISTE, campaign, heute, preis)
    const pruefung = kosten(facts('inExternerFreigabe'), HEUTE)
    expect(pruefung).toBeGreaterThan(0)
    expect(kosten(facts('inExternerFreigabe'), DANACH)).toBe(0)
    expect(kosten(facts('inExternerFreigabe', { angehalten: true }), DANACH)).toBe(pruefung)
    expect(kosten(facts('inVersandFehlgeschlagen'), DANACH)).toBe(0)
  })
})
