import { describe, expect, it, test } from 'vitest'
import { MITARBEITER_ROLLEN } from '#src/contract/mitarbeiter.ts'
import { ROLE_RULES, buildAbility } from '#src/domain/ability/ability.ts'
import { vergebenVerboten, verwaltetMitarbeiter, letzterAdministrator } from '#src/domain/mitarbeiter/regeln.ts'
import {
  normalizeDeviations,
  rechtText,
  rechteAenderungen,
  rechteDerRolle,
  rolleLabel,
  toggleRecht,
  ueberschreitungen,
  wirksameRechte,
  wirksameRegeln,
  type RechteVon,
} from '#src/domain/mitarbeiter/rechte.ts'
import { RECHT_BEREICHE, rechtOf, RECHTE } from '#src/domain/mitarbeiter/rechteKatalog.ts'

const person = (role: string, changes: Partial<RechteVon> = {}): RechteVon => ({
  role,
  ability: [],
  zahlungslimit: null,
  ...changes,
})
const recht = (action: string, subject: string) => rechtOf({ action, subject })!
const names = (list: readonly { action: string; subject: string }[]) =>
  list.map(({ action, subject }) => `${action} ${subject}`)

describe('single rights (domain 4.9)', () => {
  /** Right, what it holds, what it is worth nothing without. */
  test.each([
    ['read Zielgruppe', 'read', null],
    ['update Zielgruppe', 'create update delete', 'read Zielgruppe'],
    ['read Werbemittel', 'read', null],
    ['update Werbemittel', 'create update delete', 'read Werbemittel'],
    ['read Kampagne', 'read', null],
    ['update Kampagne', 'create update delete', 'read Kampagne'],
    ['storno Kampagne', 'storno', 'read Kampagne'],
    ['request Freigabe', 'request', 'read Kampagne'],
    ['decide Freigabe', 'decide', 'read Kampagne'],
    ['comment Freigabe', 'comment', 'read Kampagne'],
    ['pay Zahlung', 'pay', 'read Kampagne'],
    ['read Rechnung', 'read', null],
    ['storno Rechnung', 'storno', 'read Rechnung'],
    ['read Statistik', 'read', null],
    ['read Mitarbeiter', 'read', null],
    ['update Mitarbeiter', 'create update delete', 'read Mitarbeiter'],
    ['read Konto', 'read', null],
    ['update Konto', 'create update delete', 'read Konto'],
    ['manage Konto', 'every', 'update Konto'],
    ['manage ApiZugang', 'every', null],
    ['create Bildgenerierung', 'read create', null],
  ])('%s holds %s', (name, holds, needs) => {
    const [action = '', subject = ''] = name.split(' ')
    const { umfasst, braucht } = recht(action, subject)
    expect(braucht && braucht.join(' ')).toBe(needs)
    expect(umfasst.includes('manage') ? 'every' : umfasst.join(' ')).toBe(holds)
  })

  it('are told apart in words, in areas that are all used', () => {
    expect(new Set(RECHTE.map(({ text }) => text)).size).toBe(RECHTE.length)
    expect(RECHTE.filter(({ text }) => !/^[A-ZÄÖÜ].{10,}$/.test(text))).toEqual([])
    expect([...new Set(RECHTE.map(({ bereich }) => bereich))]).toEqual([...RECHT_BEREICHE])
    expect(RECHT_BEREICHE.every((bereich) => bereich.length > 3)).toBe(true)
  })

  it('say the limit beside paying and nowhere else', () => {
    const pay = recht('pay', 'Zahlung')
    expect(rechtText(pay, 50_000)).toBe('Kampagnen bezahlen, bis 500,00\u00a0€ je Kampagne')
    expect(rechtText(pay, null)).toBe('Kampagnen bezahlen')
    expect(rechtText(recht('read', 'Rechnung'), 50_000)).toBe('Rechnungen ansehen und herunterladen')
  })
})

describe('the limit of a campaign manager', () => {
  it('adds paying and nothing else, even a limit of nothing', () => {
    const without = rechteDerRolle(person('kampagnenmanager'))
    const added = rechteDerRolle(person('kampagnenmanager', { zahlungslimit: 0 })).filter(
      (one) => !without.includes(one),
    )
    expect(names(added)).toEqual(['pay Zahlung'])
    expect(rechteDerRolle(person('gestalter', { zahlungslimit: 500 }))).toEqual(rechteDerRolle(person('gestalter')))
  })
})

