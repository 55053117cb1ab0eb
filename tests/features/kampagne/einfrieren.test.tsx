import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gebeFaelligeFrei } from '#mocks/backend/kampagne/freigabeauftrag.ts'
import { draft, flowForAll, release } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const flow = flowForAll(5_100)

const fail = (error: unknown) => {
  throw error
}
const open = (idPtKampagne: number) =>
  renderApp(`/kampagne/editieren/${idPtKampagne}`, { as: 'kunde@example.org', backend: flow })

test('STA-01 a campaign on its way says how far it is, offers nothing to change, and the page follows by itself', async () => {
  const { idPtKampagne } = (await release(flow, await draft(flow))).kampagne
  await open(idPtKampagne)
  const panel = await screen.findByRole('region', { name: 'Unterwegs zur Freigabe' })
  expect(panel).toHaveTextContent('0 von 5.100 Empfängern festgehalten')
  expect(screen.queryByRole('textbox')).toBeNull()
  await gebeFaelligeFrei(flow.context, fail)
  expect(await screen.findByText('paula@example.org', {}, { timeout: 6_000 })).toBeVisible()
  expect(panel).not.toBeInTheDocument()
})

test('it is stopped there; what did not get to its approvers says why in the wizard', async () => {
  const { idPtKampagne } = (await release(flow, await draft(flow))).kampagne
  const { user } = await open(idPtKampagne)
  await user.click(await screen.findByRole('button', { name: 'Senden abbrechen' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Es wurde noch niemand um Freigabe gebeten.')
  await user.click(screen.getByRole('button', { name: 'Freigabe zurückziehen' }))
  expect(await screen.findByRole('button', { name: 'Aktionen' })).toBeVisible()
  await gebeFaelligeFrei(flow.context, fail)

  const again = await release(flow, await flow.call(flow.kunde, 'fetchKampagne', { idPtKampagne }))
  await flow.db.deleteFrom('zielgruppeEmpfaenger').where('nr', '=', 5_000).execute()
  await gebeFaelligeFrei(flow.context, fail)
  await open(again.kampagne.idPtKampagne)
  expect(await screen.findByText(/Nicht zur Freigabe gesendet.*5\.099 Empfänger statt 5\.100/)).toBeVisible()
})
