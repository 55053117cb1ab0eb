import { describe, expect, it, test } from 'vitest'
import { operations } from '#src/contract/index.ts'
import { PUBLIC_RULES, ROLE_RULES, ROLLEN, buildAbility } from '#src/domain/ability/ability.ts'
import { seesPrices } from '#src/domain/ability/prices.ts'
import type { Rolle } from '#src/domain/ability/ability.ts'
import type { AbilityAction, AbilitySubject } from '#src/contract/session.ts'

type Right = [AbilityAction, AbilitySubject]

describe('someone who is not logged in', () => {
  it('may read Public and nothing else', () => {
    const ability = buildAbility(PUBLIC_RULES)
    expect(ability.can('read', 'Public')).toBe(true)
    const allowed = Object.values(operations).filter(
      ({ access }) => typeof access !== 'string' && ability.can(access.action, access.subject),
    )
    expect(allowed).toEqual([])
  })
})

describe('rules of the service', () => {
  it('grants nothing for actions and subjects that we do not know', () => {
    const ability = buildAbility([
      { action: 'fly', subject: 'Kampagne' },
      { action: 'manage', subject: 'Weltherrschaft' },
    ])
    expect(ability.rules).toEqual([])
    expect(ability.can('read', 'Kampagne')).toBe(false)
  })

  it('takes manage on all for everything', () => {
    const ability = buildAbility([{ action: 'manage', subject: 'all' }])
    expect(ability.can('storno', 'Kampagne')).toBe(true)
  })
})

describe('roles (domain 4.9)', () => {
  test.each(ROLLEN)('%s sees the dashboard and the own record', (rolle) => {
    const ability = buildAbility(ROLE_RULES[rolle])
    const rights: Right[] = [
      ['read', 'Public'],
      ['read', 'Dashboard'],
      ['read', 'EigenesKonto'],
      ['update', 'EigenesKonto'],
    ]
    expect(rights.map(([action, subject]) => ability.can(action, subject))).toEqual([true, true, true, true])
  })

  const TABLE: [Rolle, Right[], Right[]][] = [
    ['inhaber', [['manage', 'all']], []],
    [
      'administrator',
      [
        ['storno', 'Kampagne'],
        ['decide', 'Freigabe'],
        ['pay', 'Zahlung'],
        ['update', 'Mitarbeiter'],
        ['update', 'Konto'],
      ],
      [['update', 'Rechnung']],
    ],
    [
      'kampagnenmanager',
      [
        ['create', 'Kampagne'],
        ['update', 'Kampagne'],
        ['storno', 'Kampagne'],
        ['delete', 'Kampagne'],
        ['request', 'Freigabe'],
        ['create', 'Zielgruppe'],
        ['read', 'Statistik'],
      ],
      [
        ['decide', 'Freigabe'],
        ['pay', 'Zahlung'],
        ['read', 'Rechnung'],
        ['read', 'Mitarbeiter'],
        ['read', 'Konto'],
      ],
    ],
    [
      'gestalter',
      [
        ['update', 'Werbemittel'],
        ['comment', 'Freigabe'],
        ['read', 'Kampagne'],
      ],
      [
        ['update', 'Kampagne'],
        ['create', 'Zielgruppe'],
        ['request', 'Freigabe'],
      ],
    ],
    [
      'freigeber',
      [
        ['decide', 'Freigabe'],
        ['read', 'Kampagne'],
        ['read', 'Werbemittel'],
      ],
      [
        ['request', 'Freigabe'],
        ['update', 'Kampagne'],
        ['pay', 'Zahlung'],
        ['read', 'Rechnung'],
      ],
    ],
    [
      'buchhaltung',
      [
        ['read', 'Rechnung'],
        ['pay', 'Zahlung'],
        ['read', 'Kampagne'],
      ],
      [
        ['read', 'Zielgruppe'],
        ['read', 'Werbemittel'],
        ['update', 'Kampagne'],
        ['decide', 'Freigabe'],
      ],
    ],
    [
      'betrachter',
      [
        ['read', 'Kampagne'],
        ['read', 'Zielgruppe'],
      ],
      [
        ['create', 'Kampagne'],
        ['pay', 'Zahlung'],
      ],
    ],
  ]
  test.each(TABLE)('%s holds what the table says', (rolle, yes, no) => {
    const ability = buildAbility(ROLE_RULES[rolle])
    expect(yes.filter(([action, subject]) => !ability.can(action, subject))).toEqual([])
    expect(no.filter(([action, subject]) => ability.can(action, subject))).toEqual([])
  })
})

describe('the table of domain 4.9, cell by cell', () => {
  const SUBJECTS =
    'Zielgruppe Werbemittel Kampagne Freigabe Statistik Zahlung Rechnung Mitarbeiter Konto ApiZugang Bildgenerierung'.split(
      ' ',
    )
  /** Per role what it holds of each subject; * is everything. */
  const CELLS: Record<Exclude<Rolle, 'inhaber'>, string> = {
    administrator: '* | * | * | * | read | pay | read storno | * | * | * | *',
    kampagnenmanager: '* | * | read create update delete storno | request | read | | | | | | read create',
    gestalter: 'read | * | read | comment | read | | | | | | read create',
    freigeber: 'read | read | read | decide | read | | | | | | ',
    buchhaltung: ' | | read | | | pay | read | | | | ',
    betrachter: 'read | read | read | | read | | | | | | ',
  }
  const ACTIONS = [
    'read',
    'create',
    'update',
    'delete',
    'request',
    'decide',
    'comment',
    'pay',
    'storno',
    'manage',
  ] as const
  test.each(Object.entries(CELLS))('%s', (rolle, row) => {
    const ability = buildAbility(ROLE_RULES[rolle as Rolle])
    for (const [i, cell] of row.split('|').entries()) {
      const subject = SUBJECTS[i] as AbilitySubject
      const held = ACTIONS.filter((action) => ability.can(action, subject))
      const wanted =
        cell.trim() === '*' ? [...ACTIONS] : ACTIONS.filter((action) => cell.trim().split(' ').includes(action))
      expect([subject, ...held]).toEqual([subject, ...wanted])
    }
    expect(ability.can('manage', 'all')).toBe(false)
  })

  test('prices are for those who prepare, pay or read invoices (SEC-03)', () => {
    expect(ROLLEN.filter((rolle) => seesPrices(buildAbility(ROLE_RULES[rolle])))).toEqual([
      'inhaber',
      'administrator',
      'kampagnenmanager',
      'buchhaltung',
    ])
    for (const [action, subject] of [
      ['update', 'Kampagne'],
      ['pay', 'Zahlung'],
      ['read', 'Rechnung'],
    ] as const)
      expect(seesPrices(buildAbility([{ action, subject }]))).toBe(true)
  })
})
