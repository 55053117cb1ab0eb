import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import type { DemoUser } from '#src/contract/demo/users.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import { DemoFrame } from '../DemoFrame.tsx'
import { Ltr } from '../list/Ltr.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { SameRole } from './SameRole.tsx'
import { RoleMark, UserStatusChip } from './UserMarks.tsx'
import { USERS_PATH } from './userParams.ts'
import { userQueries } from './userQueries.ts'

/** What goes wrong, and an id that nobody has, the page shows itself. */
export const loader: PageLoader = ({ params }, queryClient) =>
  queryClient.prefetchQuery(userQueries.detail(Number(params.id)))

/** One sample user. */
export default function UserPage() {
  const { t } = useTranslation('demoUsers')
  const id = Number(useParams().id)
  const query = useQuery(userQueries.detail(id))
  return (
    <DemoFrame
      title={query.data?.fullName ?? t('detail.title')}
      actions={
        <Button component={Link} to={USERS_PATH} variant="outlined">
          {t('detail.back')}
        </Button>
      }
    >
      <SampleQuery
        query={query}
        height={320}
        missing={
          <EmptyState
            title={t('missing.title')}
            text={t('missing.text')}
            action={
              <Button component={Link} to={USERS_PATH} variant="contained">
                {t('missing.action')}
              </Button>
            }
          />
        }
      >
        {(user) => (
          <Box
            sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '280px 1fr' }, gap: 3, alignItems: 'start' }}
          >
            <Profile user={user} />
            <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
              <Details user={user} />
              <SameRole user={user} />
            </Box>
          </Box>
        )}
      </SampleQuery>
    </DemoFrame>
  )
}

function Profile({ user: { id, fullName, username, role, status } }: { user: DemoUser }) {
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, padding: 4, textAlign: 'center' }}
    >
      <PersonAvatar id={id} name={fullName} size={64} />
      <div>
        <Typography variant="h2" component="p">
          <bdi>{fullName}</bdi>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          <Ltr>@{username}</Ltr>
        </Typography>
      </div>
      <RoleMark role={role} />
      <UserStatusChip status={status} />
    </Paper>
  )
}

function Details({ user }: { user: DemoUser }) {
  const { t } = useTranslation('demoUsers')
  // What was left out when the user was added.
  const orNone = (value: string) => (value === '' ? t('none') : <bdi>{value}</bdi>)
  return (
    <Section title={t('detail.details')}>
      <KeyValue
        entries={[
          { label: t('field.email'), value: <a href={`mailto:${user.email}`}>{<Ltr>{user.email}</Ltr>}</a> },
          { label: t('field.contact'), value: user.contact === '' ? t('none') : <Ltr>{user.contact}</Ltr> },
          { label: t('field.company'), value: orNone(user.company) },
          { label: t('field.country'), value: orNone(user.country) },
          { label: t('field.plan'), value: t(`plan.${user.currentPlan}`) },
        ]}
      />
    </Section>
  )
}
