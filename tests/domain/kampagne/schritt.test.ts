import { describe, expect, it } from 'vitest'
import { KAMPAGNE_STATES, type ZahlungsStatus } from '#src/contract/kampagne.ts'
import { ANBIETER_NAME_DEFAULT } from '#src/domain/kampagne/anbieter.ts'
import { stateLabel, teilstatusLabel } from '#src/domain/kampagne/labels.ts'
import { zahlungLabel } from '#src/domain/kampagne/payment.ts'
import { naechsterSchritt, type SchrittQuelle } from '#src/domain/kampagne/schritt.ts'
import { teilstatusOf } from '#src/domain/kampagne/teilstatus.ts'
import { kampagneCan, type KampagneFacts } from '#src/domain/kampagne/transitions.ts'
import { HEUTE, VERSAND, facts } from './factory.ts'

function quelle(campaign: KampagneFacts, heute: string, more: Partial<SchrittQuelle> = {}): SchrittQuelle {
  return {
    state: campaign.state,
    teilstatus: teilstatusOf(campaign, heute),
    zahlungsStatus: campaign.zahlungsStatus,
    versandDatum: campaign.versandDatum,
    ...more,
  }
}

const LATE = '2026-12-09'
const failed = { anreicherungErgebnis: { gesendet: 9, angereichert: 0, nichtGefunden: 0, abgeschlossenAm: null } }
type Case = [KampagneFacts, string, Partial<SchrittQuelle>, string | null, string, string | null, RegExp]

const CASES: Case[] = [
  [facts('inBearbeitung'), HEUTE, {}, null, 'kunde', '2026-12-04', /fertigstellen/],
  [facts('inBearbeitungKorrektur', { versandDatum: null }), HEUTE, {}, null, 'kunde', null, /erneut zur Freigabe/],
  [facts('inInternerFreigabe'), HEUTE, {}, 'wartetAufFreigabe', 'freigeber', '2026-12-04', /prüfen und freigeben/],
  [
    facts('inInternerFreigabe', { freigabe: { erteilt: 1, noetig: 2, gueltigBis: '2026-12-04' } }),
    HEUTE,
    {},
    'freigabeTeilweise',
    'freigeber',
    '2026-12-04',
    /übrigen/,
  ],
  [
    facts('inInternerFreigabe', { freigabe: { erteilt: 0, noetig: 1, gueltigBis: '2026-11-19' } }),
    HEUTE,
    {},
    'freigabeAbgelaufen',
    'kunde',
    '2026-12-04',
    /abgelaufen/,
  ],
  [facts('inInternerFreigabe'), LATE, {}, 'terminVerpasst', 'kunde', null, /Freigabelink wird dabei ungültig/],
  [facts('inBezahlung'), HEUTE, {}, null, 'kunde', '2026-12-07', /^Kampagne bezahlen/],
  [
    facts('inBezahlung', { zahlungsStatus: 'ausstehend' }),
    HEUTE,
    {},
    'zahlungAusstehend',
    'system',
    '2026-12-07',
    /läuft/,
  ],
  [
    facts('inBezahlung', { zahlungsStatus: 'ausstehend' }),
    '2026-12-08',
    {},
    'zahlungAusstehend',
    'system',
    '2026-12-07',
    /läuft/,
  ],
  [
    facts('inBezahlung', { zahlungsStatus: 'ausstehend' }),
    LATE,
    {},
    'terminVerpasst',
    'system',
    null,
    /^Die Zahlung läuft noch/,
  ],
  [
    facts('inBezahlung', { zahlungsStatus: 'abgelaufen' }),
    HEUTE,
    {},
    'zahlungFehlgeschlagen',
    'kunde',
    '2026-12-07',
    /erneut/,
  ],
  [facts('inBezahlung'), LATE, {}, 'terminVerpasst', 'kunde', null, /vor dem Bezahlen/],
  [facts('inExternerFreigabe'), HEUTE, {}, 'inPruefung', 'anbieter', '2026-12-07', /Wir prüfen/],
  [
    facts('inExternerFreigabe', { geprueft: true }),
    HEUTE,
    {},
    'geprueft',
    'system',
    '2026-12-08',
    /^Die Druckdaten sind geprüft\. Der Versand wird am 08\.12\.2026 vorbereitet\.$/,
  ],
  [
    facts('inExternerFreigabe', { geprueft: true }),
    LATE,
    {},
    'geprueft',
    'system',
    '2026-12-08',
    /wird jetzt vorbereitet/,
  ],
  [facts('inExternerFreigabe'), '2026-12-12', {}, 'terminVerpasst', 'kunde', null, /verstrichen/],
  [
    facts('inExternerFreigabe', { angehalten: true }),
    HEUTE,
    {},
    'angehalten',
    'kunde',
    '2026-12-07',
    /Setzen Sie sie fort/,
  ],
  [
    facts('inExternerFreigabe', { angehalten: true, zahlungsStatus: 'rückbuchung' }),
    HEUTE,
    {},
    'angehalten',
    'kunde',
    '2026-12-07',
    /zurückgebucht/,
  ],
  [
    facts('inExternerFreigabe', { angehalten: true, zahlungsStatus: 'ausstehend' }),
    HEUTE,
    {},
    'angehalten',
    'system',
    null,
    /Zahlung läuft/,
  ],
  [facts('inAnreicherung'), HEUTE, {}, 'anreicherungOffen', 'dienstleister', '2026-12-07', /angereichert/],
  [
    facts('inAnreicherung', { anreicherungStand: 'fehlgeschlagen' }),
    HEUTE,
    failed,
    'anreicherungOffen',
    'anbieter',
    '2026-12-07',
    /fehlgeschlagen/,
  ],
  [
    facts('inAnreicherung', { anreicherungStand: 'fertig' }),
    HEUTE,
    {},
    'angereichert',
    'system',
    '2026-12-08',
    /^Die Adressdaten sind angereichert\. Der Versand wird am/,
  ],
  [facts('inVersandstellung'), LATE, {}, 'uebergabeLaeuft', 'druckerei', VERSAND, /bestätigt/],
  [
    facts('inVersandstellung'),
    LATE,
    { stornoAngefragtAm: '2026-12-09T08:00:00Z' },
    'uebergabeLaeuft',
    'druckerei',
    VERSAND,
    /Stornoanfrage/,
  ],
  [facts('inLettershop'), LATE, {}, null, 'druckerei', VERSAND, /produziert/],
  [
    facts('inLettershop', { angehalten: true }),
    LATE,
    { angehaltenGrund: 'Papier fehlt.' },
    'angehalten',
    'druckerei',
    null,
    /Grund: Papier fehlt\./,
  ],
  [facts('inVersandFehlgeschlagen'), LATE, {}, null, 'anbieter', VERSAND, /fehlgeschlagen/],
  [facts('inVersandFehlgeschlagen'), '2026-12-12', {}, 'terminVerpasst', 'kunde', null, /verstrichen/],
]

