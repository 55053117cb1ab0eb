import { describe, expect, it, test } from 'vitest'
import { KAMPAGNE_STATES } from '#src/contract/kampagne.ts'
import {
  KAMPAGNE_ACTIONS,
  actionsOf,
  applyAction,
  editableFields,
  isKampagneAction,
  kampagneCan,
  refusal,
  type AktionEingabe,
  type KampagneAction,
  type KampagneFacts,
} from '#src/domain/kampagne/transitions.ts'
import { HEUTE, facts } from './factory.ts'

type Case = [string, KampagneAction, KampagneFacts, string, AktionEingabe, RegExp | null]

const CASES: Case[] = [
  [
    'a draft with gaps',
    'kampagneZurFreigabeGeben',
    facts('inBearbeitung', { offenePunkte: ['Wählen Sie einen Versandtermin.'] }),
    HEUTE,
    {},
    /Noch unvollständig: Wählen Sie einen Versandtermin\./,
  ],
  [
    'a draft that was paid for once',
    'deleteKampagne',
    facts('inBearbeitung', { zahlungsStatus: 'abgebrochen' }),
    HEUTE,
    {},
    /schon eine Zahlung/,
  ],
  ['approval on its last day', 'freigabeErteilen', facts('inInternerFreigabe'), '2026-12-04', {}, null],
  [
    'approval a day late',
    'freigabeErteilen',
    facts('inInternerFreigabe'),
    '2026-12-05',
    {},
    /11\.12\.2026 ist nicht mehr zu halten/,
  ],
  [
    'changes asked for a day late',
    'freigabeAblehnen',
    facts('inInternerFreigabe'),
    '2026-12-05',
    { grund: 'Logo' },
    null,
  ],
  ['changes asked without a reason', 'freigabeAblehnen', facts('inInternerFreigabe'), HEUTE, { grund: '  ' }, /Grund/],
  [
    'reopening while money is on its way',
    'wiederOeffnen',
    facts('inBezahlung', { zahlungsStatus: 'ausstehend' }),
    HEUTE,
    {},
    /Zahlung läuft/,
  ],
  [
    'reopening with an open rest',
    'wiederOeffnen',
    facts('inBezahlung', { zahlungsStatus: 'bezahlt', offen: 500 }),
    HEUTE,
    {},
    null,
  ],
  ['paying on the last day', 'starteZahlung', facts('inBezahlung'), '2026-12-07', {}, null],
  ['paying a day late', 'starteZahlung', facts('inBezahlung'), '2026-12-08', {}, /neuen Termin/],
  ['paying twice', 'starteZahlung', facts('inBezahlung', { zahlungsStatus: 'ausstehend' }), HEUTE, {}, /Zahlung läuft/],
  ['paying a paid campaign', 'starteZahlung', facts('inExternerFreigabe'), HEUTE, {}, /schon bezahlt/],
  [
    'settling a chargeback',
    'starteZahlung',
    facts('inExternerFreigabe', { zahlungsStatus: 'rückbuchung', offen: 500, angehalten: true }),
    HEUTE,
    {},
    null,
  ],
  [
    'too little money',
    'zahlungEingegangen',
    facts('inBezahlung', { zahlungsStatus: 'bezahlt', offen: 1234 }),
    HEUTE,
    {},
    /12,34\u00a0€ offen/,
  ],
  [
    'going on after a chargeback',
    'fortsetzen',
    facts('inExternerFreigabe', { zahlungsStatus: 'rückbuchung', offen: 500, angehalten: true }),
    HEUTE,
    {},
    /zurückgebucht/,
  ],
  ['holding before T-3', 'anhalten', facts('inExternerFreigabe', { geprueft: true }), '2026-12-07', {}, null],
  [
    'holding at T-3',
    'anhalten',
    facts('inExternerFreigabe', { geprueft: true }),
    '2026-12-08',
    {},
    /bis zum 07\.12\.2026 möglich/,
  ],
  [
    'cancelling before T-3',
    'stornieren',
    facts('inAnreicherung', { anreicherungStand: 'fertig' }),
    '2026-12-07',
    {},
    null,
  ],
  [
    'cancelling at T-3',
    'stornieren',
    facts('inAnreicherung', { anreicherungStand: 'fertig' }),
    '2026-12-08',
    {},
    /bis zum 07\.12\.2026/,
  ],
  [
    'the provider cancelling at T-3',
    'anbieterStornieren',
    facts('inAnreicherung', { anreicherungStand: 'fertig' }),
    '2026-12-08',
    { grund: 'Kundenwunsch' },
    null,
  ],
  ['cancelling at T-3 what is not checked yet', 'stornieren', facts('inExternerFreigabe'), '2026-12-08', {}, null],
  [
    'asking twice for a cancellation',
    'stornoAnfragen',
    facts('inVersandstellung', { stornoAngefragt: true }),
    HEUTE,
    {},
    /liegt uns schon vor/,
  ],
  ['a date of another price', 'terminAendern', facts('inBezahlung'), HEUTE, { versandDatum: '2027-01-12' }, null],
  [
    'a date that is too near',
    'terminAendern',
    facts('inBezahlung'),
    HEUTE,
    { versandDatum: '2026-12-01' },
    /10 Werktage/,
  ],
  [
    'a date under approval',
    'terminAendern',
    facts('inInternerFreigabe'),
    HEUTE,
    { versandDatum: '2026-12-15' },
    /Ziehen Sie die Freigabe zurück/,
  ],
  [
    'a missed date under approval',
    'terminAendern',
    facts('inInternerFreigabe'),
    '2026-12-05',
    { versandDatum: '2026-12-22' },
    null,
  ],
  [
    'a later date under check',
    'terminAendern',
    facts('inExternerFreigabe'),
    '2026-12-07',
    { versandDatum: '2027-01-12' },
    null,
  ],
  [
    'a Saturday under check',
    'terminAendern',
    facts('inExternerFreigabe'),
    HEUTE,
    { versandDatum: '2026-12-19' },
    /Dienstag bis Freitag/,
  ],
  [
    'a day under check that leaves no time for another approval',
    'terminAendern',
    facts('inExternerFreigabe'),
    '2026-12-07',
    { versandDatum: '2026-12-15' },
    /10 Werktage/,
  ],
  [
    'a later date at T-3',
    'terminAendern',
    facts('inExternerFreigabe', { geprueft: true }),
    '2026-12-08',
    { versandDatum: '2026-12-15' },
    /nur noch wir/,
  ],
  ['checking twice', 'externFreigeben', facts('inExternerFreigabe', { geprueft: true }), HEUTE, {}, /schon geprüft/],
  [
    'handing over what is held',
    'uebergabeBestaetigt',
    facts('inVersandstellung', { angehalten: true }),
    HEUTE,
    {},
    /angehalten/,
  ],
  ['trying again in time', 'uebergabeWiederholen', facts('inVersandFehlgeschlagen'), '2026-12-11', {}, null],
  ['trying again too late', 'uebergabeWiederholen', facts('inVersandFehlgeschlagen'), '2026-12-12', {}, /neuen Termin/],
  [
    'a past date by the provider',
    'anbieterTerminAendern',
    facts('inVersandFehlgeschlagen'),
    '2026-12-12',
    { versandDatum: '2026-12-11' },
    /künftigen/,
  ],
  [
    'a new date by the provider',
    'anbieterTerminAendern',
    facts('inVersandFehlgeschlagen'),
    '2026-12-12',
    { versandDatum: '2026-12-15' },
    null,
  ],
  ['a dispatch of nothing', 'versandGemeldet', facts('inLettershop'), '2026-12-11', { menge: 0 }, /ganze Zahl/],
  [
    'a dispatch while a problem is open',
    'versandGemeldet',
    facts('inLettershop', { angehalten: true }),
    '2026-12-11',
    { menge: 100 },
    /angehalten/,
  ],
  [
    'enrichment given up without need',
    'ohneAnreicherungFortfahren',
    facts('inAnreicherung'),
    HEUTE,
    {},
    /fehlgeschlagen/,
  ],
  [
    'a second result',
    'anreicherungErgebnis',
    facts('inAnreicherung', { anreicherungStand: 'fertig' }),
    HEUTE,
    {},
    /schon abgeschlossen/,
  ],
  [
    'a result after a failure',
    'anreicherungErgebnis',
    facts('inAnreicherung', { anreicherungStand: 'fehlgeschlagen' }),
    HEUTE,
    {},
    null,
  ],
]

