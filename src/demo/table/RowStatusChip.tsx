import BadgeCheck from '#src/shared/icons/BadgeCheck.svg'
import BriefcaseBusiness from '#src/shared/icons/BriefcaseBusiness.svg'
import CircleX from '#src/shared/icons/CircleX.svg'
import FileInput from '#src/shared/icons/FileInput.svg'
import LogOut from '#src/shared/icons/LogOut.svg'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

/** What the numbers of the data mean (contract). */
const LOOK = new Map([
  [1, { Icon: BriefcaseBusiness, tone: 'primary', text: 'current' }],
  [2, { Icon: BadgeCheck, tone: 'success', text: 'professional' }],
  [3, { Icon: CircleX, tone: 'error', text: 'rejected' }],
  [4, { Icon: LogOut, tone: 'warning', text: 'resigned' }],
  [5, { Icon: FileInput, tone: 'info', text: 'applied' }],
] as const)

export const ROW_STATUSES: readonly number[] = [...LOOK.keys()]

/** Key of a status's text. */
export function rowStatusText(status: number) {
  return `status.${[...LOOK].find(([key]) => key === status)?.[1].text ?? 'unknown'}` as const
}

export function RowStatusChip({ status }: { status: number }) {
  const { t } = useTranslation('demoTable')
  const look = [...LOOK].find(([key]) => key === status)?.[1]
  if (!look) return t('status.unknown')
  return <StatusChip tone={look.tone} icon={<look.Icon size={16} aria-hidden />} label={t(rowStatusText(status))} />
}
