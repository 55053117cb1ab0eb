import assert from 'node:assert/strict'
import { DEMO_INVOICE_STATUSES } from '#src/contract/demo/invoices.ts'
import type { Quirk } from './quirk.ts'

const all = { itemsPerPage: -1 }

export const invoiceQuirks: Quirk[] = [
  [
    'invoices come ten at a time, and all with itemsPerPage -1',
    async ({ call }) => {
      const { filteredData, total } = await call('fetchInvoices', {})
      assert.equal(filteredData.length, 10)
      assert.equal((await call('fetchInvoices', { options: all })).filteredData.length, total)
    },
  ],
  [
    'invoices: each of the six statuses filters, and together they are all',
    async ({ call }) => {
      let sum = 0
      for (const status of DEMO_INVOICE_STATUSES) {
        const { filteredData, total } = await call('fetchInvoices', { status, options: all })
        assert.ok(total > 0)
        assert.ok(filteredData.every(({ invoiceStatus }) => invoiceStatus === status))
        sum += total
      }
      assert.equal((await call('fetchInvoices', {})).total, sum)
    },
  ],
  [
    'invoices: q searches the client, in any case',
    async ({ call }) => {
      const { filteredData } = await call('fetchInvoices', {})
      const [first] = filteredData
      assert.ok(first)
      for (const q of [first.client.name.toUpperCase(), first.client.companyEmail]) {
        const hits = (await call('fetchInvoices', { q })).filteredData
        assert.ok(hits.some(({ id }) => id === first.id))
      }
      const none = await call('fetchInvoices', { q: 'no client is called this' })
      assert.deepEqual(none, { filteredData: [], total: 0 })
    },
  ],
  [
    'invoices: sorted by number, total and client',
    async ({ call }) => {
      const sorted = async (sortBy: string, sortDesc: boolean) =>
        (await call('fetchInvoices', { options: { ...all, sortBy, sortDesc } })).filteredData
      const totals = (await sorted('total', true)).map(({ total }) => total)
      assert.deepEqual(
        totals,
        totals.toSorted((a, b) => b - a),
      )
      const names = (await sorted('client', false)).map(({ client }) => client.name)
      assert.deepEqual(
        names,
        names.toSorted((a, b) => a.localeCompare(b, 'en')),
      )
    },
  ],
  [
    'invoices: one with its payment details',
    async ({ call }) => {
      const { filteredData } = await call('fetchInvoices', { options: all })
      for (const expected of filteredData.slice(0, 6)) {
        const { invoice, paymentDetails } = await call('fetchInvoice', { id: expected.id })
        assert.deepEqual(invoice, expected)
        assert.equal(paymentDetails.totalDue, expected.balance)
      }
    },
  ],
  [
    'invoices: an unknown id is 404, without a body',
    async ({ raw }) => {
      assert.deepEqual(await raw('GET', '/apps/invoice/invoices/1'), { status: 404, body: null })
    },
  ],
  [
    'invoices: the clients are the first five',
    async ({ call }) => {
      const clients = await call('fetchInvoiceClients', {})
      const { filteredData } = await call('fetchInvoices', { options: { itemsPerPage: 5 } })
      assert.equal(clients.length, 5)
      assert.deepEqual(
        clients,
        filteredData.map(({ client }) => client),
      )
    },
  ],
  [
    'data table: a hundred rows with addresses at example.org',
    async ({ call }) => {
      const rows = await call('fetchRows', {})
      assert.equal(rows.length, 100)
      assert.equal(new Set(rows.map(({ id }) => id)).size, 100)
      assert.ok(rows.every(({ email, status }) => email.endsWith('@example.org') && status >= 1 && status <= 5))
    },
  ],
]
