import samples from '../samples.json' with { type: 'json' }
import { matches, mentions, tablePage } from './table.ts'
import { found, type DemoHandlers } from './types.ts'

/** Spec 7: the first five. */
const CLIENTS_SHOWN = 5

export const invoiceHandlers = {
  fetchInvoices: ({ q, status, options = {} }, { state }) => {
    const hits = state.invoices.filter(
      ({ id, client, invoiceStatus }) =>
        mentions(q, client.name, client.companyEmail, String(id)) && matches(status, invoiceStatus),
    )
    const page = tablePage(hits, options, (invoice) => ({ ...invoice, client: invoice.client.name }))
    return { filteredData: page, total: hits.length }
  },

  fetchInvoice: ({ id }, { state }) => {
    const invoice = found(state.invoices.find((candidate) => candidate.id === id))
    return { invoice, paymentDetails: { totalDue: invoice.balance, ...samples.paymentDetails } }
  },

  fetchInvoiceClients: (_input, { state }) => state.invoices.slice(0, CLIENTS_SHOWN).map(({ client }) => client),
} satisfies Pick<DemoHandlers, 'fetchInvoices' | 'fetchInvoice' | 'fetchInvoiceClients'>
