import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DemoUser } from '#src/contract/demo/users.ts'
import { Section } from '#src/shared/ui/Section.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { UserStatusChip } from './UserMarks.tsx'
import { userPath, USERS_PATH } from './userParams.ts'
import { userQueries } from './userQueries.ts'

/** How many are named. */
const SHOWN = 4

/** Others in the same role, and the way to all of them. */
export function SameRole({ user: { id, role } }: { user: DemoUser }) {
  const { t } = useTranslation('demoUsers')
  const query = useQuery(userQueries.sameRole(role, SHOWN + 1))
  return (
    <Section
      title={t('detail.sameRole', { role: t(`role.${role}`) })}
      aside={<Link to={`${USERS_PATH}?role=${role}`}>{t('detail.allOfRole')}</Link>}
    >
      <SampleQuery query={query} height={176}>
        {({ filteredData }) => (
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {filteredData
              .filter((other) => other.id !== id)
              .slice(0, SHOWN)
              .map((other) => (
                <Box
                  component="li"
                  key={other.id}
                  sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 1, minHeight: 44 }}
                >
                  <PersonAvatar id={other.id} name={other.fullName} size={32} />
                  <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                    <Link to={userPath(other.id)}>
                      <bdi>{other.fullName}</bdi>
                    </Link>
                  </Box>
                  <UserStatusChip status={other.status} />
                </Box>
              ))}
          </Box>
        )}
      </SampleQuery>
    </Section>
  )
}
