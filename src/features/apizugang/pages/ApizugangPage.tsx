import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import BookOpen from '#src/shared/icons/BookOpen.svg'
import Plus from '#src/shared/icons/Plus.svg'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { apizugangQueries } from '#src/entities/apizugang/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/routes/paths.ts'
import { Page } from '#src/shared/ui/Page.tsx'
import { EreignisseView } from '../ereignisse/EreignisseView.tsx'
import { SecretDialog, type Secret } from '../parts/SecretDialog.tsx'
import { ShowSecret } from '../parts/showSecret.ts'
import { AnfragenView } from '../protokoll/AnfragenView.tsx'
import { TokenDialog } from '../tokens/TokenDialog.tsx'
import { TokensView } from '../tokens/TokensView.tsx'
import { WebhooksView } from '../webhooks/WebhooksView.tsx'

const ANSICHTEN = ['tokens', 'anfragen', 'webhooks', 'ereignisse'] as const

export const loader: PageLoader = (_place, queryClient) => queryClient.ensureQueryData(apizugangQueries.tokens())

/** Access for programs: tokens, what was done with them, and where events are sent. */
export default function ApizugangPage() {
  const { t } = useTranslation('apizugang')
  const ability = useAppAbility()
  const [search, setSearch] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const [secret, setSecret] = useState<Secret | null>(null)
  const ansicht = ANSICHTEN.find((one) => one === search.get('ansicht')) ?? 'tokens'
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <>
          <Button
            component={Link}
            to={paths.apizugangDokumentation}
            variant="outlined"
            startIcon={<BookOpen size={20} aria-hidden />}
          >
            {t('doku.link')}
          </Button>
          {ansicht === 'tokens' && ability.can('create', 'ApiZugang') && (
            <Button variant="contained" onClick={() => setCreating(true)} startIcon={<Plus size={20} aria-hidden />}>
              {t('token.neu')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        value={ansicht}
        onChange={(_event, next: string) => setSearch(next === 'tokens' ? {} : { ansicht: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('ansichten')}
        sx={{ borderBottom: 1, borderColor: 'divider', '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' } }}
      >
        {ANSICHTEN.map((one) => (
          <Tab key={one} value={one} disableRipple id={`tab-${one}`} label={t(`ansicht.${one}`)} />
        ))}
      </Tabs>
      <ShowSecret value={setSecret}>
        <div role="tabpanel" aria-labelledby={`tab-${ansicht}`}>
          {ansicht === 'tokens' && <TokensView onCreate={() => setCreating(true)} />}
          {ansicht === 'anfragen' && <AnfragenView />}
          {ansicht === 'webhooks' && <WebhooksView />}
          {ansicht === 'ereignisse' && <EreignisseView />}
        </div>
        {creating && <TokenDialog onClose={() => setCreating(false)} />}
      </ShowSecret>
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Page>
  )
}
