import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DemoInvoice, DemoInvoiceClient } from '#src/contract/demo/invoices.ts'
import type { DemoOperations } from '#src/contract/demo/index.ts'
import type { DemoOutput } from '#src/contract/demo/demoOperation.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { useFormats } from '../list/formats.ts'
import { Ltr } from '../list/Ltr.tsx'
import { InvoiceStatusChip } from './InvoiceStatusChip.tsx'

type Detail = DemoOutput<DemoOperations['fetchInvoice']>

const Lines = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& th, & td': { padding: '12px 0', textAlign: 'start', borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& th': { color: theme.vars.palette.text.secondary, fontWeight: 600, fontSize: theme.typography.caption.fontSize },
  '& tfoot th, & tfoot td': { border: 0, paddingBlock: 4 },
  '& tfoot tr:first-of-type > *': { paddingBlockStart: 16 },
  '& tfoot th': { fontSize: 'inherit', fontWeight: 400, textAlign: 'end', paddingInlineEnd: 24 },
  "& [data-align='end']": {
    inlineSize: '1%',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .due > *': { fontWeight: 600, fontSize: theme.typography.h2.fontSize, color: theme.vars.palette.text.primary },
}))

/** The invoice as a sheet of paper. */
export function InvoiceSheet({ invoice, paymentDetails }: Detail) {
  return (
    <Paper
      variant="outlined"
      component="article"
      sx={{
        inlineSize: '100%',
        maxInlineSize: 880,
        marginInline: 'auto',
        padding: { xs: 2.5, sm: 5 },
        display: 'grid',
        gap: { xs: 3, sm: 5 },
        '@media print': { border: 0, padding: 0, maxInlineSize: 'none' },
      }}
    >
      <Head invoice={invoice} />
      <Parties client={invoice.client} paymentDetails={paymentDetails} />
      <Sums invoice={invoice} totalDue={paymentDetails.totalDue} />
      <Closing />
    </Paper>
  )
}

function Head({ invoice: { id, issuedDate, dueDate, invoiceStatus } }: { invoice: DemoInvoice }) {
  const { t } = useTranslation('demoInvoices')
  const { day } = useFormats()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3 }}>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', justifyItems: 'start' }}>
        <Logo />
        <InvoiceStatusChip status={invoiceStatus} />
      </Box>
      <KeyValue
        entries={[
          { label: t('field.number'), value: <Ltr>#{id}</Ltr> },
          { label: t('field.issued'), value: day(issuedDate) },
          { label: t('field.due'), value: day(dueDate) },
        ]}
      />
    </Box>
  )
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}

interface PartiesProps {
  client: DemoInvoiceClient
  paymentDetails: Detail['paymentDetails']
}

function Parties({ client, paymentDetails }: PartiesProps) {
  const { t } = useTranslation('demoInvoices')
  const { money } = useFormats()
  const { name, company, address, city, country, companyEmail, contact } = client
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
      <Party title={t('detail.to')}>
        <Box component="address" sx={{ fontStyle: 'normal', typography: 'body2', '& > *': { display: 'block' } }}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {[company, address, city, country].map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
          <Box component="span" sx={{ marginBlockStart: 1, color: 'text.secondary' }}>
            <Ltr>{companyEmail}</Ltr>
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <Ltr>{contact}</Ltr>
          </Box>
        </Box>
      </Party>
      <Party title={t('detail.payment')}>
        <KeyValue
          entries={[
            { label: t('payment.totalDue'), value: <strong>{money(paymentDetails.totalDue)}</strong> },
            { label: t('payment.bank'), value: <bdi>{paymentDetails.bankName}</bdi> },
            { label: t('payment.country'), value: <bdi>{paymentDetails.country}</bdi> },
            { label: t('payment.iban'), value: <Ltr>{paymentDetails.iban}</Ltr> },
            { label: t('payment.swift'), value: <Ltr>{paymentDetails.swiftCode}</Ltr> },
          ]}
        />
      </Party>
    </Box>
  )
}

function Sums({ invoice: { service, total, balance }, totalDue }: { invoice: DemoInvoice; totalDue: number }) {
  const { t } = useTranslation('demoInvoices')
  const { money } = useFormats()
  return (
    <Lines>
      <thead>
        <tr>
          <th scope="col">{t('field.service')}</th>
          <th scope="col" data-align="end">
            {t('field.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <bdi>{service}</bdi>
          </td>
          <td data-align="end">{money(total)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('field.total')}</th>
          <td data-align="end">{money(total)}</td>
        </tr>
        <tr>
          <th scope="row">{t('detail.paid')}</th>
          <td data-align="end">{money(total - balance)}</td>
        </tr>
        <tr className="due">
          <th scope="row">{t('detail.open')}</th>
          <td data-align="end">{money(totalDue)}</td>
        </tr>
      </tfoot>
    </Lines>
  )
}

function Closing() {
  const { t } = useTranslation('demoInvoices')
  return <Typography sx={{ typography: 'body2', color: 'text.secondary' }}>{t('detail.closing')}</Typography>
}
