import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { UserPlus } from '#src/shared/icons/UserPlus.tsx'
import { startTransition, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { DemoUser } from '#src/contract/demo/users.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { DemoFrame } from '../DemoFrame.tsx'
import { FilterSelect } from '../list/FilterSelect.tsx'
import { useFormats } from '../list/formats.ts'
import { ListFooter } from '../list/ListFooter.tsx'
import { SampleQuery } from '../list/SampleQuery.tsx'
import { ListSearch } from '../list/ListSearch.tsx'
import { useListAddress } from '../list/useListAddress.ts'
import { StatusCards } from './StatusCards.tsx'
import { PLANS, readUserParams, ROLES, userPath, type UserFilter } from './userParams.ts'
import { userQueries } from './userQueries.ts'
import { useUserColumns } from './useUserColumns.tsx'

const loadDialog = async () => (await import('./AddUserDialog.tsx')).default

export const loader: PageLoader = ({ url }, queryClient) =>
  queryClient.ensureQueryData(userQueries.list(readUserParams(url.searchParams)))

/** Sample users: found, narrowed, ordered, added. */
export default function UserListPage() {
  const { t } = useTranslation('demoUsers')
  const { number } = useFormats()
  const { search, put, sortBy } = useListAddress()
  const params = readUserParams(search)
  const { filter, place } = params
  const query = useQuery(userQueries.list(params))
  const columns = useUserColumns()
  const [added, setAdded] = useState<DemoUser | null>(null)
  const reset = () => put({ q: null, role: null, plan: null, status: null })

  return (
    <DemoFrame title={t('list.title')} note={t('list.note')} actions={<AddUser onAdded={setAdded} />}>
      {added && <Added user={added} onClose={() => setAdded(null)} />}
      <StatusCards filter={filter} onChange={(status) => put({ status })} />
      <Filters filter={filter} onChange={put} />
      <SampleQuery query={query} skeleton={<Skeleton variant="rounded" height={480} />}>
        {({ filteredData, total, userTotal }) =>
          filteredData.length === 0 ? (
            <EmptyState
              title={t('noHits.title')}
              text={t('noHits.text', { total: number(userTotal) })}
              action={
                <Button variant="outlined" onClick={total === 0 ? reset : () => put({})}>
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
                {t('list.found', { total: number(total), userTotal: number(userTotal) })}
              </Box>
              <DataTable
                caption={t('list.title')}
                columns={columns}
                rows={filteredData}
                rowKey={({ id }) => id}
                rowHref={({ id }) => userPath(id)}
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

interface FiltersProps {
  filter: UserFilter
  onChange: ReturnType<typeof useListAddress>['put']
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation('demoUsers')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ListSearch label={t('search')} value={filter.q} onSearch={(q) => onChange({ q }, { replace: true })} />
      <Box sx={{ flexGrow: 1, display: { xs: 'none', md: 'block' } }} />
      <FilterSelect
        label={t('field.role')}
        anyLabel={t('anyRole')}
        value={filter.role}
        options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={(role) => onChange({ role })}
      />
      <FilterSelect
        label={t('field.plan')}
        anyLabel={t('anyPlan')}
        value={filter.plan}
        options={PLANS.map((value) => ({ value, label: t(`plan.${value}`) }))}
        onChange={(plan) => onChange({ plan })}
      />
    </Box>
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
