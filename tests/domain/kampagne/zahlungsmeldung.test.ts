import { describe, expect, test } from 'vitest'
import {
  judge,
  isMeldestatus,
  MELDE_STATUS,
  UEBERZAHLT,
  type Meldestatus,
} from '#src/domain/kampagne/zahlungsmeldung.ts'

const meldung = (status: Meldestatus, betrag = 5000, waehrung = 'EUR') => ({ status, betrag, waehrung })
const RUHIG = { andereOffen: false, erwartet: 5000, erstattungBekannt: false }
const OFFEN = { zahlungsStatus: 'offen', betrag: 5000, offen: true } as const
const BEZAHLT = { zahlungsStatus: 'bezahlt', betrag: 5000, offen: false } as const
const GEENDET = { zahlungsStatus: 'abgelaufen', betrag: 5000, offen: false } as const

describe('PAY-01 a notice of the payment service', () => {
  test('has one of six words', () => {
    expect(MELDE_STATUS.filter(isMeldestatus)).toHaveLength(6)
    for (const wort of ['erstattet', 'rückbuchung', 'abgelaufen']) expect(isMeldestatus(wort)).toBe(true)
    expect(['', 'offen', 'Bezahlt'].filter(isMeldestatus)).toEqual([])
  })

  test('waits for what it builds on', () => {
    expect(judge(meldung('bezahlt'), null, RUHIG).art).toBe('warten')
    expect(judge(meldung('rückbuchung'), OFFEN, RUHIG).art).toBe('warten')
    expect(judge(meldung('erstattet'), OFFEN, RUHIG).art).toBe('warten')
    expect(judge(meldung('erstattet'), BEZAHLT, RUHIG).art).toBe('warten')
    expect(judge(meldung('bezahlt'), GEENDET, { ...RUHIG, andereOffen: true }).art).toBe('warten')
  })

  test('is entered once', () => {
    expect(judge(meldung('bezahlt'), OFFEN, RUHIG).art).toBe('verbuchen')
    expect(judge(meldung('bezahlt'), BEZAHLT, RUHIG).art).toBe('bekannt')
    expect(judge(meldung('bezahlt'), GEENDET, RUHIG).art).toBe('verbuchen')
    expect(judge(meldung('rückbuchung'), BEZAHLT, RUHIG).art).toBe('verbuchen')
    expect(judge(meldung('rückbuchung'), { ...BEZAHLT, zahlungsStatus: 'rückbuchung' }, RUHIG).art).toBe('bekannt')
    expect(judge(meldung('erstattet', 2000), BEZAHLT, { ...RUHIG, erstattungBekannt: true }).art).toBe('verbuchen')
    for (const ende of ['fehlgeschlagen', 'abgebrochen', 'abgelaufen'] as const) {
      // Without money it has no amount.
      expect(judge(meldung(ende, 0, ''), OFFEN, RUHIG).art).toBe('verbuchen')
      expect(judge(meldung(ende, 0, ''), BEZAHLT, RUHIG).art).toBe('bekannt')
    }
  })

  test('is for people where its money is not that we wait for', () => {
    expect(judge(meldung('bezahlt'), GEENDET, { ...RUHIG, erwartet: 0 })).toEqual({
      art: 'pruefen',
      grund: UEBERZAHLT,
    })
    expect(judge(meldung('bezahlt', 4999), OFFEN, RUHIG)).toEqual({
      art: 'pruefen',
      grund: expect.stringMatching(/^Gemeldet sind 49,99\s€, die Zahlung lautet auf 50,00\s€\.$/),
    })
    expect(judge(meldung('bezahlt', 5000, 'USD'), OFFEN, RUHIG)).toEqual({
      art: 'pruefen',
      grund: 'Gemeldet ist die Währung USD statt EUR.',
    })
    for (const betrag of [0, 5001]) expect(judge(meldung('erstattet', betrag), BEZAHLT, RUHIG).art).toBe('pruefen')
  })
})
