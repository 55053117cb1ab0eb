import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { demoState, resetDemo } from '#mocks/demo/state.ts'
import { DEMO_INVOICE_STATUSES } from '#src/contract/demo/invoices.ts'
import { renderDemo } from './renderDemo.tsx'

beforeEach(() => resetDemo())

const LABELS = {
  Paid: 'Paid',
  Downloaded: 'Downloaded',
  Sent: 'Sent',
  Draft: 'Draft',
  'Partial Payment': 'Partial payment',
  'Past Due': 'Past due',
}

const table = () => screen.findByRole('table', { name: 'Invoices' })
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
const money = (value: number) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(value)

function invoiceIn(status: (typeof DEMO_INVOICE_STATUSES)[number]) {
  const invoice = demoState().invoices.find(({ invoiceStatus }) => invoiceStatus === status)
  if (!invoice) throw new Error(`no invoice is ${status}`)
  return invoice
}

test('the six statuses are named and filter the list', async () => {
  const { user, address } = await renderDemo('/demo/invoices?size=all')
  expect(await rows()).toHaveLength(50)
  for (const status of DEMO_INVOICE_STATUSES) {
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    await user.click(await screen.findByRole('option', { name: LABELS[status] }))
    const count = demoState().invoices.filter(({ invoiceStatus }) => invoiceStatus === status).length
    expect(await screen.findByText(`${count} invoices`)).toBeVisible()
    await waitFor(async () => {
      for (const row of await rows()) expect(within(row).getByText(LABELS[status])).toBeVisible()
    })
  }
  expect(address()).toContain('status=Past+Due')
})

test('a client is one press away from their invoices, and a second press from all', async () => {
  const { user, address } = await renderDemo('/demo/invoices')
  const clients = await screen.findByRole('group', { name: 'First clients:' })
  const chips = await within(clients).findAllByRole('button')
  const names = demoState()
    .invoices.slice(0, 5)
    .map(({ client }) => client.name)
  expect(chips.map((chip) => chip.querySelector('bdi')?.textContent)).toEqual(names)
  const [chip] = chips
  if (!chip) throw new Error('no client')
  await user.click(chip)
  await waitFor(() => expect(chip).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(async () => {
    for (const row of await rows()) expect(row).toHaveTextContent(names[0] ?? '?')
  })
  expect(screen.getByRole('searchbox')).toHaveValue(names[0])
  await user.click(chip)
  await waitFor(() => expect(address()).toBe('/demo/invoices'))
  expect(await screen.findByText('50 invoices')).toBeVisible()
})

test('the greatest sum comes first where that is asked for', async () => {
  await renderDemo('/demo/invoices?sort=total&richtung=ab')
  const greatest = Math.max(...demoState().invoices.map(({ total }) => total))
  expect((await rows())[0]).toHaveTextContent(money(greatest))
})

test('an invoice that nothing matches leads back to all', async () => {
  const { user } = await renderDemo('/demo/invoices?q=nobody+is+called+this')
  expect(await screen.findByText('No invoices here')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(await screen.findByText('50 invoices')).toBeVisible()
})

test('an invoice shows its client, its payment details and what is still open, and is printed', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
  const invoice = invoiceIn('Partial Payment')
  const { user } = await renderDemo('/demo/invoices')
  await user.click(within(await table()).getByRole('link', { name: `#${invoice.id}` }))
  expect(await screen.findByRole('heading', { level: 1, name: `Invoice ${invoice.id}` })).toHaveFocus()
  const sheet = screen.getByRole('article')
  expect(within(sheet).getByText('Partial payment')).toBeVisible()
  expect(within(sheet).getByText(invoice.client.name)).toBeVisible()
  expect(within(sheet).getByText('DE00 0000 0000 0000 0000 00')).toBeVisible()
  const sums = within(within(sheet).getByRole('table'))
    .getAllByRole('row')
    .slice(-3)
    .map((row) => row.textContent)
  expect(sums).toEqual([
    `Total${money(invoice.total)}`,
    `Paid so far${money(invoice.total - invoice.balance)}`,
    `Still open${money(invoice.balance)}`,
  ])
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a number that no invoice has is told', async () => {
  await renderDemo('/demo/invoices/1')
  expect(await screen.findByText('This invoice does not exist')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument()
})
