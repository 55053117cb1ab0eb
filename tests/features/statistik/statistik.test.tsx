import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { fristen } from '#src/domain/kampagne/schedule.ts'
import { formatDatum } from '#src/base/number/german.ts'
import { flowForAll, goTo, sent } from '#tests/backend/kampagneFlow.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

const flow = flowForAll()
beforeAll(async () => {
  await import('#src/features/statistik/pages/StatistikPage.tsx')
  await sent(flow)
})

const open = async () => {
  await renderApp('/kampagne/statistiken', { as: 'kunde@example.org', backend: flow })
  return within(await screen.findByRole('row', { name: /Herbstaktion/ }))
}

test('a campaign under way says when it arrives in place of a rate, and none is formed', async () => {
  const row = await open()
  const { ankunftVon, ankunftBis } = fristen(flow.versandDatum)
  expect(
    row.getByText(`noch unterwegs, Ankunft voraussichtlich ${formatDatum(ankunftVon)} bis ${formatDatum(ankunftBis)}`),
  ).toBeVisible()
  expect(screen.queryByText(/0,0/)).toBeNull()
  expect(screen.getByText('Ihre Sendungen sind noch unterwegs.')).toBeVisible()
  expect(screen.getByText('Eine Kampagne ist noch unterwegs und zählt noch nicht mit.')).toBeVisible()
})

test('once the post may have brought it, it has its rate', async () => {
  await goTo(flow, fristen(flow.versandDatum).ankunftVon)
  const row = await open()
  expect(row.getByText(/^0,0\s%$/)).toBeVisible()
  expect(screen.getByText('Gezählt seit dem Versand, für eine versendete Kampagne.')).toBeVisible()
})
