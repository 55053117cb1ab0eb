import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { DemoInvoiceClient } from '#src/contract/demo.ts'
import { demoApi } from '#src/demo/demoApi.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { usePageHeading } from '#src/shared/ui/usePageHeading.ts'

const sampleClients = queryOptions({
  queryKey: ['demo', 'clients'],
  queryFn: ({ signal }) => demoApi.fetchInvoiceClients({}, { signal }),
})

const COLUMNS = [
  { key: 'name', header: 'Name' },
  { key: 'company', header: 'Company' },
  { key: 'address', header: 'Address' },
  { key: 'city', header: 'City' },
  { key: 'companyEmail', header: 'E-mail' },
] as const

/** Sample data of the template, answered in the browser; only the demo build has this screen. */
export default function DemoPage() {
  const query = useQuery(sampleClients)
  const heading = usePageHeading('Sample data')
  return (
    <Box lang="en" sx={{ display: 'grid', gap: 3, paddingBlock: 4 }}>
      <div>
        <Typography ref={heading} variant="h1" tabIndex={-1}>
          Sample data
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Invented clients of the template, answered in the browser and not by the service.
        </Typography>
      </div>
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={240} />}>
        {(rows) => (
          <DataTable
            caption="Sample clients"
            columns={COLUMNS.map(({ key, header }) => ({ key, header, cell: (row: DemoInvoiceClient) => row[key] }))}
            rows={rows}
            rowKey={({ companyEmail }) => companyEmail}
          />
        )}
      </QueryView>
    </Box>
  )
}
