import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDemo } from './renderDemo.tsx'

test('every chart shows its figures as a table on demand, and goes back', async () => {
  const { user } = await renderDemo('/charts-and-maps/charts')
  expect(await screen.findByRole('heading', { level: 1, name: 'Charts' })).toBeVisible()
  const buttons = screen.getAllByRole('button', { name: /^As table: / })
  expect(buttons).toHaveLength(5)
  await user.click(screen.getByRole('button', { name: 'As table: Devices' }))
  const table = screen.getByRole('table', { name: 'Devices' })
  expect(within(table).getByRole('row', { name: 'Computer 31%' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'As chart: Devices' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('the drawings come with their names', async () => {
  await renderDemo('/charts-and-maps/charts')
  const section = await screen.findByRole('region', { name: 'Orders by day of the week' })
  await waitFor(() => expect(section.querySelector('svg[class*="MuiCharts"]')).not.toBeNull())
})