describe('next step, whose turn, until when', () => {
  for (const [campaign, heute, more, teilstatus, wer, bis, text] of CASES) {
    it(`${campaign.state}, ${teilstatus ?? 'nothing finer'}, on ${heute}: ${wer}, ${text.source}`, () => {
      expect(teilstatusOf(campaign, heute)).toBe(teilstatus)
      const next = naechsterSchritt(quelle(campaign, heute, more), heute)
      expect(next).toMatchObject({ wer, bis })
      expect(next.text).toMatch(text)
      // What is offered as the next step can really be done, on the day where it is due.
      const doable =
        next.aktion === null || next.aktion === 'versandVorbereiten' || kampagneCan(next.aktion, campaign, heute)
      expect(doable).toBe(true)
    })
  }

  it('ends where nothing is left to do', () => {
    expect(naechsterSchritt(quelle(facts('inVersendet'), LATE), LATE)).toEqual({
      text: 'Die Sendungen sind versendet. Ankunft voraussichtlich 15.12.2026 bis 17.12.2026.',
      wer: null,
      bis: null,
      aktion: null,
    })
    const cancelled = (zahlungsStatus: ZahlungsStatus) =>
      naechsterSchritt(quelle(facts('inStorniert', { zahlungsStatus }), LATE), LATE)
    expect(cancelled('offen')).toMatchObject({ text: 'Die Kampagne ist storniert.', wer: null })
    expect(cancelled('bezahlt')).toMatchObject({ wer: 'anbieter', aktion: 'erstattungAbgeschlossen' })
    expect(cancelled('erstattet')).toMatchObject({
      text: 'Die Kampagne ist storniert, der Betrag ist erstattet.',
      wer: null,
    })
  })

  it('names the rest that is open after a correction', () => {
    const campaign = facts('inBezahlung', { zahlungsStatus: 'bezahlt', offen: 4200 })
    const zahlung = {
      zahlungsStatus: 'bezahlt',
      zahlungsart: null,
      vorschlag: null,
      mandat: null,
      referenz: null,
      betrag: 1,
      offen: 4200,
      bezahltAm: null,
      erstattet: 0,
    } as const
    expect(naechsterSchritt(quelle(campaign, HEUTE, { zahlung }), HEUTE).text).toBe(
      'Offenen Betrag von 42,00\u00a0€ bezahlen.',
    )
  })

  it('STA-09 shows an unknown word of the service as text, and nobody has anything to do', () => {
    const known = quelle(facts('inBezahlung'), HEUTE)
    const words = { state: 'inRuhestand', teilstatus: 'wirdGeklaert', zahlungsStatus: 'gestundet' }
    for (const [field, wort] of Object.entries(words)) {
      const strange: unknown = { ...known, [field]: wort }
      expect(naechsterSchritt(strange as SchrittQuelle, HEUTE)).toEqual({
        text: `„${wort}“ ist neu und auf dieser Seite noch nicht bekannt. Bitte laden Sie die Seite neu.`,
        wer: null,
        bis: null,
        aktion: null,
      })
    }
    expect([stateLabel('inRuhestand'), teilstatusLabel('wirdGeklaert'), zahlungLabel('gestundet')]).toEqual(
      Object.values(words),
    )
  })
})

describe('labels (spec 4)', () => {
  it('are the words of the specification', () => {
    expect(KAMPAGNE_STATES.map((state) => stateLabel(state, ANBIETER_NAME_DEFAULT))).toEqual([
      'In Bearbeitung',
      'Interne Freigabe',
      'Korrekturphase',
      'Zur Bezahlung bereit',
      'In Prüfung durch the provider',
      'Adressdaten werden angereichert',
      'Versand vorbereitet',
      'Übermittelt an Druckerei',
      'Versendet',
      'Übergabe fehlgeschlagen',
      'Storniert',
    ])
    expect(stateLabel('inExternerFreigabe', 'Musterdruck')).toBe('In Prüfung durch Musterdruck')
  })
})
