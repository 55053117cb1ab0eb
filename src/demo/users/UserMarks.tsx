import Box from '@mui/material/Box'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import CircleDashed from '#src/shared/icons/CircleDashed.svg'
import Hourglass from '#src/shared/icons/Hourglass.svg'
import PenLine from '#src/shared/icons/PenLine.svg'
import Rss from '#src/shared/icons/Rss.svg'
import ShieldCheck from '#src/shared/icons/ShieldCheck.svg'
import SquarePen from '#src/shared/icons/SquarePen.svg'
import Wrench from '#src/shared/icons/Wrench.svg'
import { useTranslation } from 'react-i18next'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { StatusChip } from '#src/shared/ui/StatusChip.tsx'

const ROLE_ICONS = { admin: ShieldCheck, author: PenLine, editor: SquarePen, maintainer: Wrench, subscriber: Rss }

export const USER_STATUS = {
  active: { Icon: CircleCheck, tone: 'success' },
  pending: { Icon: Hourglass, tone: 'warning' },
  inactive: { Icon: CircleDashed, tone: 'secondary' },
} as const

export function RoleMark({ role }: Pick<DemoUser, 'role'>) {
  const { t } = useTranslation('demoUsers')
  const Icon = ROLE_ICONS[role]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ display: 'inline-flex', color: 'text.secondary' }}>
        <Icon size={18} aria-hidden />
      </Box>
      {t(`role.${role}`)}
    </Box>
  )
}

export function UserStatusChip({ status }: Pick<DemoUser, 'status'>) {
  const { t } = useTranslation('demoUsers')
  const { Icon, tone } = USER_STATUS[status]
  return <StatusChip tone={tone} icon={<Icon size={16} aria-hidden />} label={t(`status.${status}`)} />
}
