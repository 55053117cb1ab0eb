import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { demoApi } from '../demoApi.ts'
import { toOptions } from '../list/listPlace.ts'
import type { InvoiceListParams } from './invoiceParams.ts'

export const invoiceQueries = {
  list: (params: InvoiceListParams) =>
    queryOptions({
      queryKey: ['demo', 'invoices', 'list', params],
      queryFn: ({ signal }) =>
        demoApi.fetchInvoices({ q: params.q, status: params.status, options: toOptions(params) }, { signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: ['demo', 'invoices', 'detail', id],
      queryFn: ({ signal }) => demoApi.fetchInvoice({ id }, { signal }),
    }),
  clients: () =>
    queryOptions({
      queryKey: ['demo', 'invoices', 'clients'],
      queryFn: ({ signal }) => demoApi.fetchInvoiceClients({}, { signal }),
    }),
}
