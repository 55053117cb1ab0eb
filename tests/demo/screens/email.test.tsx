import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { resetDemo } from '#mocks/demo/state.ts'
import { renderDemo } from './renderDemo.tsx'

beforeEach(() => resetDemo())

const folders = () => screen.findByRole('navigation', { name: 'Folders' })
const folder = async (name: string) => within(await folders()).getByRole('link', { name: new RegExp(`^${name}`) })
const mail = (subject: string) => screen.findByRole('button', { name: new RegExp(`^(?!Star).*${subject}`) })

test('a mail is read, and the count of unread ones follows', async () => {
  const { user } = await renderDemo('/demo/email')
  const subject = 'Proof of the winter postcard'
  await waitFor(async () => expect(await folder('Inbox')).toHaveAccessibleName(/4 unread mails/))
  await user.click(await mail(subject))
  expect(await screen.findByRole('heading', { name: subject })).toHaveFocus()
  expect(screen.getByText('The proof is attached. Please look at the fold.')).toBeVisible()
  await waitFor(async () => expect(await folder('Inbox')).toHaveAccessibleName(/3 unread mails/))
})

test('next and previous walk through the folder and end at its ends', async () => {
  const { user } = await renderDemo('/demo/email/spam')
  await user.click(await mail('You have won'))
  const next = await screen.findByRole('button', { name: 'Next mail' })
  await waitFor(() => expect(next).toBeEnabled())
  expect(screen.getByRole('button', { name: 'Previous mail' })).toBeDisabled()
  await user.click(next)
  expect(await screen.findByRole('heading', { name: 'Stamps at half price' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous mail' })).toBeEnabled())
  expect(screen.getByRole('button', { name: 'Next mail' })).toBeDisabled()
})

test('many mails are chosen, moved to the trash, and brought back', async () => {
  const { user } = await renderDemo('/demo/email/inbox')
  await user.click(await screen.findByRole('checkbox', { name: 'Select “Lunch on Thursday?”' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select “New door code”' }))
  expect(screen.getByText('2 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Move to trash' }))
  await waitFor(() => expect(screen.queryByText('New door code')).not.toBeInTheDocument())
  expect(await screen.findByText('2 mails moved to the trash.')).toBeVisible()
  await user.click(await folder('Trash'))
  expect(await mail('New door code')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('No mails here')).toBeVisible()
})

test('star, read mark and label are changed', async () => {
  const { user } = await renderDemo('/demo/email/inbox')
  const star = await screen.findByRole('button', { name: 'Star “New door code”' })
  await user.click(star)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Star “New door code”' })).toHaveAttribute('aria-pressed', 'true'),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Select “New door code”' }))
  await user.click(screen.getByRole('button', { name: 'Mark as unread' }))
  await waitFor(async () => expect(await folder('Inbox')).toHaveAccessibleName(/5 unread mails/))
  await user.click(screen.getByRole('button', { name: 'Labels' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Private' }))
  await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Private' })).toBeChecked())
  await user.keyboard('{Escape}')
  expect(await mail('New door code')).toHaveTextContent('CompanyPrivate')
})

test('search and label narrow the folder, and one step shows all again', async () => {
  const { user } = await renderDemo('/demo/email/inbox?label=company')
  await waitFor(() => expect(screen.getByText('4 mails')).toBeVisible())
  await user.type(screen.getByRole('searchbox', { name: 'Search mails' }), 'nothing says this')
  await user.click(await screen.findByRole('button', { name: 'Show all mails' }))
  expect(await screen.findByText('11 mails')).toBeVisible()
})

test('a change that was not saved is told', async () => {
  const { user } = await renderDemo('/demo/email/inbox')
  const star = await screen.findByRole('button', { name: 'Star “New door code”' })
  const { demoApi } = await import('#src/demo/demoApi.ts')
  const works = demoApi.updateEmails
  demoApi.updateEmails = () => Promise.reject(new Error('no'))
  try {
    await user.click(star)
    expect(await screen.findByText('The change was not saved. Please try again.')).toBeVisible()
  } finally {
    demoApi.updateEmails = works
  }
})