describe('reasons', () => {
  test.each(CASES)('%s: %s', (_name, action, campaign, heute, eingabe, expected) => {
    const reason = refusal(action, campaign, heute, eingabe)
    expect(reason ?? '').toMatch(expected ?? /^$/)
    expect(kampagneCan(action, campaign, heute, eingabe)).toBe(expected === null)
  })
})

describe('effects', () => {
  it('waits for the last approver where all have to agree', () => {
    const waiting = facts('inInternerFreigabe', { freigabe: { erteilt: 0, noetig: 2, gueltigBis: '2026-12-04' } })
    const first = applyAction('freigabeErteilen', waiting, HEUTE)
    expect(first).toMatchObject({ state: 'inInternerFreigabe', freigabe: { erteilt: 1 } })
    expect(applyAction('freigabeErteilen', first, HEUTE)).toMatchObject({ state: 'inBezahlung' })
  })

  it('keeps the money when the provider refuses, and goes on without a payment when nothing is open', () => {
    const refused = applyAction('externAblehnen', facts('inExternerFreigabe'), HEUTE, { grund: 'Logo unscharf' })
    expect(refused).toMatchObject({ state: 'inBearbeitungKorrektur', zahlungsStatus: 'bezahlt', offen: 0 })
    const approved = { ...refused, state: 'inBezahlung' as const }
    expect(applyAction('zahlungEingegangen', approved, HEUTE).state).toBe('inExternerFreigabe')
  })

  it('holds a campaign under check after a chargeback, but not one that is already posted', () => {
    expect(applyAction('rueckbuchung', facts('inAnreicherung'), HEUTE)).toMatchObject({
      angehalten: true,
      zahlungsStatus: 'rückbuchung',
    })
    expect(applyAction('rueckbuchung', facts('inVersendet'), HEUTE)).toMatchObject({
      angehalten: false,
      zahlungsStatus: 'rückbuchung',
    })
  })

  it('keeps a settled campaign held until its owner goes on', () => {
    const settled = facts('inExternerFreigabe', { angehalten: true })
    expect(applyAction('zahlungEingegangen', settled, HEUTE).angehalten).toBe(true)
    expect(applyAction('fortsetzen', settled, HEUTE).angehalten).toBe(false)
  })

  it('takes over a new date', () => {
    const moved = applyAction('terminAendern', facts('inBezahlung'), HEUTE, { versandDatum: '2026-12-15' })
    expect(moved.versandDatum).toBe('2026-12-15')
  })
})

