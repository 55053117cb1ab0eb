import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { DemoInvoice } from '#src/contract/demo/invoices.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { useFormats } from '../list/formats.ts'
import { Ltr } from '../list/Ltr.tsx'
import { InvoiceStatusChip } from './InvoiceStatusChip.tsx'

export function useInvoiceColumns(): DataColumn<DemoInvoice>[] {
  const { t } = useTranslation('demoInvoices')
  const { day, money } = useFormats()
  return [
    { key: 'id', header: t('field.number'), sortable: true, cell: ({ id }) => <Ltr>#{id}</Ltr> },
    { key: 'client', header: t('field.client'), sortable: true, cell: ({ client }) => <Client client={client} /> },
    { key: 'issuedDate', header: t('field.issued'), sortable: true, cell: ({ issuedDate }) => day(issuedDate) },
    { key: 'dueDate', header: t('field.due'), sortable: true, cell: ({ dueDate }) => day(dueDate) },
    { key: 'total', header: t('field.total'), align: 'end', sortable: true, cell: ({ total }) => money(total) },
    {
      key: 'balance',
      header: t('field.balance'),
      align: 'end',
      sortable: true,
      cell: ({ balance }) => (balance === 0 ? t('nothingOpen') : money(balance)),
    },
    {
      key: 'invoiceStatus',
      header: t('field.status'),
      sortable: true,
      cell: ({ invoiceStatus }) => <InvoiceStatusChip status={invoiceStatus} />,
    },
  ]
}

function Client({ client: { name, companyEmail } }: Pick<DemoInvoice, 'client'>) {
  return (
    <Box component="span" sx={{ display: 'block', paddingBlock: 0.5, minWidth: 0 }}>
      <bdi>{name}</bdi>
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        <Ltr>{companyEmail}</Ltr>
      </Box>
    </Box>
  )
}
