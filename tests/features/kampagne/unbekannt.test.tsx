import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { approved, draft, flowForAll } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const KUNDE = 'kunde@example.org'
const flow = flowForAll()
let idPtKampagne: number
beforeAll(async () => {
  await draft(flow, { bezeichnung: 'Apfelfest' })
  ;({ idPtKampagne } = await approved(flow, { bezeichnung: 'Birnenmarkt' }))
})

/** A newer service: it knows a state that this page has never heard of. */
const open = (path: string, word: string) =>
  renderApp(path, {
    as: KUNDE,
    backend: flow,
    intercept: async ({ url, aktion }) => {
      if (!aktion?.startsWith('fetch')) return null
      const authorization = `Bearer ${await flow.login(KUNDE)}`
      const answer = await flow.app.request(url, { headers: { authorization } })
      return new Response((await answer.text()).replaceAll(`"${word}"`, '"inRuhestand"'), answer)
    },
  })

test('STA-09 the list shows the word as it came, beside the others, and the filter works on', async () => {
  const { user } = await open('/kampagne', 'inBezahlung')
  const row = await screen.findByRole('row', { name: /Birnenmarkt/ })
  expect(within(row).getByText('inRuhestand')).toBeVisible()
  expect(screen.getByRole('row', { name: /Apfelfest/ })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Alle 2' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /In Bearbeitung/ }))
  expect(await screen.findByText('1–1 von 1')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Birnenmarkt/ })).toBeNull()
})

test('STA-09 its page says that the word is new, and offers nothing to do', async () => {
  await open(`/kampagne/editieren/${idPtKampagne}`, 'inBezahlung')
  const card = await screen.findByRole('region', { name: 'Stand' })
  expect(card).toHaveTextContent('„inRuhestand“ ist neu und auf dieser Seite noch nicht bekannt.')
  expect(within(card).queryByRole('button')).toBeNull()
  const current = within(screen.getByRole('region', { name: 'Ablauf der Kampagne' }))
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(current.map((item) => item.textContent)).toEqual([expect.stringContaining('inRuhestand')])
  expect(screen.queryByRole('button', { name: /Bezahlen|Stornieren|Termin/ })).toBeNull()
})

test('STA-09 dashboard and statistics go on', async () => {
  await open('/', 'inBezahlung')
  expect(await screen.findByRole('heading', { name: /Sie sind dran/ })).toBeVisible()
  expect(screen.queryByText(/gerade nicht/)).toBeNull()
})
