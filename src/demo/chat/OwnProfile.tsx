import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { profileUser, type ChatList } from './queries.ts'
import { StatusDot } from './StatusDot.tsx'

interface Props {
  me: ChatList['profileUser']
}

/** Who writes here. Role and line come a moment later and have their place kept. */
export function OwnProfile({ me }: Props) {
  const { t } = useTranslation('demoChat')
  const { data } = useQuery(profileUser)
  return (
    <Box component="section" aria-label={t('profile')} sx={{ display: 'flex', gap: 1.5, padding: 2 }}>
      <PersonAvatar id={me.id} name={me.fullName} size={44} />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="subtitle2" component="p">
          <bdi>{me.fullName}</bdi>
        </Typography>
        <Typography
          variant="caption"
          component="p"
          lang="en"
          dir="auto"
          sx={{ color: 'text.secondary', '[dir=rtl] &:dir(ltr)': { textAlign: 'end' } }}
        >
          {data?.role ?? '\u00a0'}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}
        >
          <StatusDot status={me.status} aria-hidden />
          {t(`status.${me.status}`)}
        </Typography>
      </Box>
    </Box>
  )
}
