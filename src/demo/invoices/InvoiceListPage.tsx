import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DEMO_INVOICE_STATUSES } from '#src/contract/demo/invoices.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { DemoFrame } from '../DemoFrame.tsx'
import { FilterSelect } from '../list/FilterSelect.tsx'
import { useFormats } from '../list/formats.ts'
import { ListFooter } from '../list/ListFooter.tsx'
import { ListSearch } from '../list/ListSearch.tsx'
import { SampleQuery } from '../list/SampleQuery.tsx'
import { useListAddress } from '../list/useListAddress.ts'
import { ClientChips } from './ClientChips.tsx'
import { invoicePath, readInvoiceParams } from './invoiceParams.ts'
import { invoiceQueries } from './invoiceQueries.ts'
import { statusText } from './InvoiceStatusChip.tsx'
import { useInvoiceColumns } from './useInvoiceColumns.tsx'

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(invoiceQueries.list(readInvoiceParams(url.searchParams)))

/** Sample invoices with their six statuses (spec 3). */
export default function InvoiceListPage() {
  const { t } = useTranslation('demoInvoices')
  const { number } = useFormats()
  const { search, put, sortBy } = useListAddress()
  const params = readInvoiceParams(search)
  const { q, status, place } = params
  const query = useQuery(invoiceQueries.list(params))
  const columns = useInvoiceColumns()

  return (
    <DemoFrame title={t('list.title')} note={t('list.note')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ListSearch label={t('search')} value={q} onSearch={(text) => put({ q: text }, { replace: true })} />
          <Box sx={{ flexGrow: 1, display: { xs: 'none', md: 'block' } }} />
          <FilterSelect
            label={t('field.status')}
            anyLabel={t('anyStatus')}
            value={status}
            options={DEMO_INVOICE_STATUSES.map((value) => ({ value, label: t(statusText(value)) }))}
            onChange={(next) => put({ status: next })}
          />
        </Box>
        <ClientChips q={q} onChange={(name) => put({ q: name })} />
      </Box>
      <SampleQuery query={query} skeleton={<Skeleton variant="rounded" height={520} />}>
        {({ filteredData, total }) =>
          filteredData.length === 0 ? (
            <EmptyState
              drawing={<Document />}
              title={t('noHits.title')}
              text={t('noHits.text')}
              action={
                <Button variant="outlined" onClick={() => put(total === 0 ? { q: null, status: null } : {})}>
                  {t(total === 0 ? 'noHits.reset' : 'noHits.firstPage')}
                </Button>
              }
            />
          ) : (
            <div>
              <Box
                component="output"
                sx={{ display: 'block', typography: 'body2', color: 'text.secondary', marginBlockEnd: 1 }}
              >
                {t('list.found', { count: total, total: number(total) })}
              </Box>
              <DataTable
                caption={t('list.title')}
                columns={columns}
                rows={filteredData}
                rowKey={({ id }) => id}
                rowHref={({ id }) => invoicePath(id)}
                {...(place.sort === null ? {} : { sort: { key: place.sort, richtung: place.desc ? 'ab' : 'auf' } })}
                onSort={(key) => sortBy(key, place)}
              />
              <ListFooter place={place} total={total} onChange={put} />
            </div>
          )
        }
      </SampleQuery>
    </DemoFrame>
  )
}
