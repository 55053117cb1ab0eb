import { describe, expect, it, test } from 'vitest'
import { KAMPAGNE_STATES, TEILSTATUS, type Kampagne } from '#src/contract/kampagne.ts'
import { ACTIONS, KAMPAGNE_ACTIONS } from '#src/domain/kampagne/actions.ts'
import { kampagneFacts } from '#src/domain/kampagne/facts.ts'
import {
  isKampagneState,
  stateLabel,
  STATE_SATZ,
  STATE_TONE,
  STATE_WEG,
  teilstatusLabel,
} from '#src/domain/kampagne/labels.ts'
import { einzugAm, refuseLastschrift, mandatGueltigBis } from '#src/domain/kampagne/lastschrift.ts'
import { ZAHLUNG_GESCHEITERT, ZAHLUNG_LABEL, ZAHLUNG_TON, ZAHLUNGSART_LABEL } from '#src/domain/kampagne/payment.ts'
import {
  addWerktage,
  entscheidungBis,
  fristen,
  isEinlieferungstag,
  isWerktag,
  tageZwischen,
  versandtage,
} from '#src/domain/kampagne/schedule.ts'
import { naechsterSchritt, WER_LABEL, type SchrittQuelle } from '#src/domain/kampagne/schritt.ts'
import { actionsOf, kampagneCan } from '#src/domain/kampagne/transitions.ts'
import { refuseAlleinigeFreigabe, refuseEinePerson } from '#src/domain/kampagne/vierAugen.ts'
import { refuseUeberLimit } from '#src/domain/kampagne/zahlungslimit.ts'

describe('every action (domain 4.2)', () => {
  /** Who does it, in the order of the table. */
  const AKTEURE: Record<string, string> = {
    kunde:
      'saveKampagne deleteKampagne kampagneZurFreigabeGeben freigabeZurueckziehen freigabeLinkErneuern wiederOeffnen starteZahlung anhalten fortsetzen terminAendern stornieren stornoAnfragen kopiereKampagne',
    freigeber: 'freigabeErteilen freigabeAblehnen',
  }
  it.each(Object.entries(AKTEURE))('of %s is his', (akteur, names) => {
    expect(KAMPAGNE_ACTIONS.filter((name) => ACTIONS[name].akteur === akteur).toSorted()).toEqual(
      names
        .split(' ')
        .filter((name) => name in ACTIONS)
        .toSorted(),
    )
    for (const name of KAMPAGNE_ACTIONS)
      expect([name, ACTIONS[name].ability === null]).toEqual([name, ACTIONS[name].akteur !== 'kunde'])
  })

  it.each(KAMPAGNE_ACTIONS)('%s says what it does, what it did and what to do instead', (name) => {
    const { label, verlauf, sonst, sonstJe = {}, rows, akteur } = ACTIONS[name]
    expect(label).toMatch(/^[A-ZÄÖÜ].{3,}/)
    expect(verlauf).toMatch(/^[A-ZÄÖÜ].{3,}/)
    for (const text of [sonst, ...Object.values(sonstJe)]) expect(text).toMatch(/^[A-ZÄÖÜ].+[.!?]$/)
    expect(Object.keys(WER_LABEL)).toContain(akteur)
    expect(rows.every(({ nr }) => nr.length > 0)).toBe(true)
  })

  it('has a label of its own among those of one actor', () => {
    for (const akteur of Object.keys(WER_LABEL)) {
      const labels = KAMPAGNE_ACTIONS.filter((name) => ACTIONS[name].akteur === akteur).map(
        (name) => ACTIONS[name].label,
      )
      expect(new Set(labels).size).toBe(labels.length)
    }
    expect(new Set(Object.values(WER_LABEL)).size).toBe(6)
    expect(Object.values(WER_LABEL).every((word) => word.length > 2)).toBe(true)
  })
})

