import { DEMO_INVOICE_STATUSES, type DemoInvoice } from '#src/contract/demo/invoices.ts'
import { oneOf, readPlace, searchOf, type ListPlace } from '../list/listParams.ts'

export const INVOICES_PATH = '/demo/invoices'
export const invoicePath = (id: number): string => `${INVOICES_PATH}/${id}`

const INVOICE_COLUMNS = ['id', 'client', 'issuedDate', 'dueDate', 'total', 'balance', 'invoiceStatus'] as const

export interface InvoiceListParams {
  q: string
  status: DemoInvoice['invoiceStatus'] | null
  place: ListPlace<(typeof INVOICE_COLUMNS)[number]>
}

export function readInvoiceParams(search: URLSearchParams): InvoiceListParams {
  return {
    q: searchOf(search),
    status: oneOf(DEMO_INVOICE_STATUSES, search.get('status')),
    place: readPlace(search, INVOICE_COLUMNS),
  }
}
