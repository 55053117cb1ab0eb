import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { demoState, resetDemo } from '#mocks/demo/state.ts'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { renderDemo } from './renderDemo.tsx'

beforeEach(() => resetDemo())

const grid = () => screen.findByRole('grid', { name: 'Employees' })
const names = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.querySelector('bdi')?.textContent)

test('the rows come ten at a time and are ordered by their names', async () => {
  const { user } = await renderDemo('/demo/table')
  const all = demoState().rows.map(({ full_name: name }) => name)
  await waitFor(async () => expect(await names()).toEqual(all.slice(0, 10)))
  expect(screen.getByText('1–10 of 100')).toBeVisible()
  await user.click(screen.getByRole('columnheader', { name: 'Name' }))
  const ordered = all.toSorted((a, b) => a.localeCompare(b, 'en'))
  await waitFor(async () => expect(await names()).toEqual(ordered.slice(0, 10)))
})

test('grid and columns speak the language of the frame', async () => {
  await renderDemo('/demo/table')
  await grid()
  try {
    await changeSprache('fr')
    expect(await screen.findByRole('columnheader', { name: 'Nom' })).toBeVisible()
    expect(screen.getByText('Lignes par page :')).toBeVisible()
    await changeSprache('ar')
    expect(await screen.findByRole('columnheader', { name: 'الاسم' })).toBeVisible()
    expect(screen.getByText('1–10 من 100')).toBeVisible()
    expect(screen.getByLabelText('قائمة العمود الاسم')).toBeInTheDocument()
  } finally {
    await changeSprache('en')
  }
})