describe('names (spec 4)', () => {
  test.each([
    ['inBearbeitung', 'In Bearbeitung'],
    ['inInternerFreigabe', 'Interne Freigabe'],
    ['inBearbeitungKorrektur', 'Korrekturphase'],
    ['inBezahlung', 'Zur Bezahlung bereit'],
    ['inExternerFreigabe', 'In Prüfung durch Musterdruck'],
    ['inAnreicherung', 'Adressdaten werden angereichert'],
    ['inVersandstellung', 'Versand vorbereitet'],
    ['inLettershop', 'Übermittelt an Druckerei'],
    ['inVersendet', 'Versendet'],
    ['inVersandFehlgeschlagen', 'Übergabe fehlgeschlagen'],
    ['inStorniert', 'Storniert'],
    ['inSonstwo', 'inSonstwo'],
  ])('%s is %s', (state, label) => {
    expect(stateLabel(state, 'Musterdruck')).toBe(label)
    expect(isKampagneState(state)).toBe(state !== 'inSonstwo')
  })
  test('of the states on the straight way of a campaign, from its making to the post', () => {
    expect(STATE_WEG.map((state) => stateLabel(state, 'Musterdruck'))).toEqual([
      'In Bearbeitung',
      'Interne Freigabe',
      'Zur Bezahlung bereit',
      'In Prüfung durch Musterdruck',
      'Adressdaten werden angereichert',
      'Versand vorbereitet',
      'Übermittelt an Druckerei',
      'Versendet',
    ])
  })
  test('have a colour: red where it failed, green at the end, grey while it is made', () => {
    const of = (tone: string) => KAMPAGNE_STATES.filter((state) => STATE_TONE[state] === tone).toSorted()
    expect(of('error')).toEqual(['inStorniert', 'inVersandFehlgeschlagen'])
    expect(of('success')).toEqual(['inVersendet'])
    expect(of('secondary')).toEqual(['inBearbeitung', 'inBearbeitungKorrektur'])
    expect(of('primary')).toEqual(['inLettershop', 'inVersandstellung'])
    expect(of('info')).toEqual(['inAnreicherung', 'inBezahlung', 'inExternerFreigabe', 'inInternerFreigabe'])
  })
  test('of the finer positions, no two alike', () => {
    const labels = TEILSTATUS.map(teilstatusLabel)
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) expect(label).toMatch(/^[A-ZÄÖÜ].{5,}/)
  })
  test('the provider goes by the name of the product where he has none', () => {
    expect(stateLabel('inExternerFreigabe')).toMatch(/^In Prüfung durch \S/)
  })
  test('in a sentence no two states are alike', () => {
    const sentences = KAMPAGNE_STATES.map((state) => STATE_SATZ[state])
    expect(new Set(sentences).size).toBe(KAMPAGNE_STATES.length)
    expect(sentences.every((sentence) => sentence.length > 5)).toBe(true)
  })
  test('of payments, with their colours', () => {
    const statuses = Object.keys(ZAHLUNG_LABEL) as (keyof typeof ZAHLUNG_LABEL)[]
    expect(statuses.map((status) => ZAHLUNG_LABEL[status].toLowerCase())).toEqual(statuses)
    expect(statuses.map((status) => `${status} ${ZAHLUNG_TON[status]}`).toSorted()).toEqual([
      'abgebrochen error',
      'abgelaufen warning',
      'ausstehend secondary',
      'bezahlt success',
      'erstattet info',
      'fehlgeschlagen error',
      'offen secondary',
      'rückbuchung info',
    ])
    expect(Object.values(ZAHLUNGSART_LABEL).join(', ')).toBe(
      'Kreditkarte, PayPal, SEPA-Lastschrift, Überweisung (Vorkasse), Kauf auf Rechnung',
    )
    expect(ZAHLUNG_GESCHEITERT).toEqual(['fehlgeschlagen', 'abgebrochen', 'abgelaufen'])
  })
})

describe('the next step', () => {
  const of = (more: Partial<SchrittQuelle>, heute = '2026-11-20') =>
    naechsterSchritt(
      { state: 'inBezahlung', teilstatus: null, zahlungsStatus: 'offen', versandDatum: '2026-12-15', ...more },
      heute,
    )
  const zahlung = (offen: number) => ({ offen }) as Kampagne['zahlung']
  test.each<[string, Partial<SchrittQuelle>, string]>([
    ['first payment', {}, 'Kampagne bezahlen.'],
    ['nothing open', { zahlungsStatus: 'bezahlt', zahlung: zahlung(0) }, 'Kampagne bezahlen.'],
    ['a rest', { zahlungsStatus: 'bezahlt', zahlung: zahlung(1) }, 'Offenen Betrag von 0,01\u00a0€ bezahlen.'],
    ['open and not paid', { zahlungsStatus: 'offen', zahlung: zahlung(1) }, 'Kampagne bezahlen.'],
    [
      'an unknown state',
      { state: 'inSonstwo' },
      '„inSonstwo“ ist neu und auf dieser Seite noch nicht bekannt. Bitte laden Sie die Seite neu.',
    ],
    [
      'checked',
      { state: 'inExternerFreigabe', teilstatus: 'geprueft' },
      'Die Druckdaten sind geprüft. Der Versand wird am 12.12.2026 vorbereitet.',
    ],
    [
      'refunded',
      { state: 'inStorniert', zahlungsStatus: 'erstattet' },
      'Die Kampagne ist storniert, der Betrag ist erstattet.',
    ],
    [
      'to be refunded',
      { state: 'inStorniert', zahlungsStatus: 'bezahlt' },
      'Die Kampagne ist storniert. Wir erstatten den bezahlten Betrag.',
    ],
    ['called off', { state: 'inStorniert' }, 'Die Kampagne ist storniert.'],
    [
      'stopped in print',
      { state: 'inLettershop', teilstatus: 'angehalten', angehaltenGrund: 'Papier' },
      'Die Druckerei klärt ein Problem. Grund: Papier',
    ],
  ])('%s', (_, kampagne, text) => {
    expect(of(kampagne).text).toBe(text)
  })
  it('waits until the day of the hand-over and no longer', () => {
    const geprueft = { state: 'inExternerFreigabe', teilstatus: 'geprueft' } as const
    const due = 'Die Druckdaten sind geprüft. Der Versand wird jetzt vorbereitet.'
    expect(of(geprueft, '2026-12-11').text).toContain('wird am 12.12.2026 vorbereitet')
    expect(of(geprueft, '2026-12-12').text).toBe(due)
    expect(of({ ...geprueft, versandDatum: null }).text).toBe(due)
  })
  it('is somebody’s, until a day, by an action', () => {
    for (const state of KAMPAGNE_STATES) {
      const { wer, bis, text } = of({ state })
      expect(text).toMatch(/\.$/)
      expect(wer === null).toBe(state === 'inVersendet' || state === 'inStorniert')
      expect(wer === null && bis !== null).toBe(false)
    }
  })
})

