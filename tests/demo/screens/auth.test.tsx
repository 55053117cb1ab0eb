import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { demoState, resetDemo } from '#mocks/demo/state.ts'
import { setDemoToken } from '#src/demo/auth/demoSession.ts'
import { demoApi } from '#src/demo/demoApi.ts'
import { renderDemo } from './renderDemo.tsx'

beforeEach(() => {
  resetDemo()
  setDemoToken(null)
})

const abilities = async () =>
  within(await screen.findByRole('table', { name: 'Abilities' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

test('the admin may manage everything, and leaves again', async () => {
  const { user } = await renderDemo('/demo/login')
  await user.click(await screen.findByRole('button', { name: 'Admin account' }))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { name: 'Adrian Samplemann' })).toHaveFocus()
  expect(await abilities()).toEqual([['Manage', 'Everything']])
  // The token is nowhere but in memory.
  const [token = ''] = demoState().tokens.keys()
  expect(token).not.toBe('')
  for (const kept of [localStorage, sessionStorage])
    for (const name of Object.keys(kept)) expect(kept.getItem(name)).not.toContain(token)
  await user.click(screen.getByRole('button', { name: 'Log out of the demo' }))
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible()
})

test('the client may read three subjects', async () => {
  const { user } = await renderDemo('/demo/login')
  await user.type(await screen.findByLabelText('E-mail'), 'client@example.org')
  await user.type(screen.getByLabelText('Password'), 'client{Enter}')
  expect(await screen.findByRole('heading', { name: 'Clara Mustermond' })).toBeVisible()
  expect(await abilities()).toEqual([
    ['Read', 'Access rights (ACL)'],
    ['Read', 'Demo'],
    ['Read', 'Public'],
  ])
})

test('a wrong password is told at the e-mail, in the words of the endpoint', async () => {
  const { user } = await renderDemo('/demo/login')
  await user.type(await screen.findByLabelText('E-mail'), 'admin@example.org')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Email or Password is Invalid'),
  )
  expect(screen.getByLabelText('E-mail')).toHaveFocus()
})

test('what has no words of its own went wrong', async () => {
  const { user } = await renderDemo('/demo/login')
  const works = demoApi.login
  demoApi.login = () => Promise.reject(new Error('no'))
  try {
    await user.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  } finally {
    demoApi.login = works
  }
})

test('registration names every missing and every taken field', async () => {
  const { user } = await renderDemo('/demo/register')
  await user.click(await screen.findByRole('button', { name: 'Register' }))
  const described = (label: string, text: string) =>
    waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text))
  await described('Username', 'Please enter your username.')
  await described('E-mail', 'Please enter your email.')
  await described('Password', 'Please enter password')
  await user.type(screen.getByLabelText('Username'), 'admin')
  await user.type(screen.getByLabelText('E-mail'), 'client@example.org')
  await user.type(screen.getByLabelText('Password'), 'open sesame{Enter}')
  await described('Username', 'This username is already in use.')
  await described('E-mail', 'This email is already in use.')
})

test('a new account is logged in as client', async () => {
  const { user, address } = await renderDemo('/demo/register')
  await user.type(await screen.findByLabelText('Username'), 'wanda')
  await user.type(screen.getByLabelText('E-mail'), 'wanda@example.org')
  await user.type(screen.getByLabelText('Password'), 'open sesame{Enter}')
  expect(await screen.findByRole('heading', { name: 'wanda' })).toBeVisible()
  expect(address()).toBe('/demo/login')
  expect(await abilities()).toHaveLength(3)
})
