import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import LogOut from '#src/shared/icons/LogOut.svg'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import type { DemoAccount } from '#src/contract/demo/auth.ts'
import { DataTable } from '#src/shared/ui/DataTable.tsx'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { demoMe, useEnterDemo } from './queries.ts'

interface Props {
  token: string
}

/** Who is logged in to the demo, by the token, and the way out. */
export function AccountPanel({ token }: Props) {
  const { t } = useTranslation('demoAuth')
  const enter = useEnterDemo()
  const query = useQuery(demoMe(token))
  const ended = query.data === undefined && query.error instanceof ApiError && query.error.status === 401
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, maxInlineSize: 640, display: 'grid', gap: 3 }}>
      {ended ? (
        <Alert severity="warning" variant="outlined">
          {t('me.ended')}
        </Alert>
      ) : (
        <SampleQuery query={query} height={240}>
          {(account) => <Account account={account} />}
        </SampleQuery>
      )}
      <Button
        variant="outlined"
        startIcon={<LogOut size={18} aria-hidden />}
        onClick={() => enter(null)}
        sx={{ justifySelf: 'start' }}
      >
        {t('me.logout')}
      </Button>
    </Paper>
  )
}

function Account({ account }: { account: DemoAccount }) {
  const { t } = useTranslation('demoAuth')
  const name = account.fullName === '' ? account.username : account.fullName
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <PersonAvatar id={account.id} name={name} size={52} />
        <Box sx={{ minInlineSize: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('me.title')}
          </Typography>
          <Typography ref={focusOnMount} variant="h2" tabIndex={-1} sx={{ outline: 0, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
        </Box>
      </Box>
      <KeyValue
        entries={[
          { label: t('me.role'), value: t(`roles.${account.role}`) },
          { label: t('me.username'), value: <bdi>{account.username}</bdi> },
          { label: t('me.email'), value: <bdi>{account.email}</bdi> },
        ]}
      />
      <Box>
        <Typography variant="h3" component="h3" sx={{ marginBlockEnd: 1 }}>
          {t('me.abilities')}
        </Typography>
        <DataTable
          caption={t('me.abilities')}
          columns={[
            { key: 'action', header: t('me.action'), cell: ({ action }) => t(`actions.${action}`, action) },
            { key: 'subject', header: t('me.subject'), cell: ({ subject }) => t(`subjects.${subject}`, subject) },
          ]}
          rows={account.ability}
          rowKey={({ action, subject }) => `${action} ${subject}`}
        />
      </Box>
    </>
  )
}