describe('days (domain 4.5)', () => {
  test('of work and of posting', () => {
    const week = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
    expect(week.map(isWerktag)).toEqual([false, true, true, true, true, true, false])
    expect(week.map(isEinlieferungstag)).toEqual([false, false, true, true, true, true, false])
    // All Saints' Day is one in Nordrhein-Westfalen, the Day of Repentance only in Saxony.
    expect(isWerktag('2027-11-01')).toBe(false)
    expect(isWerktag('2026-11-18')).toBe(true)
    expect(isEinlieferungstag('2026-12-25')).toBe(false)
    expect([addWerktage('2026-11-20', 1), addWerktage('2026-11-23', -1), addWerktage('2026-11-21', 0)]).toEqual([
      '2026-11-23',
      '2026-11-20',
      '2026-11-21',
    ])
    expect([tageZwischen('2026-03-28', '2026-03-30'), tageZwischen('2026-11-20', '2026-11-19')]).toEqual([2, -1])
  })
  test('on the way to a dispatch', () => {
    expect(fristen('2026-12-15')).toEqual({
      freigabeBis: '2026-12-10',
      zahlungBis: '2026-12-11',
      ueberweisungBis: '2026-12-08',
      stornoBis: '2026-12-11',
      uebergabeAm: '2026-12-12',
      ankunftVon: '2026-12-17',
      ankunftBis: '2026-12-21',
    })
  })
  test('of a range, both ends included and at most 400 days on', () => {
    expect(versandtage('2027-02-02', '2027-02-05', '2026-11-20')).toEqual([
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
      '2027-02-05',
    ])
    expect(versandtage('2027-02-02', '2030-02-02', '2026-11-20').at(-1)).toBe('2028-03-08')
    expect(versandtage('2026-11-01', '2026-12-04', '2026-11-20')).toEqual(['2026-12-04'])
  })
  test.each([
    ['2026-12-20', '2026-12-15', '2026-12-10', '2026-12-10'],
    ['2026-12-20', '2026-12-15', '2026-12-11', '2026-12-20'],
    ['2026-12-10', '2026-12-15', '2026-12-01', '2026-12-10'],
    ['2026-12-09', '2026-12-15', '2026-12-01', '2026-12-09'],
    ['2026-12-20', null, '2026-12-01', '2026-12-20'],
  ])('an answer to a link until %s for %s on %s helps until %s', (bis, versand, heute, day) => {
    expect(entscheidungBis(bis, versand, heute)).toBe(day)
  })
})

describe('debits', () => {
  const heute = '2026-11-20'
  test('are announced two working days before, by a mandate of 36 months', () => {
    expect(einzugAm(heute)).toBe('2026-11-24')
    expect(mandatGueltigBis('2026-11-20T10:00:00Z')).toBe('2029-11-20')
    expect(mandatGueltigBis('2024-02-29')).toBe('2027-02-28')
  })
  test.each([
    [null, null, 'Dafür fehlt ein SEPA-Mandat.'],
    ['2026-11-23', null, 'Das SEPA-Mandat ist seit dem 23.11.2026 verfallen'],
    ['2026-11-24', null, null],
    ['2029-01-01', '2026-11-28', null],
    ['2029-01-01', '2026-11-27', 'Der Einzug am 24.11.2026 käme nach dem letzten Zahlungstag, dem 23.11.2026.'],
  ])('with a mandate until %s for %s: %s', (gueltigBis, versand, text) => {
    const reason = refuseLastschrift(gueltigBis === null ? null : { gueltigBis }, versand, heute)
    expect(reason?.slice(0, text?.length) ?? null).toBe(text)
  })
})

