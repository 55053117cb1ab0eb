import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { KampagneZeile } from '#src/contract/kampagne.ts'
import { buildAbility, ROLE_RULES, type Rolle } from '#src/domain/ability/ability.ts'
import { naechsteTermine, sieSindDran } from '#src/domain/kampagne/uebersicht.ts'
import type { Intercept } from '#tests/support/honoAdapter.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const HEUTE = '2026-11-20'
const zeile = (fields: Partial<KampagneZeile>): KampagneZeile => ({
  idPtKampagne: 1,
  bezeichnung: 'Herbst',
  state: 'inBearbeitung',
  teilstatus: null,
  angehalten: false,
  testmodus: false,
  format: 'maxipostkarte',
  menge: 1000,
  idPtZielgruppe: 1,
  zielgruppeBezeichnung: 'Köln',
  idPtWerbemittel: 1,
  werbemittelBezeichnung: 'Karte',
  vorschau: null,
  versandDatum: '2026-12-15',
  brutto: 100_000,
  zahlungsStatus: 'offen',
  eigeneFreigabe: false,
  geaendertAm: '2026-11-19T10:00:00Z',
  version: 1,
  ...fields,
})

describe('whose turn it is', () => {
  const kampagnen = [
    zeile({ idPtKampagne: 1, state: 'inBearbeitung', versandDatum: '2026-12-22' }),
    zeile({ idPtKampagne: 2, state: 'inInternerFreigabe' }),
    zeile({ idPtKampagne: 3, state: 'inBezahlung', versandDatum: '2026-12-08' }),
    zeile({ idPtKampagne: 4, state: 'inExternerFreigabe', zahlungsStatus: 'bezahlt' }),
    zeile({ idPtKampagne: 5, state: 'inVersendet', versandDatum: '2026-10-01' }),
  ]
  test.each<[Rolle, number[]]>([
    ['inhaber', [3, 1]],
    ['kampagnenmanager', [1]],
    ['buchhaltung', [3]],
    ['freigeber', []],
    ['betrachter', []],
  ])('%s: what his rights let him do, the nearest deadline first', (rolle, expected) => {
    const tasks = sieSindDran(kampagnen, buildAbility(ROLE_RULES[rolle]), HEUTE)
    expect(tasks.map(({ kampagne }) => kampagne.idPtKampagne)).toEqual(expected)
  })

  test('STA-08 a missed day comes before every deadline', () => {
    const missed = zeile({
      idPtKampagne: 9,
      state: 'inExternerFreigabe',
      zahlungsStatus: 'bezahlt',
      teilstatus: 'terminVerpasst',
      versandDatum: '2026-11-19',
    })
    const tasks = sieSindDran([...kampagnen, missed], buildAbility(ROLE_RULES.inhaber), HEUTE)
    expect(tasks.map(({ kampagne }) => kampagne.idPtKampagne)).toEqual([9, 3, 1])
    expect(tasks[0]?.schritt.text).toMatch(/Versandtermin ist verstrichen/)
  })

  test('a decision waits for whoever is asked by name, and a link for whoever may send it', () => {
    const asked = [
      zeile({ idPtKampagne: 2, state: 'inInternerFreigabe', eigeneFreigabe: true }),
      zeile({ idPtKampagne: 6, state: 'inInternerFreigabe', teilstatus: 'freigabeAbgelaufen' }),
    ]
    const tasksOf = (rolle: Rolle) =>
      sieSindDran(asked, buildAbility(ROLE_RULES[rolle]), HEUTE).map(({ kampagne }) => kampagne.idPtKampagne)
    expect(tasksOf('freigeber')).toEqual([2])
    expect(tasksOf('kampagnenmanager')).toEqual([6])
    expect(tasksOf('inhaber')).toEqual([2, 6])
    expect(tasksOf('betrachter')).toEqual([])
  })

  test('dates to come, without what is over or cancelled', () => {
    const rows = [
      ...kampagnen,
      zeile({ idPtKampagne: 6, state: 'inStorniert', versandDatum: '2026-12-01' }),
      zeile({ idPtKampagne: 7, versandDatum: null }),
      zeile({ idPtKampagne: 8, versandDatum: '2026-11-19' }),
    ]
    expect(naechsteTermine(rows, HEUTE).map(({ idPtKampagne }) => idPtKampagne)).toEqual([3, 2, 4, 1])
  })
})