describe('rights as pairs', () => {
  it('leave the owner his own rules, whatever is said of him', () => {
    const ability = [{ action: 'read', subject: 'Kampagne', erlaubt: false }]
    expect(wirksameRegeln(person('inhaber', { ability }))).toEqual(ROLE_RULES.inhaber)
  })

  it('name each action once, where a right is added', () => {
    const ability = [
      { action: 'update', subject: 'Rechnung', erlaubt: true },
      ...RECHTE.map((one) => ({ action: one.action, subject: one.subject, erlaubt: true })),
    ]
    const pairs = names(wirksameRegeln(person('betrachter', { ability })))
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(pairs).toContain('pay Zahlung')
  })

  it('count the last word on a right, and none on what cannot be given', () => {
    const twice = person('betrachter', {
      ability: [
        { action: 'pay', subject: 'Zahlung', erlaubt: false },
        { action: 'pay', subject: 'Zahlung', erlaubt: true },
        { action: 'fly', subject: 'Zahlung', erlaubt: true },
      ],
    })
    expect(normalizeDeviations(twice)).toEqual([{ action: 'pay', subject: 'Zahlung', erlaubt: true }])
  })

  it('switched on brings what it needs, switched off takes what hangs on it', () => {
    const blind = person('buchhaltung', { ability: [{ action: 'read', subject: 'Kampagne', erlaubt: false }] })
    const an = toggleRecht(blind, recht('decide', 'Freigabe'), true)
    expect(an).toEqual([{ action: 'decide', subject: 'Freigabe', erlaubt: true }])
    const decides = person('buchhaltung', { ability: an })
    expect(toggleRecht(decides, recht('read', 'Kampagne'), false)).toEqual([
      { action: 'read', subject: 'Kampagne', erlaubt: false },
    ])
    const other = person('betrachter', { ability: [{ action: 'read', subject: 'Rechnung', erlaubt: true }] })
    expect(toggleRecht(other, recht('update', 'Konto'), true)).toHaveLength(2)
  })

  it('are managed by who may update employees', () => {
    const manages = MITARBEITER_ROLLEN.filter((role) => verwaltetMitarbeiter(person(role)))
    expect(manages).toEqual(['administrator'])
    const ability = [{ action: 'update', subject: 'Mitarbeiter', erlaubt: true }]
    expect(verwaltetMitarbeiter(person('betrachter', { ability }))).toBe(true)
    expect(verwaltetMitarbeiter(person('betrachter', { ability: [{ ...ability[0]!, action: 'read' }] }))).toBe(false)
  })
})

describe('what is said', () => {
  it('names what the giver lacks and how much more', () => {
    const geber = (list: [string, string][]) => ({
      ability: buildAbility(list.map(([action, subject]) => ({ action, subject }))),
      zahlungslimit: null,
    })
    const freigeber = person('freigeber')
    expect(names(wirksameRechte(freigeber))).toHaveLength(5)
    const own: [string, string][] = [
      ['read', 'Public'],
      ['read', 'Dashboard'],
      ['manage', 'EigenesKonto'],
      ['read', 'Zielgruppe'],
      ['read', 'Werbemittel'],
    ]
    expect(vergebenVerboten(geber([...own, ['read', 'Kampagne'], ['read', 'Statistik']]), freigeber)).toBe(
      'Sie können nur Rechte vergeben, die Sie selbst haben. Ihnen fehlt: Druckvorlagen freigeben oder Änderungen anfordern.',
    )
    expect(vergebenVerboten(geber([...own, ['read', 'Kampagne']]), freigeber)).toMatch(/ und ein weiteres Recht\.$/)
    expect(vergebenVerboten(geber(own), freigeber)).toMatch(/ und 2 weitere Rechte\.$/)
    // The dashboard is no single right, and yet one too many.
    const { ability } = geber(
      own.slice(2).concat([
        ['read', 'Kampagne'],
        ['read', 'Statistik'],
        ['decide', 'Freigabe'],
      ]),
    )
    expect(ueberschreitungen({ ability, zahlungslimit: null }, freigeber)).toEqual(['alle Rechte dieser Rolle'])
  })

  it('names the limit of the giver', () => {
    const admin = { ability: buildAbility(ROLE_RULES.administrator), zahlungslimit: 100_000 }
    expect(ueberschreitungen(admin, person('buchhaltung'))).toEqual(['Kampagnen über 1.000,00\u00a0€ bezahlen'])
    expect(ueberschreitungen(admin, person('betrachter'))).toEqual([])
  })

  it('tells a limit that goes', () => {
    const before = person('buchhaltung', { zahlungslimit: 100 })
    expect(rechteAenderungen(before, person('buchhaltung'))).toEqual(['Zahlungslimit: keines'])
    expect(rechteAenderungen(before, before)).toEqual([])
  })

  it('names every role, an unknown one as it is', () => {
    const roles = ['inhaber', ...MITARBEITER_ROLLEN]
    expect(roles.map(rolleLabel)).toEqual(roles.map((role) => role.charAt(0).toUpperCase() + role.slice(1)))
    expect(rolleLabel('chef')).toBe('chef')
  })

  it('keeps the last administrator with the reason', () => {
    expect(letzterAdministrator({ idPtKundeMitarbeiter: 1 }, 0, true)).toMatch(/^Das ist die letzte Person/)
    expect(letzterAdministrator({ idPtKundeMitarbeiter: 1 }, 0, false)).toBeNull()
  })
})
