import * as z from 'zod/mini'
import { id, isoDatum } from '../wire.ts'
import { tableOptions, type DemoOperation } from './demoOperation.ts'

/** The six statuses of a sample invoice (spec 3). */
export const DEMO_INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const

const demoInvoiceClient = z.object({
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  contact: z.string(),
})
export type DemoInvoiceClient = z.infer<typeof demoInvoiceClient>

const demoInvoice = z.object({
  id: z.int(),
  issuedDate: isoDatum,
  dueDate: isoDatum,
  client: demoInvoiceClient,
  service: z.string(),
  total: z.number(),
  /** What is still to be paid. */
  balance: z.number(),
  avatar: z.nullable(z.string()),
  invoiceStatus: z.enum(DEMO_INVOICE_STATUSES),
})
export type DemoInvoice = z.infer<typeof demoInvoice>

export const invoiceOperations = {
  fetchInvoices: {
    method: 'GET',
    path: '/apps/invoice/invoices',
    status: 200,
    input: z.object({
      q: z.optional(z.string()),
      status: z.optional(z.string()),
      options: z.optional(tableOptions),
    }),
    output: z.object({ filteredData: z.array(demoInvoice), total: z.int() }),
  },
  fetchInvoice: {
    method: 'GET',
    path: '/apps/invoice/invoices/:id',
    status: 200,
    input: z.object({ id }),
    output: z.object({
      invoice: demoInvoice,
      paymentDetails: z.object({
        totalDue: z.number(),
        bankName: z.string(),
        country: z.string(),
        iban: z.string(),
        swiftCode: z.string(),
      }),
    }),
  },
  fetchInvoiceClients: {
    method: 'GET',
    path: '/apps/invoice/clients',
    status: 200,
    input: z.object({}),
    output: z.array(demoInvoiceClient),
  },
} as const satisfies Record<string, DemoOperation>
