import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import Printer from '#src/shared/icons/Printer.svg'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { DemoFrame } from '../DemoFrame.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { INVOICES_PATH } from './invoiceParams.ts'
import { invoiceQueries } from './invoiceQueries.ts'
import { InvoiceSheet } from './InvoiceSheet.tsx'

/** What goes wrong, and a number that no invoice has, the page shows itself. */
export const loader: PageLoader = ({ params }, queryClient) =>
  queryClient.prefetchQuery(invoiceQueries.detail(Number(params.id)))

/** One sample invoice with its payment details, made to be printed. */
export default function InvoicePage() {
  const { t } = useTranslation('demoInvoices')
  const id = Number(useParams().id)
  const query = useQuery(invoiceQueries.detail(id))
  return (
    <DemoFrame
      title={query.data ? t('detail.title', { number: query.data.invoice.id }) : t('detail.fallback')}
      actions={
        <>
          <Button component={Link} to={INVOICES_PATH} variant="outlined">
            {t('detail.back')}
          </Button>
          {query.data && (
            <Button
              variant="contained"
              startIcon={<Printer size={18} aria-hidden />}
              onClick={() => globalThis.print()}
            >
              {t('detail.print')}
            </Button>
          )}
        </>
      }
    >
      <SampleQuery
        query={query}
        height={640}
        missing={
          <EmptyState
            drawing={<Document />}
            title={t('missing.title')}
            text={t('missing.text')}
            action={
              <Button component={Link} to={INVOICES_PATH} variant="contained">
                {t('missing.action')}
              </Button>
            }
          />
        }
      >
        {({ invoice, paymentDetails }) => <InvoiceSheet invoice={invoice} paymentDetails={paymentDetails} />}
      </SampleQuery>
    </DemoFrame>
  )
}
