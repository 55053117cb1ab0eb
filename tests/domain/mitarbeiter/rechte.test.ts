import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { operations } from '#src/contract/index.ts'
import { MITARBEITER_ROLLEN, type MitarbeiterRolle } from '#src/contract/mitarbeiter.ts'
import { buildAbility, ROLE_RULES } from '#src/domain/ability/ability.ts'
import { letzterAdministrator, vergebenVerboten, verwaltenVerboten } from '#src/domain/mitarbeiter/regeln.ts'
import {
  normalizeDeviations,
  rechteAenderungen,
  rechteDerRolle,
  toggleRecht,
  ueberschreitungen,
  wirksameRechte,
  wirksameRegeln,
  type RechteVon,
} from '#src/domain/mitarbeiter/rechte.ts'
import { rechtOf, RECHTE } from '#src/domain/mitarbeiter/rechteKatalog.ts'

const person = (role: string, changes: Partial<RechteVon> = {}): RechteVon => ({
  role,
  ability: [],
  zahlungslimit: null,
  ...changes,
})
const key = ({ action, subject }: { action: string; subject: string }) => `${action} ${subject}`
const abilityOf = (who: RechteVon) => buildAbility(wirksameRegeln(who))
const geber = (who: RechteVon) => ({ ability: abilityOf(who), zahlungslimit: who.zahlungslimit })

const anyRechte: fc.Arbitrary<RechteVon> = fc.record({
  role: fc.constantFrom(...MITARBEITER_ROLLEN),
  ability: fc.array(
    fc.record({ recht: fc.constantFrom(...RECHTE), erlaubt: fc.boolean() }).map(({ recht, erlaubt }) => ({
      action: recht.action,
      subject: recht.subject,
      erlaubt,
    })),
    { maxLength: 8 },
  ),
  zahlungslimit: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
})

/** Roles x single rights, by hand (domain 4.9): x held, - not. The columns are RECHTE in their order. */
const MATRIX: Record<MitarbeiterRolle, string> = {
  //                 Zg  Wm  Kampagne Freig Geld Stat Mitarb Konto Api Bild
  administrator: '   xx  xx  xxx      xxx   xxx  x    xx     xxx   x   x',
  kampagnenmanager: 'xx  xx  xxx      x--   ---  x    --     ---   -   x',
  gestalter: '       x-  xx  x--      --x   ---  x    --     ---   -   x',
  freigeber: '       x-  x-  x--      -x-   ---  x    --     ---   -   -',
  buchhaltung: '     --  --  x--      ---   xx-  -    --     ---   -   -',
  betrachter: '      x-  x-  x--      ---   ---  x    --     ---   -   -',
}

describe('roles and single rights', () => {
  test.each(MITARBEITER_ROLLEN)('%s holds what the matrix says', (role) => {
    const held = wirksameRechte(person(role))
    expect(RECHTE.map((recht) => (held.includes(recht) ? 'x' : '-')).join('')).toBe(MATRIX[role].replaceAll(' ', ''))
  })

  it('have a single right for every ability that a call asks for', () => {
    const everyones = new Set(['EigenesKonto', 'Dashboard', 'Public'])
    const asked = Object.values(operations).flatMap(({ access }) => (typeof access === 'string' ? [] : [access]))
    const without = asked.filter(
      ({ action, subject }) =>
        !everyones.has(subject) && !RECHTE.some((recht) => recht.subject === subject && recht.umfasst.includes(action)),
    )
    expect(without.map(key)).toEqual([])
  })

  it('are the rules of the role, word for word, where nothing differs', () => {
    for (const role of MITARBEITER_ROLLEN) expect(wirksameRegeln(person(role))).toEqual(ROLE_RULES[role])
  })

  it('leave the others as they were given and taken when one is switched', () => {
    const recht = (action: string, subject: string) =>
      RECHTE.find((one) => one.action === action && one.subject === subject)!
    const given = { action: 'update', subject: 'Werbemittel', erlaubt: true }
    const taken = { action: 'storno', subject: 'Kampagne', erlaubt: false }
    expect(toggleRecht(person('betrachter', { ability: [given] }), recht('read', 'Statistik'), false)).toContainEqual(
      given,
    )
    expect(toggleRecht(person('kampagnenmanager', { ability: [taken] }), recht('pay', 'Zahlung'), true)).toContainEqual(
      taken,
    )
  })

  it('say manage action by action where one is taken away', () => {
    const ability = [{ action: 'storno', subject: 'Kampagne', erlaubt: false }]
    const can = abilityOf(person('administrator', { ability }))
    expect(can.can('storno', 'Kampagne')).toBe(false)
    expect(can.can('update', 'Kampagne') && can.can('delete', 'Kampagne') && can.can('read', 'Kampagne')).toBe(true)
    expect(wirksameRegeln(person('administrator', { ability })).map(key)).not.toContain('manage Kampagne')
  })

  it('take along what is worth nothing without them, and bring along what they need', () => {
    const blind = person('kampagnenmanager', { ability: [{ action: 'read', subject: 'Kampagne', erlaubt: false }] })
    const subjects = new Set(wirksameRechte(blind).map(({ subject }) => subject))
    expect(subjects.has('Kampagne') || subjects.has('Freigabe')).toBe(false)
    const buchhalter = person('buchhaltung', { ability: [{ action: 'update', subject: 'Werbemittel', erlaubt: true }] })
    expect(abilityOf(buchhalter).can('read', 'Werbemittel')).toBe(true)
  })

  it('let a campaign manager pay up to his limit, and without one not at all', () => {
    expect(abilityOf(person('kampagnenmanager')).can('pay', 'Zahlung')).toBe(false)
    expect(abilityOf(person('kampagnenmanager', { zahlungslimit: 50_000 })).can('pay', 'Zahlung')).toBe(true)
  })

  it('grant nothing for an unknown role', () => {
    const ability = [{ action: 'pay', subject: 'Zahlung', erlaubt: true }]
    expect(wirksameRegeln(person('chef', { ability }))).toEqual([])
  })

  it('switch so that the switch stands where it was put, and again back to the role', () => {
    fc.assert(
      fc.property(anyRechte, fc.constantFrom(...RECHTE), fc.boolean(), (who, recht, an) => {
        const ability = toggleRecht(who, recht, an)
        expect(wirksameRechte({ ...who, ability }).includes(recht)).toBe(an)
        expect(normalizeDeviations({ ...who, ability })).toEqual(ability)
      }),
    )
  })

  it('are told in words when they change', () => {
    expect(rechteAenderungen(person('betrachter'), person('buchhaltung', { zahlungslimit: 50_000 }))).toEqual([
      'Rolle: Buchhaltung statt Betrachter',
      'Darf jetzt: Kampagnen bezahlen',
      'Darf jetzt: Rechnungen ansehen und herunterladen',
      'Darf nicht mehr: Zielgruppen ansehen',
      'Darf nicht mehr: Werbemittel ansehen',
      'Darf nicht mehr: Statistiken ansehen',
      'Zahlungslimit: 500,00\u00a0€ je Kampagne',
    ])
  })
})

