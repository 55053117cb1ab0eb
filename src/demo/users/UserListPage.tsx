import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import UserPlus from '#src/shared/icons/UserPlus.svg'
import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { FilterSelect } from '#src/shared/list/FilterSelect.tsx'
import { ListSearch } from '#src/shared/list/ListSearch.tsx'
import { ListTools } from '#src/shared/list/ListTools.tsx'
import { useListParams } from '#src/shared/list/useListParams.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { DemoFrame } from '../DemoFrame.tsx'
import { useFormats } from '../list/formats.ts'
import { SampleList } from '../list/SampleList.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { StatusCards } from './StatusCards.tsx'
import { PLANS, ROLES, USER_LIST, userPath } from './userParams.ts'
import { userQueries } from './userQueries.ts'
import { useUserColumns } from './useUserColumns.tsx'

const loadDialog = async () => (await import('./AddUserDialog.tsx')).default

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(userQueries.list(USER_LIST.parse(url.searchParams)))

/** Sample users: found, narrowed, ordered, added. */
export default function UserListPage() {
  const { t } = useTranslation('demoUsers')
  const { number } = useFormats()
  const list = useListParams(USER_LIST)
  const { params, change } = list
  const query = useQuery(userQueries.list(params))
  const columns = useUserColumns()
  const [added, setAdded] = useState<DemoUser | null>(null)

  return (
    <DemoFrame title={t('list.title')} note={t('list.note')} actions={<AddUser onAdded={setAdded} />}>
      {added && <Added user={added} onClose={() => setAdded(null)} />}
      <StatusCards params={params} onChange={(status) => change({ status })} />
      <ListTools>
        <ListSearch label={t('search')} list={list} />
        <FilterSelect
          label={t('field.role')}
          all={t('anyRole')}
          value={params.role}
          options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          onChange={(role) => change({ role })}
        />
        <FilterSelect
          label={t('field.plan')}
          all={t('anyPlan')}
          value={params.plan}
          options={PLANS.map((value) => ({ value, label: t(`plan.${value}`) }))}
          onChange={(plan) => change({ plan })}
        />
      </ListTools>
      <SampleQuery query={query} height={520}>
        {(answer) => (
          <SampleList
            list={list}
            answer={answer}
            table={{ caption: t('list.title'), columns, rowHref: ({ id }) => userPath(id) }}
            found={t('list.found', { total: number(answer.total), userTotal: number(answer.userTotal) })}
            noHits={{ title: t('noHits.title'), text: t('noHits.text', { total: number(answer.userTotal) }) }}
          />
        )}
      </SampleQuery>
    </DemoFrame>
  )
}

/** The dialog comes when it is asked for. */
function AddUser({ onAdded }: { onAdded: (user: DemoUser) => void }) {
  const { t } = useTranslation('demoUsers')
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UserPlus size={18} aria-hidden />}
        // As a transition the page stays as it is until the dialog is there.
        onClick={() => startTransition(() => setDialog('open'))}
      >
        {t('add.open')}
      </Button>
      {dialog !== 'never' && (
        <LazyPart
          load={loadDialog}
          part={{ open: dialog === 'open', onClose: () => setDialog('closed'), onAdded }}
          onMissing={() => setDialog('closed')}
        />
      )}
    </>
  )
}

function Added({ user: { id, fullName }, onClose }: { user: DemoUser; onClose: () => void }) {
  const { t } = useTranslation('demoUsers')
  return (
    <Alert severity="success" variant="outlined" closeText={t('add.dismiss')} onClose={onClose}>
      {t('add.done', { name: fullName })}{' '}
      <Link component={RouterLink} to={userPath(id)} color="inherit" underline="always">
        {t('add.show')}
      </Link>
    </Alert>
  )
}
