import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import ReceiptText from '#src/shared/icons/ReceiptText.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { kampagneQueries } from '#src/entities/kampagne/queries.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { appAbility } from '#src/shared/ability/appAbility.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import type { PageLoader } from '#src/shared/routing/featureRoute.ts'
import { AufgabenSkeleton } from '../components/AufgabenList.tsx'
import { AufgabenSection } from '../components/AufgabenSection.tsx'
import { SchnellstartSection } from '../components/SchnellstartSection.tsx'
import { TermineSection, TermineSkeleton } from '../components/TermineSection.tsx'

export const loader: PageLoader = (_args, queryClient) =>
  appAbility().can('read', 'Kampagne') ? queryClient.ensureQueryData(kampagneQueries.uebersicht()) : Promise.resolve()

const Column = styled('div')({ display: 'grid', gap: 24 })

const Columns = styled(Column)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
}))

/** What waits for the user first; the rest earns its place. */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const user = useCurrentUser()
  const ability = useAppAbility()
  const invoices = ability.can('read', 'Rechnung') && (
    <Button component={Link} to={paths.rechnung()} variant="outlined" startIcon={<ReceiptText size={18} aria-hidden />}>
      {t('rechnungen')}
    </Button>
  )
  return (
    <Page
      title={t('title', { vorname: user?.vorname ?? '' })}
      subtitle={t('subtitle')}
      {...(invoices ? { actions: invoices } : {})}
    >
      {ability.can('read', 'Kampagne') ? (
        <Anstehendes />
      ) : (
        <EmptyState title={t('ohneRecht.title')} text={t('ohneRecht.text')} />
      )}
    </Page>
  )
}

function Anstehendes() {
  const query = useQuery(kampagneQueries.uebersicht())
  // With the content of the query view.
  const settled = useDeferredValue(!query.isPending)
  return (
    <Columns>
      <QueryView query={query} skeleton={<AufgabenSkeleton />}>
        {(uebersicht) => <AufgabenSection uebersicht={uebersicht} />}
      </QueryView>
      <Column>
        {query.isPending || !settled ? (
          <TermineSkeleton />
        ) : (
          <>
            {query.data && <TermineSection uebersicht={query.data} />}
            {/* Only now: it would be pushed away by however many dates there are. */}
            <SchnellstartSection />
          </>
        )}
      </Column>
    </Columns>
  )
}
