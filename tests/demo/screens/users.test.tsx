import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { demoState, resetDemo } from '#mocks/demo/state.ts'
import { ApiError } from '#src/contract/apiError.ts'
import { demoApi } from '#src/demo/demoApi.ts'
import { changeSprache } from '#src/shared/i18n/i18n.ts'
import { renderDemo } from './renderDemo.tsx'

beforeEach(() => resetDemo())

const table = () => screen.findByRole('table', { name: 'Users' })
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
const firstCells = async () =>
  (await rows()).map((row) => within(row).getAllByRole('cell')[0]?.querySelector('bdi')?.textContent)

async function choose(user: Awaited<ReturnType<typeof renderDemo>>['user'], field: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

test('users come ten at a time, with their number, and all at once where that is wanted', async () => {
  const { user, address } = await renderDemo('/demo/users')
  expect(await rows()).toHaveLength(10)
  expect(screen.getByText('50 of 50 users')).toBeVisible()
  expect(screen.getByText('1–10 of 50')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11–20 of 50')).toBeVisible()
  expect(address()).toBe('/demo/users?page=2')
  await choose(user, 'Rows per page', 'All')
  await waitFor(async () => expect(await rows()).toHaveLength(50))
  expect(address()).toBe('/demo/users?size=all')
})

test('search, role, plan and status narrow the list together and stand in the address', async () => {
  const { user, address } = await renderDemo('/demo/users')
  await table()
  const sample = demoState().users[3]
  if (!sample) throw new Error('too few users')
  await user.type(screen.getByRole('searchbox', { name: /^Search by name/ }), sample.username)
  await waitFor(() => expect(address()).toBe(`/demo/users?q=${sample.username}`))
  await waitFor(async () => expect(await firstCells()).toEqual([sample.fullName]))
  expect(screen.getByText('1 of 50 users')).toBeVisible()
  await choose(
    user,
    'Plan',
    { enterprise: 'Enterprise', team: 'Team', company: 'Company', basic: 'Basic' }[sample.currentPlan],
  )
  await waitFor(() => expect(address()).toContain(`plan=${sample.currentPlan}`))
  const other = sample.role === 'admin' ? 'Editor' : 'Admin'
  await choose(user, 'Role', other)
  expect(await screen.findByText('No users here')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(await screen.findByText('50 of 50 users')).toBeVisible()
  expect(screen.getByRole('searchbox', { name: /^Search by name/ })).toHaveValue('')
  expect(address()).toBe('/demo/users')
})

test('each status says how many it would show, and shows them', async () => {
  const { user, address } = await renderDemo('/demo/users')
  const pending = demoState().users.filter(({ status }) => status === 'pending').length
  const card = await screen.findByRole('button', { name: `Pending ${pending}` })
  await user.click(card)
  expect(await screen.findByText(`${pending} of 50 users`)).toBeVisible()
  expect(card).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toBe('/demo/users?status=pending')
  for (const row of await rows()) expect(within(row).getByText('Pending')).toBeVisible()
})

test('a column orders the list, the second time the other way round', async () => {
  const { user, address } = await renderDemo('/demo/users?size=all')
  const head = within(await table()).getByRole('button', { name: 'User' })
  await user.click(head)
  await waitFor(() => expect(address()).toBe('/demo/users?size=all&sort=fullName'))
  const ordered = demoState()
    .users.map(({ fullName }) => fullName)
    .toSorted((a, b) => a.localeCompare(b, 'en'))
  await waitFor(async () => expect(await firstCells()).toEqual(ordered))
  await user.click(head)
  await waitFor(() => expect(address()).toContain('richtung=ab'))
  await waitFor(async () => expect((await firstCells())[0]).toBe(ordered.at(-1)))
  expect(screen.getByRole('columnheader', { name: 'User' })).toHaveAttribute('aria-sort', 'descending')
})

test('an address that says nonsense shows the list as it is', async () => {
  await renderDemo('/demo/users?role=king&size=7&sort=avatar&page=-1')
  expect(await screen.findByText('1–10 of 50')).toBeVisible()
})

test('the page after the last one leads back to the first', async () => {
  const { user } = await renderDemo('/demo/users?page=99')
  await user.click(await screen.findByRole('button', { name: 'To the first page' }))
  expect(await screen.findByText('1–10 of 50')).toBeVisible()
})

test('whoever is added is active, is counted and has a page', async () => {
  const { user, address } = await renderDemo('/demo/users')
  await user.click(await screen.findByRole('button', { name: 'Add user' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add user' })
  expect(within(dialog).getByText('New users are active at once.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Add user' }))
  const name = within(dialog).getByLabelText('Full name')
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please enter the full name.'))
  expect(name).toHaveFocus()
  await user.type(name, 'Nora Newcomer')
  await user.type(within(dialog).getByLabelText('User name'), 'nnewcomer')
  await user.type(within(dialog).getByLabelText('E-mail'), 'nora@example.org')
  await user.click(within(dialog).getByRole('button', { name: 'Add user' }))
  expect(await screen.findByText('Nora Newcomer was added and is active.')).toBeVisible()
  expect(await screen.findByText('51 of 51 users')).toBeVisible()
  await user.click(await screen.findByRole('link', { name: 'Show user' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora Newcomer' })).toBeVisible()
  expect(address()).toBe('/demo/users/51')
  expect(within(screen.getByRole('main')).getAllByText('Active')[0]).toBeVisible()
})

test('an id that nobody has is told, with the way to everybody', async () => {
  const { user, address } = await renderDemo('/demo/users/999')
  expect(await screen.findByText('This user does not exist')).toBeVisible()
  await user.click(screen.getAllByRole('link', { name: 'To all users' })[0] ?? document.body)
  expect(await table()).toBeVisible()
  expect(address()).toBe('/demo/users')
})

test('what did not arrive can be asked for again', async () => {
  const works = demoApi.fetchUsers
  demoApi.fetchUsers = () => Promise.reject(new ApiError('http', 'Something went wrong', { status: 400 }))
  try {
    const { user } = await renderDemo('/demo/users')
    expect(await screen.findByText('The sample data could not be loaded. Please try again.')).toBeVisible()
    demoApi.fetchUsers = works
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(10)
  } finally {
    demoApi.fetchUsers = works
  }
})

test('the screen speaks the language of the frame', async () => {
  await renderDemo('/demo/users')
  await table()
  try {
    await changeSprache('fr')
    expect(await screen.findByRole('heading', { name: 'Utilisateurs' })).toBeVisible()
    expect(screen.getByText('50 utilisateurs sur 50')).toBeVisible()
    await changeSprache('ar')
    expect(await screen.findByRole('heading', { name: 'المستخدمون' })).toBeVisible()
  } finally {
    await changeSprache('en')
  }
})