describe('who may', () => {
  const ich = 'ich@firma.de'
  test('approve alone', () => {
    const asked = (entscheider: string, erteilt: string[], noetig: number) =>
      refuseAlleinigeFreigabe({ erstellerEmail: ich, entscheider, erteilt, noetig }) === null
    expect([asked('ICH@firma.de ', [], 1), asked('du@firma.de', [], 1), asked(ich, [], 2)]).toEqual([false, true, true])
    expect([asked(ich, ['du@firma.de'], 2), asked(ich, [ich], 2), asked(ich, [ich], 3)]).toEqual([true, false, true])
    expect(refuseEinePerson(ich, [{ email: ' Ich@firma.de' }])).toMatch(/^Bei Ihnen gilt das Vier-Augen-Prinzip/)
    expect(refuseEinePerson(ich, [{ email: ich }, { email: 'du@firma.de' }])).toBeNull()
    expect(refuseEinePerson(ich, [])).not.toBeNull()
  })
  test('pay', () => {
    expect(refuseUeberLimit(100, 100, [])).toBeNull()
    expect(refuseUeberLimit(100, null, [])).toBeNull()
    expect(refuseUeberLimit(101, 100, [])).toBe(
      'Diese Kampagne kostet 1,01\u00a0€. Sie dürfen bis 1,00\u00a0€ je Kampagne bezahlen. Es wurde nichts bestellt.',
    )
    expect(refuseUeberLimit(101, 100, ['A', 'B'])).toMatch(/ Bezahlen kann: A, B\.$/)
  })
})

describe('facts from the wire', () => {
  const link = (entscheidung: string, more = {}) => ({
    snapshotNr: 2,
    widerrufenAm: null,
    entscheidung,
    gueltigBis: '2026-12-01',
    ...more,
  })
  const read = (more: object) =>
    kampagneFacts({
      state: 'inInternerFreigabe',
      teilstatus: null,
      angehalten: false,
      testmodus: false,
      versandDatum: null,
      anreicherung: true,
      zahlung: { zahlungsStatus: 'offen', offen: 5, bezahltAm: null },
      extern: { geprueftAm: null },
      anreicherungErgebnis: null,
      stornoAngefragtAm: null,
      snapshotNr: 2,
      quorum: 'alle',
      freigaben: [],
      ...more,
    } as unknown as Kampagne)
  const kampagne = (more: object) => {
    const facts = read(more)
    if (facts === null) throw new Error('not known')
    return facts
  }
  test('count the links of the present version that were not taken back', () => {
    const freigaben = [
      link('freigegeben'),
      link('freigegeben'),
      link('freigegeben'),
      link('offen', { gueltigBis: '2026-12-05' }),
      link('offen'),
      link('freigegeben', { snapshotNr: 1 }),
      link('offen', { widerrufenAm: 'x', gueltigBis: '2027-01-01' }),
    ]
    // All are needed: the first link that ends holds everything up. Of one, the last.
    expect(kampagne({ freigaben }).freigabe).toMatchObject({
      erteilt: 3,
      noetig: 5,
      fehlt: 2,
      gueltigBis: '2026-12-01',
    })
    expect(kampagne({ freigaben, quorum: 'einer' }).freigabe).toMatchObject({ noetig: 1, gueltigBis: '2026-12-05' })
    expect(kampagne({}).freigabe).toMatchObject({ erteilt: 0, noetig: 0, fehlt: 0, offen: [], gueltigBis: null })
  })
  test('STA-09 are none where one word is not known, and then nothing is allowed', () => {
    const zahlung = { zahlungsStatus: 'gestundet', offen: 5, bezahltAm: null }
    for (const strange of [{ state: 'inRuhestand' }, { teilstatus: 'wirdGeklaert' }, { zahlung }]) {
      const facts = read(strange)
      expect(facts).toBeNull()
      expect(actionsOf('kunde', facts, '2026-11-20')).toEqual([])
      for (const action of KAMPAGNE_ACTIONS) expect(kampagneCan(action, facts, '2026-11-20')).toBe(false)
    }
  })
  test('tell check, enrichment and request', () => {
    expect(kampagne({})).toMatchObject({
      geprueft: false,
      anreicherungStand: 'keine',
      stornoAngefragt: false,
      offen: 5,
      offenePunkte: [],
    })
    expect(kampagne({ extern: { geprueftAm: 'x' }, stornoAngefragtAm: 'x' })).toMatchObject({
      geprueft: true,
      stornoAngefragt: true,
    })
    expect(kampagne({ anreicherungErgebnis: { abgeschlossenAm: null } }).anreicherungStand).toBe('fehlgeschlagen')
    expect(kampagne({ anreicherungErgebnis: { abgeschlossenAm: 'x' } }).anreicherungStand).toBe('fertig')
  })
})
