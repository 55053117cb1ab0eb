import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { DemoUser } from '#src/contract/demo/users.ts'
import type { DataColumn } from '#src/shared/ui/DataTable.tsx'
import { Ltr } from '../list/Ltr.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { RoleMark, UserStatusChip } from './UserMarks.tsx'

export function useUserColumns(): DataColumn<DemoUser>[] {
  const { t } = useTranslation('demoUsers')
  return [
    { key: 'fullName', header: t('field.user'), sortable: true, cell: (user) => <Who user={user} /> },
    { key: 'role', header: t('field.role'), sortable: true, cell: ({ role }) => <RoleMark role={role} /> },
    {
      key: 'currentPlan',
      header: t('field.plan'),
      sortable: true,
      cell: ({ currentPlan }) => t(`plan.${currentPlan}`),
    },
    { key: 'country', header: t('field.country'), sortable: true, cell: ({ country }) => <bdi>{country}</bdi> },
    {
      key: 'status',
      header: t('field.status'),
      sortable: true,
      cell: ({ status }) => <UserStatusChip status={status} />,
    },
  ]
}

function Who({ user: { id, fullName, email } }: { user: DemoUser }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 0.5 }}>
      <PersonAvatar id={id} name={fullName} size={32} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <bdi>{fullName}</bdi>
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          <Ltr>{email}</Ltr>
        </Box>
      </Box>
    </Box>
  )
}
