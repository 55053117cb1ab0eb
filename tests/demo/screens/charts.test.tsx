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

test('the map names the places of the state that is chosen, and shows inhabitants by area', async () => {
  const { user } = await renderDemo('/charts-and-maps/maps')
  const map = await screen.findByRole('group', { name: 'Map of Germany' })
  const titles = () => [...map.querySelectorAll('g title')].map(({ textContent }) => textContent)
  expect(titles()[0]).toBe('Berlin: 3,755,000 inhabitants')
  await user.click(screen.getByRole('button', { name: /^Saarland/ }))
  expect(within(map).getByText('Saarbrücken')).toBeInTheDocument()
  expect(within(screen.getByRole('table', { name: 'Places: Saarland' })).getAllByRole('row')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Whole map' })).toHaveAttribute('aria-disabled', 'false')
  map.focus()
  await user.keyboard('0')
  expect(screen.getByRole('button', { name: 'Whole map' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('combobox', { name: 'Show' }))
  await user.click(await screen.findByRole('option', { name: 'Inhabitants by area' }))
  // A quarter of Berlin in each of its four Leitregionen; the last one has Potsdam as well.
  expect(titles().filter((title) => title === '938,750')).toHaveLength(3)
})
