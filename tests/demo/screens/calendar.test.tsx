import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { resetDemo } from '#mocks/demo/state.ts'
import { problemsOf, newDraft, toDraft, toEvent } from '#src/demo/calendar/eventDraft.ts'
import { demoState } from '#mocks/demo/state.ts'
import { renderDemo } from './renderDemo.tsx'

beforeEach(() => resetDemo())

const event = (title: string) => screen.findAllByText(title)

test('calendars are left out and shown again', async () => {
  const { user } = await renderDemo('/demo/calendar')
  await event('Review of the autumn mailing')
  await user.click(screen.getByRole('checkbox', { name: 'Business' }))
  await waitFor(() => expect(screen.queryByText('Review of the autumn mailing')).not.toBeInTheDocument())
  for (const name of ['Personal', 'Family', 'Holiday', 'Other'])
    await user.click(screen.getByRole('checkbox', { name }))
  expect(await screen.findByText('No calendar is chosen, so nothing is shown.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await event('Review of the autumn mailing')
})

test('an event is created, changed and deleted', async () => {
  const { user } = await renderDemo('/demo/calendar')
  await event('Review of the autumn mailing')
  await user.click(screen.getByRole('tab', { name: 'List' }))
  await user.click(screen.getByRole('button', { name: 'New event' }))
  const dialog = await screen.findByRole('dialog', { name: 'New event' })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByLabelText('Title')).toHaveAccessibleDescription('Please enter a title.')
  await user.type(within(dialog).getByLabelText('Title'), 'Tea with the printer')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(demoState().events.at(-1)).toMatchObject({ title: 'Tea with the printer', allDay: false })
  const [shown] = await event('Tea with the printer')
  if (!shown) throw new Error('not shown')
  await user.click(shown)
  const edit = await screen.findByRole('dialog', { name: 'Change event' })
  await user.type(within(edit).getByLabelText('Place'), 'Hall 2')
  await user.click(within(edit).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(demoState().events.at(-1)?.extendedProps.location).toBe('Hall 2'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const [again] = await event('Tea with the printer')
  if (!again) throw new Error('not shown')
  await user.click(again)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(screen.getByRole('button', { name: 'Really delete' }))
  await waitFor(() => expect(screen.queryByText('Tea with the printer')).not.toBeInTheDocument())
})

test('the month is left and come back to', async () => {
  const { user } = await renderDemo('/demo/calendar')
  const period = await screen.findByRole('heading', { level: 2, name: /20\d\d/ })
  const first = period.textContent
  await user.click(screen.getByRole('button', { name: 'Later' }))
  await waitFor(() => expect(period).not.toHaveTextContent(first))
  // Read out, too.
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(period.textContent)
  await user.click(screen.getByRole('button', { name: 'Today' }))
  await waitFor(() => expect(period).toHaveTextContent(first))
})

test('a whole day ends with its last day in the form, and after it on the wire', () => {
  const draft = newDraft({ allDay: true, start: '2026-11-20', end: '2026-11-23' }, 'Family')
  expect([draft.start.slice(0, 10), draft.end.slice(0, 10)]).toEqual(['2026-11-20', '2026-11-22'])
  expect(toEvent({ ...draft, title: ' Trip ', guests: 'Alma, , Bruno' })).toMatchObject({
    title: 'Trip',
    start: '2026-11-20',
    end: '2026-11-23',
    extendedProps: { calendar: 'Family', guests: ['Alma', 'Bruno'] },
  })
})

test('an event goes through the form unchanged', () => {
  for (const stored of demoState().events) {
    const { id: _, ...fields } = stored
    expect(toEvent(toDraft(stored))).toEqual(fields)
  }
})

test('an end before the start is a problem, the same day is none', () => {
  const draft = { ...newDraft({ allDay: true, start: '2026-11-20', end: '2026-11-21' }, 'ETC'), title: 'x' }
  expect(problemsOf(draft)).toEqual({})
  expect(problemsOf({ ...draft, end: '2026-11-19T10:00' })).toEqual({ end: true })
  expect(problemsOf({ ...draft, title: ' ', start: '' })).toEqual({ title: true, start: true })
})
