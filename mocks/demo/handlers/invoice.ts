import { http, HttpResponse } from 'msw'
import { INVOICE_CLIENTS } from '../fixtures/invoiceClients.ts'

/** Spec §7: the first five. */
const CLIENTS_SHOWN = 5

/** Sample endpoints of the template's invoices. */
export const invoiceHandlers = [
  http.get('/apps/invoice/clients', () => HttpResponse.json(INVOICE_CLIENTS.slice(0, CLIENTS_SHOWN))),
]