describe('dashboard', () => {
  const backend = backendForAll()

  test('a newcomer sees that nothing waits, and how to begin', async () => {
    await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    expect(await screen.findByRole('heading', { name: /^Guten Tag, / })).toBeVisible()
    const start = screen.getByRole('region', { name: 'Schnellstart' })
    expect(
      within(start)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/zielgruppe/hochladen', '/werbemittel/erstellen', '/kampagne/erstellen'])
    expect(screen.getByRole('region', { name: 'Sie sind dran' })).toHaveTextContent(
      'Zurzeit haben Sie keine offenen Aufgaben.',
    )
  })

  test('the accountant is led to the invoices and is offered nothing he may not do', async () => {
    await renderApp('/dashboard', { as: 'buchhaltung@example.org', backend })
    expect(await screen.findByRole('link', { name: 'Rechnungen' })).toHaveAttribute('href', '/rechnung')
    expect(screen.queryByRole('region', { name: 'Schnellstart' })).not.toBeInTheDocument()
  })

  test('a campaign becomes a task', async () => {
    const token = await backend.login('kunde@example.org')
    await backend.call(token, 'saveKampagne', { bezeichnung: 'Winteraktion' })
    await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    const tasks = await screen.findByRole('region', { name: 'Sie sind dran' })
    expect(await within(tasks).findByRole('link', { name: 'Winteraktion' })).toBeVisible()
    expect(tasks).toHaveTextContent('1 Aufgabe')
    expect(tasks).toHaveTextContent('In Bearbeitung')
  })

  test('at any number of campaigns what goes out stands there, however long ago it was touched', async () => {
    const token = await backend.login('kunde@example.org')
    const { tage } = await backend.call(token, 'fetchVersandtage', { von: '2026-12-01', bis: '2026-12-31' })
    await backend.call(token, 'saveKampagne', { bezeichnung: 'Weihnachtskarte', versandDatum: tage.at(-1) ?? null })
    const before = await backend.call(token, 'fetchUebersicht', {})
    expect(before.termine.map(({ bezeichnung }) => bezeichnung)).toEqual(['Weihnachtskarte'])
    backend.tick(60_000)
    for (let nr = 1; nr <= 24; nr += 1) await backend.call(token, 'saveKampagne', { bezeichnung: `Entwurf ${nr}` })
    const after = await backend.call(token, 'fetchUebersicht', {})
    expect(after).toEqual({
      aufgaben: expect.any(Array),
      aufgabenTotal: before.aufgabenTotal + 24,
      termine: before.termine,
      termineTotal: 1,
      total: before.total + 24,
    })
    await renderApp('/dashboard', { as: 'kunde@example.org', backend })
    const tasks = await screen.findByRole('region', { name: 'Sie sind dran' })
    expect(tasks).toHaveTextContent(`${before.aufgabenTotal + 24} Aufgaben`)
    expect(tasks).toHaveTextContent(`${before.aufgabenTotal + 4} weitere stehen in der Liste der Kampagnen.`)
    // The one with a deadline before all that have none.
    expect(within(tasks).getAllByRole('link')[0]).toHaveTextContent('Weihnachtskarte')
    const dates = screen.getByRole('region', { name: 'Nächste Versandtermine' })
    expect(within(dates).getByRole('link')).toHaveTextContent('Weihnachtskarte')
  })

  test('a backend without that call is asked for the campaigns touched last, and the page says which', async () => {
    const older: Intercept = ({ aktion }) =>
      aktion === 'fetchUebersicht' ? Response.json({ error: 'unknown action' }, { status: 404 }) : null
    await renderApp('/dashboard', { as: 'kunde@example.org', backend, intercept: older })
    const tasks = await screen.findByRole('region', { name: 'Sie sind dran' })
    expect(tasks).toHaveTextContent('Berücksichtigt sind die 20 zuletzt geänderten Kampagnen.')
    expect(screen.getByRole('region', { name: 'Nächste Versandtermine' })).toHaveTextContent(
      'In den 20 zuletzt geänderten Kampagnen ist kein Versand geplant.',
    )
  })

  test('who may see no campaigns is told whom to ask, and no try is offered', async () => {
    const token = await backend.login('kunde@example.org')
    const { user } = await backend.call(token, 'checkUserLogin', {})
    const ability = [{ action: 'read', subject: 'Dashboard' }]
    await renderApp('/dashboard', {
      as: 'kunde@example.org',
      backend,
      intercept: ({ aktion }) =>
        aktion === 'checkUserLogin' ? Response.json({ loginState: true, user: { ...user, ability } }) : null,
    })
    expect(await screen.findByText(/Bitte fragen Sie die Administration Ihres Kontos/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument()
  })
})
