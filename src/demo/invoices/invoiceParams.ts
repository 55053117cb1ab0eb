import { DEMO_INVOICE_STATUSES } from '#src/contract/demo/invoices.ts'
import { listSchema, oneOf, searchText } from '#src/shared/list/listSchema.ts'
import { pageSize } from '../list/listPlace.ts'

export const INVOICES_PATH = '/demo/invoices'
export const invoicePath = (id: number): string => `${INVOICES_PATH}/${id}`

export const INVOICE_LIST = listSchema({
  fields: { q: searchText(), status: oneOf(DEMO_INVOICE_STATUSES), size: pageSize() },
  view: ['size'],
  sort: {
    id: 'auf',
    client: 'auf',
    issuedDate: 'auf',
    dueDate: 'auf',
    total: 'auf',
    balance: 'auf',
    invoiceStatus: 'auf',
  },
  usualSort: 'id',
})

export type InvoiceListParams = ReturnType<typeof INVOICE_LIST.parse>
