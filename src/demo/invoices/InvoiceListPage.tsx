import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DEMO_INVOICE_STATUSES } from '#src/contract/demo/invoices.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ListSearch } from '#src/shared/list/ListSearch.tsx'
import { ListTools } from '#src/shared/list/ListTools.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { DemoFrame } from '../DemoFrame.tsx'
import { useFormats } from '../list/formats.ts'
import { SampleList } from '../list/SampleList.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { ClientChips } from './ClientChips.tsx'
import { INVOICE_LIST, invoicePath } from './invoiceParams.ts'
import { invoiceQueries } from './invoiceQueries.ts'
import { statusText } from './InvoiceStatusChip.tsx'
import { useInvoiceColumns } from './useInvoiceColumns.tsx'

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(invoiceQueries.list(INVOICE_LIST.parse(url.searchParams)))

/** Sample invoices with their six statuses (spec 3). */
export default function InvoiceListPage() {
  const { t } = useTranslation('demoInvoices')
  const { number } = useFormats()
  const list = useListParams(INVOICE_LIST)
  const { params, change } = list
  const query = useQuery(invoiceQueries.list(params))
  const columns = useInvoiceColumns()

  return (
    <DemoFrame title={t('list.title')} note={t('list.note')}>
      <ListTools>
        <ListSearch label={t('search')} list={list} />
        <FilterSelect
          label={t('field.status')}
          all={t('anyStatus')}
          value={params.status}
          options={DEMO_INVOICE_STATUSES.map((value) => ({ value, label: t(statusText(value)) }))}
          onChange={(status) => change({ status })}
        />
      </ListTools>
      <ClientChips q={params.q} onChange={(q) => change({ q })} />
      <SampleQuery query={query} height={520}>
        {(answer) => (
          <SampleList
            list={list}
            answer={answer}
            table={{ caption: t('list.title'), columns, rowHref: ({ id }) => invoicePath(id) }}
            found={t('list.found', { count: answer.total, total: number(answer.total) })}
            noHits={{ drawing: <Document />, title: t('noHits.title'), text: t('noHits.text') }}
          />
        )}
      </SampleQuery>
    </DemoFrame>
  )
}
