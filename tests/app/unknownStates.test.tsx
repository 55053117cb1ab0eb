import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Intercept } from '#tests/support/honoAdapter.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { backendForAll } from '#tests/support/standIn.ts'

const WORT = 'imKuehlhaus'
const backend = backendForAll({ seed: 'demo' })

/** The stand-in, whose answers to one call say a status that this version does not know. */
const withWord =
  (aktion: string, field = 'status'): Intercept =>
  async (call) => {
    if (call.aktion !== aktion) return null
    const token = String(JSON.parse(localStorage.getItem('accessToken') ?? 'null'))
    const answer = await backend.app.request(call.url, { headers: { authorization: `Bearer ${token}` } })
    return new Response((await answer.text()).replaceAll(new RegExp(`"${field}":"\\w+"`, 'g'), `"${field}":"${WORT}"`))
  }

const open = (path: string, aktion: string, field?: string) =>
  renderApp(path, { as: 'kunde@example.org', backend, intercept: withWord(aktion, field) })

test.each([
  ['/zielgruppe', 'fetchZielgruppen', ['Ansehen']],
  ['/werbemittel', 'fetchWerbemittelListe', ['Öffnen', 'Probedruck (PDF)']],
])(
  '%s: a status that nobody knows is shown as it is, and nothing is offered that changes it',
  async (path, aktion, left) => {
    const { user } = await open(path, aktion)
    expect((await screen.findAllByText(WORT)).length).toBeGreaterThan(2)
    const [actions] = screen.getAllByRole('button', { name: /^Aktionen/ })
    if (actions) await user.click(actions)
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(left)
  },
)

test.each([
  ['/apizugang', 'fetchApiTokens', 'status'],
  ['/rechnung', 'fetchRechnungen', 'zahlungsStatus'],
])('%s: %s, %s: rows keep their place with a word that nobody knows', async (path, aktion, field) => {
  await open(path, aktion, field)
  expect((await screen.findAllByText(WORT)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/kann nicht gelesen werden/)).not.toBeInTheDocument()
})

test.each([
  ['art', /imKuehlhaus \S+/],
  ['zahlungsart', WORT],
])('an invoice with a word that nobody knows as %s is shown with it', async (field, seen) => {
  const { idPtRechnung } = await backend.db
    .selectFrom('rechnung')
    .select('idPtRechnung')
    .where('idPtKunde', '=', 1)
    .where('zahlungsart', 'is not', null)
    .executeTakeFirstOrThrow()
  await open(`/rechnung?rechnung=${idPtRechnung}`, 'fetchRechnung', field)
  expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0)
})

test('the history of a campaign names whoever did something by a word that nobody knows', async () => {
  const { idPtKampagne } = await backend.db
    .selectFrom('kampagne')
    .select('idPtKampagne')
    .where('idPtKunde', '=', 1)
    .where('state', '=', 'inVersendet')
    .executeTakeFirstOrThrow()
  await open(`/kampagne/editieren/${idPtKampagne}`, 'fetchKampagne', 'wer')
  expect((await screen.findAllByText(new RegExp(WORT))).length).toBeGreaterThan(0)
})

test('an employee of such a status keeps his row', async () => {
  await open('/mitarbeiter', 'fetchMitarbeiterListe')
  expect((await screen.findAllByText(WORT)).length).toBeGreaterThan(2)
  expect(screen.queryByText(/nicht gelesen|konnte.* nicht/)).not.toBeInTheDocument()
})

test('a target group of such a status is looked at and not edited', async () => {
  const { idPtZielgruppe } = await backend.db
    .selectFrom('zielgruppe')
    .select('idPtZielgruppe')
    .where('idPtKunde', '=', 1)
    .where('typ', '=', 'filter')
    .where('archiviert', '=', 0)
    .executeTakeFirstOrThrow()
  await open(`/zielgruppe/editieren/${idPtZielgruppe}`, 'fetchZielgruppe')
  expect(
    await screen.findByText(
      `„${WORT}“ ist neu und auf dieser Seite noch nicht bekannt. Bitte laden Sie die Seite neu.`,
    ),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument()
})