describe('who gives rights', () => {
  it('never gives more than he has, whatever the combination', () => {
    fc.assert(
      fc.property(anyRechte, anyRechte, (giver, given) => {
        if (vergebenVerboten(geber(giver), given) !== null) return
        const mine = abilityOf(giver)
        for (const { action, subject } of wirksameRegeln(given))
          expect(mine.can(action as never, subject as never)).toBe(true)
        const pays = wirksameRechte(given).some(({ subject }) => subject === 'Zahlung')
        const paysAtMost = pays ? (given.zahlungslimit ?? Infinity) : 0
        expect(paysAtMost).toBeLessThanOrEqual(giver.zahlungslimit ?? Infinity)
      }),
      { numRuns: 1000 },
    )
  })

  it('is told what he lacks', () => {
    const admin = person('administrator', { ability: [{ action: 'pay', subject: 'Zahlung', erlaubt: false }] })
    expect(vergebenVerboten(geber(admin), person('buchhaltung'))).toContain('Kampagnen bezahlen')
    expect(vergebenVerboten(geber(admin), person('gestalter'))).toBeNull()
  })

  it('gives no higher limit than his own', () => {
    const admin = person('administrator', { zahlungslimit: 100_000 })
    expect(ueberschreitungen(geber(admin), person('buchhaltung', { zahlungslimit: 100_000 }))).toEqual([])
    expect(ueberschreitungen(geber(admin), person('buchhaltung', { zahlungslimit: 100_001 }))).toHaveLength(1)
    expect(ueberschreitungen(geber(admin), person('buchhaltung'))).toHaveLength(1)
  })

  it('manages neither himself nor somebody who may more', () => {
    const less = person('administrator', { ability: [{ action: 'storno', subject: 'Kampagne', erlaubt: false }] })
    const actor = { ...geber(less), idPtKundeMitarbeiter: 1 }
    expect(verwaltenVerboten(actor, { ...less, idThHeadhunterMitarbeiter: 1 })).toContain('eigenen Rechte')
    expect(verwaltenVerboten(actor, { ...person('administrator'), idThHeadhunterMitarbeiter: 2 })).toContain(
      'mehr als Sie',
    )
    expect(verwaltenVerboten(actor, { ...person('gestalter'), idThHeadhunterMitarbeiter: 2 })).toBeNull()
  })

  it('cannot let the last administrator go, unless he is the customer himself', () => {
    expect(letzterAdministrator({ idPtKundeMitarbeiter: 1 }, 0, true)).not.toBeNull()
    expect(letzterAdministrator({ idPtKundeMitarbeiter: 1 }, 1, true)).toBeNull()
    expect(letzterAdministrator({ idPtKundeMitarbeiter: null }, 0, true)).toBeNull()
  })

  it('finds every single right by its pair', () => {
    expect(RECHTE.every((recht) => rechtOf(recht) === recht)).toBe(true)
    expect(rechtOf({ action: 'manage', subject: 'all' })).toBeUndefined()
    expect(rechteDerRolle(person('chef'))).toEqual([])
  })
})