describe('what is offered', () => {
  it('shows refused buttons of the state with their reason, and none of other states', () => {
    const offered = actionsOf('kunde', facts('inBezahlung', { zahlungsStatus: 'ausstehend' }), HEUTE)
    expect(offered.map(({ action }) => action)).toEqual([
      'saveKampagne',
      'wiederOeffnen',
      'starteZahlung',
      'terminAendern',
      'stornieren',
      'kopiereKampagne',
    ])
    expect(offered.find(({ action }) => action === 'stornieren')?.refusal).toMatch(/Zahlung läuft/)
  })

  it('gives every state but the last ones somebody who can move it', () => {
    for (const state of KAMPAGNE_STATES.filter((name) => name !== 'inVersendet' && name !== 'inStorniert')) {
      const all = KAMPAGNE_ACTIONS.some((action) => {
        const campaign = facts(state, {
          geprueft: true,
          zahlungsStatus: 'bezahlt',
          offen: 0,
          anreicherungStand: 'fertig',
        })
        return applyAction(action, campaign, '2026-12-08').state !== state
      })
      expect(`${state} ${all}`).toBe(`${state} true`)
    }
  })

  it('knows its actions by name', () => {
    expect(isKampagneAction('stornieren')).toBe(true)
    expect(isKampagneAction('toString')).toBe(false)
  })

  it('lets everything be edited while it is made, afterwards only name and note', () => {
    const open = KAMPAGNE_STATES.filter((state) => editableFields(state).includes('idPtWerbemittel'))
    expect(open).toEqual(['inBearbeitung', 'inBearbeitungKorrektur'])
    expect(KAMPAGNE_STATES.every((state) => editableFields(state).includes('notiz'))).toBe(true)
    expect(editableFields('inBezahlung')).toEqual(['bezeichnung', 'notiz'])
    expect(editableFields('inBearbeitung').toSorted()).toEqual([
      'absender',
      'anreicherung',
      'bezeichnung',
      'idPtWerbemittel',
      'idPtZielgruppe',
      'notiz',
      'tracking',
      'versandDatum',
    ])
  })
})
