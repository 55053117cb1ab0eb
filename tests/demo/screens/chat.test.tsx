import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { resetDemo } from '#mocks/demo/state.ts'
import { renderDemo } from './renderDemo.tsx'

beforeEach(() => resetDemo())

const lists = () => screen.findByRole('navigation', { name: 'Chats and contacts' })
const personIn = async (name: string) => within(await lists()).getByRole('link', { name: new RegExp(name) })

test('opening a chat shows its messages and zeroes what is unseen', async () => {
  const { user } = await renderDemo('/demo/chat')
  expect(await screen.findByText('No conversation is open')).toBeVisible()
  expect(await personIn('Klara Dornwall')).toHaveAccessibleName(/2 new messages/)
  await user.click(await personIn('Klara Dornwall'))
  const log = await screen.findByRole('log', { name: 'Messages' })
  expect(screen.getByRole('textbox', { name: 'Message to Klara Dornwall' })).toHaveFocus()
  expect(within(log).getByText('The new postcard layout is ready.')).toBeVisible()
  expect(await personIn('Klara Dornwall')).not.toHaveAccessibleName(/new message/)
  expect(await personIn('Mira Nettlecombe')).toHaveAccessibleName(/1 new message/)
})

test('a sent message stands in the log and in the list', async () => {
  const { user } = await renderDemo('/demo/chat/2')
  const field = await screen.findByRole('textbox', { name: 'Message to Levin Inkwell' })
  await user.type(field, 'On its way.{Enter}')
  const log = screen.getByRole('log', { name: 'Messages' })
  expect(await within(log).findByText('On its way.')).toBeVisible()
  expect(log).toHaveAttribute('aria-live', 'polite')
  expect(field).toHaveValue('')
  await waitFor(async () => expect(await personIn('Levin Inkwell')).toHaveTextContent('On its way.'))
})

test('the first message to a contact makes a new chat', async () => {
  const { user } = await renderDemo('/demo/chat')
  await user.click(await personIn('Nils Saltmarch'))
  expect(await screen.findByText('Nothing written yet. Say hello to Nils Saltmarch.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Message to Nils Saltmarch' }), 'Hello')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await within(screen.getByRole('log')).findByText('Hello')).toBeVisible()
  await waitFor(async () => expect((await personIn('Nils Saltmarch')).closest('ul')).toHaveTextContent('Levin Inkwell'))
})

test('the search narrows chats and contacts, and says when nobody fits', async () => {
  const { user } = await renderDemo('/demo/chat')
  await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'nettle')
  expect(within(await lists()).getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('No contact found.')).toBeVisible()
  await user.clear(screen.getByRole('searchbox', { name: 'Search people' }))
  expect(within(await lists()).getAllByRole('link')).toHaveLength(10)
})

test('a contact that does not exist is said to be unknown', async () => {
  await renderDemo('/demo/chat/99')
  expect(await screen.findByText('This contact does not exist')).toBeVisible()
})
