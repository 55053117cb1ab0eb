import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { demoApi } from '../demoApi.ts'
import { toOptions } from '../list/listParams.ts'
import type { InvoiceListParams } from './invoiceParams.ts'

export const invoiceQueries = {
  list: ({ q, status, place }: InvoiceListParams) =>
    queryOptions({
      queryKey: ['demo', 'invoices', 'list', { q, status }, place],
      queryFn: ({ signal }) =>
        demoApi.fetchInvoices(
          { ...(q === '' ? {} : { q }), ...(status === null ? {} : { status }), options: toOptions(place) },
          { signal },
        ),
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
