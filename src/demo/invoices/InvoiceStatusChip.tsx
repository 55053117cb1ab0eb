import ChartPie from '#src/shared/icons/ChartPie.svg'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import ClockAlert from '#src/shared/icons/ClockAlert.svg'
import Download from '#src/shared/icons/Download.svg'
import FilePen from '#src/shared/icons/FilePen.svg'
import Send from '#src/shared/icons/Send.svg'
import { useTranslation } from 'react-i18next'
import type { DemoInvoice } from '#src/contract/demo/invoices.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

/** The six statuses of spec 3. */
const LOOK = {
  Paid: { Icon: CircleCheck, tone: 'success', text: 'paid' },
  Downloaded: { Icon: Download, tone: 'info', text: 'downloaded' },
  Sent: { Icon: Send, tone: 'primary', text: 'sent' },
  Draft: { Icon: FilePen, tone: 'secondary', text: 'draft' },
  'Partial Payment': { Icon: ChartPie, tone: 'warning', text: 'partialPayment' },
  'Past Due': { Icon: ClockAlert, tone: 'error', text: 'pastDue' },
} as const

type Status = DemoInvoice['invoiceStatus']

/** Key of a status's text. */
export const statusText = (status: Status) => `status.${LOOK[status].text}` as const

export function InvoiceStatusChip({ status }: { status: Status }) {
  const { t } = useTranslation('demoInvoices')
  const { Icon, tone } = LOOK[status]
  return <StatusChip tone={tone} icon={<Icon size={16} aria-hidden />} label={t(statusText(status))} />
}
